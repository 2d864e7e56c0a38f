// The uncontained-modal rule: modal views that don't contain focus.

import Elements

extension Rule {
  static let uncontainedModal = Rule(
    "uncontained-modal", "Modal view doesn't contain focus", .structureAndFocus, profile: .strict,
    severity: .information, criteria: [.focusOrder, .meaningfulSequence, .nameRoleValue],
    why: "What covers the screen visually must also contain focus.",
    examples: [
      .bad(
        .swiftUI,
        #"struct A: View { var body: some View { ZStack { Page(); if isShown { Color.black.opacity(0.4); ⟦VStack⟧ { Text("Filter"); Button("Done") { close() } } } } } }"#,
        fixed:
          #"struct A: View { var body: some View { ZStack { Page(); if isShown { Color.black.opacity(0.4); VStack { Text("Filter"); Button("Done") { close() } }.accessibilityElement(children: .contain).accessibilityAddTraits(.isModal) } } } }"#
      ),
      .bad(
        .swiftUI,
        #"struct A: View { var body: some View { Page().overlay { if isShown { ZStack { Color.black.opacity(0.4); ⟦VStack⟧ { Text("Filter"); Button("Done") { close() } } } } } } }"#,
        fixed:
          #"struct A: View { var body: some View { Page().overlay { if isShown { ZStack { Color.black.opacity(0.4); VStack { Text("Filter"); Button("Done") { close() } } }.accessibilityElement(children: .contain).accessibilityAddTraits(.isModal) } } } }"#
      ),
      .good(
        .swiftUI,
        #"struct A: View { var body: some View { Page().overlay { if isBusy { ZStack { Color.black.opacity(0.4); ProgressView() } } } } }"#
      ),
      .right(
        .swiftUI,
        #"struct A: View { var body: some View { ZStack { Page(); if isShown { Color.black.opacity(0.4); VStack { Text("Filter"); Button("Done") { close() } }.accessibilityAddTraits(.isModal) } } } }"#
      ),
      .good(
        .swiftUI,
        #"struct A: View { var body: some View { ZStack { Page().accessibilityHidden(isShown); if isShown { Color.black.opacity(0.4); VStack { Text("Filter"); Button("Done") { close() } } } } } }"#
      ),
      .good(
        .swiftUI,
        "struct A: View { var body: some View { ZStack { Page(); if isBusy { Color.black.opacity(0.4); ProgressView() } } } }"
      ),
      .good(
        .swiftUI,
        #"struct A: View { var body: some View { ZStack { Page(); Color.black.opacity(0.4); VStack { Text("Filter"); Button("Done") { close() } } } } }"#
      ),
      .bad(
        .uiKit,
        "class Page: UIViewController { let filterPopup = UIView(); let done = UIButton(); func f() { filterPopup.addSubview(done); ⟦view.addSubview(filterPopup)⟧ } }",
        fixed:
          "class Page: UIViewController { let filterPopup = UIView(); let done = UIButton(); func f() { filterPopup.addSubview(done); view.addSubview(filterPopup); filterPopup.accessibilityViewIsModal = true } }"
      ),
      .bad(.uiKit, "final class ⟦FilterPopup⟧: UIView { let done = UIButton() }"),
      .right(
        .uiKit,
        "final class FilterPopup: UIView { let done = UIButton(); func f() { accessibilityViewIsModal = true } }"
      ),
      .good(
        .uiKit,
        "final class FilterPopup: UIView { let done = UIButton() }\nextension FilterPopup { func show() { accessibilityViewIsModal = true } }"
      ),
      .good(.uiKit, "final class LoadingPopup: UIView { let label = UILabel() }"),
      .good(.uiKit, "final class FilterPopup: UIViewController { let done = UIButton() }"),
      .bad(
        .compose,
        #"@Composable fun Page() { if (isShown) { ⟦Box⟧(Modifier.fillMaxSize().background(Color.Black.copy(alpha = 0.4f))) { Button(onClick = close) { Text("Done") } } } }"#
      ),
      .right(
        .compose,
        #"@Composable fun Page() { if (isShown) { Box(Modifier.fillMaxSize().background(Color.Black.copy(alpha = 0.4f)).semantics { paneTitle = "Filter" }) { Button(onClick = close) { Text("Done") } } } }"#
      ),
      .good(
        .compose,
        #"@Composable fun Page() { if (isShown) { Dialog(close) { Box(Modifier.fillMaxSize().background(Color.Black.copy(alpha = 0.4f))) { Button(onClick = close) { Text("Done") } } } } }"#
      ),
      .good(
        .compose,
        "@Composable fun Page() { if (isBusy) { Box(Modifier.fillMaxSize().background(Color.Black.copy(alpha = 0.4f))) { CircularProgressIndicator() } } }"
      ),
      .bad(
        .androidViews,
        "class ⟦FilterDrawer⟧(context: Context) : FrameLayout(context) { val done = Button(context) }"),
      .right(
        .androidViews,
        #"class FilterDrawer(context: Context) : FrameLayout(context) { init { ViewCompat.setAccessibilityPaneTitle(this, "Filter") } }"#
      ),
      .good(.androidViews, "class FilterDialog : DialogFragment() { val done = Button(context) }"),
      .bad(
        .uiKit,
        """
        class Home: UIViewController {
          @IBOutlet var blockingView: UIView!
          func lostConnection() { ⟦blockingView.isHidden⟧ = false }
        }
        """),
      .bad(
        .uiKit,
        "class Home: UIViewController { func bind() { online.bind(to: ⟦offlineBlockingView.rx.isHidden⟧).disposed(by: bag) } }"
      ),
      .good(
        .uiKit,
        """
        class Home: UIViewController {
          let blockingView = UIView()
          func lostConnection() { blockingView.accessibilityViewIsModal = true; blockingView.isHidden = false }
        }
        """),
      .bad(
        .uiKit,
        "class Filter: UIViewController { override func viewDidLoad() { super.viewDidLoad(); ⟦accessibilityViewIsModal = true⟧ } }",
        fixed:
          "class Filter: UIViewController { override func viewDidLoad() { super.viewDidLoad(); view.accessibilityViewIsModal = true } }"
      ),
      .good(
        .uiKit,
        "class Filter: UIViewController { override func viewDidLoad() { super.viewDidLoad(); view.accessibilityViewIsModal = true } }"
      ),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .modalController {
      report.report(
        practice.framework, at: practice.range,
        "This has no effect on a view controller, so VoiceOver can move behind its view. Set it on the view.",
        fixes: [practice.fix("Set it on the view")])
    }
    for practice in report.tree.practices where practice.subject == .openModal {
      report.report(
        practice.framework, at: practice.range,
        practice.framework.isAndroid
          ? "TalkBack can move out of this dialog into the content behind it. Show it in a Dialog."
          : "VoiceOver can move out of this modal view into the content behind it. Contain focus.",
        fixes: [
          practice.fix(
            practice.framework == .swiftUI
              ? "Add the modal trait" : "Set accessibilityViewIsModal to true")
        ])
    }
  }
}
