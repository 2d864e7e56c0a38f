// The rules are those of the catalogue, on the platforms that it names.

import Elements
import Linter
import Testing

@Suite struct CatalogueTests {
  @Test(
    "a rule of the catalogue exists, with a bad example on every platform",
    arguments: CatalogueEntry.all)
  func entry(_ entry: CatalogueEntry) throws {
    let rule = try #require(Rule.named(entry.id), "no such rule")
    for framework in entry.frameworks {
      if let other = CatalogueTests.judgedElsewhere[entry.id]?[framework] {
        #expect(!rule.reports(framework) && rule.reports(other), "\(framework.rawValue)")
      } else if CatalogueTests.silent[entry.id]?.contains(framework) == true {
        #expect(!rule.reports(framework), "not silent any more for \(framework.rawValue)")
      } else {
        #expect(rule.reports(framework), "no bad example for \(framework.rawValue)")
      }
    }
  }

  @Test("whoever is shown what is wrong is shown what is right", arguments: Rule.all)
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

  @Test func `There is no rule beside those of the catalogue`() {
    let ids = Set(CatalogueEntry.all.map(\.id))
    #expect(ids.count == 139)
    #expect(Rule.all.map(\.id).filter { !ids.contains($0) } == [])
  }

  @Test func `Exceptions are about rules and platforms of the catalogue`() {
    let elsewhere = CatalogueTests.judgedElsewhere.map { ($0.key, Array($0.value.keys)) }
    let exceptions = elsewhere + CatalogueTests.silent.map { ($0, $1) }
    for (id, frameworks) in exceptions {
      let entry = CatalogueEntry.all.first { $0.id == id }
      #expect(entry?.frameworks.filter(frameworks.contains).count == frameworks.count, "\(id)")
    }
  }

  /// Platforms that show as another one: what is told by a call and makes no view counts as UIKit's in Swift and as
  /// Android Views' in Kotlin, wherever the call stands.
  private static let judgedElsewhere: [String: [Framework: Framework]] = [
    "disabled-captions": [.swiftUI: .uiKit],
    "inaccessible-web-content": [.swiftUI: .uiKit, .compose: .androidViews],
    "invalid-language-tag": [.swiftUI: .uiKit],
    "missing-expanded-state": [.androidXML: .androidViews],
    "motion-only-action": [.swiftUI: .uiKit],
    "screen-reader-only-behavior": [.compose: .androidViews],
  ]

  /// Platforms that the catalogue names and on which the rule reports nothing. The list can only get shorter.
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
    "missing-toggle-state": [.uiKit, .androidViews],
    "redundant-hint": [.androidViews],
    "redundant-image-label": [.uiKit],
    "unformatted-currency": [.androidXML],
    "unreachable-text-link": [.androidViews],
  ]
}

private extension Rule {
  /// Whether something is reported for `framework`.
  func reports(_ framework: Framework) -> Bool {
    examples.contains { $0.framework == framework && $0.isBad }
  }
}
