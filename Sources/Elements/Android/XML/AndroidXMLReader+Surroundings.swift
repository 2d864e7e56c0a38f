// The effects of a layout's views on each other.

import Source
import Syntax

extension AndroidXMLReader {
  /// Completes every view with information from its ancestors and siblings.
  mutating func finish() {
    list.markPicturesBesideText()
    separateControls()
    markGroupsWithActions()
    /// The elements that draw any kind of background.
    var draws = [Bool](repeating: false, count: list.elements.count)
    for index in list.elements.indices {
      let id = ElementID(index)
      draws[index] = list[id].colors.contains { $0.use == .background && !$0.value.isAdaptive }
      guard let parent = list[id].parent else { continue }
      if draws[parent.index] || list[parent].circumstances.contains(.onBackground)
        || list[parent].role == .custom
      {
        list[id].circumstances.insert(.onBackground)
      }
      if list[parent].openness.contains(.colors) {
        list[id].unknowns.inherit(.colors, from: list[parent].unknowns)
      }
      // A field gets the hint of the layout around it.
      if list[id].role.isField || list[id].role == .container,
        list[parent].isTextInputLayout || list[parent].circumstances.contains(.inLabelledRow)
      {
        if !list[parent].placeholder.isAbsent || list[parent].circumstances.contains(.inLabelledRow) {
          list[id].isLabelledElsewhere = true
          list[id].circumstances.insert(.inLabelledRow)
        } else if list[parent].openness.contains(.elsewhere) || list[parent].typeName != "TextInputLayout" {
          // A custom layout may set the hint itself.
          list[id].unknowns.add(.elsewhere, .view, at: NodeID(list[parent].origin))
        } else {
          // Code may set the hint on the layout.
          list[id].circumstances.formUnion(list[parent].circumstances.intersection(.visibleOutside))
        }
      }
      if draws[index] == false, list[id].role == .image {
        draws[parent.index] = draws[parent.index] || list[parent].typeName == "FrameLayout"
      }
    }
  }

  /// Returns, for each element, whether it contains one with a property.
  private func containers(_ isContained: (Element) -> Bool) -> [Bool] {
    var contains = [Bool](repeating: false, count: list.elements.count)
    for index in list.elements.indices where isContained(list.elements[index]) {
      var above = list.elements[index].parent
      while let id = above, !contains[id.index] {
        contains[id.index] = true
        above = list[id].parent
      }
    }
    return contains
  }

  /// Separates the controls in layouts that code makes clickable: what they have in common is known only to the code.
  /// Layouts without images show text.
  private mutating func separateControls() {
    guard !tappedLayouts.isEmpty else { return }
    let hasControl = containers { $0.isInteractive }
    let hasImage = containers { $0.role == .image }
    for id in tappedLayouts where hasControl[id.index] || !hasImage[id.index] {
      list[id].gestures.removeAll { $0.kind == .tap }
      list[id].grouping = .none
    }
  }

  /// Marks layouts that hide several of their controls from assistive technologies. They offer these controls as custom
  /// actions of the row, which code adds.
  ///
  /// Source: android.view.accessibility.AccessibilityNodeInfo.AccessibilityAction, “Custom actions”.
  private mutating func markGroupsWithActions() {
    let hidden = list.elements.indices.filter { index in
      let element = list.elements[index]
      return element.hiding?.extent == .itself && element.identifier != nil
        && (element.role.isControl || element.gestures.contains { $0.kind == .tap })
    }
    guard hidden.count >= AndroidXMLReader.controlsOfRow else { return }
    for index in hidden {
      if let parent = list.elements[index].parent { list[parent].unknowns.add(.elsewhere, .code) }
    }
  }

  /// The minimum number of hidden controls that are clearly hidden on purpose.
  private static let controlsOfRow = 3
}

private extension Element {
  /// True if it's a control, a list, or a view that isn't known.
  var isInteractive: Bool {
    role.isControl || role == .list || role == .embed || role == .custom
      || gestures.contains { $0.kind == .tap }
  }
}
