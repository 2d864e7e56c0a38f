// How front ends write elements down in reading order.

import Syntax

/// Elements in the order in which a front end meets them, each below the one that is open.
struct ElementList {
  private(set) var elements: [Element] = []

  /// No file that people write shows as many views. Those of one that does are not looked at: each takes kilobytes.
  static let mostElements = 32_768

  /// Whether there are so many elements that they are not looked at. A front end then hands over what it has.
  var isFull: Bool { elements.count >= ElementList.mostElements }

  /// Adds an element below `parent` and returns its id.
  mutating func append(_ element: consuming Element, below parent: ElementID?) -> ElementID {
    elements.append(element)
    elements[elements.count - 1].parent = parent
    return ElementID(elements.count - 1)
  }

  subscript(id: ElementID) -> Element {
    // No `_read`: Swift 6.3 reads what it yields after its end where nothing is optimized (AddressSanitizer).
    @inline(__always) get { elements[id.index] }
    _modify { yield &elements[id.index] }
  }

  /// Puts every element right behind what it is inside of: views that a front end met apart, such as those in the
  /// action of a button, follow the outermost view around them. Returns the new index for each old one.
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
    // Almost always: nothing stands inside of what was read before it.
    if order.indices.allSatisfy({ order[$0] == $0 }) { return order }
    var sorted = elements
    for index in elements.indices {
      sorted[order[index]] = elements[index]
      sorted[order[index]].parent = elements[index].parent.map { ElementID(order[$0.index]) }
    }
    elements = sorted
    return order
  }

  /// Takes what closures of a component hold for no part of its name: it acts, or is shown apart.
  mutating func setApartChildren(of id: ElementID) {
    var index = id.index + 1
    while index < elements.count, let parent = elements[index].parent, parent >= id {
      if parent == id { elements[index].slot = .separate }
      index += 1
    }
  }

  /// Components by the name that their code calls: where helpers of the file are used (guard G9).
  var componentsByName: [Identifier: [ElementID]] {
    var components: [Identifier: [ElementID]] = [:]
    for index in elements.indices where elements[index].role == .custom {
      components[Identifier(spelled: elements[index].typeName), default: []].append(ElementID(index))
    }
    return components
  }
}
