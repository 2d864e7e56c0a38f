// The list in which front ends record elements in reading order.

import Syntax

/// Elements in the order in which a front end reads them, each below its open parent.
struct ElementList {
  private(set) var elements: [Element] = []

  /// The maximum number of elements. No handwritten file has this many views, and each element takes kilobytes, so
  /// the elements of larger files are ignored.
  static let mostElements = 32_768

  /// True if the maximum is reached. The front end then returns what it has.
  var isFull: Bool { elements.count >= ElementList.mostElements }

  /// Adds an element below `parent` and returns its ID.
  mutating func append(_ element: consuming Element, below parent: ElementID?) -> ElementID {
    elements.append(element)
    elements[elements.count - 1].parent = parent
    return ElementID(elements.count - 1)
  }

  subscript(id: ElementID) -> Element {
    // No `_read`: in unoptimized builds, Swift 6.3 accesses the yielded value after its lifetime (AddressSanitizer).
    @inline(__always) get { elements[id.index] }
    _modify { yield &elements[id.index] }
  }

  /// Moves every element right after the view that contains it. Views that a front end reads separately, such as
  /// those in a button's action, follow their outermost view. Returns the new index for each old one.
  mutating func untangle() -> [Int] {
    var roots = Array(elements.indices)
    var counts = [Int](repeating: 0, count: elements.count)
    for index in elements.indices {
      if let parent = elements[index].parent, parent.index < index { roots[index] = roots[parent.index] }
      counts[roots[index]] += 1
    }
    var places = [Int](repeating: 0, count: elements.count)
    var next = 0
    for index in elements.indices where counts[index] > 0 {
      places[index] = next
      next += counts[index]
    }
    var order = [Int](repeating: 0, count: elements.count)
    for index in elements.indices {
      order[index] = places[roots[index]]
      places[roots[index]] += 1
    }
    // Usually, the order is already correct.
    if order.indices.allSatisfy({ order[$0] == $0 }) { return order }
    var sorted = elements
    for index in elements.indices {
      sorted[order[index]] = elements[index]
      sorted[order[index]].parent = elements[index].parent.map { ElementID(order[$0.index]) }
    }
    elements = sorted
    return order
  }

  /// Marks the content of a component's closures as separate, because it's an action or shown separately, so it isn't
  /// part of the label.
  mutating func setApartChildren(of id: ElementID) {
    var index = id.index + 1
    while index < elements.count, let parent = elements[index].parent, parent >= id {
      if parent == id { elements[index].slot = .separate }
      index += 1
    }
  }

  /// Custom components by the name that their code calls, to find uses of helpers in the file.
  var componentsByName: [Identifier: [ElementID]] {
    var components: [Identifier: [ElementID]] = [:]
    for index in elements.indices where elements[index].role == .custom {
      components[Identifier(spelled: elements[index].typeName), default: []].append(ElementID(index))
    }
    return components
  }
}
