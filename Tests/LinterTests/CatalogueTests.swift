// A comparison of the rules and their platforms with the catalog.

import Elements
import Linter
import Testing

@Suite struct CatalogueTests {
  @Test(
    "a rule in the catalog exists, with a bad example on every platform",
    arguments: CatalogueEntry.all)
  func entry(_ entry: CatalogueEntry) throws {
    let rule = try #require(Rule.named(entry.id), "no such rule")
    for framework in entry.frameworks {
      if let other = CatalogueTests.judgedElsewhere[entry.id]?[framework] {
        #expect(!rule.reports(framework) && rule.reports(other), "\(framework.rawValue)")
      } else if CatalogueTests.silent[entry.id]?.contains(framework) == true {
        #expect(!rule.reports(framework), "now reports for \(framework.rawValue)")
      } else {
        #expect(rule.reports(framework), "no bad example for \(framework.rawValue)")
      }
    }
  }

  @Test("a rule that shows an incorrect example also shows a correct one", arguments: Rule.all)
  func shown(_ rule: Rule) {
    for framework in rule.frameworks {
      let shown = rule.shownExamples(of: framework)
      #expect(shown?.right != nil || shown?.reported.fixed != nil, "\(framework.rawValue)")
    }
    for framework in Framework.allCases {
      let right = rule.examples.count { $0.framework == framework && $0.isRight }
      #expect(right <= (rule.frameworks.contains(framework) ? 1 : 0), "\(right) in \(framework.rawValue)")
    }
  }

  @Test func `Every rule is in the catalog`() {
    let ids = Set(CatalogueEntry.all.map(\.id))
    #expect(ids.count == 139)
    #expect(Rule.all.map(\.id).filter { !ids.contains($0) } == [])
  }

  @Test func `Exceptions are about rules and platforms in the catalog`() {
    let elsewhere = CatalogueTests.judgedElsewhere.map { ($0.key, Array($0.value.keys)) }
    let exceptions = elsewhere + CatalogueTests.silent.map { ($0, $1) }
    for (id, frameworks) in exceptions {
      let entry = CatalogueEntry.all.first { $0.id == id }
      #expect(entry?.frameworks.filter(frameworks.contains).count == frameworks.count, "\(id)")
    }
  }

  /// Platforms whose findings count for another one. A finding about a call that doesn't create a view counts for UIKit
  /// in Swift and for Android Views in Kotlin, regardless of the call's location.
  private static let judgedElsewhere: [String: [Framework: Framework]] = [
    "disabled-captions": [.swiftUI: .uiKit],
    "inaccessible-web-content": [.swiftUI: .uiKit, .compose: .androidViews],
    "invalid-language-tag": [.swiftUI: .uiKit],
    "missing-expanded-state": [.androidXML: .androidViews],
    "motion-only-action": [.swiftUI: .uiKit],
    "screen-reader-only-behavior": [.compose: .androidViews],
  ]

  /// Platforms in the catalog for which the rule reports nothing. Don't add to this list.
  private static let silent: [String: [Framework]] = [
    "auto-advancing-content": [.swiftUI, .uiKit, .androidViews],
    "conflicting-field-label": [.androidViews],
    "crowded-touch-targets": [.compose],
    "duplicate-label": [.uiKit, .androidViews],
    "focusable-in-touch-mode": [.androidViews],
    "ignored-reduce-motion": [.compose],
    "insecure-password-field": [.androidViews],
    "missing-adjustable-action": [.compose, .androidViews],
    "missing-disabled-state": [.compose],
    "missing-drawing-label": [.uiKit, .androidViews],
    "missing-focus-indicator": [.compose],
    "missing-gesture-alternative": [.androidViews],
    "missing-heading": [.androidViews],
    "missing-keyboard-key-role": [.compose, .androidViews],
    "missing-screen-title": [.androidViews, .androidXML],
    "missing-speech-language": [.androidViews],
    "redundant-hint": [.androidViews],
    "redundant-image-label": [.uiKit],
    "unformatted-currency": [.androidXML],
    "unreachable-text-link": [.androidViews],
  ]
}

private extension Rule {
  /// Returns whether the rule reports something for `framework`.
  func reports(_ framework: Framework) -> Bool {
    examples.contains { $0.framework == framework && $0.isBad }
  }
}
