// The text-spacing-out-of-range rule: lines, paragraphs, or letters that are too close together or too far apart.

import Elements

extension Rule {
  static let textSpacingOutOfRange = Rule(
    "text-spacing-out-of-range", "Text spacing is out of range", .text, profile: .strict,
    severity: .information, criteria: [.textSpacing, .visualPresentation], on: .textLooks,
    why: "Spacing separates lines and words, especially for people with dyslexia or low vision.",
    options: [
      RuleOption(
        "line", default: .strings(["0.9", "1.7"]),
        "Minimum and maximum line height, as a multiple of the font size."),
      RuleOption(
        "maxLineChars", default: .number(70), "Maximum line length in characters."),
      RuleOption(
        "minChars", default: .number(40), "Minimum text length, in characters, to check letter spacing."
      ),
    ],
    examples: [
      .bad(
        .swiftUI, #"Text(terms).font(.body)⟦.lineSpacing(16)⟧"#, fixed: #"Text(terms).font(.body)"#),
      .bad(
        .swiftUI, #"Text("Refunds take up to fourteen days to arrive.").font(.body)⟦.tracking(4)⟧"#,
        fixed: #"Text("Refunds take up to fourteen days to arrive.").font(.body)"#),
      .bad(
        .swiftUI, #"Text("Refunds take up to fourteen days to arrive.").font(.body)⟦.kerning(-1)⟧"#,
        fixed: #"Text("Refunds take up to fourteen days to arrive.").font(.body)"#),
      .bad(
        .swiftUI,
        #"Text("We keep your data for a year. Then we delete it, with all the copies we made.").frame(⟦width: 900⟧)"#
      ),
      .good(
        .swiftUI,
        #"Text("We keep your data for a year. Then we delete it, with all the copies we made.").frame(width: 500)"#
      ),
      .good(.swiftUI, #"Text("We keep your data for a year.").frame(width: 900)"#),
      .good(.swiftUI, #"Text(terms).font(.body).lineSpacing(6)"#),
      .good(.swiftUI, #"Text(terms).lineSpacing(spacing)"#),
      .good(.swiftUI, #"Text("PIN").font(.body).tracking(4)"#),
      .good(.swiftUI, #"Text("Refunds take up to fourteen days to arrive.").font(.body).tracking(0.4)"#),
      .bad(
        .uiKit, "func f() { let style = NSMutableParagraphStyle(); style.lineHeightMultiple = ⟦0.7⟧ }",
        fixed: "func f() { let style = NSMutableParagraphStyle(); style.lineHeightMultiple = 1.0 }"),
      .bad(
        .uiKit,
        "func f() { let style = NSMutableParagraphStyle(); style.lineSpacing = 8; style.paragraphSpacing = ⟦8⟧ }",
        fixed:
          "func f() { let style = NSMutableParagraphStyle(); style.lineSpacing = 8; style.paragraphSpacing = 16 }"
      ),
      .right(.uiKit, "func f() { let style = NSMutableParagraphStyle(); style.lineHeightMultiple = 1.2 }"),
      .good(.uiKit, "func f() { let style = NSMutableParagraphStyle(); style.lineHeightMultiple = 0 }"),
      .good(
        .uiKit,
        "func f() { let style = NSMutableParagraphStyle(); style.lineSpacing = 4; style.paragraphSpacing = 12 }"
      ),
      .bad(
        .compose, "Text(t, fontSize = 20.sp, ⟦lineHeight = 16.sp⟧)",
        fixed: "Text(t, fontSize = 20.sp, lineHeight = 26.sp)"),
      .bad(
        .compose, "val note = TextStyle(fontSize = 16.sp, ⟦lineHeight = 40.sp⟧)",
        fixed: "val note = TextStyle(fontSize = 16.sp, lineHeight = 21.sp)"),
      .bad(.compose, "Text(t, ⟦lineHeight = 0.8.em⟧)", fixed: "Text(t, lineHeight = 1.3.em)"),
      .bad(
        .compose, #"Text("Refunds take up to fourteen days to arrive.", ⟦letterSpacing = 4.sp⟧)"#,
        fixed: #"Text("Refunds take up to fourteen days to arrive.")"#),
      .good(.compose, #"Text("Refunds take up to fourteen days to arrive.", letterSpacing = 0.5.sp)"#),
      .bad(
        .compose,
        #"Text("We keep your data for a year. Then we delete it, with all the copies we made.", Modifier.⟦width(800.dp)⟧)"#
      ),
      .good(.compose, "Text(t, fontSize = 20.sp, lineHeight = 28.sp)"),
      .good(.compose, "Text(t, fontSize = size, lineHeight = 16.sp)"),
      .good(.compose, "Text(t, fontSize = 20.sp, lineHeight = TextUnit.Unspecified)"),
      .bad(
        .androidViews, "fun f(v: TextView) { v.setLineSpacing(0f, ⟦0.6f⟧) }",
        fixed: "fun f(v: TextView) { v.setLineSpacing(0f, 1.0f) }"),
      .right(.androidViews, "fun f(v: TextView) { v.setLineSpacing(0f, 1.2f) }"),
      .good(.androidViews, "fun f(v: TextView) { v.setLineSpacing(8f, 0.8f) }"),
      .bad(
        .androidXML, #"<TextView android:text="@string/a" ⟦android:lineSpacingMultiplier="0.6"⟧/>"#,
        fixed: #"<TextView android:text="@string/a" android:lineSpacingMultiplier="1.0"/>"#),
      .bad(
        .androidXML,
        #"<TextView android:text="Refunds take up to fourteen days to arrive." ⟦android:letterSpacing="0.3"⟧/>"#,
        fixed: #"<TextView android:text="Refunds take up to fourteen days to arrive."/>"#),
      .right(.androidXML, #"<TextView android:text="@string/a" android:lineSpacingMultiplier="1.2"/>"#),
      .good(
        .androidXML,
        #"<TextView android:text="@string/a" android:lineSpacingExtra="8dp" android:lineSpacingMultiplier="0.8"/>"#
      ),
      .bad(
        .androidXML,
        #"<TextView android:text="We keep your data for a year. Then we delete it, with all the copies we made." ⟦android:maxWidth="800dp"⟧/>"#
      ),
      .good(.androidXML, #"<TextView android:text="PIN" android:letterSpacing="0.3"/>"#),
    ],
    checkFile: { report in
      let limits = report.lineLimits
      for practice in report.tree.practices {
        switch practice.subject {
        case .lineHeight(let ratio) where !limits.contains(ratio): break
        case .narrowParagraphs: break
        default: continue
        }
        report.report(
          practice.framework, at: practice.range,
          "Lines or paragraphs are too close together or too far apart to read easily. Use typical spacing.",
          fixes: [practice.fix("Change to typical spacing")])
      }
    }
  ) { id, report in
    let element = report.tree[id]
    for look in element.textLooks {
      let isFar: Bool
      switch look.kind {
      case .lineSpacing(let spacing):
        guard let size = element.textSize, size > 0 else { continue }
        // Source: Apple, “Typography”: the line height of system fonts is 1.2 times the font size.
        isFar = !report.lineLimits.contains(1.2 + spacing / size)
      case .letterSpacing(let spacing, let isOfSize):
        guard !element.isLargeTitle, let text = report.tree.readableText(of: id)?.value.literal,
          text.count >= report.number("minChars")
        else { continue }
        // Source: WCAG 2.2, success criterion 1.4.12: letter spacing of 0.12 times the font size.
        let part = isOfSize ? spacing : spacing / (element.textSize ?? 16)
        isFar = part > 0.125 || part < -0.03
      case .lineLength(let length):
        report.reportLineLength(look, length, of: id)
        continue
      default: continue
      }
      guard isFar else { continue }
      report.report(
        id, at: look.range,
        "Lines or letters are too close together or too far apart to read easily. Use the default spacing.",
        fixes: [look.fix("Remove the custom spacing")])
    }
  }
}

private extension Report {
  /// Reports lines with more characters than `maxLineChars`, if each is half as wide as the font size.
  mutating func reportLineLength(_ look: TextLook, _ length: Double, of id: ElementID) {
    let element = tree[id]
    guard let text = tree.readableText(of: id)?.value.literal, text.count > number("maxLineChars") else {
      return
    }
    let size = element.textSize ?? (element.framework.isAndroid ? 16 : 17)
    guard size > 0, length / (0.5 * size) > Double(number("maxLineChars")) else { return }
    report(id, at: look.range, "In lines this long, people can easily lose their place. Limit the width.")
  }

  /// The allowed line heights, as multiples of the font size.
  var lineLimits: ClosedRange<Double> {
    guard case .strings(let limits)? = option("line"), limits.count == 2, let least = Double(limits[0]),
      let largest = Double(limits[1]), least <= largest
    else { return 0.9...1.7 }
    return least...largest
  }
}
