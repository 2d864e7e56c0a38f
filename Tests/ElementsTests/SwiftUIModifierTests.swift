// Modifiers that the file declares, and their effect on VoiceOver.

import Elements
import Testing

@Suite("Custom modifiers with VoiceOver")
struct SwiftUIModifierTests {
  @Test(
    "Content that a custom modifier adds is read around the view",
    arguments: [
      (
        "A text behind it", "VStack { Text(\"a\").noted(\"x\"); Text(\"b\") }",
        "func noted(_ note: String) -> some View { VStack { self; Text(note) } }",
        ["“a” (approximate)", "“x”", "“b”"]
      ),
      (
        "A text before it", "Button(\"a\") { }.padding().noted(\"x\").frame(width: 9)",
        "func noted(_ note: String) -> some View { HStack { Text(note); self } }",
        ["“x”", "“a, Button” (approximate)"]
      ),
      (
        "A dialog", "Text(\"a\").failing(error)",
        "func failing(_ e: E?) -> some View { self.alert(\"Failed\", isPresented: $b) { Button(\"OK\") { } } }",
        ["“a”", "[dialog “Failed”, modal]", "“OK, Button”"]
      ),
      (
        "A text below the title", "Text(\"a\").navigationTitle(\"T\").subtitled(account.name)",
        """
        @ViewBuilder func subtitled(_ subtitle: String) -> some View {
          if #available(iOS 26, *) { self.navigationSubtitle(Text(verbatim: subtitle)) } else { self }
        }
        """, ["“T, Heading”", "“‹account.name›” (approximate)", "“a”"]
      ),
      (
        "Two around each other", "Text(\"a\").noted(\"x\").noted(\"y\")",
        "func noted(_ note: String) -> some View { VStack { self; Text(note) } }",
        ["“a” (approximate)", "“x”", "“y”"]
      ),
      (
        "On a condition", "VStack { if on { Text(\"a\").noted(\"x\") } }",
        "func noted(_ note: String) -> some View { VStack { self; Text(note) } }",
        ["“a” (approximate) (only if on)", "“x” (only if on)"]
      ),
      (
        "In a sheet", "Text(\"a\").sheet(isPresented: $b) { Text(\"b\").noted(\"x\") }",
        "func noted(_ note: String) -> some View { VStack { self; Text(note) } }",
        ["“a”", "[sheet, modal]", "“b” (approximate)", "“x”"]
      ),
      (
        "On a helper", "VStack { row }",
        """
        func noted(_ note: String) -> some View { VStack { self; Text(note) } }
        }
        extension A {
        var row: some View { Text("a").noted("x") }
        """, ["“a” (approximate)", "“x”"]
      ),
      (
        "Nothing but looks", "Text(\"a\").boxed()",
        "func boxed() -> some View { padding().background(Color.red) }", ["“a”"]
      ),
      (
        "In itself", "Text(\"a\").noted(\"x\")",
        "func noted(_ note: String) -> some View { VStack { self.noted(note); Text(note) } }",
        ["“a” (approximate)", "“x”"]
      ),
    ])
  func additions(rule: String, body: String, modifier: String, expected: [String]) {
    let code = """
      import SwiftUI
      struct A: View { var body: some View { \(body) } }
      extension View {
      \(modifier)
      }
      """
    #expect(stepsRead(code) == expected, "\(rule)")
  }

  @Test func `A subtitle is read after the title, regardless of how it is passed`() {
    let view = "Text(\"a\").navigationSubtitle(Text(\"below\")).navigationTitle(\"T\")"
    #expect(
      stepsRead("import SwiftUI\nstruct A: View { var body: some View { \(view) } }")
        == ["“T, Heading”", "“below”", "“a”"])
  }
}
