// The hardcoded-label rule: accessibility texts that aren't localized.

import Elements

extension Rule {
  static let hardcodedLabel = Rule(
    "hardcoded-label", "Accessibility text isn't localized", .names, profile: .strict,
    severity: .information, criteria: [.languageOfPage, .languageOfParts],
    why: "Accessibility text that isn't localized is wrong in every other language.",
    options: [
      RuleOption("always", default: .bool(false), "Also report in apps that don't use string resources.")
    ],
    examples: [
      .bad(
        .swiftUI,
        #"struct A: View { let title = String(localized: "Photos"); var body: some View { Image("map").accessibilityLabel(Text(verbatim: ⟦"Map"⟧)) } }"#,
        fixed:
          #"struct A: View { let title = String(localized: "Photos"); var body: some View { Image("map").accessibilityLabel(Text("Map")) } }"#
      ),
      .bad(
        .swiftUI,
        #"struct A: View { let title = String(localized: "Photos"); var body: some View { Image("map").accessibilityLabel(⟦"Map of " + city⟧) } }"#
      ),
      .right(
        .swiftUI,
        #"struct A: View { let title = String(localized: "Photos"); var body: some View { Image("map").accessibilityLabel("Map of \(city)") } }"#
      ),
      .good(
        .swiftUI,
        #"struct A: View { let title = String(localized: "Photos"); var body: some View { Image("map").accessibilityLabel(name + ", " + city) } }"#
      ),
      .bad(
        .uiKit,
        #"class A: UIView { func f(_ b: UIButton) { title = NSLocalizedString("Photos", comment: ""); b.accessibilityLabel = ⟦"Close"⟧ } }"#,
        fixed:
          #"class A: UIView { func f(_ b: UIButton) { title = NSLocalizedString("Photos", comment: ""); b.accessibilityLabel = NSLocalizedString("Close", comment: "") } }"#
      ),
      .bad(
        .uiKit,
        #"class A: UIView { func f() { title = String(localized: "Photos"); UIAccessibility.post(notification: .announcement, argument: ⟦"Saved"⟧) } }"#
      ),
      .right(
        .uiKit,
        #"class A: UIView { func f(_ b: UIButton) { title = String(localized: "Photos"); b.accessibilityLabel = String(localized: "Close") } }"#
      ),
      .good(.uiKit, #"class A: UIView { func f(_ b: UIButton) { b.accessibilityLabel = "Close" } }"#),
      .good(
        .uiKit,
        #"class A: UIView { func f(_ b: UIButton) { title = String(localized: "Photos"); b.accessibilityLabel = "+1" } }"#
      ),
      .bad(
        .compose,
        #"@Composable fun A() { Text(stringResource(R.string.photos)); Icon(Icons.Default.Map, contentDescription = ⟦"Map"⟧) }"#
      ),
      .right(
        .compose,
        #"@Composable fun A() { Text(stringResource(R.string.photos)); Icon(Icons.Default.Map, contentDescription = stringResource(R.string.map)) }"#
      ),
      .bad(
        .compose,
        #"@Composable fun A() { Box(Modifier.semantics { paneTitle = ⟦"Photos"⟧ }) { Text(stringResource(R.string.photos)) } }"#
      ),
      .bad(
        .compose,
        #"@Composable fun A() { Box(Modifier.semantics { stateDescription = if (on) ⟦"Expanded"⟧ else ⟦"Collapsed"⟧ }) { Text(stringResource(R.string.photos)) } }"#
      ),
      .good(.compose, #"@Composable fun A() { Icon(Icons.Default.Map, contentDescription = "Map") }"#),
      .good(
        .compose,
        #"@Composable fun A() { Text(stringResource(R.string.photos)); Icon(logo, contentDescription = "GitHub") }"#
      ),
      .bad(
        .androidViews,
        #"class A : Activity() { fun f(b: ImageButton) { title = getString(R.string.photos); b.contentDescription = ⟦"Close"⟧ } }"#
      ),
      .right(
        .androidViews,
        #"class A : Activity() { fun f(b: ImageButton) { title = getString(R.string.photos); b.contentDescription = getString(R.string.close) } }"#
      ),
      .bad(
        .androidXML,
        #"<LinearLayout><TextView android:text="@string/photos"/><ImageButton android:contentDescription="⟦Close⟧"/></LinearLayout>"#
      ),
      .right(
        .androidXML,
        #"<LinearLayout><TextView android:text="@string/photos"/><ImageButton android:contentDescription="@string/close"/></LinearLayout>"#
      ),
      .bad(
        .androidXML,
        #"<LinearLayout android:accessibilityPaneTitle="⟦Photos⟧"><TextView android:text="@string/photos"/></LinearLayout>"#
      ),
      .bad(
        .androidXML,
        #"<LinearLayout><com.google.android.material.appbar.MaterialToolbar app:title="⟦Photos⟧"/><TextView android:text="@string/all"/></LinearLayout>"#
      ),
      .good(
        .androidXML,
        #"<LinearLayout><com.google.android.material.appbar.MaterialToolbar app:title="@string/photos"/><TextView android:text="@string/all"/></LinearLayout>"#
      ),
      .good(
        .androidXML,
        #"<LinearLayout><TextView android:text="@string/photos"/><ImageButton tools:contentDescription="Close"/></LinearLayout>"#
      ),
    ]
  ) { report in
    for id in report.ids(of: .labelled) {
      let element = report.tree[id]
      guard element.exposure != .hidden else { continue }
      for text in report.tree.untranslatedTexts(of: id)
      where report.staysBehind(text, element.framework) {
        report.report(
          id, at: text.valueRange, message,
          fixes: [report.moveToStrings(text, of: id)])
      }
    }
    for practice in report.tree.practices {
      guard case .spokenText(let text) = practice.subject, text.value.hasWords,
        report.staysBehind(text, practice.framework)
      else { continue }
      report.report(practice.framework, at: text.valueRange, message)
    }
  }
}

private let message =
  "This text is spoken but not localized, so it stays in one language. Localize it like the visible text."

private extension Report {
  /// Returns a fix that localizes the text. It's safe if it adds a string, because the text stays the same in every
  /// language. An existing string may have other translations.
  func moveToStrings(_ text: WrittenText, of id: ElementID) -> Fix? {
    var fix = fix("Localize the text", .changesBehavior, .translate(text), on: id)
    if fix?.newStrings.isEmpty == false { fix?.applicability = .safe }
    return fix
  }

  /// Returns whether the text isn't localized, unlike the text around it or in the rest of the app.
  mutating func staysBehind(_ text: WrittenText, _ framework: Framework) -> Bool {
    // unreadable-label reports text that isn't for people.
    if let literal = text.value.literal,
      UnreadableText(literal) != nil || literal.isSample || literal.isBrand
    {
      return false
    }
    if option("always") == .bool(true) { return true }
    return texts.lookUpTexts(around: text.valueRange.lowerBound)
      || project.keepsTextsApart(onAndroid: framework.isAndroid)
  }
}

private extension String {
  /// True if it's the sample text of project templates.
  var isSample: Bool { SpokenWords(self).words == ["hello", "world"] }

  /// True if it's a word with an inner capital, such as “GitHub”, which is the same in every language.
  var isBrand: Bool {
    guard allSatisfy({ $0.isASCII && $0.isLetter }), first?.isUppercase == true else { return false }
    return zip(self, dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }
}
