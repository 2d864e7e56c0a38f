// hardcoded-label: texts for assistive technology that nobody can translate.

import Elements

extension Rule {
  static let hardcodedLabel = Rule(
    "hardcoded-label", "Spoken text cannot be translated", .names, profile: .strict,
    severity: .information, criteria: [.languageOfPage, .languageOfParts],
    why: "A label nobody can translate is a label missing in every other language.",
    options: [
      RuleOption("always", default: .bool(false), "Report it in apps that keep no texts apart, too.")
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

private let message = "This spoken text stays in one language when the rest of the app is translated."

private extension Report {
  /// A text of its own is heard as before, in every language; one that the project has may be translated.
  func moveToStrings(_ text: WrittenText, of id: ElementID) -> Fix? {
    var fix = fix("Move to strings", .changesBehavior, .translate(text), on: id)
    if fix?.newStrings.isEmpty == false { fix?.applicability = .safe }
    return fix
  }

  /// Whether texts around are looked up while this one is not.
  mutating func staysBehind(_ text: WrittenText, _ framework: Framework) -> Bool {
    // What is no text for people is another rule's.
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
  /// What projects come with before anybody writes in them.
  var isSample: Bool { SpokenWords(self).words == ["hello", "world"] }

  /// Whether it's one word with a capital inside, as “GitHub”, which is the same in every language.
  var isBrand: Bool {
    guard allSatisfy({ $0.isASCII && $0.isLetter }), first?.isUppercase == true else { return false }
    return zip(self, dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }
}
