// Problems in configuration files.

import Elements

/// A problem in a configuration file, with its location and a fix.
package struct ConfigurationProblem: Error, Sendable, Equatable {
  /// `error` if the file or a value can't be used, `warning` if something in it has no effect.
  package var severity: Severity
  /// The byte range in the file's text.
  package var range: Range<Int>
  package var message: String
  /// A fix that writes what was probably meant, or nil if that's unknown.
  package var fix: Fix?

  package init(_ severity: Severity, _ range: Range<Int>, _ message: String, fix: Fix? = nil) {
    self.severity = severity
    self.range = range
    self.message = message
    self.fix = fix
  }
}

extension Finding {
  /// The rule ID of diagnostics in configuration files.
  package static let configuration = "configuration"

  /// Creates a finding for editors from a problem in a configuration file. The framework is arbitrary; editors don't
  /// receive it.
  package init(_ problem: ConfigurationProblem) {
    self.init(
      rule: Finding.configuration, severity: problem.severity, framework: .swiftUI, range: problem.range,
      message: problem.message, fixes: problem.fix.map { [$0] } ?? [])
  }

  /// True if a suppression can cover the finding.
  package var canBeIgnored: Bool { rule != Finding.configuration && !Rule.ownFindingIDs.contains(rule) }
}
