// Tests for modifiers that other files declare.

import Testing

@Suite("modifiers of other files")
struct CustomModifierTests {
  private func reports(_ modifier: String, _ others: [String]) -> Bool {
    iconButtonSeverity(of: "Button { add() } label: { Image(\"folder-add\") }\(modifier)", others) != nil
  }

  @Test(
    "a function that changes only the look adds no label",
    arguments: [
      (["extension View { func framed() -> some View { padding(4).border(.red) } }"], true),
      (["extension View { func framed() -> some View { self.font(.body).foregroundStyle(.red) } }"], true),
      (
        ["extension View { func framed() -> some View { if isOld { padding(4) } else { glassEffect() } } }"],
        true
      ),
      (["extension View { func framed() -> some View { padding(4).accessibilityLabel(title) } }"], false),
      (["extension View { func framed() -> some View { padding(4).accessibilityHidden(true) } }"], false),
      (["extension View { func framed() -> some View { modifier(Frame()) } }"], false),
      (
        [
          "extension View { func framed() -> some View { modifier(Frame()) } }",
          "struct Frame: ViewModifier { func body(content: Content) -> some View { content.padding(4) } }",
        ], true
      ),
      (
        [
          "extension View { func framed() -> some View { modifier(Frame()) } }",
          "struct Frame: ViewModifier { func body(content: Content) -> some View { content.accessibilityLabel(title) } }",
        ], false
      ),
      (
        [
          "extension View { func framed() -> some View { padding(4) } }",
          "extension View { func framed() -> some View { accessibilityLabel(title) } }",
        ], false
      ),
      (["extension View { func framed() -> some View { VStack { self; Text(title) } } }"], false),
      (
        [
          """
          extension View { func framed() -> some View { padding(4) } }
          extension View { func framed(_ color: Color) -> some View { padding(4).background(color) } }
          """
        ], true
      ),
      (
        [
          """
          extension View { func framed() -> some View { padding(4) } }
          extension View { func framed(_ title: String) -> some View { accessibilityLabel(title) } }
          """
        ], false
      ),
      (
        ["extension View { func framed() -> some View { if isOld { padding(4) } else { EmptyView() } } }"],
        true
      ),
      (
        [
          "extension View { func framed() -> some View { UITextView.appearance().backgroundColor = .clear; return padding(4) } }"
        ], true
      ),
      ([], false),
    ])
  func functions(others: [String], isReported: Bool) {
    #expect(reports(".framed()", others) == isReported)
  }

  @Test("a modifier type that changes only the look adds no label")
  func types() {
    let frame =
      "struct Frame: ViewModifier { func body(content: Content) -> some View { content.padding(4) } }"
    #expect(reports(".modifier(Frame())", [frame]))
    #expect(!reports(".modifier(frame)", [frame]))
  }
}
