// Errors that a tool reports to the agent.

/// The reason why a tool can't do what it was asked, as sentences that tell an agent what to change.
struct AgentProblem: Error, Equatable {
  var message: String

  init(_ message: String) {
    self.message = message
  }

  /// Creates the problem for an error in what would be arguments on the command line.
  init(_ error: UsageError) {
    let sentences = [error.message, error.remedy ?? ""].filter { !$0.isEmpty }.map { text in
      AgentProblem.sentence(text.replacing(OptionSyntax.changedSince.name, with: "'changed_since'"))
    }
    message = sentences.joined(separator: " ")
  }

  /// Returns a clause as a sentence. A suggestion ends with a question mark.
  static func sentence(_ clause: String) -> String {
    clause.prefix(1).uppercased() + clause.dropFirst() + (clause.last.map(".?".contains) == true ? "" : ".")
  }

  /// Creates the problem for a file that can't be read.
  init(_ name: String, _ reason: String) {
    message = "\(name): \(reason)."
  }
}
