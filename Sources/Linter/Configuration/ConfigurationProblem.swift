// What is wrong with a configuration file.

import Elements

/// A mistake in a configuration file: what, where, and how to mend it.
package struct ConfigurationProblem: Error, Sendable, Equatable {
  /// `error` where the file or a value cannot be used, `warning` where something in it has no effect.
  package var severity: Severity
  /// Byte offsets into the file's text.
  package var range: Range<Int>
  package var message: String
  /// Writes what was probably meant; nil where nobody can tell.
  package var fix: Fix?

  package init(_ severity: Severity, _ range: Range<Int>, _ message: String, fix: Fix? = nil) {
    self.severity = severity
    self.range = range
    self.message = message
    self.fix = fix
  }
}

extension Finding {
  /// What diagnostics of configuration files are called.
  package static let configuration = "configuration"

  /// A mistake in a configuration file as editors show it. It is of no framework, which editors never see.
  package init(_ problem: ConfigurationProblem) {
    self.init(
      rule: Finding.configuration, severity: problem.severity, framework: .swiftUI, range: problem.range,
      message: problem.message, fixes: problem.fix.map { [$0] } ?? [])
  }

  /// Whether a comment can silence it.
  package var canBeIgnored: Bool { rule != Finding.configuration && !Rule.ownFindingIDs.contains(rule) }
}
