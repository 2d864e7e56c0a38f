// The unconfirmed-sensitive-action rule: irreversible actions that run without confirmation.

import Elements

extension Rule {
  static let unconfirmedSensitiveAction = Rule(
    "unconfirmed-sensitive-action", "Sensitive action runs without confirmation", .input, profile: .strict,
    severity: .hint, criteria: [.errorPrevention],
    why: "Accidental activation is more common with a tremor, a switch, or voice input.",
    examples: [
      .bad(
        .swiftUI, "struct A: View { var body: some View { VStack { ⟦Button(\"Pay\", action: pay)⟧ } } }",
        fixed:
          "struct A: View { @State private var isConfirming = false; var body: some View { VStack { Button(\"Pay\") { isConfirming = true }.confirmationDialog(\"‹Pay?›\", isPresented: $isConfirming) { Button(\"Pay\", action: pay) } } } }"
      ),
      .bad(
        .swiftUI,
        "struct A: View { var body: some View { ⟦Button(role: .destructive) { deleteAccount() } label: { Text(\"Delete\") }⟧ } }"
      ),
      .right(
        .swiftUI,
        "struct A: View { var body: some View { Button(\"Pay\") { asks = true }.confirmationDialog(\"Pay 3 €?\", isPresented: $asks) { Button(\"Pay\", action: pay) } } }"
      ),
      .good(
        .swiftUI,
        "struct A: View { var body: some View { Button(\"Delete\", role: .destructive) { showsQuestion = true } } }"
      ),
      .good(
        .swiftUI,
        "struct A: View { var body: some View { Row().contextMenu { Button(\"Delete\") { deleteAccount() } } } }"
      ),
      .good(
        .swiftUI, "struct A: View { var body: some View { Button(\"Clear\") { names.removeAll() } } }"),
      .good(
        .swiftUI, "struct Keys: View { var body: some View { Button(\"⌫\") { deleteLastDigit() } } }"),
      .good(
        .swiftUI, "struct A: View { var body: some View { Button(\"−\") { removeChoice(at: index) } } }"),
      .good(
        .androidViews,
        "class A : Adapter() { fun f(b: Button) { b.setOnClickListener { listener.delete(item) } } }"),
      .right(
        .uiKit,
        """
        class A: UIViewController {
          @IBAction func tapped(_ sender: Any) {
            let alert = UIAlertController(title: "Delete the account?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in store.deleteAccount() })
            present(alert, animated: true)
          }
        }
        """),
      .good(
        .uiKit,
        "class A: UIViewController { @IBAction func closeTapped(_ sender: Any) { store.deleteUnfinishedOrder() } }"
      ),
      .good(
        .uiKit,
        "class A: UIViewController { @objc func handleRemoval(_ notification: Notification) { store.deleteAccount() } }"
      ),
      .bad(
        .uiKit,
        "class A: UIViewController { @IBAction func tapped(_ sender: Any) { ⟦store.deleteAccount()⟧ } }"),
      .good(
        .uiKit,
        "class A: UIViewController { @IBAction func tapped(_ sender: Any) { present(UIAlertController(title: t, message: m, preferredStyle: .alert), animated: true) }; func go() { store.deleteAccount() } }"
      ),
      .bad(
        .compose,
        "@Composable fun A() { Button(onClick = { ⟦viewModel.deleteAccount()⟧ }) { Text(stringResource(R.string.a)) } }"
      ),
      .right(
        .compose,
        "@Composable fun A() { Button(onClick = { asks = true }) { Text(stringResource(R.string.a)) }; if (asks) AlertDialog(confirmButton = { Button(onClick = { viewModel.deleteAccount() }) { Text(stringResource(R.string.a)) } }) }"
      ),
      .good(
        .compose,
        "@Composable fun A() { Button(onClick = { onDelete() }) { Text(stringResource(R.string.a)) } }"),
      .bad(
        .androidViews,
        "class A : Activity() { fun f(b: Button) { b.setOnClickListener { ⟦viewModel.deleteAccount()⟧ } } }"),
      .right(
        .androidViews,
        "class A : Activity() { fun f(b: Button) { b.setOnClickListener { MaterialAlertDialogBuilder(this).setPositiveButton(ok) { _, _ -> viewModel.deleteAccount() }.show() } } }"
      ),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .unconfirmed {
      report.report(
        practice.framework, at: practice.range,
        "One accidental tap here can't be undone. Ask for confirmation first.",
        fixes: [practice.fix("Add a confirmation dialog")])
    }
  }
}
