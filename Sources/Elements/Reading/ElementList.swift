// How front ends write elements down in reading order.

import Syntax

/// Elements in the order in which a front end meets them, each below the one that is open.
struct ElementList {
  private(set) var elements: [Element] = []

  /// Adds an element below `parent` and returns its id.
  mutating func append(_ element: Element, below parent: ElementID?) -> ElementID {
    elements.append(element)
    elements[elements.count - 1].parent = parent
    return ElementID(elements.count - 1)
  }

  subscript(id: ElementID) -> Element {
    _read { yield elements[id.index] }
    _modify { yield &elements[id.index] }
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
