// Elements of SwiftUI code: views, containers, labels, and hiding.

import Testing

@Suite("SwiftUI elements")
struct SwiftUIElementTests {
  @Test("views nest like their closures")
  func containers() {
    checkSwiftUI(
      """
      struct A: View {
        var body: some View {
          VStack {
            Text("a")
            HStack { Image(systemName: "b"); Spacer() }
          }
        }
      }
      """,
      """
      container VStack no name
        text Text “a” (title)
        container HStack no name
          image Image no name
          spacer Spacer no name
      """)
  }

  @Test("a button merges its label's content and takes its label from it")
  func button() {
    checkSwiftUI(
      """
      struct A: View {
        var body: some View {
          Button { tap() } label: { Image(systemName: "xmark"); Text("Close") }
          Button("Save") { save() }
          Button(action: tap) { Image("logo") }
        }
      }
      """,
      """
      button Button “Close” (content) merges
        image Image no name in label merged
        text Text “Close” (title) in label merged
      button Button “Save” (title) merges
      button Button no name merges
        image Image no name in label merged
      """)
  }

  @Test("an explicit label takes precedence over the content")
  func labels() {
    checkSwiftUI(
      """
      struct A: View {
        var body: some View {
          Button("Save") {}.accessibilityLabel("Save the draft")
          Image("logo").accessibilityLabel(Text("Our logo"))
          Text("a").accessibilityLabel(title)
        }
      }
      """,
      """
      button Button “Save the draft” (label) merges
      image Image “Our logo” (label)
      text Text ‹dynamic› (label)
      """)
  }

  @Test("decorative images and hidden views are skipped")
  func decorativeImages() {
    checkSwiftUI(
      """
      struct A: View {
        var body: some View {
          Image(decorative: "a")
          Image("b").accessibilityHidden(true)
          VStack { Text("c") }.accessibilityHidden(true)
          Text("d").accessibilityHidden(isOn)
        }
      }
      """,
      """
      image Image no name decorative
      image Image no name hidden
      container VStack no name hidden
        text Text “c” (title) hidden
      text Text “d” (title) unknown
      """)
  }

  @Test("children are combined, ignored, or contained")
  func grouping() {
    checkSwiftUI(
      """
      struct A: View {
        var body: some View {
          VStack { Text("a") }.accessibilityElement(children: .combine)
          VStack { Text("b") }.accessibilityElement(children: .ignore)
          VStack { Text("c") }.accessibilityElement(children: .contain)
          VStack { Text("d") }.accessibilityElement()
        }
      }
      """,
      """
      container VStack “a” (content) merges +element
        text Text “a” (title) merged
      container VStack no name ignoresChildren +element
        text Text “b” (title) ignored
      container VStack no name contains
        text Text “c” (title)
      container VStack no name ignoresChildren +element
        text Text “d” (title) ignored
      """)
  }

  @Test("gestures are actions of their view")
  func gestures() {
    checkSwiftUI(
      """
      struct A: View {
        var body: some View {
          Image("a").onTapGesture { b() }
          Text("c").onLongPressGesture { d() }
        }
      }
      """,
      """
      image Image no name on tap
      text Text “c” (title) on longPress
      """)
  }

  @Test("explicit traits are kept")
  func traits() {
    checkSwiftUI(
      """
      struct A: View {
        var body: some View {
          Text("a").accessibilityAddTraits(.isHeader)
          Text("b").accessibilityAddTraits([.isButton, .isSelected])
        }
      }
      """,
      """
      text Text “a” (title) +header
      text Text “b” (title) +button+selected
      """)
  }

  @Test("a hint isn't a label")
  func hints() {
    checkSwiftUI(
      """
      struct A: View {
        var body: some View {
          Button { } label: { Image(systemName: "b") }.accessibilityHint("Closes the window")
        }
      }
      """,
      """
      button Button no name merges hint “Closes the window”
        image Image no name in label merged
      """)
  }

  @Test("a field is named after its title")
  func fields() {
    checkSwiftUI(
      """
      struct A: View {
        var body: some View {
          TextField("Name", text: $a)
          SecureField("", text: $b)
          TextEditor(text: $c)
          TextField(text: $d) { Text("Mail") }
        }
      }
      """,
      """
      textField TextField “Name” (title) merges
      secureField SecureField no name merges
      textEditor TextEditor no name
      textField TextField “Mail” (content) merges
        text Text “Mail” (title) in label merged
      """)
  }

  @Test("controls are named by their title or label")
  func controls() {
    checkSwiftUI(
      """
      struct A: View {
        var body: some View {
          Toggle("Wi-Fi", isOn: $a)
          Toggle(isOn: $b) { Image(systemName: "wifi") }
          Slider(value: $c)
          Stepper("Count", value: $d)
          Picker("Color", selection: $e) { Text("Red") }
          Toggle("", isOn: $f).labelsHidden()
        }
      }
      """,
      """
      toggle Toggle “Wi-Fi” (title) merges
      toggle Toggle no name merges
        image Image no name in label merged
      slider Slider no name merges
      stepper Stepper “Count” (title) merges
      picker Picker “Color” (title) merges
        text Text “Red” (title) in separate
      toggle Toggle no name merges
      """)
  }
}
