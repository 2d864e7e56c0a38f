// Examples of missing-button-role in the content of the app's own SwiftUI components.

import Elements

extension Rule {
  static let componentMissingButtonRoleExamples: [Example] = [
    // A component that only surrounds the content that it's given leaves it as it is.
    .bad(
      .swiftUI,
      """
      struct Card<Content: View>: View {
        let content: Content
        var body: some View { VStack { HStack { content }.padding() }.background(.thinMaterial) }
      }
      struct Bar: View {
        var body: some View { Card { HStack { Text("Pay"); Text("now") }⟦.onTapGesture { pay() }⟧ } }
      }
      """),
    .bad(
      .swiftUI,
      """
      struct Box<Content: View>: View {
        let content: Content
        var body: some View { VStack { content }.padding() }
      }
      struct Card<Content: View>: View {
        let content: Content
        var body: some View { Box { content } }
      }
      struct Bar: View {
        var body: some View { Card { HStack { Text("Pay"); Text("now") }⟦.onTapGesture { pay() }⟧ } }
      }
      """),
    .good(
      .swiftUI,
      """
      struct Tile<Content: View>: View {
        let content: Content
        var body: some View { content.accessibilityElement(children: .combine).accessibilityAddTraits(.isButton) }
      }
      struct Bar: View {
        var body: some View { Tile { HStack { Text("Pay"); Text("now") }.onTapGesture { pay() } } }
      }
      """),
    .good(
      .swiftUI,
      """
      struct Tile<Content: View>: View {
        let content: Content
        var body: some View { Button(action: pay) { content } }
      }
      struct Bar: View {
        var body: some View { Tile { HStack { Text("Pay"); Text("now") }.onTapGesture { pay() } } }
      }
      """),
    // An optional text is shown if there's a value.
    .bad(.swiftUI, "HStack { Text(title); subtitle.map { Text($0) } }⟦.onTapGesture { open() }⟧"),
  ]
}
