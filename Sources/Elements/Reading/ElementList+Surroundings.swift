// Facts about an element that its siblings and ancestors show, for all frameworks whose code nests views.

import Source
import Syntax

extension ElementList {
  /// Marks images, and components that may be images, that share a parent with a text. Parents with a single child
  /// are skipped.
  mutating func markPicturesBesideText() {
    var childCounts = [Int](repeating: 0, count: elements.count)
    /// For each element, the number of possible texts inside it, including the element.
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
      // A container's title doesn't count as its content, and neither does that of a view that shows the image
      // separately.
      let isApart = elements[parent.index].role == .container || elements[inside].slot == .separate
      let ofParent = isApart && elements[parent.index].mayShowText ? 1 : 0
      if texts[parent.index] - texts[inside] - ofParent > 0 {
        self[ElementID(index)].circumstances.insert(.besideText)
      }
    }
  }

  /// Marks elements whose background isn't the system's: a color is set around them, or a layer stack with the type
  /// name `stack` shows other content behind them.
  mutating func markBackgrounds(stack: String) {
    /// Elements that draw a background behind their content.
    var draws = [Bool](repeating: false, count: elements.count)
    for index in elements.indices {
      draws[index] =
        draws[index] || elements[index].colors.contains { $0.use == .background && !$0.value.isAdaptive }
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
      if elements[parent.index].openness.contains(.colors) {
        self[ElementID(index)].unknowns.inherit(.colors, from: elements[parent.index].unknowns)
      }
    }
  }
}

extension Element {
  /// True if the element may show a visible text.
  var mayShowText: Bool {
    switch role {
    case .text, .heading, .label, .custom: true
    // Hint text, on a field or on the layout around it, is visible, too.
    default: !title.isAbsent && title.value?.value.isBlank != true || !placeholder.isAbsent
    }
  }
}
