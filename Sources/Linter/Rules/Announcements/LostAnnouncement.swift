// The lost-announcement rule: announcements that are never spoken.

import Elements

extension Rule {
  static let lostAnnouncement = Rule(
    "lost-announcement", "Announcement is never spoken", .announcements,
    severity: .warning, criteria: [.statusMessages],
    why: "An announcement must be posted, with text, at a time when VoiceOver can speak it.",
    examples: [
      .bad(
        .swiftUI, #"⟦AccessibilityNotification.Announcement("Saved")⟧"#,
        fixed: #"AccessibilityNotification.Announcement("Saved").post()"#),
      .bad(
        .swiftUI, #"Button("Save") { ⟦AccessibilityNotification.LayoutChanged()⟧ }"#,
        fixed: #"Button("Save") { AccessibilityNotification.LayoutChanged().post() }"#),
      .right(.swiftUI, #"AccessibilityNotification.Announcement("Saved").post()"#),
      .good(.swiftUI, #"let saved = AccessibilityNotification.Announcement("Saved"); saved.post()"#),
      .good(.swiftUI, #"let all = texts.map { AccessibilityNotification.Announcement($0) }"#),
      .bad(
        .uiKit, #"⟦UIAccessibility.post(notification: .announcement, argument: nil)⟧"#,
        fixed: #"UIAccessibility.post(notification: .announcement, argument: String(localized: "‹text›"))"#),
      .bad(
        .uiKit, #"⟦UIAccessibility.post(notification: .announcement, argument: "")⟧"#,
        fixed: #"UIAccessibility.post(notification: .announcement, argument: String(localized: "‹text›"))"#),
      .bad(
        .uiKit, #"⟦UIAccessibility.post(notification: .announcement, argument: self.errorView)⟧"#,
        fixed: #"UIAccessibility.post(notification: .announcement, argument: String(localized: "‹text›"))"#),
      .bad(.uiKit, #"⟦UIAccessibility.post(notification: .screenChanged, argument: Screen.self)⟧"#),
      .bad(
        .uiKit,
        #"class A: UIViewController { override func viewDidLoad() { super.viewDidLoad(); ⟦UIAccessibility.post(notification: .screenChanged, argument: titleLabel)⟧ } }"#,
        severity: .information),
      .bad(
        .uiKit,
        #"class A: UIView { override func layoutSubviews() { super.layoutSubviews(); ⟦UIAccessibility.post(notification: .layoutChanged, argument: nil)⟧ } }"#,
        severity: .information),
      .bad(
        .uiKit,
        #"func f() { ⟦UIAccessibility.post(notification: .announcement, argument: text)⟧; present(sheet, animated: true) }"#,
        severity: .information),
      .bad(
        .uiKit,
        #"class A: UIViewController { func saved() { ⟦UIAccessibility.post(notification: .layoutChanged, argument: self)⟧ } }"#,
        fixed:
          #"class A: UIViewController { func saved() { UIAccessibility.post(notification: .layoutChanged, argument: self.view) } }"#
      ),
      .bad(
        .uiKit,
        #"⟦UIAccessibility.post(notification: .screenChanged, argument: detailViewController)⟧"#),
      .right(.uiKit, #"UIAccessibility.post(notification: .announcement, argument: text)"#),
      .good(
        .uiKit,
        #"class A: UIView { func saved() { UIAccessibility.post(notification: .layoutChanged, argument: self) } }"#
      ),
      .good(
        .uiKit, #"UIAccessibility.post(notification: .announcement, argument: field.accessibilityLabel)"#),
      .good(.uiKit, #"UIAccessibility.post(notification: .layoutChanged, argument: "Loaded")"#),
      .good(.uiKit, #"UIAccessibility.post(notification: .screenChanged, argument: nil)"#),
      .good(
        .uiKit,
        #"class A: UIViewController { override func viewDidLoad() { DispatchQueue.main.async { UIAccessibility.post(notification: .screenChanged, argument: nil) } } }"#
      ),
      .good(.uiKit, #"NotificationCenter.default.post(name: saved, object: nil)"#),
    ]
  ) { report in
    for practice in report.tree.practices {
      guard case .lostAnnouncement(let loss) = practice.subject else { continue }
      switch loss {
      case .unposted:
        report.report(
          practice.framework, at: practice.range,
          report.tree.code(practice.range).spells("Announcement(")
            ? "This announcement is never posted, so VoiceOver never speaks it. Call post()."
            : "This notification is never posted, so VoiceOver isn't notified of the change. Call post().",
          fixes: [practice.fix("Call post()")])
      case .wordless:
        report.report(
          practice.framework, at: practice.range,
          "This announcement has no text, so VoiceOver says nothing. Pass the text.",
          fixes: [
            practice.edits.isEmpty
              ? nil : Fix("Pass the announcement text", .needsText, edits: practice.edits.map(Fix.Edit.init))
          ])
      case .misdirected:
        report.report(
          practice.framework, at: practice.range,
          "A view controller isn't an accessibility element, so VoiceOver doesn't move to it. Pass a view.",
          fixes: [practice.fix("Pass the view")])
      case .untimely:
        report.report(
          practice.framework, at: practice.range,
          "The screen is about to change, so VoiceOver drops this announcement. Post it after the update.",
          severity: .information)
      }
    }
  }
}
