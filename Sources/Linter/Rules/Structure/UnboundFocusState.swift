// unbound-focus-state: focus that code wants to move, and that no view is connected with.

import Elements

extension Rule {
  static let unboundFocusState = Rule(
    "unbound-focus-state", "Focus is connected with nothing", .structureAndFocus,
    severity: .warning, criteria: [.focusOrder],
    why: "Keyboard and screen reader users rely on focus going to the right place.",
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
      // The new one of each recomposition is attached again, so requests reach the field.
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
        "This focus is never connected, so focus does not move where the code says.",
        fixes: [practice.fix("Add $")])
    }
  }
}
