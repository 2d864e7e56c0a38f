// The rules are those of the catalogue, on the platforms that it names.

import Elements
import Linter
import Testing

@Suite struct CatalogueTests {
  @Test(
    "a rule of the catalogue exists, with a bad and a good example on every platform",
    arguments: CatalogueEntry.all)
  func entry(_ entry: CatalogueEntry) throws {
    let rule = try #require(Rule.named(entry.id), "no such rule")
    for framework in entry.frameworks {
      if let other = CatalogueTests.judgedElsewhere[entry.id]?[framework] {
        #expect(!rule.hasExamples(for: framework) && rule.hasExamples(for: other), "\(framework.rawValue)")
      } else if CatalogueTests.silent[entry.id]?.contains(framework) == true {
        #expect(!rule.hasExamples(for: framework), "\(framework.rawValue) is silent no more")
      } else {
        #expect(rule.hasExamples(for: framework), "no bad or no good example for \(framework.rawValue)")
      }
    }
  }

  @Test func `There is no rule beside those of the catalogue`() {
    let ids = Set(CatalogueEntry.all.map(\.id))
    #expect(ids.count == 139)
    #expect(Rule.all.map(\.id).filter { !ids.contains($0) } == [])
  }

  @Test func `Exceptions are about rules and platforms of the catalogue`() {
    let exceptions =
      CatalogueTests.silent.map { ($0, $1) }
      + CatalogueTests.judgedElsewhere.map { ($0, Array($1.keys)) }
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

  /// FIXME: On these platforms the rule stays silent about what the catalogue describes.
  private static let silent: [String: [Framework]] = [:]
}

private extension Rule {
  /// Whether something is reported for `framework`, and something right is shown.
  func hasExamples(for framework: Framework) -> Bool {
    let own = examples.filter { $0.framework == framework }
    return own.contains(where: \.isBad) && own.contains { !$0.isBad || $0.fixed != nil }
  }
}
