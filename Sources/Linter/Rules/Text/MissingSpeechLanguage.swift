// The missing-speech-language rule: text in another script that doesn't state its language.

import Elements

extension Rule {
  static let missingSpeechLanguage = Rule(
    "missing-speech-language", "Text in another script has no language tag", .text, profile: .strict,
    severity: .hint, criteria: [.languageOfParts], on: [.text, .labelled, .pressable],
    why: "Screen readers need the language to choose the right voice.",
    examples: [
      .bad(
        .swiftUI,
        #"struct A: View { var body: some View { Text("Good morning"); Text(⟦"नमस्ते दुनिया"⟧) } }"#),
      .good(.swiftUI, #"struct A: View { var body: some View { Text("नमस्ते दुनिया") } }"#),
      .good(.swiftUI, #"struct A: View { var body: some View { Text("Language"); Text("हिन्दी") } }"#),
      .good(.swiftUI, #"struct A: View { var body: some View { Text("Next"); Text("→ ★ 🎉") } }"#),
      .right(
        .swiftUI,
        #"struct A: View { var body: some View { Text("Good morning"); Text("नमस्ते दुनिया").environment(\.locale, hindi) } }"#
      ),
      .bad(
        .uiKit,
        #"func f() { title.accessibilityLabel = "Good morning"; other.accessibilityLabel = ⟦"नमस्ते दुनिया"⟧ }"#,
        fixed:
          #"func f() { title.accessibilityLabel = "Good morning"; other.accessibilityAttributedLabel = NSAttributedString(string: "नमस्ते दुनिया", attributes: [.accessibilitySpeechLanguage: "‹hi›"]) }"#
      ),
      .right(
        .uiKit,
        #"func f() { title.accessibilityLabel = "Good morning"; other.accessibilityLanguage = "hi"; other.accessibilityLabel = "नमस्ते दुनिया" }"#
      ),
      .bad(
        .compose, #"@Composable fun A() { Text("Good morning"); Text(⟦"Доброе утро всем"⟧) }"#),
      .right(
        .compose,
        #"@Composable fun A() { Text("Good morning"); Text(AnnotatedString("Доброе утро всем", SpanStyle(localeList = LocaleList("ru")))) }"#
      ),
      .good(.compose, #"@Composable fun A() { Text("Good morning"); Text("Bonjour à tous") }"#),
      .good(.compose, #"@Composable fun A() { Text("Language"); Text("Русский") }"#),
      .bad(
        .androidXML,
        #"<LinearLayout><TextView android:text="Good morning"/><TextView android:text="⟦Доброе утро всем⟧"/></LinearLayout>"#
      ),
      .right(
        .androidXML,
        #"<LinearLayout><TextView android:text="Good morning"/><TextView android:text="Доброе утро всем" android:textLocale="ru"/></LinearLayout>"#
      ),
    ]
  ) { id, report in
    let element = report.tree[id]
    for case let text? in [element.labels.last, element.title.value] {
      guard case .literal(let literal) = text.value, !text.isKey,
        let script = ForeignScript.first(in: literal, beside: report.language),
        !ForeignScript.isLanguageName(literal), !report.tree.marksLanguage(of: id),
        report.tree.speaksLatin(around: id)
      else { continue }
      // Screen readers can detect languages in some versions and with some settings.
      report.report(
        id, at: text.valueRange,
        "\(element.reader) may spell out this text or read it with the wrong voice. Set its language.",
        fixes: [
          report.tree.markingLanguage(of: text, script.language, on: id).map {
            Fix("Set the speech language", .needsText, edits: $0.map(Fix.Edit.init))
          }
        ])
      return
    }
  }
}
