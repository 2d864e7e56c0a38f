// Texts whose size the code proves to be usual, neither large nor unknown.

import Source
import Syntax

extension ElementTree {
  /// Returns whether a text is certainly smaller than large print: its size or style is known, or nothing around it sets
  /// one.
  public func certainlyHasBodySize(_ id: ElementID) -> Bool {
    if let size = self[id].textSize { return size < 18 }
    // Other components choose their own style.
    guard self[id].framework == .androidXML || ElementTree.platformTexts.contains(self[id].typeName) else {
      return false
    }
    switch self[id].framework {
    case .androidXML: return leavesTextSize(id)
    case .swiftUI: return hasInheritedBodySize(id)
    case .compose: return !statesStyle(id) && !isInTitle(id)
    // Other files may set the font of a view that they refer to.
    case .uiKit, .interfaceBuilder, .androidViews: return false
    }
  }

  private static let platformTexts: Set<String> = ["Text", "Label", "Button", "Link", "Toggle"]

  /// Returns whether a layout leaves the size of a text to the platform, which is 14 sp for texts and buttons.
  private func leavesTextSize(_ id: ElementID) -> Bool {
    guard self[id].typeName != AndroidXMLReader.primaryColor else { return true }
    let attributes = AndroidAttributes(of: NodeID(self[id].origin), in: syntax)
    if attributes.has("style") || attributes.has("android:textAppearance") || attributes.has("android:theme")
    {
      return false
    }
    switch self[id].typeName {
    case "TextView", "AppCompatTextView", "MaterialTextView", "Button", "AppCompatButton", "MaterialButton",
      "CheckBox", "RadioButton", "Switch":
      return true
    default: return false
    }
  }

  /// Returns whether neither a SwiftUI text nor anything around it sets a font, or one with a usual size.
  private func hasInheritedBodySize(_ id: ElementID) -> Bool {
    for element in sequence(first: id, next: { self[$0].parent }).prefix(ElementTree.reach) {
      if let size = self[element].textSize { return size < 18 }
      guard self[element].fonts.isEmpty, !self[element].openness.contains(.modifiers) else { return false }
      // Titles, headers, and custom components choose the font of their content.
      guard self[element].role != .custom || element == id else { return false }
    }
    return true
  }

  /// Returns whether a Compose call states a size or a style that may be large.
  private func statesStyle(_ id: ElementID) -> Bool {
    guard let call = call(of: self[id]), syntax.argument("fontSize", of: call) == nil,
      syntax.argument("textStyle", of: call) == nil
    else { return true }
    guard let style = syntax.value("style", of: call) else { return false }
    return !ElementTree.isSmallStyle(syntax.lastName(of: style))
  }

  /// Source: Material 3 and Material 2, “Type scale”.
  private static func isSmallStyle(_ name: Identifier) -> Bool {
    switch name {
    case "bodyLarge", "bodyMedium", "bodySmall", "labelLarge", "labelMedium", "labelSmall", "titleMedium",
      "titleSmall", "body1", "body2", "subtitle1", "subtitle2", "caption", "overline", "button":
      true
    default: false
    }
  }

  /// Returns whether a Compose text may be in a slot with a large text style. The label of a button never is.
  private func isInTitle(_ id: ElementID) -> Bool {
    for parent in ancestors(of: id).prefix(ElementTree.reach) {
      if self[parent].role.isPressable { return false }
      switch self[parent].typeName {
      case "Row", "Column", "Box", "Surface", "Card", "LazyColumn", "LazyRow", "FlowRow": continue
      default: return true
      }
    }
    return false
  }
}
