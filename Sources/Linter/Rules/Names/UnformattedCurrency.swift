// unformatted-currency: amounts of money that are put together by hand.

import Elements

extension Rule {
  static let unformattedCurrency = Rule(
    "unformatted-currency", "Amount of money is put together by hand", .names, profile: .strict,
    severity: .hint, criteria: [.infoAndRelationships],
    why: "Speech needs a real amount, not characters.",
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
        "\(practice.framework.screenReader) may read this amount digit by digit or in the wrong currency.",
        fixes: [practice.fix("Use a currency formatter")])
    }
  }
}
