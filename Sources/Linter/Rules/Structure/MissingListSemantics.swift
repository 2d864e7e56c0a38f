// The missing-list-semantics rule: items that aren't exposed as a list or group.

import Elements

extension Rule {
  static let missingListSemantics: Rule = {
    var rule = Rule(
      "missing-list-semantics", "Items aren't exposed as a list or group", .structureAndFocus,
      profile: .strict,
      severity: .information, criteria: [.infoAndRelationships], on: .containers,
      why: "Position in a group tells users how much there is to hear.",
      examples: [
        .bad(
          .compose,
          "@Composable fun A() { ⟦Column⟧ { options.forEach { Row(Modifier.selectable(it == chosen, role = Role.RadioButton) { choose(it) }) { Text(it) } } } }",
          fixed:
            "@Composable fun A() { Column(Modifier.selectableGroup()) { options.forEach { Row(Modifier.selectable(it == chosen, role = Role.RadioButton) { choose(it) }) { Text(it) } } } }"
        ),
        // As a group, the column would also count the chip.
        .bad(
          .compose,
          "@Composable fun A() { ⟦Column⟧ { options.forEach { RadioButton(it == chosen, { choose(it) }) }; FilterChip(isOn, { toggle() }, { Text(label) }) } }"
        ),
        .bad(
          .compose,
          "@Composable fun A() { ⟦Column⟧(Modifier.padding(8.dp)) { RadioButton(isOn, { on() }); RadioButton(!isOn, { off() }) } }",
          fixed:
            "@Composable fun A() { Column(Modifier.padding(8.dp).selectableGroup()) { RadioButton(isOn, { on() }); RadioButton(!isOn, { off() }) } }"
        ),
        .right(
          .compose,
          "@Composable fun A() { Column(Modifier.selectableGroup()) { RadioButton(isOn, { on() }); RadioButton(!isOn, { off() }) } }"
        ),
        .good(.compose, "@Composable fun A() { Row { RadioButton(isOn, null); Text(t) } }"),
        .bad(
          .compose,
          "@Composable private fun Point(text: String) { Row { Text(\"\\u2022\"); Text(text) } }\n@Composable fun A() { ⟦Column⟧(Modifier.padding(8.dp)) { Point(a); Point(b) } }",
          severity: .hint),
        .bad(
          .compose, "@Composable fun A() { ⟦Column⟧ { Text(\"• Wash\"); Text(\"• Peel\") } }", severity: .hint
        ),
        .good(
          .compose,
          "@Composable fun A() { Column(Modifier.semantics { collectionInfo = CollectionInfo(2, 1) }) { Text(\"• Wash\"); Text(\"• Peel\") } }"
        ),
        .good(.compose, "@Composable fun A() { Column { Text(\"• Wash\"); Text(\"Peel\") } }"),
        .good(
          .compose,
          "@Composable fun A() { LazyColumn { items(options) { Row(Modifier.selectable(it == chosen, role = Role.RadioButton) { choose(it) }) { Text(it) } } } }"
        ),
        .bad(
          .androidXML,
          #"<⟦LinearLayout⟧><RadioButton android:text="@string/a"/><RadioButton android:text="@string/b"/></LinearLayout>"#
        ),
        .bad(
          .androidXML,
          #"<⟦LinearLayout⟧><TextView android:text="• Wash"/><TextView android:text="• Peel"/></LinearLayout>"#,
          severity: .hint),
        .right(
          .androidXML,
          #"<RadioGroup><RadioButton android:text="@string/a"/><RadioButton android:text="@string/b"/></RadioGroup>"#
        ),
        .good(
          .androidXML,
          #"<merge><RadioButton android:text="@string/a"/><RadioButton android:text="@string/b"/></merge>"#),
        .good(
          .androidXML,
          #"<LinearLayout><RadioButton android:text="@string/a"/><CheckBox android:text="@string/b"/></LinearLayout>"#
        ),
      ]
    ) { id, report in
      let element = report.tree[id]
      let points = report.tree.uncountedPoints(in: id)
      if points > 0 {
        return report.report(
          id, at: element.typeRange,
          "TalkBack doesn't say that these \(points) bullet points are a list. Add list semantics.",
          severity: .hint)
      }
      guard element.framework == .androidXML, !element.typeName.hasSuffix("Group"),
        element.typeName != "merge",
        element.exposure != .hidden,
        report.tree.children(of: id).count(where: { report.tree[$0].role == .radioButton }) > 1,
        !report.tree.ancestors(of: id).contains(where: { report.tree[$0].typeName.hasSuffix("Group") })
      else { return }
      report.report(id, at: element.typeRange, Rule.uncountedMessage)
    }
    rule.checkFile = { report in
      for practice in report.tree.practices where practice.subject == .uncountedChoices {
        report.report(
          practice.framework, at: practice.range, Rule.uncountedMessage,
          fixes: [practice.fix("Add selectableGroup()")])
      }
    }
    return rule
  }()

  /// The message for options that aren't in a group.
  ///
  /// Source: Android, “RadioGroup › onInitializeAccessibilityNodeInfo”: in newer versions, the group says how many
  /// there are.
  private static let uncountedMessage =
    "TalkBack doesn't say “1 of 3”, so users don't know how many options there are. Put them in a group."
}
