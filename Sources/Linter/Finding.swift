// Findings: what rules report.

package import Elements
import Source

/// An accessibility problem in a file. Offsets are byte offsets into the linted text.
package struct Finding: Sendable, Equatable {
  /// The ID of the rule.
  package var rule: String
  package var severity: Severity
  package var framework: Framework
  /// The range of the code that proves the problem.
  package var range: Range<Int>
  /// The message: what happens to whom, then what to do.
  package var message: String
  package var related: [Related]
  /// The rule's criteria that it fails, or nil if it fails all of them.
  package var criteria: [Criterion]?
  /// The fixes, preferred one first. Suppressions aren't included.
  package var fixes: [Fix]
  /// The reason why the severity is lower than usual although the code has the problem, or nil.
  var lowering: Lowering?

  /// The maximum message length, in Unicode scalars. Messages may quote the app's strings.
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

  /// A severity that is lowered because nothing in the project uses the code.
  struct Lowering: Sendable, Equatable {
    /// The severity if the code was used.
    var severity: Severity
    var reason: Reason
  }

  /// A reason that the message ends with.
  enum Reason: String {
    case unloaded = "No code that loads this file was found."
    case inNoTarget = "No target in the Xcode project contains this file."
    case unshown = "No code that shows this view was found."
  }

  /// A secondary location.
  package struct Related: Sendable, Equatable {
    /// The location in the same file. Empty for one in another file.
    package var range: Range<Int>
    /// The location in another file of the project, or nil.
    package var use: Use?
    package var message: String

    /// A line in another file.
    package struct Use: Sendable, Equatable {
      /// The path relative to the project root.
      package var path: String
      /// The 0-based line.
      package var line: Int
    }

    init(_ use: CodeUse, _ message: String) {
      range = 0..<0
      self.use = Use(path: use.path, line: use.line)
      self.message = message
    }

    package init(_ range: Range<Int>, _ message: String) {
      self.range = range
      self.message = message
    }
  }
}

extension Finding {
  /// The finding with the severity that it has if the project uses the code: for code that a change adds, which other
  /// code will use soon.
  package var asUsed: Finding {
    guard let lowering else { return self }
    var finding = self
    finding.lowering = nil
    finding.severity = lowering.severity
    let end = " \(lowering.reason.rawValue)"
    if message.hasSuffix(end) { finding.message.removeLast(end.count) }
    return finding
  }

  /// Lowers the severity to a hint, and appends the reason to the message.
  mutating func lower(_ reason: Reason) {
    lowering = Lowering(severity: severity, reason: reason)
    severity = .hint
    message += " \(reason.rawValue)"
  }

  /// True if the severity is lower because nothing in the project uses the code.
  package var isInUnusedCode: Bool { lowering != nil }

  /// True if one of the fixes changes nothing else, so it can be applied without asking.
  package var hasSafeFix: Bool { fixes.contains { $0.applicability == .safe } }

  /// Returns the finding with all of its ranges moved, or nil if one of them no longer exists.
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
    for index in related.indices where related[index].use == nil {
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
