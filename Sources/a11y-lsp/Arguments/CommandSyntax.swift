// The syntax of a command.

/// A command with its operands and options.
struct CommandSyntax: Sendable {
  var name: String
  /// A one-line description of the command.
  var summary: String
  /// The placeholder for the arguments that aren't options: `[PATH…]`.
  var operands: String
  var options: [OptionSyntax]
  /// The text after the options in the help.
  var notes = ""

  /// The values that each operand accepts.
  var operandValues: [ValueSyntax] {
    operands.split(separator: " ").map { ValueSyntax(placeholder: String($0)) }
  }

  /// True if the last operand may be repeated.
  var repeatsLastOperand: Bool { operands.contains("…") }

  /// All options, including `--help`.
  var allOptions: [OptionSyntax] { options + [.help] }
}
