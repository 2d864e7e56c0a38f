// The emphasized-text-block rule: paragraphs in all italics or all caps.

import Elements
import Syntax

extension Rule {
  static let emphasizedTextBlock = Rule(
    "emphasized-text-block", "Paragraph is in italics or all caps", .text, profile: .strict,
    severity: .information, criteria: [.visualPresentation], on: [.textLooks, .text],
    why: "Long passages in italics or capitals are hard to read. Emphasis is for words.",
    options: [
      RuleOption(
        "minChars", default: .number(80),
        "Minimum text length to report, in characters. Two or more sentences are always reported.")
    ],
    examples: [
      .bad(
        .swiftUI, #"Text("We keep your data for a year. Then we delete it.")⟦.italic()⟧"#,
        fixed: #"Text("We keep your data for a year. Then we delete it.")"#),
      .bad(
        .swiftUI, #"Text("We keep your data for a year. Then we delete it.")⟦.textCase(.uppercase)⟧"#,
        fixed: #"Text("We keep your data for a year. Then we delete it.")"#),
      .bad(
        .swiftUI,
        #"Text(⟦"WE KEEP YOUR DATA FOR A YEAR AND DELETE ALL OF IT WITHIN A WEEK AFTER YOU CLOSE YOUR ACCOUNT"⟧)"#
      ),
      .right(.swiftUI, #"Text("We keep your data for a year. Then we delete it.")"#),
      .good(.swiftUI, #"Text("New").italic()"#),
      .good(.swiftUI, #"Text(terms).italic()"#),
      .good(.swiftUI, #"Text("“We came. We saw. We won.”").italic()"#),
      .good(.swiftUI, #"Text("PNG, SVG")"#),
      .bad(
        .uiKit,
        "let terms = UILabel()\nterms.text = \"We keep your data for a year. Then we delete it.\"\n⟦terms.font = .italicSystemFont(ofSize: 17)⟧",
        fixed:
          "let terms = UILabel()\nterms.text = \"We keep your data for a year. Then we delete it.\"\nterms.font = .systemFont(ofSize: 17)"
      ),
      .good(
        .uiKit,
        "let terms = UILabel()\nterms.text = \"We keep your data.\"\nterms.font = .italicSystemFont(ofSize: 17)"
      ),
      .bad(
        .compose,
        #"Text("We keep your data for a year. Then we delete it.", ⟦fontStyle = FontStyle.Italic⟧)"#,
        fixed: #"Text("We keep your data for a year. Then we delete it.")"#),
      .bad(
        .compose,
        #"Text("We keep your data for a year. Then we delete it.", style = TextStyle(fontSize = 16.sp, ⟦fontStyle = FontStyle.Italic⟧))"#,
        fixed:
          #"Text("We keep your data for a year. Then we delete it.", style = TextStyle(fontSize = 16.sp))"#),
      .good(.compose, #"Text("We keep your data.", fontStyle = FontStyle.Italic)"#),
      .good(.compose, #"Text(terms, fontStyle = FontStyle.Italic)"#),
      .bad(
        .androidViews,
        #"fun f(c: Context) { val t = TextView(c); t.text = ⟦"WE KEEP YOUR DATA FOR A YEAR AND DELETE ALL OF IT WITHIN A WEEK AFTER YOU CLOSE YOUR ACCOUNT"⟧ }"#
      ),
      .right(.androidViews, #"fun f(c: Context) { val t = TextView(c); t.text = "We keep your data." }"#),
      .bad(
        .androidXML,
        #"<TextView android:text="We keep your data for a year. Then we delete it." ⟦android:textStyle="bold|italic"⟧/>"#,
        fixed:
          #"<TextView android:text="We keep your data for a year. Then we delete it." android:textStyle="bold"/>"#
      ),
      .bad(
        .androidXML,
        #"<TextView android:text="We keep your data for a year. Then we delete it." ⟦android:textAllCaps="true"⟧/>"#,
        fixed: #"<TextView android:text="We keep your data for a year. Then we delete it."/>"#),
      .good(.androidXML, #"<TextView android:text="New" android:textStyle="italic"/>"#),
      .good(
        .androidXML,
        #"<TextView android:text="We keep your data for a year. Then we delete it." android:textAllCaps="false"/>"#
      ),
    ]
  ) { id, report in
    guard report.tree[id].role == .text, let title = report.tree[id].title.value,
      let text = title.value.literal, text.isBlock(of: report.number("minChars"))
    else { return }
    let look = report.tree[id].textLooks.last { $0.kind == .italic || $0.kind == .capitals }
    if let look {
      let style = look.kind == .italic ? "italics" : "all caps"
      report.report(
        id, at: look.range, "A whole paragraph in \(style) is slow to read. Emphasize single words instead.",
        fixes: [look.fix("Remove the \(style)")])
    } else if text.utf8.count >= report.number("minChars"), text.isInCapitals,
      text.count >= report.number("minChars")
    {
      report.report(
        id, at: title.valueRange, "A whole paragraph in all caps is slow to read. Use sentence case.")
    }
  }
}

private extension String {
  /// Returns whether the text has at least `length` characters or several sentences. Short quotations don't count.
  func isBlock(of length: Int) -> Bool {
    if utf8.count >= length, count >= length { return true }
    // Two sentences of three words each have at least four spaces.
    guard utf8.count(where: { $0 == 0x20 }) >= 4 else { return false }
    guard let first, !"\"“„«‘'".contains(first) else { return false }
    return hasSeveralSentences
  }

  /// True if at least two sentences have three or more words.
  private var hasSeveralSentences: Bool {
    let sentences = split { ".!?。！？".contains($0) }.filter { sentence in
      sentence.split(separator: " ").count >= 3
    }
    return sentences.count >= 2
  }

  /// True if the text has at least ten letters, and at least 90% of them are uppercase.
  var isInCapitals: Bool {
    // Most text has far more lowercase letters.
    if utf8.count(where: \.isLowercaseASCII) * 10 > utf8.count { return false }
    let letters = filter { $0.isUppercase || $0.isLowercase }
    return letters.count >= 10 && letters.filter(\.isUppercase).count * 10 >= letters.count * 9
  }
}
