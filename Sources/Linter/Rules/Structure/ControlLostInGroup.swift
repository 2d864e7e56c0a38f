// The control-lost-in-group rule: groups that make the controls inside unreachable.

import Elements

extension Rule {
  static let controlLostInGroup = Rule(
    "control-lost-in-group", "Grouping makes controls unreachable", .structureAndFocus,
    severity: .error, criteria: [.nameRoleValue, .keyboard], on: .groups,
    cause: .closedGroup,
    why: "Assistive technologies can't reach inside a group that acts as a single element.",
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
      .bad(
        .uiKit,
        "class Row: UIView {\n  private let name = UILabel()\n  private let manage = UIButton(type: .close)\n  func setUp() {\n    addPinnedSubviews([name, manage]) { $0.top() }\n    ⟦isAccessibilityElement = true⟧\n    accessibilityLabel = title\n  }\n}",
        severity: .warning),
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
      // Selecting a cell does the same as its only control.
      guard let first = controls.first, controls.count > 1 || !group.isCell else { return }
      let acts = report.tree.actsAsOne(id)
      report.reportAbsence(
        id, at: range,
        acts
          ? "\(group.reader) activates only the group, so users can't reach the controls inside. Keep the children, or add custom actions."
          : "\(group.reader) users can't reach the controls inside this group. Keep the children, or add custom actions.",
        harm: acts ? .warning : .error, unlessCodeMay: "offer the controls as actions",
        related: [Finding.Related(report.tree[first].typeRange, "This control can't be reached.")],
        fixes: [
          report.fix("Add custom actions for the controls", .needsText, .customActions(controls), on: id),
          // If the children stay reachable, a label on the group would repeat what they say.
          group.framework == .swiftUI && group.labels.isEmpty
            ? report.fix(
              "Use accessibilityElement(children: .contain)", .changesBehavior, .group(.contains), on: id)
            : nil,
        ])
    case .merges
    where group.framework == .swiftUI && !group.role.isControl
      && controls.count(where: { !report.tree[$0].circumstances.contains(.alternative) }) > 1:
      // Source: Apple, “AccessibilityChildBehavior › combine”: a default action “may become a named action”.
      // CVS Health, “Cards”: actions can be missing from combined elements.
      report.report(
        id, at: range,
        "The controls in this group become one focus stop, so \(group.reader) may not offer all of them. Keep them separate.",
        severity: .information,
        fixes: [
          report.fix(
            "Use accessibilityElement(children: .contain)", .changesBehavior, .group(.contains), on: id)
        ])
    default: return
    }
  }
}

private extension ElementTree {
  /// Returns whether activating the group does something, according to its role or an enclosing control.
  func actsAsOne(_ id: ElementID) -> Bool {
    self[id].isCell || self[id].traits.contains { $0.trait.impliesAction } || enclosingControl(of: id) != nil
  }
}

private extension Element {
  /// True if it's a table or collection cell, which is activated as a whole.
  var isCell: Bool {
    framework == .uiKit && typeName.hasSuffix("Cell")
      || framework == .interfaceBuilder && circumstances.contains(.row)
  }
}
