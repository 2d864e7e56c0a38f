// Android view classes, by their names in Kotlin code.

import Source
import Syntax

/// The roles of view class names.
enum AndroidViewClass {
  /// Returns the role of a class, or nil if it isn't a view or isn't known.
  static func role(_ name: Identifier, spelled text: ArraySlice<UInt8>) -> Role? {
    switch name {
    // Names of layout tags, and of types that aren't views.
    case "Flow", "Group", "Barrier", "Guideline", "menu", "group", "merge", "layout": return nil
    case "View", "Space", "ViewGroup": return .custom
    default: break
    }
    guard text.first?.isUppercaseASCII == true else { return nil }
    let widget = AndroidWidget.named(name, spelled: text)
    return widget.role == .custom ? nil : widget.role
  }

  /// Returns whether the name of a class is one that apps give their views. Others aren't looked up, because every query
  /// may cause another analysis.
  static func mayBeOfApp(_ name: ArraySlice<UInt8>) -> Bool {
    [
      "View", "Text", "Button", "Image", "Icon", "Field", "Input", "Label", "Box", "Switch", "Chip", "Bar",
      "Avatar",
    ]
    .contains { (word: StaticString) in name.ends(with: word) }
  }

  /// Returns whether a class inherits no drawing code from a widget.
  static func drawsNothing(_ name: Identifier) -> Bool { name == "View" }

  /// Returns whether a class has its own `getString`, based on its supertype.
  static func isContext(_ supertype: ArraySlice<UInt8>) -> Bool {
    supertype.ends(with: "Activity") || supertype.ends(with: "Fragment") || supertype.ends(with: "Service")
      || supertype.ends(with: "Application")
  }
}
