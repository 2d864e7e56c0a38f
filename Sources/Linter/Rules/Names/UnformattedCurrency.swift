// The unformatted-currency rule: currency amounts that are assembled by hand.

import Elements

extension Rule {
  static let unformattedCurrency = Rule(
    "unformatted-currency", "Currency amount is assembled by hand", .names, profile: .strict,
    severity: .hint, criteria: [.infoAndRelationships],
    why: "Speech engines recognize locale-formatted amounts, not hand-built strings.",
    examples: [
      .bad(
        .swiftUI, #"Text(⟦"Rp.\(price)"⟧)"#, fixed: #"Text(price, format: .currency(code: "IDR"))"#),
      .bad(
        .swiftUI, #"Text(name).accessibilityValue(⟦"\(price)€"⟧)"#,
        fixed: #"Text(name).accessibilityValue(price.formatted(.currency(code: "EUR")))"#),
      .bad(.swiftUI, #"Text(String(format: ⟦"$%.2f"⟧, price))"#),
      .right(.swiftUI, #"Text(price, format: .currency(code: "IDR"))"#),
      .good(.swiftUI, #"Text("$\(formatter.string(from: price))")"#),
      .good(.swiftUI, #"Text("\(count) krill")"#),
      .good(.swiftUI, #"Button("Log") { print("$\(price)") }"#),
      .bad(.uiKit, #"func show() { priceLabel.text = ⟦"₹\(price) only"⟧ }"#),
      .bad(
        .uiKit,
        #"func show() { priceLabel.accessibilityLabel = ⟦NumberFormatter.localizedString(from: price, number: .spellOut)⟧ }"#
      ),
      .right(.uiKit, #"func show() { priceLabel.text = formatter.string(from: price) }"#),
      .bad(
        .compose, #"Text(⟦"₹$price"⟧)"#,
        fixed:
          #"Text(java.text.NumberFormat.getCurrencyInstance().apply { currency = java.util.Currency.getInstance("INR") }.format(price))"#
      ),
      .right(.compose, #"Text(formatter.format(price))"#),
      .good(.compose, #"Text("$name")"#),
      .bad(
        .androidViews,
        #"class A : Activity() { fun show(price: TextView) { price.text = ⟦"€$amount each"⟧ } }"#),
      .right(
        .androidViews,
        #"class A : Activity() { fun show(price: TextView) { price.text = currencyFormat.format(amount) } }"#),
      .good(
        .androidViews, #"class A : Activity() { fun show(price: TextView) { price.text = "$amount each" } }"#),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .gluedCurrency {
      report.report(
        practice.framework, at: practice.range,
        "\(practice.framework.screenReader) may read this amount digit by digit or in the wrong currency. Use a currency formatter.",
        fixes: [practice.fix("Format the amount as currency")])
    }
  }
}
