// The unannounced-update rule: status messages that appear without being announced.

import Elements
import Source

extension Rule {
  static let unannouncedUpdate = Rule(
    "unannounced-update", "Status message isn't announced", .announcements,
    severity: .warning, criteria: [.statusMessages], cause: .silentMessage,
    why: "Screen reader users miss changes outside the focused element unless they're announced.",
    examples: [
      .bad(
        .swiftUI,
        """
        struct Gift: View {
          var body: some View { VStack { Amount($amount); switch amount { case .tooLow: ⟦errorMessage(isLow: true)⟧; default: sendButton } } }
          private func errorMessage(isLow: Bool) -> some View { Text(isLow ? low : high).font(.subheadline) }
          private var sendButton: some View { Button("Send") { send() } }
        }
        """),
      .good(
        .swiftUI,
        """
        struct Gift: View {
          var body: some View { VStack { Amount($amount); switch state { case .failed: errorMessage(isLow: true); default: Posts() } } }
          private func errorMessage(isLow: Bool) -> some View { Text(isLow ? low : high).font(.subheadline) }
        }
        """),
      .bad(
        .uiKit, "class A: UIViewController { func failed() { ⟦errorLabel.isHidden = false⟧ } }",
        fixed:
          "class A: UIViewController { func failed() { errorLabel.isHidden = false; UIAccessibility.post(notification: .announcement, argument: errorLabel.text) } }"
      ),
      .bad(
        .uiKit, "class A: UIViewController { func saved() { ⟦view.addSubview(toastView)⟧ } }",
        severity: .information),
      .right(
        .uiKit,
        "class A: UIViewController { func failed() { errorLabel.isHidden = false; UIAccessibility.post(notification: .announcement, argument: errorLabel.text) } }"
      ),
      .bad(
        .uiKit,
        "class A: UIViewController { func failed() { UIView.animate(withDuration: 1) { ⟦self.errorLabel.alpha = 1⟧ } } }",
        fixed:
          "class A: UIViewController { func failed() { UIView.animate(withDuration: 1) { self.errorLabel.alpha = 1; UIAccessibility.post(notification: .announcement, argument: self.errorLabel.text) } } }"
      ),
      .bad(.uiKit, "class A: UIViewController { func failed() { ⟦errorController.view.alpha = 1.0⟧ } }"),
      .bad(
        .uiKit,
        "class A: UIView { func show(_ error: Error?) { ⟦errorBanner.alpha = error != nil ? 1 : 0⟧ } }"
      ),
      .bad(.uiKit, "class A: UIView { func show(_ error: Error?) { ⟦errorLabel.isHidden = error == nil⟧ } }"),
      .good(.uiKit, "class A: UIView { func hide() { errorView.alpha = 0 } }"),
      .good(
        .uiKit,
        "class FileCell: UITableViewCell { func show(_ error: Error?) { errorLabel.isHidden = error == nil } }"
      ),
      .good(
        .uiKit, "class A: UIViewController { override func viewDidLoad() { errorLabel.isHidden = false } }"),
      .good(.uiKit, "class A: UIViewController { func open() { menuView.isHidden = false } }"),
      .bad(
        .swiftUI,
        "struct A: View { var body: some View { VStack { Field(); if let error { ⟦Text(error.message)⟧ } } } }"
      ),
      .bad(
        .swiftUI,
        """
        struct A: View {
          var body: some View {
            VStack {
              Field()
              // UIAccessibility: nothing announces this.
              if let error { ⟦Text(error.message)⟧ }
            }
          }
        }
        """),
      .bad(
        .uiKit,
        """
        class A: UIViewController {
          func failed() {
            // Should post an announcement.
            ⟦errorLabel.isHidden = false⟧
          }
        }
        """),
      .bad(
        .swiftUI,
        "struct A: View { var body: some View { ZStack { Field(); if showsToast { ⟦ToastView()⟧ } } } }",
        severity: .information),
      .right(
        .swiftUI,
        "struct A: View { var body: some View { VStack { Field(); if let error { Text(error.message) } }.onChange(of: error) { AccessibilityNotification.Announcement(error).post() } } }"
      ),
      .bad(
        .swiftUI,
        """
        struct A: View {
          @State var isSaved = false
          var body: some View {
            VStack {
              if isSaved { ⟦Text("Saved to your list.")⟧.font(.footnote) }
              Button("Save") {
                isSaved = true
                DispatchQueue.main.asyncAfter(deadline: .now() + 3) { isSaved = false }
              }
            }
          }
        }
        """, severity: .information),
      .bad(
        .swiftUI,
        """
        struct A: View {
          @State var isSaved = false
          var body: some View { VStack { if isSaved { ⟦Text("Saved")⟧ }; Button("Save") { save() } } }
          func save() {
            Task {
              withAnimation { isSaved = true }
              try await Task.sleep(for: .seconds(3))
              isSaved = false
            }
          }
        }
        """, severity: .information),
      .good(
        .swiftUI,
        """
        struct A: View {
          @State var isSaved = false
          var body: some View {
            VStack {
              if isSaved { Text("Saved to your list.") }
              Button("Save") {
                isSaved = true
                AccessibilityNotification.Announcement("Saved to your list.").post()
                DispatchQueue.main.asyncAfter(deadline: .now() + 3) { isSaved = false }
              }
            }
          }
        }
        """),
      .good(
        .swiftUI,
        """
        struct A: View {
          @State var isCopied = false
          var body: some View {
            Button { isCopied = true; DispatchQueue.main.asyncAfter(deadline: .now() + 3) { isCopied = false } } label: {
              HStack { Text("Copy"); if isCopied { Text("Copied") } }
            }
          }
        }
        """),
      .good(
        .swiftUI,
        "struct A: View { var body: some View { Field().alert(title, isPresented: $fails) { } message: { if let error { Text(error) } } } }"
      ),
      .good(
        .swiftUI, "struct A: View { var body: some View { VStack { Field(); if isOpen { Text(details) } } } }"
      ),
      .good(
        .swiftUI,
        "struct A: View { var body: some View { ForEach(runs) { run in VStack { Text(run.date); if let error = run.error { Text(error) } } } } }"
      ),
      .good(
        .swiftUI,
        "struct A: View { var body: some View { HStack { Text(film.title); if let status = film.status { Text(status) } } } }"
      ),
      .bad(
        .uiKit,
        """
        class Pay: UIViewController {
          @IBOutlet var zipErrorLabel: UILabel!
          func bind() { action.errors.map { _ in false }.bind(to: ⟦zipErrorLabel.rx.isHidden⟧).disposed(by: bag) }
        }
        """),
      .bad(
        .uiKit,
        """
        class FindBar: UIView {
          let field = UISearchTextField(), resultsLabel = UILabel()
          func show(_ hits: Int) { ⟦resultsLabel.text = String(hits)⟧ }
        }
        """),
      .bad(
        .uiKit,
        """
        class Transfer: UIViewController {
          let statusLabel = UILabel()
          @objc func progressed(_ notification: Notification) { ⟦statusLabel.text = text(of: notification)⟧ }
        }
        """),
      .good(
        .uiKit,
        """
        class FindBar: UIView {
          let field = UISearchTextField(), resultsLabel = UILabel()
          func show(_ hits: Int) {
            resultsLabel.text = String(hits)
            UIAccessibility.post(notification: .announcement, argument: resultsLabel.text)
          }
        }
        """),
      .good(
        .uiKit,
        """
        class ResultCell: UITableViewCell {
          let resultLabel = UILabel()
          func show(_ result: Result) { resultLabel.text = result.title }
        }
        """),
      .bad(
        .compose,
        "@Composable fun A() { Column { Field(); if (error != null) { ⟦Text(error)⟧ } } }",
        fixed:
          "@Composable fun A() { Column { Field(); if (error != null) { Text(error, modifier = Modifier.semantics { liveRegion = LiveRegionMode.Polite }) } } }"
      ),
      .right(
        .compose,
        "@Composable fun A() { Column { Field(); if (error != null) { Text(error, Modifier.semantics { liveRegion = LiveRegionMode.Polite }) } } }"
      ),
      .good(.compose, "@Composable fun A() { Column { Field(); if (error == null) { Text(noError) } } }"),
      .bad(
        .androidViews,
        "class A : Activity() { val errorText = TextView(this)\n fun failed() { ⟦errorText.isVisible = true⟧ } }"
      ),
      .right(
        .androidViews,
        """
        class A : Activity() { val errorText = TextView(this).apply { accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE }
         fun failed() { errorText.isVisible = true } }
        """),
      .good(
        .androidViews,
        "class A : Activity() { val errorText = TextView(this)\n fun failed() { errorText.isVisible = true; errorText.announceForAccessibility(e) } }"
      ),
      .good(.androidViews, "class A : Activity() { fun failed() { binding.errorText.isVisible = true } }"),
      .bad(
        .androidXML,
        #"<LinearLayout><⟦TextView⟧ android:id="@+id/error" android:visibility="gone"/></LinearLayout>"#,
        fixed:
          #"<LinearLayout><TextView android:accessibilityLiveRegion="polite" android:id="@+id/error" android:visibility="gone"/></LinearLayout>"#
      ),
      .right(
        .androidXML,
        #"<LinearLayout><TextView android:id="@+id/error" android:visibility="gone" android:accessibilityLiveRegion="polite"/></LinearLayout>"#
      ),
      .good(
        .androidXML,
        #"<LinearLayout><TextView android:id="@+id/status_name" android:visibility="gone"/></LinearLayout>"#),
      .good(
        .androidXML,
        #"<LinearLayout><TextView android:id="@+id/error" android:visibility="gone"/></LinearLayout>"#,
        path: "app/src/main/res/layout/item_photo.xml"),
      .bad(
        .androidXML,
        #"<LinearLayout><⟦TextView⟧ android:id="@+id/note_info" android:text="@string/note_saved" android:visibility="gone"/></LinearLayout>"#,
        fixed:
          #"<LinearLayout><TextView android:accessibilityLiveRegion="polite" android:id="@+id/note_info" android:text="@string/note_saved" android:visibility="gone"/></LinearLayout>"#,
        severity: .information),
      .good(
        .androidXML,
        #"<LinearLayout><TextView android:id="@+id/note_info" android:text="@string/saved_notes" android:visibility="gone"/></LinearLayout>"#
      ),
      .good(
        .androidXML,
        #"<LinearLayout><TextView android:id="@+id/details" android:visibility="gone"/></LinearLayout>"#),
      .bad(
        .compose,
        #"Row { TextButton(onClick = { change(value - 1) }) { Text("Less") }; ⟦Text(value.toString())⟧; TextButton(onClick = { change(value + 1) }) { Text("More") } }"#,
        fixed:
          #"Row { TextButton(onClick = { change(value - 1) }) { Text("Less") }; Text(value.toString(), modifier = Modifier.semantics { liveRegion = LiveRegionMode.Polite }); TextButton(onClick = { change(value + 1) }) { Text("More") } }"#
      ),
      .bad(
        .compose,
        #"Row { RoundIconButton(onClick = decreaseCount); AnimatedContent(count) { ⟦Text("$it")⟧ }; RoundIconButton(onClick = increaseCount) }"#
      ),
      .good(
        .compose,
        #"Row { TextButton(onClick = { change(value - 1) }) { Text("Less") }; Text(value.toString(), Modifier.semantics { liveRegion = LiveRegionMode.Polite }); TextButton(onClick = { change(value + 1) }) { Text("More") } }"#
      ),
      .good(
        .compose,
        """
        @Composable fun Setup(state: State, host: SnackbarHostState) {
          val errorMessage = state.error?.let { stringResource(R.string.connection_failed, it) }
          LaunchedEffect(state.error) { errorMessage?.let { host.showSnackbar(it) } }
          Scan(state.error)
        }
        @Composable fun Scan(error: String?) {
          Column { if (error != null) { Text(stringResource(R.string.connection_failed, error), color = MaterialTheme.colorScheme.error) } }
        }
        """),
      .bad(
        .compose,
        """
        @Composable fun Setup(state: State, host: SnackbarHostState) {
          LaunchedEffect(state.saved) { host.showSnackbar("Saved") }
          Scan(state.error)
        }
        @Composable fun Scan(error: String?) {
          Column { if (error != null) { ⟦Text(stringResource(R.string.connection_failed, error), color = MaterialTheme.colorScheme.error)⟧ } }
        }
        """),
      .good(
        .compose,
        #"Row { TextButton(onClick = { show(page - 1) }) { Text("Back") }; Text("Pages"); TextButton(onClick = { show(page + 1) }) { Text("Next") } }"#
      ),
    ]
  ) { report in
    let tree = report.tree
    let isRemote = report.project.isRemoteLayout
    for id in tree.ids where tree[id].exposure != .hidden && !isRemote {
      if tree.isStepperValue(id) {
        report.report(
          id, at: tree[id].constructor,
          "The buttons next to this number change it, but TalkBack doesn't announce the change. Add a polite live region.",
          fixes: [report.fix("Add a polite live region", .changesBehavior, .announceChanges, on: id)])
        continue
      }
      guard tree.isSilentMessage(id, &report.texts) else { continue }
      let element = tree[id]
      report.report(
        id, at: element.framework.isMarkup ? element.typeRange : element.constructor, message(element.reader),
        severity: report.tellsOfError(element.range) ? .warning : .information,
        fixes: [report.fix("Add a polite live region", .changesBehavior, .announceChanges, on: id)])
    }
    for practice in tree.practices where practice.subject == .silentChange {
      report.report(
        practice.framework, at: practice.range,
        "This text changes while users wait for it, but VoiceOver doesn't announce it. Post an announcement.",
        severity: .warning)
    }
    for practice in tree.practices {
      guard practice.subject == .silentMessage else { continue }
      report.report(
        practice.framework, at: practice.range, message(practice.framework.screenReader),
        severity: report.tellsOfError(practice.range) ? .warning : .information,
        fixes: [practice.fix("Post an announcement")])
    }
  }
}

private extension Report {
  /// Returns whether the code names an error. Users who miss an error don't know why nothing happens.
  func tellsOfError(_ range: Range<Int>) -> Bool {
    let code = tree.text[range.lowerBound..<min(range.upperBound, range.lowerBound + 400)]
    return code.spells("rror") || code.spells("ailure")
  }
}

private func message(_ reader: String) -> String {
  "This appears on screen, but \(reader) doesn't announce it. Announce the change."
}
