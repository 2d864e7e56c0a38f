// The numbers of examples whose findings change when they're rewritten. They only ever get smaller.

import Elements
import TestSupport

/// The known exceptions to `TwinTests`, by rewrite and framework.
enum TwinExceptions {
  static func count(of rewrite: TwinRewrite, _ framework: Framework) -> Int {
    counts[rewrite.name]?[framework] ?? 0
  }

  private static let counts: [String: [Framework: Int]] = [
    "callback by name": [.swiftUI: 41, .compose: 30, .androidViews: 5],
    "component in another file": [.swiftUI: 11, .compose: 7],
    "component in the same file": [.swiftUI: 10],
    "constant for a literal": [.swiftUI: 149, .uiKit: 21, .compose: 57, .androidViews: 7],
    "if around": [.compose: 1],
  ]
}
