// The Compose role that a clickable element should have.

import Syntax

/// A value of `androidx.compose.ui.semantics.Role`.
public struct ComposeRole: Sendable {
  public var name: String
  /// True if the code determines the role: `clickable` is a button, or a row shows a switch.
  public var isCertain: Bool
  /// The call that makes the element clickable.
  var call: NodeID
}

extension ElementTree {
  /// Returns the role for a Compose element that a modifier makes clickable, or nil if none fits.
  public func composeRole(of id: ElementID) -> ComposeRole? {
    guard let tap = self[id].gestures.first(where: { $0.kind == .tap }),
      let call = ComposeWriter(tree: self).modifier(namedAt: tap.range.lowerBound, of: self[id])
    else { return nil }
    switch syntax[call].name {
    case "clickable", "combinedClickable":
      return ComposeRole(name: opensMenu(id) ? "DropdownList" : "Button", isCertain: true, call: call)
    case "toggleable", "triStateToggleable", "selectable":
      if let role = roleOfPassiveControl(in: id) {
        return ComposeRole(name: role, isCertain: true, call: call)
      }
      let guess =
        syntax[call].name == "selectable" ? "RadioButton" : isDisclosure(call) ? "Button" : "Checkbox"
      return ComposeRole(name: guess, isCertain: false, call: call)
    default: return nil
    }
  }

  /// Returns whether `toggleable` shows and hides something: `toggleable(isExpanded) { … }`.
  private func isDisclosure(_ call: NodeID) -> Bool {
    guard let value = syntax.argument("value", at: 0, of: call).flatMap(syntax.value(ofArgument:)) else {
      return false
    }
    return syntax.isNamed(value, ["expanded", "collapsed", "open", "opened"])
  }

  /// Returns whether a clickable layout contains the menu that it opens.
  public func opensMenu(_ id: ElementID) -> Bool {
    self[id].framework == .compose
      && firstChildren(of: id).contains {
        self[$0].typeName == "DropdownMenu" || self[$0].typeName == "ExposedDropdownMenu"
      }
  }

  /// Returns the role of the passive control whose state a row shows: a switch, a checkbox, or a radio button.
  private func roleOfPassiveControl(in id: ElementID) -> String? {
    for part in descendants(of: id) where self[part].circumstances.contains(.passive) {
      switch self[part].role {
      case .toggle: return "Switch"
      case .checkbox: return "Checkbox"
      case .radioButton: return "RadioButton"
      default: continue
      }
    }
    return nil
  }
}
