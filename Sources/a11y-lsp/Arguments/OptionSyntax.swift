// What can be said on the command line.

/// An option of a command.
struct OptionSyntax: Sendable {
  /// The spellings, the main one first: `--quiet`, `-q`.
  var names: [String]
  /// What stands for the value in the help: `LEVEL`; nil for an option without one.
  var value: String?
  /// What the option does, for the help.
  var summary: String

  init(_ names: String..., value: String? = nil, does summary: String) {
    self.names = names
    self.value = value
    self.summary = summary
  }

  /// The main spelling.
  var name: String { names.first ?? "" }

  static let help = OptionSyntax("--help", "-h", does: "Show this help.")
}
