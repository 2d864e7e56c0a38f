// The exit codes.

/// The exit codes of all commands.
enum ExitCode {
  static let clean: Int32 = 0
  /// There are findings at or above `--fail-on`.
  static let findings: Int32 = 1
  /// The arguments or a configuration are invalid.
  static let usage: Int32 = 2
  /// An input couldn't be read (the rest was checked), or the output couldn't be written.
  static let unreadable: Int32 = 3
}
