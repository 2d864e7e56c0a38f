// The light-font-weight rule: text with a font weight below regular.

import Elements

extension Rule {
  static let lightFontWeight = Rule(
    "light-font-weight", "Font weight is too light", .text, profile: .strict,
    severity: .information, criteria: [.contrastMinimum],
    why: "The thinner the strokes, the less contrast the text seems to have.",
    examples: [
      .bad(
        .swiftUI, "Text(name).fontWeight(⟦.light⟧)", fixed: "Text(name).fontWeight(.regular)"),
      .bad(
        .swiftUI, "Text(name).font(.system(size: 15, weight: ⟦.thin⟧))",
        fixed: "Text(name).font(.system(size: 15, weight: .regular))"),
      .bad(
        .swiftUI, "Text(name).font(.system(size: 60, weight: ⟦.ultraLight⟧))",
        fixed: "Text(name).font(.system(size: 60, weight: .regular))", severity: .hint),
      .bad(
        .swiftUI, "VStack { Text(name) }.font(.body.weight(⟦.light⟧))",
        fixed: "VStack { Text(name) }.font(.body.weight(.regular))"),
      .bad(.swiftUI, #"Text(name).font(.custom(⟦"Inter-Light"⟧, size: 15))"#),
      .right(.swiftUI, "Text(name).fontWeight(.regular)"),
      .good(.swiftUI, #"Image(systemName: "star").font(.system(size: 15, weight: .light))"#),
      .good(.swiftUI, "Text(name).background(.thinMaterial)"),
      .good(.swiftUI, "Text(name).preferredColorScheme(.light)"),
      .good(
        .swiftUI,
        #"struct A: View { @Environment(\.legibilityWeight) var weight; var body: some View { Text(name).fontWeight(.light) } }"#
      ),
      .bad(
        .uiKit, "let title = UILabel()\ntitle.font = .systemFont(ofSize: 15, weight: ⟦.light⟧)",
        fixed: "let title = UILabel()\ntitle.font = .systemFont(ofSize: 15, weight: .regular)"),
      .bad(.uiKit, #"let font = UIFont(name: ⟦"HelveticaNeue-Thin"⟧, size: 15)"#),
      .right(.uiKit, "let font = UIFont.systemFont(ofSize: 15, weight: .medium)"),
      .good(.uiKit, "let icon = UIImage.SymbolConfiguration(pointSize: 20, weight: .light)"),
      .bad(
        .compose, "Text(t, fontWeight = ⟦FontWeight.Light⟧)",
        fixed: "Text(t, fontWeight = FontWeight.Normal)"),
      .bad(
        .compose, "val display = TextStyle(fontSize = 57.sp, fontWeight = ⟦FontWeight.W300⟧)",
        fixed: "val display = TextStyle(fontSize = 57.sp, fontWeight = FontWeight.Normal)", severity: .hint),
      .right(.compose, "Text(t, fontWeight = FontWeight.Medium)"),
      .good(.compose, "val family = FontFamily(Font(R.font.inter_light, FontWeight.Light))"),
      .bad(
        .androidViews,
        #"fun f(v: TextView) { v.typeface = Typeface.create(⟦"sans-serif-light"⟧, Typeface.NORMAL) }"#,
        fixed: #"fun f(v: TextView) { v.typeface = Typeface.create("sans-serif", Typeface.NORMAL) }"#),
      .right(
        .androidViews,
        #"fun f(v: TextView) { v.typeface = Typeface.create("sans-serif-medium", Typeface.NORMAL) }"#),
      .bad(
        .androidXML, #"<TextView android:text="@string/a" ⟦android:fontFamily="sans-serif-thin"⟧/>"#,
        fixed: #"<TextView android:text="@string/a" android:fontFamily="sans-serif"/>"#),
      .bad(
        .androidXML,
        #"<TextView android:text="@string/a" android:textSize="40sp" ⟦android:textFontWeight="300"⟧/>"#,
        fixed: #"<TextView android:text="@string/a" android:textSize="40sp" android:textFontWeight="400"/>"#,
        severity: .hint),
      .bad(
        .androidXML,
        #"<resources><style name="Note">⟦<item name="android:fontFamily">sans-serif-light</item>⟧</style></resources>"#,
        fixed:
          #"<resources><style name="Note"><item name="android:fontFamily">sans-serif</item></style></resources>"#,
        path: "app/src/main/res/values/styles.xml"),
      .right(.androidXML, #"<TextView android:text="@string/a" android:fontFamily="sans-serif-medium"/>"#),
      .good(.androidXML, #"<TextView android:text="@string/a" android:textFontWeight="500"/>"#),
    ]
  ) { report in
    for practice in report.tree.practices {
      guard case .lightFont(let isLarge) = practice.subject else { continue }
      report.report(
        practice.framework, at: practice.range,
        "Thin strokes are hard to make out with low vision or in bright light. Use a regular weight.",
        severity: isLarge ? .hint : .information, fixes: [practice.fix("Use the regular weight")])
    }
  }
}
