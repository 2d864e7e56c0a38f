// The missing-keyboard-key-role rule: keys of custom keyboards that are announced as buttons.

import Elements

extension Rule {
  static let missingKeyboardKeyRole = Rule(
    "missing-keyboard-key-role", "Custom keyboard keys are announced as buttons", .input, profile: .strict,
    severity: .information, criteria: [.nameRoleValue],
    why: "The keyboard key trait lets VoiceOver users type in their preferred typing mode.",
    examples: [
      .bad(
        .swiftUI,
        "struct PinPad: View { var body: some View { ForEach(0..<10) { digit in ⟦Button(\"\\(digit)\") { type(digit) }⟧ } } }"
      ),
      .right(
        .swiftUI,
        "struct PinPad: View { var body: some View { ForEach(0..<10) { digit in Button(\"\\(digit)\") { type(digit) }.accessibilityAddTraits(.isKeyboardKey) } } }"
      ),
      .good(
        .swiftUI,
        "struct HidesKeyboard: View { var body: some View { Button(\"Done\") { hide() } } }"),
      .bad(
        .uiKit,
        "class PinPad: UIView { func make() { let key = UIButton(); ⟦key.setTitle(\"1\", for: .normal)⟧; addSubview(key) } }",
        fixed:
          "class PinPad: UIView { func make() { let key = UIButton(); key.setTitle(\"1\", for: .normal); key.accessibilityTraits.insert(.keyboardKey); addSubview(key) } }"
      ),
      .right(
        .uiKit,
        "class PinPad: UIView { func make() { let key = UIButton(); key.setTitle(\"1\", for: .normal); key.accessibilityTraits.insert(.keyboardKey); addSubview(key) } }"
      ),
      .good(
        .uiKit,
        "class CalculatorKeypad: UIView { func make() { let key = UIButton(); key.setTitle(\"1\", for: .normal); addSubview(key) } }"
      ),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .unsaidKey {
      report.report(
        practice.framework, at: practice.range,
        "\(practice.framework.screenReader) announces every key as a button that needs a double tap. Add the keyboard key trait.",
        fixes: [practice.fix("Insert the keyboardKey trait")])
    }
  }
}
