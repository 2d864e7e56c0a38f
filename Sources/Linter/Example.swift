// Examples of code that a rule reports or accepts.

package import Elements

/// A snippet and its expected findings. Examples are both tests and documentation of their rule.
package struct Example: Sendable {
  package var framework: Framework
  /// The code. In a bad example, `⟦…⟧` marks each range that must be reported; nothing else may be.
  package var code: String
  /// The code after the first fix of each finding, with `‹…›` around placeholders.
  package var fixed: String?
  package var isBad: Bool
  /// True if it shows the recommended code. Other good examples only show the rule's limits.
  package var isRight = false
  /// The topic of an example that documentation shows in addition to the first reported one: “in a theme”.
  package var topic: String?
  /// The assumed path of the snippet, which determines the language and the kind of resource.
  package var path: String
  /// The expected severity, or nil if it's the rule's default.
  package var severity: Severity?
  /// The source location of the example, for test failures.
  package var filePath: String
  package var line: Int

  /// Returns an example that must be reported at its marks.
  package static func bad(
    _ framework: Framework, _ code: String, fixed: String? = nil, severity: Severity? = nil,
    topic: String? = nil, path: String? = nil, filePath: String = #filePath, line: Int = #line
  ) -> Example {
    Example(
      framework: framework, code: code, fixed: fixed, isBad: true, topic: topic,
      path: path ?? framework.examplePath, severity: severity, filePath: filePath, line: line)
  }

  /// Returns an example that must not be reported and that documentation shows as correct.
  package static func right(
    _ framework: Framework, _ code: String, path: String? = nil, filePath: String = #filePath,
    line: Int = #line
  ) -> Example {
    var example = good(framework, code, path: path, filePath: filePath, line: line)
    example.isRight = true
    return example
  }

  /// Returns an example that must not be reported.
  package static func good(
    _ framework: Framework, _ code: String, path: String? = nil, filePath: String = #filePath,
    line: Int = #line
  ) -> Example {
    Example(
      framework: framework, code: code, fixed: nil, isBad: false, path: path ?? framework.examplePath,
      severity: nil, filePath: filePath, line: line)
  }
}

extension Rule {
  /// Returns the examples that documentation shows: a reported one, and a correct one unless it equals the fixed code.
  /// Nil if the rule reports nothing for the framework.
  package func shownExamples(of framework: Framework) -> (reported: Example, right: Example?)? {
    let examples = examples.filter { $0.framework == framework }
    guard let reported = examples.first(where: \.isBad) else { return nil }
    return (reported, examples.first { $0.isRight && $0.code != reported.fixed })
  }

  /// Returns the other reported examples that documentation shows, with their topics.
  package func topicalExamples(of framework: Framework) -> [(example: Example, topic: String)] {
    examples.filter { $0.framework == framework }.compactMap { example in
      example.topic.map { (example, $0) }
    }
  }
}

extension Framework {
  /// A plausible path for a snippet of this framework.
  var examplePath: String {
    switch self {
    case .swiftUI, .uiKit: "App/Screen.swift"
    case .compose, .androidViews: "app/src/main/kotlin/Screen.kt"
    case .androidXML: "app/src/main/res/layout/screen.xml"
    case .interfaceBuilder: "App/Base.lproj/Screen.storyboard"
    }
  }
}
