// What commands there can be.

/// A command and what may follow it.
struct CommandSyntax: Sendable {
  var name: String
  /// What the command does, in one line.
  var summary: String
  /// What stands for the words that are no options: `[PATH…]`.
  var operands: String
  var options: [OptionSyntax]
  /// Whatever else the help says.
  var notes = ""

  /// What each operand may be.
  var operandValues: [ValueSyntax] {
    operands.split(separator: " ").map { ValueSyntax(placeholder: String($0)) }
  }

  /// Whether the last operand may be repeated.
  var repeatsLastOperand: Bool { operands.contains("…") }

  /// All options, the help's own included.
  var allOptions: [OptionSyntax] { options + [.help] }
}
