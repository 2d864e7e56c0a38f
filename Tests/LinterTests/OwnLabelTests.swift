// Labels of an app's own classes, which other files declare.

import Testing

@Suite("Own labels")
struct OwnLabelTests {
  private func findings(
    _ creation: String, extending other: String = "",
    as body: String = "override var text: String? { didSet {} }"
  ) -> [String] {
    LinterTests.findings(
      in: "Orders.swift",
      of: [
        "Orders.swift": """
        import UIKit
        class Orders: UIViewController {
          func f() {
            let heading = \(creation)
            heading.text = "Your orders"
            view.addSubview(heading)
            addArrangedView(heading, insets: insets)
          }
        }
        """,
        "BaseLabel.swift": "import UIKit\nclass BaseLabel<Style>: UILabel { \(body) }\n",
        "Label.swift": "import UIKit\nclass Label: BaseLabel<Kind> {}\n",
        "Other.swift": "import UIKit\n\(other)\n",
      ])
  }

  @Test("a title in a style for headings is reported")
  func title() {
    #expect(findings("Label(.title)") == ["missing-heading warning"])
    #expect(findings("Label(.title, textColor: Theme.ink)") == ["missing-heading warning"])
    #expect(
      findings(
        "Label(.title)", extending: "private extension Label { func f() { accessibilityLabel = nil } }")
        == ["missing-heading warning"])
  }

  @Test("other styles, and labels whose class says more, aren't reported")
  func other() {
    #expect(findings("Label(.text)").isEmpty)
    #expect(findings("Label(.buttonTitle)").isEmpty)
    #expect(findings("Label(.title)", as: "func f() { accessibilityTraits = .header }").isEmpty)
    #expect(
      findings("Label(.title)", extending: "extension Label { func f() { accessibilityLabel = nil } }")
        .isEmpty)
  }
}
