// What siblings and ancestors say about an element, the same for frameworks whose code nests views.

import Syntax

extension ElementList {
  /// Marks pictures, and components that may be pictures, that stand with a text in one parent; parents with
  /// a single child are looked through.
  mutating func markPicturesBesideText() {
    var childCounts = [Int](repeating: 0, count: elements.count)
    /// For each element, in how many places inside text may stand, itself included.
    var texts = [Int](repeating: 0, count: elements.count)
    for index in elements.indices.reversed() {
      if elements[index].mayShowText { texts[index] += 1 }
      if let parent = elements[index].parent {
        childCounts[parent.index] += 1
        texts[parent.index] += min(texts[index], 1_000)
      }
    }
    for index in elements.indices
    where elements[index].role == .image || elements[index].role == .custom || elements[index].imagery != nil
    {
      var inside = index
      while let parent = elements[inside].parent, childCounts[parent.index] == 1,
        elements[parent.index].role == .container
      {
        inside = parent.index
      }
      guard let parent = elements[inside].parent else { continue }
      // The title of a container is told apart, and so is that of what shows the picture elsewhere.
      let isApart = elements[parent.index].role == .container || elements[inside].slot == .separate
      let ofParent = isApart && elements[parent.index].mayShowText ? 1 : 0
      if texts[parent.index] - texts[inside] - ofParent > 0 {
        self[ElementID(index)].circumstances.insert(.besideText)
      }
    }
  }

  /// Marks elements that stand on something other than the system's background: a color written around them,
  /// or what a stack of layers, called `stack`, shows below them.
  mutating func markBackgrounds(stack: String) {
    /// Elements that draw a background for what is inside them, whatever it is.
    var draws = [Bool](repeating: false, count: elements.count)
    for index in elements.indices {
      draws[index] =
        draws[index] || elements[index].colors.contains { $0.use == .background && $0.value != .adaptive }
      guard let parent = elements[index].parent else { continue }
      let isStacked = elements[parent.index].typeName == stack && !elements[index].mayShowText
      if elements[index].slot == .decoration || isStacked { draws[parent.index] = true }
    }
    for index in elements.indices {
      guard let parent = elements[index].parent else { continue }
      draws[index] = draws[index] || draws[parent.index] && elements[index].slot != .separate
      let role = elements[parent.index].role
      let isOnBackground = elements[parent.index].circumstances.contains(.onBackground)
      if draws[parent.index] || isOnBackground || role == .custom || role.isControl {
        self[ElementID(index)].circumstances.insert(.onBackground)
      }
      if elements[parent.index].openness.contains(.colors) { self[ElementID(index)].openness.insert(.colors) }
    }
  }
}
