// What the views of a layout say about each other.

import Source
import Syntax

extension AndroidXMLReader {
  /// Completes every view with what its ancestors and siblings add.
  mutating func finish() {
    list.markPicturesBesideText()
    markGroupsWithActions()
    /// Elements that draw a background, whatever it is.
    var draws = [Bool](repeating: false, count: list.elements.count)
    for index in list.elements.indices {
      let id = ElementID(index)
      draws[index] = list[id].colors.contains { $0.use == .background && $0.value != .adaptive }
      guard let parent = list[id].parent else { continue }
      if draws[parent.index] || list[parent].circumstances.contains(.onBackground)
        || list[parent].role == .custom
      {
        list[id].circumstances.insert(.onBackground)
      }
      if list[parent].openness.contains(.colors) { list[id].openness.insert(.colors) }
      // A field takes the hint of the layout around it.
      if list[id].role.isField || list[id].role == .container,
        list[parent].isTextInputLayout || list[parent].circumstances.contains(.inLabelledRow)
      {
        if !list[parent].placeholder.isAbsent || list[parent].circumstances.contains(.inLabelledRow) {
          list[id].isLabelledElsewhere = true
          list[id].circumstances.insert(.inLabelledRow)
        } else if list[parent].openness.contains(.elsewhere) || list[parent].typeName != "TextInputLayout" {
          // One of the app's own may have a hint by itself.
          list[id].openness.insert(.elsewhere)
        } else {
          // Code may give the hint to the layout.
          list[id].circumstances.formUnion(list[parent].circumstances.intersection(.visibleOutside))
        }
      }
      if draws[index] == false, list[id].role == .image {
        draws[parent.index] = draws[parent.index] || list[parent].typeName == "FrameLayout"
      }
    }
  }

  /// A layout that takes several of its controls from assistive technology offers them in another way: as actions of
  /// the row, which code adds.
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

  /// So many hidden controls are no oversight.
  private static let controlsOfRow = 3
}
