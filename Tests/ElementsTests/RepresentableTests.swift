import Elements
import Source
import Testing

/// UIKit views in SwiftUI, and pickers that consist of wheels.
@Suite struct RepresentableTests {
  @Test(
    "a picker of wheels is adjustable, and other pickers are buttons",
    arguments: [
      ("let p = UIPickerView()", "“‹selection›, Picker Item, Adjustable. Swipe up or down"),
      (
        #"Picker("Size", selection: $s) { sizes }.pickerStyle(.wheel)"#,
        "“Size, ‹s›, Picker Item, Adjustable. "
      ),
      (
        #"DatePicker("Day", selection: $d).datePickerStyle(WheelDatePickerStyle())"#,
        "“Day, ‹d›, Picker Item, Adjustable. "
      ),
      (#"Picker("Size", selection: $s) { sizes }.pickerStyle(.menu)"#, "“Size, ‹s›, Button”"),
      ("let day = UIDatePicker()", "“‹day›, ‹day›, Button”"),
    ])
  func wheels(view: String, expected: String) {
    let isUIKit = view.hasPrefix("let")
    let code =
      isUIKit
      ? "import UIKit\nclass A: UIView { \(view) }"
      : "import SwiftUI\nstruct A: View { var body: some View { \(view) } }"
    #expect(stepsRead(code).first?.hasPrefix(expected) == true, "\(stepsRead(code))")
  }

  @Test func `The UIKit view of a representable is read where SwiftUI code shows it`() {
    let code = """
      import SwiftUI
      struct Screen: View {
        var body: some View { Text("Top"); Close(); Volume().accessibilityLabel("Volume"); Text("End") }
      }
      struct Close: UIViewRepresentable {
        func makeUIView(context: Context) -> UIButton { UIButton(type: .close) }
        func updateUIView(_ view: UIButton, context: Context) {}
      }
      struct Volume: UIViewRepresentable {
        let slider = UISlider()
        func makeUIView(context: Context) -> UISlider { slider }
        func updateUIView(_ view: UISlider, context: Context) {}
      }
      """
    let steps = Array(stepsRead(code).prefix(4))
    #expect(steps.first == "“Top”" && steps.last == "“End”", "\(steps)")
    #expect(steps.dropFirst().first?.hasPrefix("“Close, Button”") == true, "\(steps)")
    #expect(steps.dropFirst(2).first?.hasPrefix("“Volume, ‹50 %›, Adjustable.") == true, "\(steps)")
  }
}
