// The punctuation-in-label rule: labels that end with a period.

import Elements

extension Rule {
  static let punctuationInLabel = Rule(
    "punctuation-in-label", "Label ends with a period", .names, profile: .strict,
    severity: .hint, criteria: [], on: .labelled,
    why: "Screen readers pause at a period, as if a sentence had ended.",
    examples: [
      .bad(
        .swiftUI, #"Image("harbor").accessibilityLabel(⟦"The harbor."⟧)"#,
        fixed: #"Image("harbor").accessibilityLabel("The harbor")"#),
      .right(.swiftUI, #"Image("harbor").accessibilityLabel("The harbor")"#),
      .good(.swiftUI, #"Image("harbor").accessibilityLabel("Loading…")"#),
      .good(.swiftUI, #"Image("harbor").accessibilityLabel("At 5 p.m.")"#),
      .good(.swiftUI, #"Image("harbor").accessibilityLabel("The harbor. Two ships are leaving.")"#),
      .good(.swiftUI, #"Text(t).accessibilityLabel("The harbor.")"#),
      .good(.swiftUI, #"Button("Go") { go() }.accessibilityHint("Opens the map.")"#),
      .bad(
        .uiKit, #"closeButton.accessibilityLabel = ⟦"Close."⟧"#,
        fixed: #"closeButton.accessibilityLabel = "Close""#),
      .right(.uiKit, #"closeButton.accessibilityLabel = "Close""#),
      .bad(
        .compose, #"Image(painterResource(R.drawable.harbor), ⟦"The harbor."⟧)"#,
        fixed: #"Image(painterResource(R.drawable.harbor), "The harbor")"#),
      .right(.compose, #"Image(painterResource(R.drawable.harbor), "The harbor")"#),
      .bad(
        .androidViews, #"closeButton.contentDescription = ⟦"Close."⟧"#,
        fixed: #"closeButton.contentDescription = "Close""#),
      .right(.androidViews, #"closeButton.contentDescription = "Close""#),
      .bad(
        .androidXML, #"<ImageButton android:contentDescription="⟦Close.⟧"/>"#,
        fixed: #"<ImageButton android:contentDescription="Close"/>"#),
      .right(.androidXML, #"<ImageButton android:contentDescription="Close"/>"#),
    ]
  ) { id, report in
    let element = report.tree[id]
    guard element.exposure != .hidden, element.role.isControl || element.role == .image || element.isTappable,
      let label = element.labels.last, label.isSpokenAsWritten, let text = label.value.literal,
      text.isNameWithFullStop
    else { return }
    report.report(
      id, at: label.valueRange, "The period adds a pause before the role. Remove it.",
      fixes: [
        report.fix(
          "Remove the period", element.framework == .swiftUI || label.isKey ? .changesBehavior : .safe,
          .rewrite(label, String(text.dropLast())), on: id)
      ])
  }
}

private extension String {
  /// True if it's a single phrase that ends with a period, which isn't part of an abbreviation.
  var isNameWithFullStop: Bool {
    guard last == ".", !hasSuffix(".."), !contains(",") else { return false }
    let name = dropLast()
    guard !name.contains("."), let word = name.split(whereSeparator: \.isWhitespace).last else {
      return false
    }
    return word.count > 3 && word.allSatisfy(\.isLetter)
  }
}
