// What can stand for a value, so that shells can complete it.

/// The words that an option's value or an operand may be.
enum ValueSyntax: Equatable, Sendable {
  /// Anything that a person makes up.
  case anything
  /// The path of a file or folder.
  case path
  /// The id of one rule.
  case rule
  /// Rules and groups of them, separated by commas.
  case rules
  /// One of a closed list.
  case words([String])

  /// What a placeholder of the help stands for: `FILE`, `RULES`, `create|update|prune`.
  init(placeholder: String) {
    let words = placeholder.split(separator: "|").map(String.init)
    if words.count > 1 {
      self = .words(words)
    } else if placeholder == "RULES" {
      self = .rules
    } else if placeholder == "RULE" {
      self = .rule
    } else if placeholder.contains("FILE") || placeholder.contains("PATH") {
      self = .path
    } else {
      self = .anything
    }
  }
}
