// The small-text rule: text that is hard to read at the default text size.

import Elements
import Source

extension Rule {
  static let smallText = Rule(
    "small-text", "Text is too small", .text, profile: .strict,
    severity: .information, criteria: [.resizeText], on: .fonts, cause: .textSize,
    why: "Text this small is hard to read for many people at the default setting.",
    options: [
      RuleOption("minIOS", default: .number(11), "Smallest font size, in pt, that isn't reported."),
      RuleOption("minAndroid", default: .number(12), "Smallest font size, in sp, that isn't reported."),
    ],
    examples: [
      .bad(
        .swiftUI, #"Text("Balance").font(⟦.custom("Inter", size: 9)⟧)"#,
        fixed: #"Text("Balance").font(.caption2)"#),
      .bad(
        .swiftUI, #"Text("Balance").font(⟦.custom("Inter", size: 10, relativeTo: .caption2)⟧)"#,
        fixed: #"Text("Balance").font(.caption2)"#),
      .right(.swiftUI, #"Text("Balance").font(.custom("Inter", size: 11))"#),
      .good(.swiftUI, #"Text("Balance").font(.caption2)"#),
      .good(.swiftUI, #"Text("© 2026 Bank").font(.custom("Inter", size: 9))"#),
      .good(.swiftUI, #"Image(systemName: "star").font(.custom("Inter", size: 9))"#),
      .bad(
        .uiKit,
        "let hint = UILabel()\nhint.font = ⟦UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 9))⟧\nhint.adjustsFontForContentSizeCategory = true",
        fixed:
          "let hint = UILabel()\nhint.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 11))\nhint.adjustsFontForContentSizeCategory = true"
      ),
      .good(
        .uiKit,
        "let copyright = UILabel()\ncopyright.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 9))\ncopyright.adjustsFontForContentSizeCategory = true"
      ),
      .bad(.compose, "Text(t, fontSize = ⟦9.sp⟧)", fixed: "Text(t, fontSize = 12.sp)"),
      .bad(
        .compose, "Text(t, style = TextStyle(fontSize = ⟦10.sp⟧))",
        fixed: "Text(t, style = TextStyle(fontSize = 12.sp))"),
      .right(.compose, "Text(t, fontSize = 12.sp)"),
      .good(.compose, "Text(t, fontSize = 0.sp)"),
      .bad(
        .androidViews,
        "fun f(c: Context) { val t = TextView(c); t.⟦setTextSize(TypedValue.COMPLEX_UNIT_SP, 9f)⟧ }",
        fixed: "fun f(c: Context) { val t = TextView(c); t.setTextSize(TypedValue.COMPLEX_UNIT_SP, 12f) }"),
      .right(.androidViews, "fun f(c: Context) { val t = TextView(c); t.setTextSize(14f) }"),
      .bad(
        .androidXML, #"<TextView android:text="@string/a" ⟦android:textSize="9sp"⟧/>"#,
        fixed: #"<TextView android:text="@string/a" android:textSize="12sp"/>"#),
      .bad(
        .androidXML,
        #"<resources><style name="Note">⟦<item name="android:textSize">10sp</item>⟧</style></resources>"#,
        fixed:
          #"<resources><style name="Note"><item name="android:textSize">12sp</item></style></resources>"#,
        path: "app/src/main/res/values/styles.xml"),
      .good(
        .swiftUI, #"Label("Play", systemImage: "play").labelStyle(.iconOnly).font(.system(size: 8))"#),
      .right(.androidXML, #"<TextView android:text="@string/a" android:textSize="12sp"/>"#),
      .good(
        .androidXML,
        #"<TextView android:id="@+id/map_attribution" android:text="@string/a" android:textSize="9sp"/>"#),
    ]
  ) { id, report in
    let element = report.tree[id]
    guard !report.isForGlances, !report.isForCharts, let font = element.fonts.last,
      let size = element.smallSize(font),
      size >= Element.leastVisibleSize, size < report.smallestSize(on: element.framework),
      !element.showsSymbolAlone,
      !element.isLegalMark, !element.isStyledElsewhere
    else { return }
    report.report(
      id, at: font.valueRange,
      "Text at \(size.shown) \(element.framework.isAndroid ? "sp" : "pt") is hard to read. Make it larger.",
      fixes: [report.enlargement(of: font, on: element)])
  }
}

private extension Report {
  /// True if the file draws a chart, whose axis labels have little room, or contains previews for developers.
  var isForCharts: Bool { path.spells("Chart") || path.spells("chart") || path.spells("Preview") }

  func smallestSize(on framework: Framework) -> Double {
    if case .number(let size)? = option(framework.isAndroid ? "minAndroid" : "minIOS") {
      Double(size)
    } else {
      0
    }
  }

  func enlargement(of font: WrittenFont, on element: Element) -> Fix? {
    if element.framework == .swiftUI {
      guard case .scales = font.scaling else { return nil }
      return Fix(
        "Use the .caption2 text style", .changesBehavior,
        edits: [Fix.Edit(font.valueRange, ".caption2")])
    }
    guard case .scales = font.scaling, let range = font.sizeRange else { return nil }
    let least = Int(smallestSize(on: element.framework))
    let suffix =
      switch element.framework {
      case .androidXML: "sp"
      case .androidViews: text.string(range).hasSuffix("f") ? "f" : ""
      default: ""
      }
    return Fix(
      "Increase the size to \(least) \(element.framework.isAndroid ? "sp" : "pt")", .changesBehavior,
      edits: [Fix.Edit(range, "\(least)\(suffix)")])
  }
}

extension Element {
  /// The smallest font size that's meant to be seen, in pt or sp. Smaller text is that of buttons for keyboard shortcuts.
  static let leastVisibleSize = 4.0

  /// Returns the font size in pt or sp at the default text size, or nil if it can't be read.
  func smallSize(_ font: WrittenFont) -> Double? {
    switch font.scaling {
    case .scales: font.size
    case .fixed(let size, let unit): ["pt", "dp", "dip"].contains(unit) ? size : nil
    case .unknown: nil
    }
  }
}

private extension Element {
  /// True if the element shows a copyright notice or an attribution, as licenses require.
  var isLegalMark: Bool {
    let names = [identifier?.value.literal, boundName, receiver?.property, title.value?.value.literal]
    return names.contains { name in
      guard let name else { return false }
      return name.spells("opyright") || name.spells("ttribution") || name.spells("©")
    }
  }
}

private extension Double {
  var shown: String { self == rounded() && self < 1_000 ? "\(Int(self))" : "\(self)" }
}
