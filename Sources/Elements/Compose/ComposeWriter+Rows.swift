// Rows that switch what they show, with a passive control inside.

import Source
import Syntax

extension ComposeWriter {
  /// `Row { Text(wifi); Switch(on, onCheckedChange = f) }` becomes
  /// `Row(Modifier.toggleable(on, role = Role.Switch, onValueChange = f)) { Text(wifi); Switch(on, null) }`.
  func toggleableRow(_ id: ElementID) -> [WriterEdit]? {
    let control = tree[id]
    guard let toggling = toggling(control),
      let parent = control.parent, tree[parent].typeName == "Row",
      tree[parent].grouping == .none, !tree[parent].openness.contains(.modifiers),
      let row = self.call(of: tree[parent]),
      tree.children(of: parent).count(where: { tree[$0].role != .spacer }) == 2,
      tree.children(of: parent).contains(where: { tree[$0].role == .text }),
      let edit = modifier(to: row, ".\(toggling.modifier)")
    else { return nil }
    return [edit, .replace(syntax[toggling.callback].range, "null")]
  }

  /// `Row(Modifier.clickable { set(!on) }) { Checkbox(on, set) }` becomes
  /// `Row(Modifier.toggleable(on, role = Role.Checkbox, onValueChange = set)) { Checkbox(on, null) }`.
  func passive(_ id: ElementID) -> [WriterEdit]? {
    guard let toggling = toggling(tree[id]), let row = tree.enclosingControl(of: id),
      let tap = tree[row].gestures.first(where: { $0.kind == .tap }),
      let click = modifier(namedAt: tap.range.lowerBound, of: tree[row])
    else { return nil }
    let null = WriterEdit.replace(syntax[toggling.callback].range, "null")
    switch syntax[click].name {
    case "toggleable", "selectable", "triStateToggleable":
      guard syntax.argument("role", of: click) == nil else { return [null] }
      return argument(to: click, [.text("role = Role.\(toggling.role)")], first: true).map { [$0, null] }
    case "clickable":
      // What else the click is told has no place that is the same everywhere.
      guard
        syntax.arguments(of: click).allSatisfy({
          syntax[$0].detail == 1 || syntax[$0].name == "onClick" || syntax[$0].name == "role"
        }), tree[row].gestures.count == 1
      else { return nil }
      return [.replace(syntax[click].range, ".\(toggling.modifier)"), null]
    default: return nil
    }
  }

  /// The modifier that does for a row what a control does, and the control's callback.
  private func toggling(_ control: Element) -> (modifier: String, role: String, callback: NodeID)? {
    guard control.role == .toggle || control.role == .checkbox || control.role == .radioButton,
      let call = call(of: control),
      let state = syntax.arguments(of: call).first(where: { !syntax.isModifier($0) })
        .flatMap(syntax.value(ofArgument:)),
      let callback = syntax.argument("onCheckedChange", at: 1, of: call)
        ?? syntax.argument("onClick", at: 1, of: call),
      let value = syntax.value(ofArgument: callback)
    else { return nil }
    let checked = syntax.value("checked", of: call) ?? syntax.value("selected", of: call) ?? state
    let (function, role) =
      switch syntax[call].name {
      case "RadioButton": ("selectable", "RadioButton")
      case "TriStateCheckbox": ("triStateToggleable", "Checkbox")
      case "Checkbox": ("toggleable", "Checkbox")
      default: ("toggleable", "Switch")
      }
    let handler = tree.text.string(syntax[value].range)
    let first = "\(function)(\(tree.text.string(syntax[checked].range)), role = Role.\(role)"
    let passed =
      syntax[value].kind == .closure
      ? ") \(handler)"
      : ", \(function == "toggleable" ? "onValueChange" : "onClick") = \(handler))"
    return (first + passed, role, value)
  }
}
