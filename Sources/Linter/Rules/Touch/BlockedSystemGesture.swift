// The blocked-system-gesture rule: system gestures that are delayed or blocked.

import Elements

extension Rule {
  static let blockedSystemGesture = Rule(
    "blocked-system-gesture", "System gesture is blocked", .touchAndGestures, profile: .strict,
    severity: .information, criteria: [],
    why: "People rely on system gestures working everywhere.",
    examples: [
      .bad(.swiftUI, "Page()⟦.defersSystemGestures(on: .all)⟧", fixed: "Page()"),
      .good(
        .swiftUI, "struct GameView: View { var body: some View { Page().defersSystemGestures(on: .all) } }"),
      .good(.swiftUI, "Page().defersSystemGestures(on: [])"),
      .bad(
        .uiKit,
        "class Orders: UIViewController { override var ⟦preferredScreenEdgesDeferringSystemGestures⟧: UIRectEdge { .all } }"
      ),
      .bad(
        .uiKit,
        "class Orders: UIViewController { func f() { ⟦navigationController?.interactivePopGestureRecognizer?.isEnabled = false⟧ } }"
      ),
      .right(
        .uiKit,
        "class Orders: UIViewController { override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] } }"
      ),
      .good(
        .uiKit,
        "class Orders: UIViewController { func f() { navigationController?.interactivePopGestureRecognizer?.isEnabled = false }; func g() { navigationController?.interactivePopGestureRecognizer?.isEnabled = true } }"
      ),
      .bad(
        .compose,
        "@Composable fun Orders() { Box(Modifier.fillMaxSize().⟦systemGestureExclusion()⟧) { Text(t) } }",
        fixed: "@Composable fun Orders() { Box(Modifier.fillMaxSize()) { Text(t) } }"),
      .good(
        .compose,
        "@Composable fun DrawingCanvas() { Box(Modifier.fillMaxSize().systemGestureExclusion()) { Text(t) } }"
      ),
      .bad(
        .androidViews,
        "class Orders(c: Context) : View(c) {\n  fun f() {\n    ⟦systemGestureExclusionRects = listOf(all)⟧\n  }\n}",
        fixed: "class Orders(c: Context) : View(c) {\n  fun f() {\n  }\n}"),
      .good(
        .androidViews,
        "class VideoPlayer(c: Context) : View(c) { fun f() { systemGestureExclusionRects = listOf(all) } }"),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .blockedGesture {
      report.report(
        practice.framework, at: practice.range,
        "This delays or blocks a system gesture that people rely on. Remove it.",
        fixes: [practice.fix("Stop blocking the system gesture")])
    }
  }
}
