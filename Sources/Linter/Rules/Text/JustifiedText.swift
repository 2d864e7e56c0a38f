// The justified-text rule: lines that are stretched from edge to edge.

import Elements

extension Rule {
  static let justifiedText = Rule(
    "justified-text", "Text is justified", .text, profile: .strict,
    severity: .information, criteria: [.visualPresentation],
    why: "Uneven gaps between words make lines hard to follow.",
    examples: [
      .bad(
        .uiKit, "terms.textAlignment = ⟦.justified⟧", fixed: "terms.textAlignment = .natural"),
      .bad(
        .uiKit, "let style = NSMutableParagraphStyle()\nstyle.alignment = ⟦NSTextAlignment.justified⟧",
        fixed: "let style = NSMutableParagraphStyle()\nstyle.alignment = .natural"),
      .right(.uiKit, "terms.textAlignment = .natural"),
      .good(.uiKit, "terms.textAlignment = isJustified ? .justified : .natural"),
      .good(.uiKit, "switch alignment { case .justified: save() default: break }"),
      .bad(
        .compose, "Text(terms, textAlign = ⟦TextAlign.Justify⟧)",
        fixed: "Text(terms, textAlign = TextAlign.Start)"),
      .bad(
        .compose, "val body = TextStyle(fontSize = 16.sp, textAlign = ⟦TextAlign.Justify⟧)",
        fixed: "val body = TextStyle(fontSize = 16.sp, textAlign = TextAlign.Start)"),
      .good(.compose, "Text(terms, textAlign = if (justify) TextAlign.Justify else TextAlign.Start)"),
      .good(.compose, "val all = listOf(TextAlign.Start, TextAlign.Justify)"),
      .bad(
        .androidViews,
        "fun f(v: TextView) { v.justificationMode = ⟦LineBreaker.JUSTIFICATION_MODE_INTER_WORD⟧ }",
        fixed: "fun f(v: TextView) { v.justificationMode = LineBreaker.JUSTIFICATION_MODE_NONE }"),
      .bad(
        .androidViews,
        "fun f(v: TextView) { v.setJustificationMode(⟦Layout.JUSTIFICATION_MODE_INTER_CHARACTER⟧) }",
        fixed: "fun f(v: TextView) { v.setJustificationMode(Layout.JUSTIFICATION_MODE_NONE) }"),
      .right(
        .androidViews, "fun f(v: TextView) { v.justificationMode = LineBreaker.JUSTIFICATION_MODE_NONE }"),
      .good(
        .androidViews, "fun f(v: TextView) = v.justificationMode == LineBreaker.JUSTIFICATION_MODE_INTER_WORD"
      ),
      .bad(
        .androidXML,
        #"<TextView android:text="@string/terms" ⟦android:justificationMode="inter_word"⟧/>"#,
        fixed: #"<TextView android:text="@string/terms"/>"#),
      .bad(
        .androidXML,
        #"<resources><style name="Body">⟦<item name="android:justificationMode">inter_word</item>⟧</style></resources>"#,
        fixed:
          #"<resources><style name="Body"><item name="android:justificationMode">none</item></style></resources>"#,
        path: "app/src/main/res/values/styles.xml"),
      .bad(
        .androidXML,
        #"<resources><string name="terms"><![CDATA[<p style="⟦text-align: justify⟧">…</p>]]></string></resources>"#,
        fixed:
          #"<resources><string name="terms"><![CDATA[<p style="text-align: start">…</p>]]></string></resources>"#,
        path: "app/src/main/res/values/strings.xml"),
      .good(
        .androidXML,
        #"<resources><string name="help">Write text-align: left, or justify it</string></resources>"#,
        path: "app/src/main/res/values/strings.xml"),
      .good(.androidXML, #"<TextView android:text="@string/terms" android:justificationMode="none"/>"#),
      .bad(
        .interfaceBuilder,
        #"<label text="Terms" ⟦textAlignment="justified"⟧ numberOfLines="0" id="a"/>"#,
        fixed: #"<label text="Terms" textAlignment="natural" numberOfLines="0" id="a"/>"#),
      .bad(
        .interfaceBuilder, #"<textView text="Terms" ⟦textAlignment="justified"⟧ id="a"/>"#,
        fixed: #"<textView text="Terms" textAlignment="natural" id="a"/>"#),
      .good(.interfaceBuilder, #"<label text="Terms" textAlignment="justified" id="a"/>"#),
      .right(.interfaceBuilder, #"<label text="Terms" textAlignment="natural" id="a"/>"#),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .justifiedText {
      report.report(
        practice.framework, at: practice.range,
        "Justified text leaves uneven gaps that make it harder to read. Align it to the start.",
        fixes: [practice.fix("Align to the start")])
    }
  }
}
