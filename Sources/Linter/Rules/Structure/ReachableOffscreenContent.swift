// The reachable-offscreen-content rule: offscreen content that's still reachable.

import Elements

extension Rule {
  static let reachableOffscreenContent = Rule(
    "reachable-offscreen-content", "Offscreen content is still reachable", .structureAndFocus,
    profile: .strict,
    severity: .information, criteria: [.meaningfulSequence, .focusOrder],
    why: "Screen readers shouldn't reach content that isn't on screen.",
    examples: [
      .bad(
        .swiftUI, "SideMenu()⟦.offset(x: isOpen ? 0 : -280)⟧",
        fixed: "SideMenu().offset(x: isOpen ? 0 : -280).accessibilityHidden(!isOpen)"),
      .bad(
        .swiftUI, #"VStack { Button("Log out") { logOut() } }⟦.offset(y: isClosed ? 600 : 0)⟧"#,
        fixed:
          #"VStack { Button("Log out") { logOut() } }.offset(y: isClosed ? 600 : 0).accessibilityHidden(isClosed)"#
      ),
      .right(.swiftUI, "SideMenu().offset(x: isOpen ? 0 : -280).accessibilityHidden(!isOpen)"),
      .good(.swiftUI, "SideMenu().offset(x: isOpen ? 0 : -8)"),
      .good(.swiftUI, "SideMenu().offset(x: offset)"),
      .good(.swiftUI, "Circle().offset(x: isOpen ? 0 : -280)"),
      .bad(
        .uiKit,
        "class A: UIViewController { override func viewDidLoad() { ⟦menuView.transform = CGAffineTransform(translationX: -300, y: 0)⟧ } }"
      ),
      .right(
        .uiKit,
        "class A: UIViewController { override func viewDidLoad() { menuView.transform = CGAffineTransform(translationX: -300, y: 0); menuView.accessibilityElementsHidden = true } }"
      ),
      .good(
        .uiKit,
        "class A: UIViewController { override func viewDidLoad() { logo.transform = CGAffineTransform(translationX: -300, y: 0) } }"
      ),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .offscreenContent {
      report.report(
        practice.framework, at: practice.range,
        "\(practice.framework.screenReader) can still reach this content when it's offscreen. Hide it from assistive technologies when it's closed.",
        fixes: [practice.fix("Hide from assistive technologies when closed")])
    }
  }
}
