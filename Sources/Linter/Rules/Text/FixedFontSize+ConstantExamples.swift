// Examples of the fixed-font-size rule: default fonts, fonts of attributed texts, and constants for fonts.

import Elements

extension Rule {
  static let fixedFontConstantExamples: [Example] = [
    // A text this small isn't meant to be seen: the button exists for its keyboard shortcut.
    .good(
      .swiftUI,
      #"Button("Save") { save() }.keyboardShortcut("s").foregroundColor(.clear).font(.system(size: 1))"#
    ),
    .bad(.uiKit, "class A: UIView { let log = ⟦UITextView()⟧; func f() { log.text = entries } }"),
    .bad(
      .uiKit,
      #"func f() { l.attributedText = NSAttributedString(string: t, attributes: [.font: ⟦UIFont.systemFont(ofSize: 15)⟧]) }"#
    ),
    .bad(
      .uiKit,
      #"class A: UIView { enum Look { static let font = ⟦UIFont.systemFont(ofSize: 15)⟧ }; func f() { l.attributedText = NSAttributedString(string: t, attributes: [.font: Look.font]) } }"#
    ),
    .bad(
      .uiKit,
      "enum Fonts { static var title: UIFont { ⟦.systemFont(ofSize: 15)⟧ } }; class A: UIView { let l = UILabel(); func f() { l.font = Fonts.title } }"
    ),
    .bad(
      .uiKit,
      #"extension UIFont { static var note: UIFont { ⟦UIFont(name: "Inter", size: 13)!⟧ } }; class A: UIView { let l = UILabel(); func f() { l.font = .note } }"#
    ),
    .good(
      .uiKit,
      "enum Fonts { static let title = UIFont.systemFont(ofSize: 15) }; class A: UIView { let l = UILabel(); func f() { l.font = UIFontMetrics.default.scaledFont(for: Fonts.title) } }"
    ),
  ]
}
