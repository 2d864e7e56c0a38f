// Fixes for rows that toggle a state and contain a control with the same callback.

import Source
import Syntax

extension ComposeWriter {
  /// Returns edits that turn `Row { Text(wifi); Switch(on, onCheckedChange = f) }` into
  /// `Row(Modifier.toggleable(on, role = Role.Switch, onValueChange = f)) { Text(wifi); Switch(on, null) }`.
  func toggleableRow(_ id: ElementID) -> [WriterEdit]? {
    let control = tree[id]
    guard let toggling = toggling(control),
      let parent = control.parent, ["Row", "ListItem"].contains(tree[parent].typeName),
      tree[parent].grouping == .none, !tree[parent].openness.contains(.modifiers),
      let row = self.call(of: tree[parent]),
      // Inside a clickable element, a row that toggles would take touches from it.
      tree.enclosingControl(of: parent) == nil, isOnlyControl(id, in: parent),
      tree.descendants(of: parent).contains(where: { tree[$0].role == .text }),
      let edit = modifier(to: row, ".\(toggling.modifier)")
    else { return nil }
    return [edit, .replace(syntax[toggling.callback].range, "null")] + keepingSize(of: control)
  }

  /// Returns whether nothing else in a row responds to touch. A component that takes arguments might.
  private func isOnlyControl(_ id: ElementID, in row: ElementID) -> Bool {
    tree.descendants(of: row).allSatisfy { other in
      let element = tree[other]
      if other == id { return true }
      if element.role.isControl || element.isTappable || element.role.isField { return false }
      guard element.role == .custom else { return true }
      return call(of: element).map { syntax.arguments(of: $0).isEmpty } ?? false
    }
  }

  /// Returns edits that keep the minimum size that a control, and with it the row, loses without a callback.
  ///
  /// Source: AndroidX, `Modifier.minimumInteractiveComponentSize`: Material components have it only while they respond
  /// to touch. TV controls have none.
  func keepingSize(of control: Element) -> [WriterEdit] {
    tree.isForTelevision
      ? []
      : call(of: control).flatMap { modifier(to: $0, ".minimumInteractiveComponentSize()") }.map { [$0] }
        ?? []
  }

  /// Returns edits that turn `Row(Modifier.clickable { set(!on) }) { Checkbox(on, set) }` into
  /// `Row(Modifier.toggleable(on, role = Role.Checkbox, onValueChange = set)) { Checkbox(on, null) }`.
  func passive(_ id: ElementID) -> [WriterEdit]? {
    if let item = tree.enclosingControl(of: id), tree[item].role == .menuItem {
      return passive(id, inMenuItem: item)
    }
    guard let toggling = toggling(tree[id]), let row = tree.enclosingControl(of: id),
      let tap = tree[row].gestures.first(where: { $0.kind == .tap }),
      let click = modifier(namedAt: tap.range.lowerBound, of: tree[row]),
      // A label of the row hides the control's own label.
      tree[row].labels.isEmpty
    else { return nil }
    let null = WriterEdit.replace(syntax[toggling.callback].range, "null")
    let size = keepingSize(of: tree[id])
    switch syntax[click].name {
    case "toggleable", "selectable", "triStateToggleable":
      guard syntax.argument("role", of: click) == nil else { return [null] + size }
      return argument(to: click, [.text("role = Role.\(toggling.role)")], first: true).map {
        [$0, null] + size
      }
    case "clickable":
      // The other arguments of `clickable` differ between the modifiers.
      guard
        syntax.arguments(of: click).allSatisfy({
          syntax[$0].detail == 1 || syntax[$0].name == "onClick" || syntax[$0].name == "role"
        }), tree[row].gestures.count == 1
      else { return nil }
      return [.replace(syntax[click].range, ".\(toggling.modifier)"), null] + size
    default: return nil
    }
  }

  /// Returns whether a control is the platform's. An app's control with the same name may require its callback.
  private func isOfPlatform(_ call: NodeID) -> Bool {
    let imports = syntax.leadingImports
    guard !imports.isEmpty else { return true }
    let name = syntax[call].name
    let named = imports.filter { syntax[$0].name == name }
    if !named.isEmpty { return named.allSatisfy { syntax.importedPath($0).begins(with: "androidx.") } }
    return imports.contains {
      let path = syntax.importedPath($0)
      return path.begins(with: "androidx.") && path.ends(with: "material3.*") || path.ends(with: "material.*")
    }
  }

  /// Returns whether a callback can't be null. A control accepts null, but the modifier of a row doesn't.
  private func isGiven(_ callback: NodeID) -> Bool {
    switch syntax[callback].kind {
    case .closure, .keyPath: true
    case .name, .chain: !syntax.isName("null", callback)
    default: false
    }
  }

  /// A control's part in a row that acts like it.
  struct Toggling {
    /// The modifier of the row.
    var modifier: String
    /// The modifier's function.
    var function: String
    var role: String
    /// The code of the control's state.
    var state: String
    var callback: NodeID
  }

  /// Returns the modifier that makes a row act like a control, and the control's callback.
  func toggling(_ control: Element) -> Toggling? {
    guard control.role == .toggle || control.role == .checkbox || control.role == .radioButton,
      let call = call(of: control), isOfPlatform(call),
      let state = syntax.arguments(of: call).first(where: { !syntax.isModifier($0) })
        .flatMap(syntax.value(ofArgument:)),
      let callback = syntax.argument("onCheckedChange", at: 1, of: call)
        ?? syntax.argument("onClick", at: 1, of: call),
      let value = syntax.value(ofArgument: callback), isGiven(value)
    else { return nil }
    let checked = syntax.value("checked", of: call) ?? syntax.value("selected", of: call) ?? state
    let (function, role) =
      switch syntax[call].name {
      case "RadioButton": ("selectable", "RadioButton")
      case "TriStateCheckbox": ("triStateToggleable", "Checkbox")
      case "Checkbox": ("toggleable", "Checkbox")
      case "Switch": ("toggleable", "Switch")
      // Other controls may require their callback.
      default: ("", "")
      }
    guard !function.isEmpty else { return nil }
    let handler = tree.text.string(syntax[value].range)
    let enabled =
      syntax.value("enabled", of: call).map { "enabled = \(tree.text.string(syntax[$0].range)), " } ?? ""
    let first = "\(function)(\(tree.text.string(syntax[checked].range)), \(enabled)role = Role.\(role)"
    let passed =
      syntax[value].kind == .closure
      ? ") \(handler)"
      : ", \(function == "toggleable" ? "onValueChange" : "onClick") = \(handler))"
    return Toggling(
      modifier: first + passed, function: function, role: role,
      state: tree.text.string(syntax[checked].range),
      callback: value)
  }
}
