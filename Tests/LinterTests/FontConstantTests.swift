// Fonts that one file declares and others use.

import Testing

@Suite("Font constants")
struct FontConstantTests {
  private static let fonts = """
    import UIKit
    enum Theme {
      enum Fonts {
        private static let regular = UIFont.systemFont(ofSize: 17)
        enum Rows { static let title = Fonts.regular }
      }
    }
    """

  private func reported(using code: String) -> [String] {
    findings(
      in: "App/Theme.swift",
      of: [
        "App/Theme.swift": Self.fonts,
        "App/Row.swift": "import UIKit\nclass Row: UIView { let label = UILabel(); func f() { \(code) } }",
      ])
  }

  @Test(
    "a constant is reported if another file gives it to a text",
    arguments: [
      "label.font = Theme.Fonts.Rows.title", "label.font = isOn ? Theme.Fonts.Rows.title : other",
      "add(text, font: Theme.Fonts.Rows.title)",
      "label.attributedText = text(with: [.font: Theme.Fonts.Rows.title])",
    ])
  func used(code: String) {
    #expect(reported(using: code) == ["fixed-font-size warning"])
  }

  @Test(
    "a constant isn't reported if other files scale it, or use another one with the same name",
    arguments: [
      "label.font = UIFontMetrics.default.scaledFont(for: Theme.Fonts.Rows.title)",
      "label.font = Theme.Fonts.Cells.title", "print(Theme.Fonts.Rows.title)",
    ])
  func unused(code: String) {
    #expect(reported(using: code) == [])
  }
}
