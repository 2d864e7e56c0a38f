// The unbound-focus-state rule: focus states that aren't connected to a view.

import Elements

extension Rule {
  static let unboundFocusState = Rule(
    "unbound-focus-state", "Focus state isn't connected to a view", .structureAndFocus,
    severity: .warning, criteria: [.focusOrder],
    why: "Keyboard and screen reader users rely on focus moving to the right place.",
    examples: [
      .bad(
        .swiftUI,
        #"struct A: View { @FocusState var isTyping: Bool; var body: some View { TextField("Name", text: $name).focused(⟦isTyping⟧) } }"#,
        fixed:
          #"struct A: View { @FocusState var isTyping: Bool; var body: some View { TextField("Name", text: $name).focused($isTyping) } }"#
      ),
      .bad(
        .swiftUI,
        #"struct A: View { @AccessibilityFocusState private var ⟦isTitle⟧: Bool; var body: some View { Text("Done").onAppear { isTitle = true } } }"#
      ),
      .good(
        .swiftUI,
        #"struct A: View { @FocusState private var isTyping: Bool; var body: some View { TextField("Name", text: $name) } }"#
      ),
      .right(
        .swiftUI,
        #"struct A: View { @FocusState var isTyping: Bool; var body: some View { TextField("Name", text: $name).focused($isTyping) } }"#
      ),
      .good(
        .swiftUI,
        #"struct A: View { @FocusState var isTyping: Bool; var body: some View { Form { fields } } }"# + "\n"
          + #"extension A { var fields: some View { Field(focus: $isTyping) } }"#),
      // Each recomposition attaches its new focus requester, so requests reach the field.
      .good(
        .compose,
        "@Composable fun A() { val focus = FocusRequester(); Title(focus); Field(Modifier.focusRequester(focus)) }"
      ),
      .bad(
        .compose,
        "@Composable fun A(focus: FocusRequester) { Field(Modifier.focusRequester(focus)); ⟦focus.requestFocus()⟧ }"
      ),
      .right(
        .compose,
        "@Composable fun A() { val focus = remember { FocusRequester() }; Field(Modifier.focusRequester(focus)) }"
      ),
      .good(
        .compose, "@Composable fun A(focus: FocusRequester) { LaunchedEffect(Unit) { focus.requestFocus() } }"
      ),
      .good(.compose, "class Screen { val focus = FocusRequester() }"),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .unboundFocus {
      report.report(
        practice.framework, at: practice.range,
        practice.framework == .compose
          ? "Each recomposition moves focus here again, and the first may be too early. Request focus in LaunchedEffect."
          : "This focus state is never connected to a view, so focus doesn't move where the code says. Connect it.",
        fixes: [practice.fix("Bind with $")])
    }
  }
}
