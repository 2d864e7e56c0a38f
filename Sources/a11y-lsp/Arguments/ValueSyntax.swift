// The values that options and operands accept, for shell completions.

/// The values that an option or operand accepts.
enum ValueSyntax: Equatable, Sendable {
  /// Free text.
  case anything
  /// The path of a file or directory.
  case path
  /// The ID of one rule.
  case rule
  /// Rules and rule groups, separated by commas.
  case rules
  /// One of a closed list.
  case words([String])

  /// Derives the values from a placeholder in the help: `FILE`, `RULES`, `create|update|prune`.
  init(placeholder: String) {
    let words = placeholder.split(separator: "|").map(String.init)
    if words.count > 1 {
      self = .words(words)
    } else if placeholder == "RULES" {
      self = .rules
    } else if placeholder == "RULE" {
      self = .rule
    } else if ["FILE", "PATH", "DIR"].contains(where: placeholder.contains) {
      self = .path
    } else {
      self = .anything
    }
  }
}
