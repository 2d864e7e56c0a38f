// The missing-large-content-viewer rule: custom bars whose items can't be shown enlarged.

import Elements

extension Rule {
  static let missingLargeContentViewer = Rule(
    "missing-large-content-viewer", "Bar items don't support the large content viewer", .text,
    profile: .strict,
    severity: .hint, criteria: [.resizeText],
    // Source: Apple, “UILargeContentViewerInteraction”; WWDC19, “Large Content Viewer”.
    why: "At accessibility text sizes, touching and holding an item that can't grow shows it large.",
    examples: [
      .bad(
        .swiftUI,
        #"⟦HStack⟧ { Button { a() } label: { Image("home") }.accessibilityLabel("Home"); Button { b() } label: { Image("find") }.accessibilityLabel("Find"); Button { c() } label: { Image("me") }.accessibilityLabel("Me") }.frame(height: 49)"#,
        fixed:
          #"HStack { Button { a() } label: { Image("home") }.accessibilityLabel("Home").accessibilityShowsLargeContentViewer(); Button { b() } label: { Image("find") }.accessibilityLabel("Find").accessibilityShowsLargeContentViewer(); Button { c() } label: { Image("me") }.accessibilityLabel("Me").accessibilityShowsLargeContentViewer() }.frame(height: 49)"#
      ),
      .good(
        .swiftUI,
        #"HStack { Button { a() } label: { Image("home") }; Button { b() } label: { Image("find") }; Button { c() } label: { Image("me") } }.frame(height: 49).accessibilityShowsLargeContentViewer()"#
      ),
      .good(
        .swiftUI,
        #"HStack { Button { a() } label: { Image(systemName: "house") }; Button { b() } label: { Image(systemName: "magnifyingglass") }; Button { c() } label: { Image(systemName: "person") } }.frame(height: 49)"#
      ),
      .good(
        .swiftUI,
        #"HStack { Button { a() } label: { Image("home") }; Button { b() } label: { Image("find") } }.frame(height: 49)"#
      ),
      .good(
        .swiftUI,
        #"HStack { Button { a() } label: { Image("home") }; Button { b() } label: { Image("find") }; Button { c() } label: { Image("me") } }.frame(height: 120)"#
      ),
      .bad(
        .uiKit,
        "class ⟦PlayerTabBar⟧: UIView { let play = UIButton(); let stop = UIButton(); let next = UIButton() }"
      ),
      .right(
        .uiKit,
        "class PlayerTabBar: UIView { let play = UIButton(); let stop = UIButton(); let next = UIButton(); func f() { addInteraction(UILargeContentViewerInteraction()) } }"
      ),
      .good(
        .uiKit, "class PlayerTabBar: UITabBar { let a = UIButton(); let b = UIButton(); let c = UIButton() }"),
      .good(.uiKit, "class ProgressBar: UIView { let fill = UIView() }"),
      .good(
        .uiKit,
        "class PlayerTabBar: UIView { let a = UIButton(); let b = UIButton(); let c = UIButton(); func f() { a.titleLabel?.font = .preferredFont(forTextStyle: .body) } }"
      ),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .smallBar {
      report.report(
        practice.framework, at: practice.range,
        "These bar items stay small, and holding them doesn't enlarge them. Support the large content viewer.",
        fixes: [practice.fix("Add the large content viewer")])
    }
  }
}
