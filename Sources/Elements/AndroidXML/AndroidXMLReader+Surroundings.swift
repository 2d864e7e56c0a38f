// The effects of a layout's views on each other.

import Source
import Syntax

extension AndroidXMLReader {
  /// Completes every view with information from its ancestors and siblings.
  mutating func finish() {
    list.markPicturesBesideText()
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
      if list[parent].openness.contains(.colors) { list[id].openness.insert(.colors) }
      // A field gets the hint of the layout around it.
      if list[id].role.isField || list[id].role == .container,
        list[parent].isTextInputLayout || list[parent].circumstances.contains(.inLabelledRow)
      {
        if !list[parent].placeholder.isAbsent || list[parent].circumstances.contains(.inLabelledRow) {
          list[id].isLabelledElsewhere = true
          list[id].circumstances.insert(.inLabelledRow)
        } else if list[parent].openness.contains(.elsewhere) || list[parent].typeName != "TextInputLayout" {
          // A custom layout may set the hint itself.
          list[id].openness.insert(.elsewhere)
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
      if let parent = list.elements[index].parent { list[parent].openness.insert(.elsewhere) }
    }
  }

  /// The minimum number of hidden controls that are clearly hidden on purpose.
  private static let controlsOfRow = 3
}
