// The vague-label rule: links and buttons whose labels depend on the text around them.

import Elements

extension Rule {
  static let vagueLabel = Rule(
    "vague-label", "Label doesn't describe its destination", .names,
    severity: .warning, criteria: [.linkPurpose], on: [.pressable, .labelled, .text],
    why: "Many screen reader users jump from link to link without hearing the text around them.",
    options: [
      RuleOption("words", default: .wordsByLanguage([:]), "Additional vague labels, by language.")
    ],
    examples: [
      .bad(.swiftUI, #"Link(⟦"Learn more"⟧, destination: url)"#),
      .bad(.swiftUI, #"Button(⟦"Read more…"⟧) { open() }"#, severity: .information),
      .bad(.swiftUI, #"Button { open() } label: { Text(⟦"Click here"⟧) }"#, severity: .information),
      .bad(.swiftUI, ##"Text(⟦"Our terms are [here](https://example.org/terms)."⟧)"##),
      .right(.swiftUI, #"Link("Learn more about refunds", destination: url)"#),
      .good(
        .swiftUI, #"Link("Learn more", destination: url).accessibilityLabel("Learn more about refunds")"#),
      .good(.swiftUI, #"Button("Done") { close() }"#),
      .good(.swiftUI, #"Text("Here")"#),
      .good(.swiftUI, #"content.alert("Sure?", isPresented: $asks) { Button("Details") { open() } }"#),
      .good(.swiftUI, #"Text("Read [our terms](https://example.org/terms).")"#),
      .good(.swiftUI, #"DisclosureGroup("Details") { Text(terms) }"#),
      .good(.swiftUI, #"Button("Mehr erfahren") { open() }"#),
      .bad(
        .uiKit, #"func f() { let b = UIButton(); b.setTitle(⟦"Learn more"⟧, for: .normal) }"#,
        severity: .information),
      .right(
        .uiKit, #"func f() { let b = UIButton(); b.setTitle("Learn more about refunds", for: .normal) }"#),
      .bad(
        .compose, #"TextButton(onClick = open) { Text(⟦"Read more"⟧) }"#, severity: .information),
      .bad(.compose, #"Text(⟦"Click here"⟧, Modifier.clickable { open() })"#, severity: .information),
      .right(.compose, #"TextButton(onClick = open) { Text("Read the terms") }"#),
      .good(.compose, #"Text("Here")"#),
      .good(.compose, #"FilterChip(isShown, { toggle() }, { Text("Info") })"#),
      .bad(
        .androidViews, #"fun f() { val b = Button(this); b.text = ⟦"Learn more"⟧ }"#, severity: .information),
      .right(.androidViews, #"fun f() { val b = Button(this); b.text = "Learn about refunds" }"#),
      .bad(.androidXML, #"<Button android:text="⟦Learn more⟧"/>"#, severity: .information),
      .bad(
        .androidXML, #"<Button android:text="⟦Weiterlesen⟧"/>"#, severity: .information,
        path: "app/src/main/res/layout-de/screen.xml"),
      .bad(
        .androidXML,
        #"<com.google.android.material.button.MaterialButton android:contentDescription="⟦Details⟧" app:icon="@drawable/open"/>"#,
        fixed:
          #"<com.google.android.material.button.MaterialButton android:contentDescription="Details ‹›" app:icon="@drawable/open"/>"#,
        severity: .information),
      .right(.androidXML, #"<Button android:text="Learn about refunds"/>"#),
      .good(.androidXML, #"<TextView android:text="More"/>"#),
      .bad(
        .interfaceBuilder, #"<button id="a"><state key="normal" title="⟦Learn more⟧"/></button>"#,
        severity: .information),
      .right(
        .interfaceBuilder, #"<button id="a"><state key="normal" title="Learn about refunds"/></button>"#),
    ]
  ) { id, report in
    let element = report.tree[id]
    guard element.exposure != .hidden, let words = report.vagueWords else { return }
    if element.role == .text, let text = element.title.value, let literal = text.value.literal,
      text.isSpokenAsWritten,
      let link = literal.markdownLinks.first(where: { words.contains($0.bareWords) })
    {
      guard element.framework == .swiftUI, element.labels.isEmpty else { return }
      report.report(id, at: text.valueRange, Element.vagueMessage(link))
      return
    }
    guard element.leadsSomewhere,
      !report.tree.isInMenuOrAlert(id), !report.tree.isChoice(id),
      let text = report.tree.soleText(of: id), text.isSpokenAsWritten, let literal = text.value.literal,
      words.contains(literal.bareWords),
      element.exposure != .merged
    else { return }
    let end = literal.lastIndex { $0.isLetter || $0.isNumber } ?? literal.startIndex
    let target = Wording.begun(String(literal[...end]), "about what")
    // A label keeps the visible text as it is, unless that tells how to activate the control.
    let keepsText =
      element.role.isControl && !element.labels.contains(text)
      && GestureWords.forLanguage(report.language)?.isGesture(literal) != true
    report.report(
      id, at: text.valueRange, Element.vagueMessage(literal),
      severity: element.role == .link ? .warning : .information,
      // A literal in place of a string resource would be in one language only.
      fixes: element.framework.isAndroid && text.isReference
        ? []
        : [
          keepsText
            ? report.fix("Add a label that names the destination", .needsText, .label(target), on: id) : nil,
          report.fix("Change the label to name the destination", .needsText, .write(text, target), on: id),
        ])
  }
}

private extension WrittenText {
  /// True if the text is a string resource.
  var isReference: Bool {
    switch value {
    case .resource, .resolved: true
    default: false
    }
  }
}

private extension Report {
  var vagueWords: Set<String>? {
    var words = VagueWords.forLanguage(language)
    if case .wordsByLanguage(let more)? = option("words"), let own = more[language] {
      words = (words ?? []).union(own.map(\.bareWords))
    }
    return words
  }
}

private extension ElementTree {
  /// Returns whether an element is one of several options, which don't lead anywhere.
  func isChoice(_ id: ElementID) -> Bool {
    if self[id].typeName.hasSuffix("FilterChip") { return true }
    return self[id].parent.map { parent in
      ["MaterialButtonToggleGroup", "ChipGroup", "RadioGroup"].contains {
        self[parent].typeName.hasSuffix($0)
      }
    } ?? false
  }

  /// Returns whether an element is in an alert, whose title says what it's about, or in a menu.
  func isInMenuOrAlert(_ id: ElementID) -> Bool {
    if self[id].slot == .separate { return true }
    return ancestors(of: id).contains { self[$0].slot == .separate || self[$0].role == .menu }
  }
}

private extension Element {
  /// True if activating it leads somewhere else, unlike a disclosure group, which expands in place.
  var leadsSomewhere: Bool {
    (role == .link || role == .button || isTappable) && typeName != "DisclosureGroup"
  }

  static func vagueMessage(_ label: String) -> String {
    "Out of context, “\(label)” doesn't say where it leads. Name the destination."
  }
}

private extension String {
  /// The lowercase words, separated by spaces and without punctuation.
  var bareWords: String { SpokenWords(self).words.joined(separator: " ") }

  /// The texts of Markdown links, which have the form `[text](address)`.
  var markdownLinks: [String] {
    var links: [String] = []
    var rest = self[...]
    while let open = rest.firstIndex(of: "["), links.count < 16 {
      let inside = rest[rest.index(after: open)...]
      guard let close = inside.firstIndex(of: "]") else { break }
      let behind = inside[inside.index(after: close)...]
      if behind.first == "(" { links.append(String(inside[..<close])) }
      rest = behind
    }
    return links
  }
}
