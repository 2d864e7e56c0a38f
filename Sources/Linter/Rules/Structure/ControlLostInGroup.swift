// control-lost-in-group: a group that is read as one element and swallows the controls inside.

import Elements

extension Rule {
  static let controlLostInGroup = Rule(
    "control-lost-in-group", "Group swallows the controls inside", .structureAndFocus,
    severity: .error, criteria: [.nameRoleValue, .keyboard], on: .groups,
    cause: .closedGroup,
    why: "A group read as one element swallows every button in it.",
    examples: [
      .bad(
        .swiftUI,
        #"HStack { Text(name); Button("Delete") { del() } }⟦.accessibilityElement(children: .ignore)⟧.accessibilityLabel(name)"#,
        fixed:
          #"HStack { Text(name); Button("Delete") { del() } }.accessibilityElement(children: .ignore).accessibilityLabel(name).accessibilityAction(named: "‹Delete›") { del() }"#
      ),
      .bad(
        .swiftUI,
        #"VStack { Text(name); Text(delete).onTapGesture { del() }.accessibilityAddTraits(.isButton) }⟦.accessibilityElement()⟧.accessibilityLabel(name)"#
      ),
      .bad(
        .swiftUI,
        #"HStack { Button("Buy") { buy() }; Button("Delete") { del() } }⟦.accessibilityElement(children: .combine)⟧"#,
        severity: .information),
      .bad(
        .swiftUI,
        #"HStack { Thumbnail(); Button("Show") { show() } }⟦.accessibilityElement(children: .ignore)⟧.accessibilityLabel(name).accessibilityAddTraits(.isButton)"#,
        severity: .warning),
      .right(
        .swiftUI,
        #"HStack { Text(name); Button("Delete") { del() } }.accessibilityElement(children: .ignore).accessibilityLabel(name).accessibilityAction(named: "Delete") { del() }"#
      ),
      .good(
        .swiftUI,
        #"HStack { Text(name); Button("Delete") { del() } }.accessibilityElement(children: .combine)"#),
      .good(
        .swiftUI,
        #"HStack { if isDone { Button("Undo") { undo() } } else { Button("Do") { act() } } }.accessibilityElement(children: .combine)"#
      ),
      .good(
        .swiftUI,
        #"HStack { Text(name); Button("Delete") { del() } }.accessibilityElement(children: .contain).accessibilityLabel(name)"#
      ),
      .good(
        .swiftUI,
        #"HStack { Text(name); Button("Delete") { del() } }.accessibilityElement(children: .ignore).accessibilityHidden(true)"#
      ),
      .good(
        .swiftUI,
        #"HStack { Button("-") { less() }; Button("+") { more() } }.accessibilityElement().accessibilityLabel(name).accessibilityAdjustableAction { change($0) }"#
      ),
      .good(
        .swiftUI,
        #"HStack { Text(name); Button("Delete") { del() } }.accessibilityElement(children: .ignore).accessibilityLabel(name).accessibilityRepresentation { Button("Delete") { del() } }"#
      ),
      .bad(
        .uiKit,
        "class Row: UIView {\n  private let deleteButton = UIButton(type: .close)\n  func setUp() {\n    ⟦isAccessibilityElement = true⟧\n    accessibilityLabel = name\n    deleteButton.addTarget(self, action: #selector(del), for: .touchUpInside)\n    addSubview(deleteButton)\n  }\n  @objc private func del() { remove() }\n}",
        fixed:
          "class Row: UIView {\n  private let deleteButton = UIButton(type: .close)\n  func setUp() {\n    isAccessibilityElement = true\n    accessibilityLabel = name\n    deleteButton.addTarget(self, action: #selector(del), for: .touchUpInside)\n    addSubview(deleteButton)\n    accessibilityCustomActions = [UIAccessibilityCustomAction(name: \"‹Delete›\") { _ in self.del(); return true }]\n  }\n  @objc private func del() { remove() }\n}",
        severity: .warning),
      .bad(
        .uiKit,
        "⟦cell.isAccessibilityElement = true⟧; cell.contentView.addSubview(deleteButton); deleteButton.addTarget(self, action: #selector(del), for: .touchUpInside)"
      ),
      .bad(
        .uiKit,
        "class Bar: UIView {\n  private let stack = UIStackView()\n  private let name = UITextField()\n  func setUp() {\n    stack.addArrangedSubview(name)\n    ⟦stack.isAccessibilityElement = true⟧\n    stack.accessibilityLabel = title\n  }\n}"
      ),
      .good(.uiKit, "cell.isAccessibilityElement = true; cell.accessoryView = toggle"),
      .good(
        .uiKit,
        "class Row: UIView {\n  private let more = UIButton(type: .close)\n  func setUp() { isAccessibilityElement = true; accessibilityLabel = name; addSubview(more) }\n  override func accessibilityActivate() -> Bool { open() }\n}"
      ),
      .good(
        .uiKit,
        "class Row: UIView {\n  private let more = UIButton(type: .close)\n  func setUp() { isAccessibilityElement = true; accessibilityLabel = name; addSubview(more); accessibilityCustomActions = actions }\n}"
      ),
      .good(
        .uiKit,
        "class Row: UIView {\n  private let more = UIButton(type: .close)\n  func setUp() { isAccessibilityElement = isShort; accessibilityLabel = name; addSubview(more) }\n}"
      ),
      .good(
        .uiKit,
        "class Row: UIView {\n  @IBOutlet var more: UIButton!\n  func setUp() { isAccessibilityElement = true; accessibilityLabel = name; addSubview(more) }\n}"
      ),
      .good(
        .uiKit,
        "class Row: UIView {\n  private let title = UILabel()\n  func setUp() { isAccessibilityElement = true; accessibilityLabel = name; addSubview(title) }\n}"
      ),
      .bad(
        .compose,
        #"Row(Modifier.⟦clearAndSetSemantics { contentDescription = name }⟧) { Text(name); IconButton(del) { Icon(Icons.Default.Delete, null) } }"#,
        fixed:
          #"Row(Modifier.clearAndSetSemantics { contentDescription = name; customActions = listOf(CustomAccessibilityAction("‹Delete›") { del(); true }) }) { Text(name); IconButton(del) { Icon(Icons.Default.Delete, null) } }"#
      ),
      .bad(
        .compose,
        #"Row(Modifier.⟦clearAndSetSemantics { contentDescription = name }⟧) { Text(name); Button(onClick = { buy(id) }) { Text("Buy") } }"#,
        fixed:
          #"Row(Modifier.clearAndSetSemantics { contentDescription = name; customActions = listOf(CustomAccessibilityAction("‹Buy›") { buy(id); true }) }) { Text(name); Button(onClick = { buy(id) }) { Text("Buy") } }"#
      ),
      .right(
        .compose, #"Row { Text(name); IconButton(del) { Icon(Icons.Default.Delete, "Delete") } }"#),
      .good(
        .compose,
        #"Row(Modifier.semantics(mergeDescendants = true) {}) { Text(name); IconButton(del) { Icon(Icons.Default.Delete, "Delete") } }"#
      ),
      .good(
        .compose,
        #"Row(Modifier.clearAndSetSemantics { contentDescription = name; onClick { del(); true } }) { Text(name); IconButton(del) { Icon(Icons.Default.Delete, null) } }"#
      ),
      .good(
        .compose,
        #"Row(Modifier.clearAndSetSemantics { contentDescription = name; customActions = actions }) { Text(name); IconButton(del) { Icon(Icons.Default.Delete, null) } }"#
      ),
      .good(
        .compose,
        #"Row(Modifier.clickable(role = Role.Checkbox) { set(!on) }.clearAndSetSemantics { contentDescription = name }) { Text(name); Checkbox(on, null) }"#
      ),
      .good(
        .compose,
        #"Row(Modifier.clickable(role = Role.Button) { open() }.clearAndSetSemantics { contentDescription = name }) { Text(name); Checkbox(on, set) }"#
      ),
      .right(
        .interfaceBuilder,
        #"<view id="a"><subviews><label text="Total" id="c"/><button id="b"><state key="normal" title="Buy"/></button></subviews></view>"#
      ),
      .bad(
        .interfaceBuilder,
        #"<view id="a"><subviews><button id="b"><state key="normal" title="Buy"/></button></subviews><accessibility key="accessibilityConfiguration" label="Total">⟦<bool key="isElement" value="YES"/>⟧</accessibility></view>"#
      ),
    ]
  ) { id, report in
    let group = report.tree[id]
    guard let range = group.groupingRange, group.exposure != .hidden, group.exposure != .ignored,
      group.actions.isEmpty, !group.openness.contains(.elsewhere), !group.isTappable
    else { return }
    let controls = report.tree.controls(in: id)
    switch group.grouping {
    case .ignoresChildren:
      // Choosing a cell does what its single control does.
      guard let first = controls.first, controls.count > 1 || !group.isCell else { return }
      let acts = report.tree.actsAsOne(id)
      report.reportAbsence(
        id, at: range,
        acts
          ? "\(group.reader) activates only the group, so the controls inside cannot be reached."
          : "The controls inside this group cannot be reached with \(group.reader).",
        harm: acts ? .warning : .error, unlessCodeMay: "offer them as actions",
        related: [Finding.Related(report.tree[first].typeRange, "This control is lost.")],
        fixes: [
          report.fix("Offer the controls as custom actions", .needsText, .customActions(controls), on: id),
          // Around children that can be reached, a label would say what they say again.
          group.framework == .swiftUI && group.labels.isEmpty
            ? report.fix(
              "Keep the children reachable (.contain)", .changesBehavior, .group(.contains), on: id)
            : nil,
        ])
    case .merges
    where group.framework == .swiftUI && !group.role.isControl
      && controls.count(where: { !report.tree[$0].circumstances.contains(.alternative) }) > 1:
      // Source: Apple, “AccessibilityChildBehavior › combine”: a default action “may become a named action”. CVS Health, “Cards”:
      // actions can be missing from what is combined.
      report.report(
        id, at: range,
        "The controls in this group become one focus stop, so \(group.reader) may not offer all of them. Keep them separate.",
        severity: .information,
        fixes: [
          report.fix("Keep the children reachable (.contain)", .changesBehavior, .group(.contains), on: id)
        ])
    default: return
    }
  }
}

private extension ElementTree {
  /// Whether activating the group does something, as what it is or stands in says.
  func actsAsOne(_ id: ElementID) -> Bool {
    self[id].isCell || self[id].traits.contains { $0.trait.impliesAction } || enclosingControl(of: id) != nil
  }
}

private extension Element {
  /// Whether it is a cell of a table or collection, which is activated as a whole.
  var isCell: Bool {
    framework == .uiKit && typeName.hasSuffix("Cell")
      || framework == .interfaceBuilder && circumstances.contains(.row)
  }
}
