// Code that shows what a rule reports and what it accepts.

package import Elements

/// A snippet with the expected result of linting it. Examples are the tests and the manual of their rule.
package struct Example: Sendable {
  package var framework: Framework
  /// The code; in a bad example `⟦…⟧` marks each range that must be reported, and nothing else may be.
  package var code: String
  /// The code after the first fix of each finding, with `‹…›` around placeholders.
  package var fixed: String?
  package var isBad: Bool
  /// Whether it teaches how to do it right. Other good code only marks where the rule ends.
  package var isRight = false
  /// The path that the snippet pretends to have; decides language and resource kind.
  package var path: String
  /// The severity expected, where it is not the rule's own.
  package var severity: Severity?
  /// Where the example is written, so that a failure points at it.
  package var filePath: String
  package var line: Int

  /// Code that must be reported at the marks.
  package static func bad(
    _ framework: Framework, _ code: String, fixed: String? = nil, severity: Severity? = nil,
    path: String? = nil, filePath: String = #filePath, line: Int = #line
  ) -> Example {
    Example(
      framework: framework, code: code, fixed: fixed, isBad: true,
      path: path ?? framework.examplePath, severity: severity, filePath: filePath, line: line)
  }

  /// Code that must not be reported, and that is shown to people as the way to do it.
  package static func right(
    _ framework: Framework, _ code: String, path: String? = nil, filePath: String = #filePath,
    line: Int = #line
  ) -> Example {
    var example = good(framework, code, path: path, filePath: filePath, line: line)
    example.isRight = true
    return example
  }

  /// Code that must not be reported.
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
  /// The examples that people are shown: what is reported, and what is right, unless the reported one's fix says so.
  /// Nil where nothing is reported for the framework.
  package func shownExamples(of framework: Framework) -> (reported: Example, right: Example?)? {
    let examples = examples.filter { $0.framework == framework }
    guard let reported = examples.first(where: \.isBad) else { return nil }
    return (reported, examples.first { $0.isRight && $0.code != reported.fixed })
  }
}

extension Framework {
  /// A path at which a snippet of this framework could stand.
  var examplePath: String {
    switch self {
    case .swiftUI, .uiKit: "App/Screen.swift"
    case .compose, .androidViews: "app/src/main/kotlin/Screen.kt"
    case .androidXML: "app/src/main/res/layout/screen.xml"
    case .interfaceBuilder: "App/Base.lproj/Screen.storyboard"
    }
  }
}
