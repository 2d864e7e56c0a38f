// The nested-control rule: controls inside another control.

import Elements

extension Rule {
  static let nestedControl = Rule(
    "nested-control", "Control is nested inside another control", .structureAndFocus,
    severity: .warning, criteria: [.nameRoleValue, .focusOrder], on: .pressable,
    why: "Screen readers may stop on a nested control for the same action again, or never reach it.",
    examples: nestedControlExamples
  ) { id, report in
    let outer = report.tree[id]
    guard outer.exposure != .hidden, outer.actions.isEmpty,
      outer.grouping != .ignoresChildren || outer.groupingRange == nil
    else { return }
    let nested = report.tree.nestedControls(of: id)
    for inner in nested {
      report.report(
        inner, at: report.tree[inner].nestedRange, outer.nestedMessage,
        severity: report.tree.nestedSeverity(inner, in: id),
        related: [Finding.Related(outer.typeRange, "The enclosing control.")],
        fixes: [report.nestedFix(inner, of: nested, in: outer)])
    }
  }
}

extension ElementTree {
  /// Returns the active controls inside a control, without those that are in another control inside it.
  func nestedControls(of id: ElementID) -> [ElementID] {
    let outer = self[id]
    guard outer.holdsNoControls else { return [] }
    let inner = actingControls(in: id)
    // A layout with several controls is a surface that keeps touches from what's below it.
    return outer.framework == .androidXML && inner.count > 1 ? [] : inner
  }

  private func actingControls(in id: ElementID) -> [ElementID] {
    let outer = self[id]
    return descendants(of: id).filter { inner in
      let element = self[inner]
      guard element.isNestable(in: outer), element.parent == id || !element.isNestableDirectly,
        // Code may handle the inner control differently from the outer one.
        element.circumstances.isDisjoint(with: [.passive, .actsInCode]), element.exposure != .hidden,
        element.slot != .separate, !isBoundToConstant(inner),
        element.openness.isDisjoint(with: .elsewhere) || element.framework == .compose,
        // missing-control-label reports a control without a label in a menu item.
        outer.role != .menuItem || outer.framework != .compose || !element.role.isValueControl
          || !element.name.isAbsent,
        outer.framework != .compose || outer.holdsOtherButtons || doesTheSame(inner, as: id)
      else { return false }
      for above in ancestors(of: inner) {
        if above == id { return true }
        if self[above].slot == .separate || self[above].role.isControl || self[above].hiding != nil
          || self[above].isTappable || !self[above].actions.isEmpty
        {
          return false
        }
      }
      return false
    }
  }

  /// Returns whether a layout's control is inside an active one: then the nesting is the problem, not the label.
  func isNestedInControl(_ id: ElementID) -> Bool {
    guard self[id].framework == .androidXML, let outer = enclosingControl(of: id) else { return false }
    return nestedControls(of: outer).contains(id)
  }

  func nestedSeverity(_ inner: ElementID, in outer: ElementID) -> Severity {
    switch self[outer].framework {
    // A button inside another one can be reached, and so can a control with a label. Only the nesting is unusual.
    case .compose, .androidXML, .androidViews:
      self[outer].role.isControl || !self[inner].role.isValueControl || self[inner].name.value != nil
        ? .information : .warning
    case .swiftUI, .uiKit, .interfaceBuilder: .warning
    }
  }
}

private extension Element {
  /// True if the element is a single focus stop, which can't contain controls.
  var holdsNoControls: Bool {
    switch framework {
    case .swiftUI: role.isPressable && typeName != "Menu" && typeName != "DisclosureGroup"
    case .compose, .androidXML:
      (role.isPressable || isTappable || role == .container) && (role.isPressable || isTappable)
    case .uiKit: isClosedControl
    case .interfaceBuilder, .androidViews: false
    }
  }

  func isNestable(in outer: Element) -> Bool {
    switch framework {
    case .swiftUI: return role.isPressable || role == .toggle || role.isField
    case .compose:
      // A button shouldn't contain another button, and a clickable row or card shouldn't contain a control for the same
      // action.
      return role.isPressable || role == .checkbox || role == .toggle || role == .radioButton
    // A clickable image has a separate purpose, even inside a button and even with a label.
    case .androidXML:
      return role == .checkbox || role == .toggle || role == .radioButton
        || role == .button && !title.isAbsent
    // A button without a handler may be only decoration.
    case .uiKit: return role.isControl && (!role.isPressable || handlerName != nil || !gestures.isEmpty)
    case .interfaceBuilder, .androidViews: return false
    }
  }

  /// True if it's a button in a layout file, which repeats the action of its layout only as a direct child.
  var isNestableDirectly: Bool { framework == .androidXML && role == .button }

  /// True if it's a Compose button, which shouldn't contain another one. Cards, chips, and rows contain buttons for
  /// other actions.
  var holdsOtherButtons: Bool {
    framework == .compose && role.isPressable && role != .menuItem && typeName.hasSuffix("Button")
  }

  var nestedRange: Range<Int> {
    switch framework {
    case .androidXML: typeRange
    case .uiKit: constructor
    default: range
    }
  }
}

private extension Element {
  var nestedMessage: String {
    switch framework {
    case .compose where !holdsOtherButtons, .androidViews, .androidXML:
      "This control and the row around it are two focus stops for one action. Make only the row interactive."
    case .uiKit:
      "VoiceOver treats the enclosing button as one element, so users can't reach this control. Move it out."
    case .swiftUI, .interfaceBuilder, .compose:
      "This control is inside another one, so \(reader) announces the action twice or never reaches it. Move it out."
    }
  }
}

private extension Report {
  /// Returns a fix, except in UIKit: there, the inner control may have another purpose, and where it belongs depends on
  /// the layout.
  func nestedFix(_ inner: ElementID, of nested: [ElementID], in outer: Element) -> Fix? {
    switch outer.framework {
    case .uiKit: nil
    // Moving only one of them would change their order and leave the others inside.
    case .swiftUI where nested.count > 1: nil
    case .swiftUI: fix("Move the inner control out", .changesBehavior, .moveOut, on: inner)
    default: fix(outer.framework.passiveFixTitle, .changesBehavior, .passive, on: inner)
    }
  }
}

private extension Framework {
  var passiveFixTitle: String {
    self == .compose
      ? "Make the row toggleable and the child passive" : "Set clickable and focusable to false"
  }
}
