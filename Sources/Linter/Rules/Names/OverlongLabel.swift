// The overlong-label rule: labels and hints that are too long.

import Elements

extension Rule {
  static let overlongLabel = Rule(
    "overlong-label", "Label or hint is too long", .names, profile: .strict,
    severity: .hint, criteria: [.headingsAndLabels], on: .labelled,
    why: "People can't skim speech. Long text belongs in the content.",
    options: [
      RuleOption("maxLabel", default: .number(100), "Maximum label length in characters."),
      RuleOption("maxHint", default: .number(120), "Maximum hint length in characters."),
    ],
    examples: [
      .bad(.swiftUI, #"Image("sales").accessibilityLabel(⟦"\#(longText)"⟧)"#),
      .bad(.swiftUI, #"Button("Pay") { pay() }.accessibilityHint(⟦"\#(longText)"⟧)"#),
      .right(.swiftUI, #"Image("sales").accessibilityLabel("Sales by month")"#),
      .good(.swiftUI, #"Text(terms).accessibilityLabel("\#(longText)")"#),
      .bad(.uiKit, #"payButton.accessibilityLabel = ⟦"\#(longText)"⟧"#),
      .right(.uiKit, #"payButton.accessibilityLabel = "Pay""#),
      .bad(.compose, #"Image(painterResource(R.drawable.sales), ⟦"\#(longText)"⟧)"#),
      .right(.compose, #"Image(painterResource(R.drawable.sales), "Sales by month")"#),
      .bad(.androidViews, #"payButton.contentDescription = ⟦"\#(longText)"⟧"#),
      .right(.androidViews, #"payButton.contentDescription = "Pay""#),
      .bad(.androidXML, #"<ImageView android:contentDescription="⟦\#(longText)⟧"/>"#),
      .right(.androidXML, #"<ImageView android:contentDescription="Sales by month"/>"#),
    ]
  ) { id, report in
    let element = report.tree[id]
    guard element.exposure != .hidden, element.role.isControl || element.role == .image || element.isTappable
    else {
      return
    }
    let texts = [
      (element.unseenName, "label", report.most("maxLabel", 100)),
      (element.framework.isApple ? element.hint.value : nil, "hint", report.most("maxHint", 120)),
    ]
    for case (let text?, let kind, let most) in texts {
      guard let length = text.value.literal?.count, length > most else { continue }
      report.report(
        id, at: text.valueRange,
        "This \(kind) is \(length) characters long, and users can't skim speech. Shorten it.")
    }
  }

  private static let longText =
    "The sales of all shops in the north by month, with the best one first and all others behind it in the order of their names, and the sum"
}

private extension Report {
  func most(_ name: String, _ fallback: Int) -> Int {
    if case .number(let number)? = option(name) { number } else { fallback }
  }
}
