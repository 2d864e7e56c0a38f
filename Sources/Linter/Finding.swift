// What a rule says about a place in a file.

package import Elements
import Source

/// One barrier found in one file. Offsets are bytes of the text that was linted.
package struct Finding: Sendable, Equatable {
  /// The id of the rule.
  package var rule: String
  package var severity: Severity
  package var framework: Framework
  /// The evidence.
  package var range: Range<Int>
  /// What is wrong, who is hurt, in one or two sentences.
  package var message: String
  package var related: [Related]
  /// The criteria of the rule that it fails, where those are not all of them.
  package var criteria: [Criterion]?
  /// What can be done, the preferred fix first. Suppressing is added by those who offer it.
  package var fixes: [Fix]

  /// Unicode scalars of a message, which may quote a text of the app.
  private static let longestMessage = 1_000

  package init(
    rule: String, severity: Severity, framework: Framework, range: Range<Int>, message: String,
    related: [Related] = [], criteria: [Criterion]? = nil, fixes: [Fix] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.framework = framework
    self.range = range
    self.message = message.excerpt(Finding.longestMessage)
    self.related = related
    self.criteria = criteria
    self.fixes = fixes
  }

  /// Another place of the same file that a finding refers to.
  package struct Related: Sendable, Equatable {
    package var range: Range<Int>
    package var message: String

    package init(_ range: Range<Int>, _ message: String) {
      self.range = range
      self.message = message
    }
  }
}

extension Finding {
  /// The finding with all its places moved; nil where one of them has no place any more.
  func moved(_ place: (Int) -> Int?) -> Finding? {
    func moved(_ range: Range<Int>) -> Range<Int>? {
      guard let start = place(range.lowerBound), let end = place(range.upperBound), start <= end else {
        return nil
      }
      return start..<end
    }
    var finding = self
    guard let range = moved(range) else { return nil }
    finding.range = range
    for index in related.indices {
      guard let range = moved(related[index].range) else { return nil }
      finding.related[index].range = range
    }
    for fix in fixes.indices {
      for edit in fixes[fix].edits.indices {
        guard let range = moved(fixes[fix].edits[edit].range) else { return nil }
        finding.fixes[fix].edits[edit].range = range
      }
    }
    return finding
  }
}
