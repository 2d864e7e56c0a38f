// Elements of SwiftUI code: the file's own declarations, resolved where they're used.

import Testing

@Suite("SwiftUI components")
struct SwiftUIComponentTests {
  @Test("a helper that shows an image doesn't give a button a label")
  func pictures() {
    checkSwiftUI(
      """
      struct A: View {
        var body: some View {
          Button { a() } label: { icon }
          Button { b() } label: { self.icon }
          Button { c() } label: { Glyph() }
          Button { d() } label: { Elsewhere() }
        }
        private var icon: some View { Image("a") }
      }
      private struct Glyph: View { var body: some View { HStack { Image("c"); Spacer() } } }
      """,
      """
      button Button no name merges
        container icon no name in label merged
      button Button no name merges
        container icon no name in label merged
      button Button no name merges
        container Glyph no name in label merged
      button Button name unknown merges
        custom Elsewhere name unknown in label merged open
      image Image name unknown open
      container HStack name unknown open
        image Image name unknown open
        spacer Spacer name unknown open
      """)
  }

  @Test("a component's text is its own or an argument")
  func texts() {
    checkSwiftUI(
      """
      struct A: View {
        var body: some View {
          Badge()
          Title(text: "Hello")
          Title(text: name)
          Pair(first: "a", second: "b")
        }
      }
      struct Badge: View { var body: some View { ZStack { Circle(); Text("New") } } }
      struct Title: View { let text: String; var body: some View { Text(text) } }
      struct Pair: View { let first, second: String; var body: some View { Text(first); Text(second) } }
      """,
      """
      custom Badge “New” (title)
      custom Title “Hello” (title)
      custom Title ‹dynamic› (title)
      custom Pair ‹dynamic› (title)
      container ZStack no name
        shape Circle no name
        text Text “New” (title)
      text Text ‹dynamic› (title)
      text Text ‹dynamic› (title)
      text Text ‹dynamic› (title)
      """)
  }

  @Test("a component that is a control is treated as one where it is used")
  func controls() {
    checkSwiftUI(
      """
      struct A: View {
        var body: some View { CloseButton().accessibilityHidden(true) }
      }
      struct CloseButton: View {
        var body: some View { Button("Close") { close() } }
      }
      """,
      """
      button CloseButton “Close” (title) hidden merges
      button Button name unknown merges open
      """)
  }

  @Test("two helpers with the same name are unknown")
  func ambiguity() {
    checkSwiftUI(
      """
      struct A: View {
        var body: some View { Button { a() } label: { icon } }
        var icon: some View { Image("a") }
      }
      struct B: View {
        let icon: Icon
        var body: some View { Button { b() } label: { icon } }
      }
      """,
      """
      button Button name unknown merges
        custom icon name unknown in label merged open
      image Image name unknown open
      button Button name unknown merges
        custom icon name unknown in label merged open
      """)
  }

  @Test("the file's own modifiers are read where they're called")
  func modifiers() {
    checkSwiftUI(
      """
      extension View {
        func roomy() -> some View { padding().background(Color.red) }
        func closes() -> some View { self.accessibilityLabel("Close").accessibilityAddTraits(.isButton) }
        func wild() -> some View { Wrapper { self } }
      }
      struct Quiet: ViewModifier {
        func body(content: Content) -> some View { content.accessibilityHidden(true) }
      }
      struct A: View {
        var body: some View {
          Image("a").roomy()
          Image("b").closes()
          Image("c").wild()
          Image("d").modifier(Quiet())
          Image("e").modifier(Unknown())
        }
      }
      """,
      """
      custom padding name unknown open
        color Color name unknown in decoration open
      custom self “Close” (label) +button open
      custom Wrapper name unknown open
        custom self name unknown open
      custom content name unknown hidden open
      image Image no name
      image Image ‹dynamic› (label) +button
      image Image name unknown open
      image Image no name hidden
      image Image name unknown open
      """)
  }

  @Test("a custom style may label its content")
  func styles() {
    checkSwiftUI(
      """
      struct A: View {
        var body: some View {
          Toggle("", isOn: $a).toggleStyle(.switch)
          Toggle("", isOn: $b).toggleStyle(Fancy())
          Toggle("", isOn: $c).toggleStyle(Plain())
        }
      }
      struct Plain: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
      }
      """,
      """
      toggle Toggle no name merges
      toggle Toggle name unknown merges open
      toggle Toggle no name merges
      custom configuration name unknown open
      """)
  }

  @Test("a tap that sets the same value as a nearby toggle is a shortcut")
  func shortcuts() {
    checkSwiftUI(
      """
      struct A: View {
        var body: some View {
          HStack {
            Text("Day").onTapGesture { isDark = false }
            Toggle("Dark", isOn: $isDark)
            Text("Help").onTapGesture { isHelpShown = true }
          }
        }
      }
      """,
      """
      container HStack no name
        text Text “Day” (title) on tap (shortcut)
        toggle Toggle “Dark” (title) merges
        text Text “Help” (title) on tap
      """)
  }

  @Test("views in an action come after the enclosing view")
  func order() {
    checkSwiftUI(
      """
      struct A: View {
        var body: some View {
          HStack {
            Button("a") { show(Text("b")) }
            Image("c")
          }
        }
      }
      """,
      """
      container HStack no name
        button Button “a” (title) merges
        image Image no name
      text Text name unknown open
      """)
  }
}
