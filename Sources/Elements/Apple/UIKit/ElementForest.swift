// Views in preorder, below the views that they were added to.

import Syntax

/// Elements with their slots, to be sorted by the view hierarchy.
struct ElementForest {
  private var elements: [Element] = []
  private var ids: [SlotID] = []
  private var places: [SlotID: Int] = [:]

  /// The maximum nesting depth. Deeper views become siblings.
  private static let maximumDepth = 32

  mutating func add(_ element: Element, at id: SlotID) {
    places[id] = elements.count
    elements.append(element)
    ids.append(id)
  }

  /// Returns all elements, parents before children and otherwise in file order.
  ///
  /// `host` returns the slot that a view was added to, `candidates` the slots that may represent a host.
  func preorder(
    _ host: (SlotID) -> SlotID?, resolving candidates: (SlotID) -> [SlotID]
  ) -> [Element] {
    let order = elements.indices.sorted { left, right in
      (elements[left].constructor.lowerBound, left) < (elements[right].constructor.lowerBound, right)
    }
    var children: [[Int]] = Array(repeating: [], count: elements.count)
    var roots: [Int] = []
    for index in order {
      let parent = host(ids[index]).flatMap { host in
        candidates(host).lazy.compactMap { places[$0] }.first { $0 != index }
      }
      if let parent { children[parent].append(index) } else { roots.append(index) }
    }
    var result: [Element] = []
    result.reserveCapacity(elements.count)
    var isPlaced = Array(repeating: false, count: elements.count)
    // Elements in a cycle of hosts aren't below any root. Each cycle is entered at its first element.
    for root in roots + order {
      var open: [(index: Int, parent: Int?, depth: Int)] = [(root, nil, 0)]
      while let (index, parent, depth) = open.popLast() {
        guard !isPlaced[index] else { continue }
        isPlaced[index] = true
        var element = elements[index]
        element.parent = parent.map(ElementID.init)
        result.append(element)
        let isDeep = depth >= ElementForest.maximumDepth
        let place = isDeep ? parent : result.count - 1
        for child in children[index].reversed() { open.append((child, place, isDeep ? depth : depth + 1)) }
      }
    }
    return result
  }
}
