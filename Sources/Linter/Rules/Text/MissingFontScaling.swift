// The missing-font-scaling rule: text that picks up a new text size only when its screen reopens.

import Elements

extension Rule {
  static let missingFontScaling = Rule(
    "missing-font-scaling", "Text doesn't update when the text size changes", .text,
    severity: .information, criteria: [.resizeText], on: .fonts,
    why: "People change the text size while they're reading.",
    examples: [
      .bad(
        .uiKit, "let title = UILabel()\n⟦title.font = .preferredFont(forTextStyle: .body)⟧",
        fixed:
          "let title = UILabel()\ntitle.font = .preferredFont(forTextStyle: .body)\ntitle.adjustsFontForContentSizeCategory = true"
      ),
      .bad(
        .uiKit,
        "let title = UITextView()\ntitle.font = .preferredFont(forTextStyle: .body)\n⟦title.adjustsFontForContentSizeCategory = false⟧",
        fixed:
          "let title = UITextView()\ntitle.font = .preferredFont(forTextStyle: .body)\ntitle.adjustsFontForContentSizeCategory = true"
      ),
      .right(
        .uiKit,
        "let title = UILabel()\ntitle.font = .preferredFont(forTextStyle: .body)\ntitle.adjustsFontForContentSizeCategory = true"
      ),
      .good(
        .uiKit,
        "class Card: UIView { let title = UILabel(); func f() { title.font = .preferredFont(forTextStyle: .body) }; func g() { title.adjustsFontForContentSizeCategory = true } }"
      ),
      .good(
        .uiKit,
        "class Card: UIView { let title = UILabel(); func f() { title.font = .preferredFont(forTextStyle: .body) }; override func traitCollectionDidChange(_ old: UITraitCollection?) { f() } }"
      ),
      .good(
        .uiKit,
        "class Card: UIView { @IBOutlet var title: UILabel!; func f() { title.font = .preferredFont(forTextStyle: .body) } }"
      ),
    ]
  ) { id, report in
    let element = report.tree[id]
    guard element.framework == .uiKit, let font = element.fonts.last, case .scales = font.scaling,
      element.role != .button
    else { return }
    let message =
      "This text picks up a new text size only when the screen reopens. Set adjustsFontForContentSizeCategory."
    if let flag = element.fontAdjustments.last {
      guard element.fontAdjustments.allSatisfy({ $0.value == false }) else { return }
      let value = flag.range.upperBound - 5..<flag.range.upperBound
      report.report(
        id, at: flag.range, message,
        fixes: [Fix("Set adjustsFontForContentSizeCategory to true", .safe, edits: [Fix.Edit(value, "true")])]
      )
    } else if element.receiver?.isMadeHere == true, !element.circumstances.contains(.followsTextSize) {
      report.report(
        id, at: font.range, message,
        fixes: [report.fix("Set adjustsFontForContentSizeCategory to true", .safe, .adjustFont(font), on: id)]
      )
    }
  }
}
