// missing-large-content-viewer: a bar of the app whose items stay small.

import Elements

extension Rule {
  static let missingLargeContentViewer = Rule(
    "missing-large-content-viewer", "Bar items cannot be enlarged", .text, profile: .strict,
    severity: .hint, criteria: [.resizeText],
    why: "Where text must not grow, a long press shows it large.",
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
        "Bar items stay small and cannot be enlarged by holding them.",
        fixes: [practice.fix("Add the viewer")])
    }
  }
}
