// emphasized-text-block: a paragraph in italics or capitals.

import Elements
import Syntax

extension Rule {
  static let emphasizedTextBlock = Rule(
    "emphasized-text-block", "Paragraph in italics or capitals", .text, profile: .strict,
    severity: .information, criteria: [.visualPresentation], on: [.textLooks, .text],
    why: "Emphasis works on words, not on blocks.",
    options: [
      RuleOption(
        "minChars", default: .number(80),
        "the shortest text that is reported, in characters; two sentences always are")
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
      let style = look.kind == .italic ? "italics" : "capitals"
      report.report(
        id, at: look.range, "A whole paragraph in \(style) is slow to read.",
        fixes: [look.fix("Remove the emphasis")])
    } else if text.utf8.count >= report.number("minChars"), text.isInCapitals,
      text.count >= report.number("minChars")
    {
      report.report(id, at: title.valueRange, "A whole paragraph in capitals is slow to read.")
    }
  }
}

private extension String {
  /// Whether it is so long, or of several sentences; a short quotation is not.
  func isBlock(of length: Int) -> Bool {
    if utf8.count >= length, count >= length { return true }
    // Several sentences are six words or more.
    guard utf8.count(where: { $0 == 0x20 }) >= 4 else { return false }
    guard let first, !"\"“„«‘'".contains(first) else { return false }
    return hasSeveralSentences
  }

  /// Whether a sentence ends before the last word, and both it and the next have several words.
  private var hasSeveralSentences: Bool {
    let sentences = split { ".!?。！？".contains($0) }.filter { sentence in
      sentence.split(separator: " ").count >= 3
    }
    return sentences.count >= 2
  }

  /// Whether nine letters of ten are capitals.
  var isInCapitals: Bool {
    // Most texts have far more small letters.
    if utf8.count(where: \.isLowercaseASCII) * 10 > utf8.count { return false }
    let letters = filter { $0.isUppercase || $0.isLowercase }
    return letters.count >= 10 && letters.filter(\.isUppercase).count * 10 >= letters.count * 9
  }
}
