// What is wrong with a configuration file.

/// A mistake in a configuration file: what, where, and how to mend it.
package struct ConfigurationProblem: Error, Sendable, Equatable {
  /// `error` where the file or a value cannot be used, `warning` where something in it has no effect.
  package var severity: Severity
  /// Byte offsets into the file's text.
  package var range: Range<Int>
  package var message: String

  package init(_ severity: Severity, _ range: Range<Int>, _ message: String) {
    self.severity = severity
    self.range = range
    self.message = message
  }
}
