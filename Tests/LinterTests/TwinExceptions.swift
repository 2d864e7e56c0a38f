// The numbers of examples whose findings change when they're rewritten. They only ever get smaller.

import Elements
import TestSupport

/// The known exceptions to `TwinTests`, by rewrite and framework.
enum TwinExceptions {
  static func count(of rewrite: TwinRewrite, _ framework: Framework) -> Int {
    counts[rewrite.name]?[framework] ?? 0
  }

  static var rewrites: Set<String> { Set(counts.keys) }

  private static let counts: [String: [Framework: Int]] = [
    "callback argument": [.swiftUI: 36, .compose: 23],
    "callback argument, another file": [.swiftUI: 36, .compose: 23],
    "callback by name": [.swiftUI: 49, .compose: 32, .androidViews: 5],
    "component in another file": [.swiftUI: 11, .compose: 7],
    "component in the same file": [.swiftUI: 10],
    "constant for a literal": [.swiftUI: 154, .uiKit: 21, .compose: 58, .androidViews: 7],
    "if around": [.compose: 1],
    "namesake elsewhere": [.swiftUI: 1, .compose: 7],
    "neutral modifier": [.swiftUI: 1],
    "neutral modifier of the project": [.swiftUI: 19, .compose: 13],
    "other order of members": [.uiKit: 2],
    "other variable names": [.swiftUI: 8, .uiKit: 21, .compose: 1, .androidViews: 2],
    "pass-through component": [.swiftUI: 33, .compose: 1],
    "resource for a literal": [.compose: 4, .androidViews: 4, .androidXML: 2],
    "text argument": [.swiftUI: 128, .compose: 32],
    "text argument, another file": [.swiftUI: 128, .compose: 32],
    "view property": [.swiftUI: 11],
  ]
}
