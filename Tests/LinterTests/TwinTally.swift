// The results of one rewrite.

import Elements
import Linter
import Source
import TestSupport

/// The examples of one framework, rewritten in one way and linted.
struct TwinTally {
  /// An example whose findings change.
  struct Exception {
    var item: RuleExample
    var twin: Twin
    var found: [Twin.Place]

    /// The way in which the findings change.
    var change: String {
      if found.count < twin.expected.count { return "lost" }
      if found.count > twin.expected.count { return "new" }
      return "moved"
    }
  }

  let rewrite: TwinRewrite
  let framework: Framework
  private(set) var count = 0
  private(set) var exceptions: [Exception] = []
  private(set) var malformed: [RuleExample] = []

  init(_ rewrite: TwinRewrite, _ framework: Framework) {
    self.rewrite = rewrite
    self.framework = framework
    for (item, source) in RuleExample.sources where source.framework == framework {
      guard let twin = rewrite.rewrite(source) else { continue }
      guard twin.parses(like: source) else {
        malformed.append(item)
        continue
      }
      count += 1
      let found = item.findings(in: twin)
      if !twin.agrees(with: found) { exceptions.append(Exception(item: item, twin: twin, found: found)) }
    }
  }

  /// Returns “98.2% of 112 agree, 2 don't”.
  static func summary(_ exceptions: Int, of count: Int) -> String {
    let share = count == 0 ? 100 : Double((count - exceptions) * 1_000 / count) / 10
    return "\(share)% of \(count) agree, \(exceptions) don't"
  }

  var name: String { "\(rewrite.name), \(framework.rawValue)" }

  /// The exceptions, one per line.
  var list: String {
    exceptions.map { exception in
      let example = exception.item.example
      let code = MarkedText(example.code).text.split(separator: "\n").joined(separator: " ⏎ ")
      return "\(exception.change) \(exception.item.rule.id) line \(example.line): \(code.prefix(160))"
    }
    .joined(separator: "\n")
  }
}

extension RuleExample {
  /// True if the examples of all rules are tested.
  static let isComplete = Set(all.map(\.rule.id)).count == Rule.all.count

  /// The examples, parsed.
  static let sources: [(item: RuleExample, source: TwinSource)] = all.compactMap { item in
    let example = item.example
    return TwinSource(example.framework, path: example.path, marked: example.code).map { (item, $0) }
  }

  /// Returns the rule's findings in all files of a rewritten example.
  func findings(in twin: Twin) -> [Twin.Place] {
    let linter = Linter(configuration)
    // A single file is linted as the example is.
    let surroundings = twin.files.count > 1 ? index(twin.files).surroundings : .unknown
    return twin.files.sorted { $0.key < $1.key }.flatMap { path, text in
      linter.lint(SourceFile(path: path, text: SourceText(text)), in: surroundings)
        .map { Twin.Place(path: path, range: $0.range) }
    }
  }
}
