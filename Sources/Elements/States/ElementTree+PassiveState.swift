// Rows that are only clickable but show a control for their state.

import Source
import Syntax

/// A control without a callback in a clickable row. It shows the row's state, but isn't announced.
public struct PassiveState: Sendable {
  public var control: ElementID
  /// The modifier that exposes the state, and edits that replace the click with it, or nil if that isn't possible.
  public var fix: (typeName: String, edits: [WriterEdit])?
}

extension ElementTree {
  /// Returns the passive switch, checkbox, or radio button in a clickable row that exposes no state.
  ///
  /// Source: androidx.compose.material3, “Checkbox”, “RadioButton”, and “Switch”: without a callback, they have neither
  /// a role nor a state, so the row needs `toggleable` or `selectable`.
  func passiveState(of id: ElementID, components: [Identifier: NodeID]) -> PassiveState? {
    let writer = ComposeWriter(tree: self)
    guard self[id].framework == .compose, !self[id].role.isValueControl,
      let control = descendants(of: id).first(where: { isPassive($0, in: id) }),
      let row = writer.call(of: self[id]), let call = writer.call(of: self[control]),
      let tap = handler(of: self[id]), !syntax.exposesState(in: row),
      syntax.argument("selected", of: row) == nil, syntax.argument("checked", of: row) == nil,
      let argument = syntax.arguments(of: call).first(where: { !syntax.isModifier($0) }),
      let state = syntax.value(ofArgument: argument)
    else { return nil }
    let core = syntax.core(of: state)
    let name = syntax[core].kind == .name ? syntax[core].name : .none
    let uses = StateUses(
      of: syntax.text[syntax[core].range], name: name, in: row, except: [call, tap], derived: [],
      components: components, syntax)
    guard !uses.isTold else { return nil }
    return PassiveState(control: control, fix: replacingClick(of: id, tap, state, for: control))
  }

  private func isPassive(_ control: ElementID, in row: ElementID) -> Bool {
    let element = self[control]
    return element.circumstances.contains(.passive)
      && [.toggle, .checkbox, .radioButton].contains(element.role)
      && element.openness.isDisjoint(with: .elsewhere) && enclosingControl(of: control) == row
  }

  /// Returns edits that replace a click without other arguments with a modifier that has a state.
  private func replacingClick(
    of row: ElementID, _ handler: NodeID, _ state: NodeID, for control: ElementID
  ) -> (typeName: String, edits: [WriterEdit])? {
    let writer = ComposeWriter(tree: self)
    let code = text.string(syntax[handler].range)
    let value = syntax.sourceText(of: state)
    guard let tap = self[row].gestures.first(where: { $0.kind == .tap }),
      let click = writer.modifier(namedAt: tap.range.lowerBound, of: self[row]),
      syntax[click].name == "clickable", syntax.arguments(of: click).count == 1,
      // The callback of `toggleable` has a parameter, so `it` would have another meaning.
      !syntax.subtreeMentions("it", handler), !value.utf8.contains(UInt8(ascii: "\n"))
    else { return nil }
    if self[control].role == .radioButton {
      let end = syntax[handler].kind == .closure ? ") \(code)" : ", onClick = \(code))"
      return replacing(click, by: ("selectable", "(\(value), role = Role.RadioButton\(end)"))
    }
    let role = self[control].role == .toggle ? "Switch" : "Checkbox"
    let action = syntax[handler].kind == .closure ? code : "{ \(code)() }"
    return replacing(click, by: ("toggleable", "(\(value), role = Role.\(role)) \(action)"))
  }
}
