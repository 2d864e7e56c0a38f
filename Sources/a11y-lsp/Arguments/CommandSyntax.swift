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
}
