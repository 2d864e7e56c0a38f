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
}
