// The context of SwiftUI views: helpers, components, bars, and previews.

import Testing

@Suite("SwiftUI elements: context")
struct SwiftUIContextTests {
  @Test("a helper with a label in its chain leaves the label unknown")
  func helpers() {
    checkSwiftUI(
      """
      struct A: View {
        var body: some View {
          icon.accessibilityLabel("Close")
          make("b")
        }
        var icon: some View { Image(systemName: "xmark") }
        func make(_ name: String) -> some View { Image(name) }
      }
      """,
      """
      container icon “Close” (label)
      custom make name unknown open
      image Image name unknown open
      image Image name unknown open
      """)
  }

  @Test("a custom component may do anything")
  func unknownComponents() {
    checkSwiftUI(
      """
      struct A: View {
        var body: some View {
          AvatarView(user)
          CardView { Image("a") }
        }
      }
      """,
      """
      custom AvatarView name unknown open
      custom CardView name unknown open
        image Image name unknown open
      """)
  }

  @Test("a custom modifier may do anything to its view")
  func unknownModifiers() {
    checkSwiftUI(
      """
      struct A: View {
        var body: some View {
          Image("a").cardStyle()
          Button { } label: { Image("b") }.padding().iconButton(named: "c")
        }
      }
      """,
      """
      image Image name unknown open
      button Button name unknown merges open
        image Image no name in label merged
      """)
  }

  @Test("a modifier in a compilation branch counts")
  func conditionalModifiers() {
    checkSwiftUI(
      """
      struct A: View {
        var body: some View {
          Image("a")
            #if os(iOS)
            .accessibilityLabel("b")
            #endif
        }
      }
      """,
      """
      image Image “b” (label)
      """)
  }

  @Test("every alternative is shown")
  func branches() {
    checkSwiftUI(
      """
      struct A: View {
        var body: some View {
          if isOn { Text("a") } else { Text("b") }
          switch kind {
          case .c: Text("d")
          default: EmptyView()
          }
          ForEach(items) { item in Text(item.name) }
        }
      }
      """,
      """
      text Text “a” (title)
      text Text “b” (title)
      text Text “d” (title)
      spacer EmptyView no name
      container ForEach no name
        text Text ‹dynamic› (title)
      """)
  }

  @Test("a tab item belongs to its tab")
  func tabItems() {
    checkSwiftUI(
      """
      struct A: View {
        var body: some View {
          TabView {
            Text("a").tabItem { Image(systemName: "house") }
            Text("b").tabItem { Label("Home", systemImage: "house") }
          }
        }
      }
      """,
      """
      tabBar TabView no name
        text Text “a” (title)
          tab tabItem no name in tabItem merges
            image Image no name in label merged
        text Text “b” (title)
          tab tabItem “Home” (content) in tabItem merges
            label Label “Home” (title) in label merged
      """)
  }

  @Test("toolbar content is separate")
  func toolbars() {
    checkSwiftUI(
      """
      struct A: View {
        var body: some View {
          Text("a").toolbar {
            ToolbarItem { Button { b() } label: { Image(systemName: "plus") } }
          }
        }
      }
      """,
      """
      text Text “a” (title)
        container ToolbarItem no name in separate
          button Button no name merges
            image Image no name in label merged
      """)
  }

  @Test("a menu is named after its label")
  func menus() {
    checkSwiftUI(
      """
      struct A: View {
        var body: some View {
          Menu { Button("a") {} } label: { Image(systemName: "ellipsis") }
          Menu("More") { Button("b") {} }
        }
      }
      """,
      """
      menu Menu no name merges
        button Button “a” (title) in separate merges
        image Image no name in label merged
      menu Menu “More” (title) merges
        button Button “b” (title) in separate merges
      """)
  }

  @Test("links are named after their label")
  func links() {
    checkSwiftUI(
      """
      struct A: View {
        var body: some View {
          NavigationLink("Details") { Text("a") }
          NavigationLink(destination: B()) { Image("c") }
          Link("Site", destination: url)
        }
      }
      """,
      """
      button NavigationLink “Details” (title) merges
        text Text “a” (title) in separate
      button NavigationLink no name merges
        custom B name unknown in separate open
        image Image no name in label merged
      link Link “Site” (title) merges
      """)
  }

  @Test("texts may be interpolated, localized, or computed")
  func texts() {
    checkSwiftUI(
      #"""
      struct A: View {
        var body: some View {
          Text("Hello, \(name)!")
          Text(verbatim: "a")
          Text(NSLocalizedString("b", comment: ""))
          Text(title)
          Text("c") + Text("d")
        }
      }
      """#,
      #"""
      text Text “Hello, ‹…›!” (title)
      text Text “a” (title)
      text Text “b” (title)
      text Text ‹dynamic› (title)
      text Text name unknown open
      text Text name unknown open
      """#)
  }

  @Test("a background is only decorative")
  func backgrounds() {
    checkSwiftUI(
      """
      struct A: View {
        var body: some View {
          Text("a").background(Image("b")).overlay { Circle() }
        }
      }
      """,
      """
      text Text “a” (title)
        image Image no name in decoration
        shape Circle no name in decoration
      """)
  }

  @Test("previews have no elements")
  func previews() {
    checkSwiftUI(
      """
      #Preview { Image("a") }
      struct A_Previews: PreviewProvider {
        static var previews: some View { Image("b") }
      }
      """,
      """

      """)
  }

  @Test("code without views has no elements")
  func noViews() {
    checkSwiftUI(
      """
      func f() { print("Image") }
      """,
      """

      """)
  }
}
