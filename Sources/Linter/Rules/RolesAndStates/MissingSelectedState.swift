// The missing-selected-state rule: selections that are shown only visually.

import Elements

extension Rule {
  static let missingSelectedState = Rule(
    "missing-selected-state", "Selected state isn't exposed", .rolesAndStates, profile: .strict,
    severity: .information, criteria: [.nameRoleValue, .useOfColor],
    why: "A selection that isn't announced has to be remembered.",
    examples: [
      .bad(
        .swiftUI, #"Button(t) { sel = t }⟦.background(selected == t ? .blue : .clear)⟧"#,
        fixed:
          #"Button(t) { sel = t }.background(selected == t ? .blue : .clear).accessibilityAddTraits(selected == t ? .isSelected : [])"#
      ),
      .bad(
        .swiftUI,
        #"Text(t)⟦.foregroundStyle(isSelected ? .primary : .secondary)⟧.onTapGesture { pick(t) }"#),
      .bad(
        .swiftUI,
        #"Button(t) { pick(t) }⟦.overlay(Circle().stroke(isSelected ? Color.blue : .gray, lineWidth: 2))⟧"#),
      .good(
        .swiftUI,
        #"Button(t) { pick(t) }.overlay(Image(systemName: "checkmark").opacity(isSelected ? 1 : 0))"#),
      .good(
        .swiftUI,
        #"Button(t) { sel = t }.background(selected == t ? .blue : .clear).accessibilityAddTraits(selected == t ? .isSelected : [])"#
      ),
      .good(
        .swiftUI,
        #"Button { sel = t } label: { HStack { Text(t); if selected == t { Image(systemName: "checkmark") } } }.background(selected == t ? .blue : .clear)"#
      ),
      .good(
        .swiftUI,
        #"Button(isSelected ? "Remove" : "Add") { flip() }.background(isSelected ? .blue : .clear)"#),
      .good(.swiftUI, #"Button(t) { sel = t }.background(isLarge ? .blue : .clear)"#),
      .good(.swiftUI, #"Text(t).background(selected == t ? .blue : .clear)"#),
      .bad(
        .compose,
        #"Box(Modifier⟦.background(if (selected) Blue else Gray)⟧.clickable { pick() }) { Text(name) }"#,
        fixed:
          #"Box(Modifier.background(if (selected) Blue else Gray).selectable(selected = selected) { pick() }) { Text(name) }"#
      ),
      .right(
        .compose,
        #"Box(Modifier.background(if (selected) Blue else Gray).selectable(selected = selected) { pick() }) { Text(name) }"#
      ),
      .good(
        .compose,
        #"Box(Modifier.background(if (selected) Blue else Gray).clickable { pick() }.semantics { this.selected = selected }) { Text(name) }"#
      ),
      .good(
        .compose,
        #"NavigationBarItem(selected = selected, onClick = go, icon = { Icon(home, "Home", tint = if (selected) Blue else Gray) })"#
      ),
      .bad(
        .uiKit,
        "class A: UIViewController { func show() { ⟦oneButton.backgroundColor = selectedIndex == 1 ? .blue : .gray⟧ } }",
        fixed:
          "class A: UIViewController { func show() { oneButton.backgroundColor = selectedIndex == 1 ? .blue : .gray; oneButton.isSelected = selectedIndex == 1 } }"
      ),
      .right(
        .uiKit,
        "class A: UIViewController { func show() { oneButton.backgroundColor = selectedIndex == 1 ? .blue : .gray; oneButton.isSelected = selectedIndex == 1 } }"
      ),
      .good(
        .uiKit,
        "class A: UIViewController { func show() { oneLabel.backgroundColor = selectedIndex == 1 ? .blue : .gray } }"
      ),
      .bad(
        .androidViews,
        "class A : Activity() { fun show() { one.setOnClickListener { pick(1) }; ⟦one.setBackgroundColor(if (selectedIndex == 1) Color.BLUE else Color.GRAY)⟧ } }",
        fixed:
          "class A : Activity() { fun show() { one.setOnClickListener { pick(1) }; one.setBackgroundColor(if (selectedIndex == 1) Color.BLUE else Color.GRAY); one.isSelected = selectedIndex == 1 } }"
      ),
      .good(
        .androidViews,
        "class A : Activity() { fun show() { one.setBackgroundColor(if (selectedIndex == 1) Color.BLUE else Color.GRAY) } }"
      ),
      .good(
        .androidViews,
        "class A : Activity() { fun show() { one.setOnClickListener { pick(1) }; one.isActivated = selectedIndex == 1; one.setBackgroundColor(if (selectedIndex == 1) Color.BLUE else Color.GRAY) } }"
      ),
    ]
  ) { report in
    let tree = report.tree
    for id in report.ids(of: .pressable) {
      guard tree[id].exposure == .exposed, !tree.tellsChoice(id), let selection = tree.drawnSelection(of: id)
      else { continue }
      report.report(id, at: selection.range, message(tree[id].reader), fixes: [fix(selection.edits)])
    }
    for practice in tree.practices where practice.subject == .drawnSelection {
      report.report(
        practice.framework, at: practice.range, message(practice.framework.screenReader),
        fixes: [fix(practice.edits)])
    }
  }
}

private func fix(_ edits: [WriterEdit]) -> Fix? {
  edits.isEmpty ? nil : Fix("Add the selected state", .changesBehavior, edits: edits.map(Fix.Edit.init))
}

private func message(_ reader: String) -> String {
  "The selection is shown only visually, so \(reader) doesn't say “selected”. Expose the selected state."
}

private extension ElementTree {
  /// Returns whether a control, or an element around it, exposes the selection in another way, or may do so.
  func tellsChoice(_ id: ElementID) -> Bool {
    let element = self[id]
    if element.role == .tab || element.role == .menuItem || element.typeName == "NavigationLink" {
      return true
    }
    if !element.openness.isDisjoint(with: [.modifiers, .elsewhere]) { return true }
    let around = ancestors(of: id).prefix(3)
    if around.contains(where: { [.picker, .tabBar, .menu].contains(self[$0].role) }) { return true }
    return ([id] + around).contains { other in
      !self[other].value.isAbsent || self[other].traits.contains { $0.trait == .selected || $0.isConditional }
    }
  }
}
