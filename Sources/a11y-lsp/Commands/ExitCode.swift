// What the exit code says.

/// The exit codes of all commands.
enum ExitCode {
  static let clean: Int32 = 0
  /// There are findings at or above `--fail-on`.
  static let findings: Int32 = 1
  /// The arguments or a configuration are wrong.
  static let usage: Int32 = 2
  /// An input could not be read, and the rest was linted; or the output could not be written.
  static let unreadable: Int32 = 3
}
