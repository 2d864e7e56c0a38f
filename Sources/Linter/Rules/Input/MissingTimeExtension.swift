// The missing-time-extension rule: time limits that can't be extended.

import Elements

extension Rule {
  static let missingTimeExtension = Rule(
    "missing-time-extension", "Time limit can't be extended", .input, profile: .strict,
    severity: .hint, criteria: [.timingAdjustable],
    why: "Listening and switch input take longer.",
    examples: [
      .bad(
        .swiftUI,
        "import SwiftUI\nstruct Saved: View { var body: some View { Text(done).task { try? await ⟦Task.sleep(for: .seconds(2))⟧; dismiss() } } }"
      ),
      .bad(
        .swiftUI,
        """
        import SwiftUI
        struct Installing: View {
          var body: some View { Text(done).onAppear { Task.detached { await install(); ⟦sleep(2)⟧; await finish() } } }
          func finish() { showsSetup = false }
        }
        """),
      .bad(
        .swiftUI,
        "import SwiftUI\nstruct Saved: View { var body: some View { Text(done).onAppear { ⟦DispatchQueue.main.asyncAfter(deadline: .now() + 3) { dismiss() }⟧ } } }"
      ),
      .good(
        .swiftUI,
        "import SwiftUI\nstruct Saved: View { var body: some View { Text(done).task { try? await Task.sleep(for: .seconds(0.3)); dismiss() } } }"
      ),
      .good(
        .swiftUI,
        "import SwiftUI\nstruct Splash: View { var body: some View { Text(done).task { try? await Task.sleep(for: .seconds(2)); dismiss() } } }"
      ),
      .good(
        .swiftUI,
        "import SwiftUI\nstruct Saved: View { var body: some View { Text(done).task { try? await Task.sleep(for: .seconds(2)); reload() } } }"
      ),
      .right(
        .swiftUI,
        """
        import SwiftUI
        struct A: View { func wait() { DispatchQueue.main.asyncAfter(deadline: .now() + 240) { asksForMoreTime = true } } }
        """),
      .bad(
        .swiftUI,
        "import SwiftUI\nstruct A: View { func wait() { ⟦DispatchQueue.main.asyncAfter(deadline: .now() + 300) { logout() }⟧ } }"
      ),
      .bad(
        .uiKit,
        "import UIKit\nclass A: UIViewController { func wait() { timer = ⟦Timer.scheduledTimer(withTimeInterval: 300, repeats: false) { _ in session.signOut() }⟧ } }"
      ),
      .right(
        .uiKit,
        "import UIKit\nclass A: UIViewController { func wait() { timer = Timer.scheduledTimer(withTimeInterval: 300, repeats: false) { _ in session.signOut() } }; func extendSession() { timer.invalidate() } }"
      ),
      .good(
        .uiKit,
        "import UIKit\nclass A: UIViewController { func wait() { timer = Timer.scheduledTimer(withTimeInterval: 300, repeats: false) { _ in reload() } } }"
      ),
      .good(
        .uiKit,
        "import UIKit\nclass A: UIViewController { func wait() { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { logout() } } }"
      ),
      .bad(
        .androidViews,
        "class A : Activity() { fun f() { ⟦handler.postDelayed({ logout() }, 300_000)⟧ } }"),
      .right(
        .androidViews,
        "class A : Activity() { fun f() { handler.postDelayed({ logout() }, 300_000) }; fun extendSession() { handler.removeCallbacksAndMessages(null) } }"
      ),
      .good(
        .androidViews, "class A : Activity() { fun f() { handler.postDelayed({ refresh() }, 300_000) } }"),
      .bad(
        .compose, "@Composable fun A() { LaunchedEffect(Unit) { ⟦delay(300_000)⟧; viewModel.logout() } }"),
      .right(
        .compose, #"@Composable fun A() { LaunchedEffect(Unit) { delay(240_000); asksForMoreTime = true } }"#),
      .good(
        .compose, "@Composable fun A() { LaunchedEffect(Unit) { delay(300); viewModel.logout() } }"),
    ]
  ) { report in
    for practice in report.tree.practices {
      guard case .closingView(let seconds) = practice.subject else { continue }
      report.report(
        practice.framework, at: practice.range,
        "This view closes on its own after \(seconds.shortText) s, before some people have read it. Let people close it."
      )
    }
    for practice in report.tree.practices where practice.subject == .timeLimit {
      report.report(
        practice.framework, at: practice.range,
        "This time limit can't be extended. Let users ask for more time.")
    }
  }
}
