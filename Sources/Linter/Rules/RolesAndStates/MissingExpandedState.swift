// The missing-expanded-state rule: controls that don't expose whether they're expanded or collapsed.

import Elements

extension Rule {
  static let missingExpandedState = Rule(
    "missing-expanded-state", "Expanded or collapsed state isn't exposed", .rolesAndStates, profile: .strict,
    severity: .information, criteria: [.nameRoleValue],
    why: "Without the state, users have to search the screen to find out what changed.",
    examples: [
      .bad(
        .swiftUI, #"Button("Details") { ⟦isExpanded.toggle()⟧ }"#,
        fixed:
          #"Button("Details") { isExpanded.toggle() }.accessibilityValue(isExpanded ? "‹Expanded›" : "‹Collapsed›")"#
      ),
      .bad(
        .swiftUI,
        #"Button { withAnimation { ⟦isMenuOpen = !isMenuOpen⟧ } } label: { Text("Menu"); Image("arrow").rotationEffect(isMenuOpen ? up : down) }"#
      ),
      .right(
        .swiftUI,
        #"Button("Details") { isExpanded.toggle() }.accessibilityValue(isExpanded ? "Expanded" : "Collapsed")"#
      ),
      .good(.swiftUI, #"Button(isExpanded ? "Close" : "Open") { isExpanded.toggle() }"#),
      .good(.swiftUI, #"Button("Details") { isExpanded.toggle() }.accessibilityHint(hint)"#),
      .good(.swiftUI, #"Text(story).lineLimit(isExpanded ? nil : 3).onTapGesture { isExpanded.toggle() }"#),
      .good(
        .compose,
        #"Text(story, Modifier.clickable { expanded = !expanded }, maxLines = if (expanded) 9 else 1)"#),
      .good(.swiftUI, #"Button("Sound") { isOn.toggle() }"#),
      .good(
        .swiftUI,
        #"struct A: View { var body: some View { Button("Menu") { showMenu.toggle() }.sheet(isPresented: $showMenu) { B() } } }"#
      ),
      .bad(
        .compose,
        #"Row(Modifier.clickable { ⟦expanded = !expanded⟧ }) { Text("Details"); if (expanded) { Arrow() } }"#),
      .right(
        .compose,
        #"Row(Modifier.clickable { expanded = !expanded }.semantics { stateDescription = state }) { Text("Details") }"#
      ),
      .good(
        .compose,
        #"TextButton(onClick = { expanded = !expanded }) { Text(if (expanded) "Less" else "More") }"#),
      .good(
        .compose,
        #"@Composable fun A() { IconButton(onClick = { expanded = !expanded }) { Icon(dots, "Options") }; DropdownMenu(expanded = expanded) { } }"#
      ),
      .bad(
        .uiKit,
        "class A: UIViewController { @objc func toggleDetails() { ⟦isExpanded.toggle()⟧; details.isHidden = !isExpanded } }"
      ),
      .right(
        .uiKit,
        "class A: UIViewController { @objc func toggleDetails() { isExpanded.toggle(); header.accessibilityValue = isExpanded ? open : closed } }"
      ),
      .good(.uiKit, "class A: UIViewController { @objc func flip() { isOn.toggle() } }"),
      .bad(
        .androidViews,
        "class A : Activity() { fun f() { header.setOnClickListener { ⟦isExpanded = !isExpanded⟧; details.isVisible = isExpanded } } }"
      ),
      .bad(
        .androidViews,
        "class A : Activity() { fun f() { val toggle = ⟦ActionBarDrawerToggle(this, drawer, toolbar, 0, 0)⟧ } }"
      ),
      .right(
        .androidViews,
        "class A : Activity() { fun f() { header.setOnClickListener { isExpanded = !isExpanded; ViewCompat.setStateDescription(header, state) } } }"
      ),
      .good(
        .androidViews,
        "class A : Activity() { fun f() { val toggle = ActionBarDrawerToggle(this, drawer, toolbar, R.string.open, R.string.close) } }"
      ),
    ]
  ) { report in
    let tree = report.tree
    for id in report.ids(of: .pressable) {
      let element = tree[id]
      guard element.exposure == .exposed, element.role != .menu, element.typeName != "DisclosureGroup",
        element.role.isPressable || element.hasTrait(.button) || element.framework == .compose,
        element.role != .text, element.value.isAbsent, element.hint.value?.value != .dynamic,
        element.labels.last?.value != .dynamic, element.openness.isDisjoint(with: [.modifiers, .elsewhere]),
        let disclosure = tree.unsaidDisclosure(of: id, &report.texts)
      else { continue }
      report.report(
        id, at: disclosure.range, message(element.reader),
        fixes: [
          disclosure.edits.isEmpty
            ? nil
            : Fix(
              "Add accessibilityValue for expanded and collapsed", .needsText,
              edits: disclosure.edits.map(Fix.Edit.init))
        ])
    }
    for practice in tree.practices where practice.subject == .unsaidDisclosure {
      report.report(practice.framework, at: practice.range, message(practice.framework.screenReader))
    }
  }
}

private func message(_ reader: String) -> String {
  "\(reader) doesn't say whether this is expanded or collapsed. Expose the state."
}
