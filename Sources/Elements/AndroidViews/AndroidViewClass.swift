// The classes of Android's views, by their names in Kotlin code.

import Source
import Syntax

/// Which names are those of view classes.
enum AndroidViewClass {
  /// The role of a class; nil for one that is no view or not known.
  static func role(_ name: Identifier, spelled text: ArraySlice<UInt8>) -> Role? {
    switch name {
    // Names of the layout file's own tags, and of types that are no views.
    case "Flow", "Group", "Barrier", "Guideline", "menu", "group", "merge", "layout": return nil
    case "View", "Space", "ViewGroup": return .custom
    default: break
    }
    guard text.first?.isUppercaseASCII == true else { return nil }
    let widget = AndroidWidget.named(name, spelled: text)
    return widget.role == .custom ? nil : widget.role
  }

  /// Whether a class inherits what it draws from none of the widgets.
  static func drawsNothing(_ name: Identifier) -> Bool { name == "View" }

  /// Whether a class, by what it extends, has `getString` of its own.
  static func isContext(_ supertype: ArraySlice<UInt8>) -> Bool {
    supertype.ends(with: "Activity") || supertype.ends(with: "Fragment") || supertype.ends(with: "Service")
      || supertype.ends(with: "Application")
  }
}
