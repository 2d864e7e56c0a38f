// The invalid-language-tag rule: language tags that screen readers can't match to a voice.

import Elements

extension Rule {
  static let invalidLanguageTag = Rule(
    "invalid-language-tag", "Language tag is invalid", .text,
    severity: .warning, criteria: [.languageOfParts],
    why: "Screen readers choose a voice by exact language tag.",
    examples: [
      .bad(
        .uiKit, #"quote.accessibilityLanguage = ⟦"fr_FR"⟧"#, fixed: #"quote.accessibilityLanguage = "fr-FR""#),
      .bad(.uiKit, #"quote.accessibilityLanguage = ⟦"jp"⟧"#, fixed: #"quote.accessibilityLanguage = "ja""#),
      .bad(.uiKit, #"quote.accessibilityLanguage = ⟦"french"⟧"#),
      .bad(
        .uiKit,
        #"let title = NSAttributedString(string: text, attributes: [.accessibilitySpeechLanguage: ⟦"cz"⟧])"#,
        fixed:
          #"let title = NSAttributedString(string: text, attributes: [.accessibilitySpeechLanguage: "cs"])"#),
      .bad(.uiKit, #"title.languageIdentifier = ⟦"el_GR"⟧"#, fixed: #"title.languageIdentifier = "el-GR""#),
      .right(.uiKit, #"quote.accessibilityLanguage = "zh-Hant-TW""#),
      .good(.uiKit, #"quote.accessibilityLanguage = "haw""#),
      .good(.uiKit, #"quote.accessibilityLanguage = language"#),
      .good(.uiKit, #"let locale = Locale(identifier: "fr_FR")"#),
      .bad(
        .compose, #"val style = SpanStyle(localeList = LocaleList(⟦"de_AT"⟧))"#,
        fixed: #"val style = SpanStyle(localeList = LocaleList("de-AT"))"#),
      .right(.compose, #"val style = SpanStyle(localeList = LocaleList("de-AT"))"#),
      .good(.compose, #"val style = SpanStyle(localeList = LocaleList(Locale(tag)))"#),
      .bad(
        .androidViews, #"fun f() = LocaleSpan(Locale.forLanguageTag(⟦"da_DK"⟧))"#,
        fixed: #"fun f() = LocaleSpan(Locale.forLanguageTag("da-DK"))"#),
      .right(.androidViews, #"fun f() = LocaleSpan(Locale.forLanguageTag("da-DK"))"#),
      .good(.androidViews, #"fun f() = parse(Locale.forLanguageTag("da_DK"))"#),
    ]
  ) { report in
    for practice in report.tree.practices {
      guard case .languageTag(let meant) = practice.subject else { continue }
      report.report(
        practice.framework, at: practice.range,
        "\(practice.framework.screenReader) may ignore this language tag and use the wrong voice. Use a BCP 47 tag, such as en-GB.",
        fixes: [meant.flatMap { practice.fix("Change the tag to \($0)") }])
    }
  }
}
