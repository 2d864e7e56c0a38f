// The missing-back-navigation rule: screens without a way back.

import Elements

extension Rule {
  static let missingBackNavigation = Rule(
    "missing-back-navigation", "Screen has no way back", .structureAndFocus, profile: .strict,
    severity: .information, criteria: [.focusOrder, .consistentNavigation],
    why: "The back button is the first thing many people look for when they're lost.",
    examples: [
      .bad(
        .swiftUI,
        "struct Order: View { var body: some View { List(rows) { Text($0) }⟦.navigationBarBackButtonHidden(true)⟧ } }"
      ),
      .bad(
        .swiftUI,
        "struct Order: View { var body: some View { List(rows) { Text($0) }⟦.navigationBarBackButtonHidden()⟧ } }"
      ),
      .right(
        .swiftUI,
        #"struct Order: View { @Environment(\.dismiss) var dismiss; var body: some View { List(rows) { Text($0) }.navigationBarBackButtonHidden(true).toolbar { Button("Back") { dismiss() } } } }"#
      ),
      .good(
        .swiftUI,
        #"struct Order: View { @Environment(\.dismiss) var dismiss; var body: some View { List(rows) { Text($0) }.navigationBarBackButtonHidden(true) } }"#
      ),
      .good(
        .swiftUI,
        "struct Order: View { var body: some View { List(rows) { Text($0) }.navigationBarBackButtonHidden(isBusy) } }"
      ),
      .good(
        .swiftUI,
        "struct LoginScreen: View { var body: some View { List(rows) { Text($0) }.navigationBarBackButtonHidden(true) } }"
      ),
      .bad(
        .uiKit,
        "class Order: UIViewController { override func viewDidLoad() { ⟦navigationItem.hidesBackButton = true⟧ } }"
      ),
      .right(
        .uiKit,
        "class Order: UIViewController { override func viewDidLoad() { navigationItem.hidesBackButton = true }; func leave() { navigationController?.popViewController(animated: true) } }"
      ),
      .good(
        .uiKit,
        "class Order: UIViewController { override func viewDidLoad() { navigationItem.hidesBackButton = isBusy } }"
      ),
      .bad(.compose, "@Composable fun Order() { ⟦BackHandler { }⟧; Text(t) }"),
      .right(.compose, "@Composable fun Order() { BackHandler { onBack() }; Text(t) }"),
      .good(.compose, "@Composable fun Order() { BackHandler(enabled = isBusy) { }; Text(t) }"),
      .bad(
        .androidViews,
        "class Order : Fragment() { val callback = object : OnBackPressedCallback(true) { override fun ⟦handleOnBackPressed⟧() {} } }"
      ),
      .bad(
        .androidViews,
        "class Order : AppCompatActivity() { override fun onCreate(b: Bundle?) { ⟦supportActionBar?.setDisplayHomeAsUpEnabled(false)⟧ } }"
      ),
      .right(
        .androidViews,
        "class Order : Fragment() { val callback = object : OnBackPressedCallback(true) { override fun handleOnBackPressed() { leave() } } }"
      ),
      .good(
        .androidViews,
        "class Order : AppCompatActivity() { override fun onCreate(b: Bundle?) { supportActionBar?.setDisplayHomeAsUpEnabled(true) } }"
      ),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .noWayBack {
      report.report(
        practice.framework, at: practice.range,
        "This turns off the system's back navigation, and nothing replaces it, so people can get stuck. Add a way back."
      )
    }
  }
}
