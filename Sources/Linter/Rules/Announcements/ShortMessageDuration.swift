// The short-message-duration rule: messages that disappear before many people can reach them.

import Elements

extension Rule {
  static let shortMessageDuration = Rule(
    "short-message-duration", "Message disappears too soon", .announcements, profile: .strict,
    severity: .information, criteria: [.timingAdjustable],
    why: "Hearing, finding, and activating take longer than seeing.",
    options: [
      RuleOption(
        "scope", default: .string("withAction"), oneOf: ["withAction", "all"],
        "\"all\" also checks messages without a button."),
      RuleOption("minSeconds", default: .number(5), "Minimum display time, in seconds."),
    ],
    examples: [
      .bad(
        .compose,
        #"suspend fun f(m: String) { host.showSnackbar(m, actionLabel = undo, ⟦duration = SnackbarDuration.Short⟧) }"#,
        severity: .hint),
      .right(
        .compose,
        #"suspend fun f(m: String) { host.showSnackbar(m, actionLabel = undo, withDismissAction = true, duration = SnackbarDuration.Indefinite) }"#
      ),
      .good(
        .compose, #"suspend fun f(m: String) { host.showSnackbar(m, duration = SnackbarDuration.Short) }"#),
      .good(
        .compose,
        #"suspend fun f(m: String) { host.showSnackbar(m, actionLabel = undo, duration = SnackbarDuration.Long) }"#
      ),
      .bad(
        .androidViews,
        #"fun f(v: View) { Snackbar.make(v, deleted, ⟦Snackbar.LENGTH_LONG⟧).setAction(undo) { restore() }.show() }"#,
        severity: .hint),
      .good(.androidViews, #"fun f(v: View) { Snackbar.make(v, deleted, Snackbar.LENGTH_LONG).show() }"#),
      .right(
        .androidViews,
        #"fun f(v: View) { Snackbar.make(v, deleted, Snackbar.LENGTH_INDEFINITE).setAction(undo) { restore() }.show() }"#
      ),
      .good(
        .androidViews, #"fun f(v: View) { Toast.makeText(c, R.string.saved, Toast.LENGTH_SHORT).show() }"#),
      .bad(
        .swiftUI,
        """
        struct A: View {
          @State var showsToast = false
          var body: some View {
            ZStack { if showsToast { Button("Undo") { undo() } } }
              .onAppear { ⟦DispatchQueue.main.asyncAfter(deadline: .now() + 2) { showsToast = false }⟧ }
          }
        }
        """),
      .bad(
        .swiftUI,
        """
        struct A: View {
          @State var showsBanner = false
          var body: some View {
            ZStack { if showsBanner { Button("Undo") { undo() } } }
              .task {
                try? await ⟦Task.sleep(for: .seconds(3))⟧
                withAnimation { showsBanner = false }
              }
          }
        }
        """),
      .good(
        .swiftUI,
        """
        struct A: View {
          @State var showsToast = false
          var body: some View {
            ZStack { if showsToast { Text("Saved") } }
              .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 2) { showsToast = false } }
          }
        }
        """),
      .right(
        .swiftUI,
        """
        struct A: View {
          @State var showsToast = false
          var body: some View {
            ZStack { if showsToast { Button("Undo") { undo() } } }
              .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 10) { showsToast = false } }
          }
        }
        """),
      .bad(
        .uiKit,
        """
        class A: UIViewController {
          let toast = UIView()
          func show() {
            toast.addSubview(undoButton)
            ⟦DispatchQueue.main.asyncAfter(deadline: .now() + 3) { self.toast.removeFromSuperview() }⟧
          }
        }
        """),
      .right(
        .uiKit,
        """
        class A: UIViewController {
          let toast = UIView()
          func show() {
            toast.addSubview(undoButton)
            DispatchQueue.main.asyncAfter(deadline: .now() + 10) { self.toast.removeFromSuperview() }
          }
        }
        """),
      .good(
        .uiKit,
        """
        class A: UIViewController {
          func show() { DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { self.spinner.removeFromSuperview() } }
        }
        """),
    ]
  ) { report in
    // By default, only messages with a button are checked.
    let wantsAll = report.option("scope") == .string("all")
    for practice in report.tree.practices {
      guard case .shortMessage(let seconds, let hasAction) = practice.subject, seconds < report.leastSeconds,
        hasAction || wantsAll
      else { continue }
      let start = hasAction ? "This message and its button disappear" : "This message disappears"
      let isAndroid = practice.framework == .androidViews || practice.framework == .compose
      // Source: Android, “AccessibilityManager › getRecommendedTimeoutMillis”, since Android 10. Google's settings call
      // it “Time to take action”. Other manufacturers may use another name.
      report.report(
        practice.framework, at: practice.range,
        isAndroid
          ? "\(start) after \(seconds.spoken) s unless “Time to take action” is set. Give people more time."
          : "\(start) after \(seconds.spoken) s, before many people can \(hasAction ? "reach the button" : "read it"). Give people more time.",
        severity: isAndroid ? .hint : .information)
    }
  }
}

private extension Report {
  var leastSeconds: Double {
    if case .number(let seconds)? = option("minSeconds") { Double(seconds) } else { 5 }
  }
}

extension Double {
  /// The number as shown in messages, without a trailing “.0”.
  var spoken: String {
    self == rounded() && abs(self) < 1e9 ? "\(Int(self))" : "\((self * 100).rounded() / 100)"
  }
}
