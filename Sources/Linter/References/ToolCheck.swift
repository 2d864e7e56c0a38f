// The checks of other tools.

/// A check of another tool and the corresponding rules.
package struct ToolCheck: Sendable {
  /// The ID in the other tool.
  package var id: String
  /// The IDs of the equivalent rules. If empty, `note` says why.
  package var rules: [String]
  /// The difference, or the reason why no rule corresponds.
  package var note: String?

  init(_ id: String, _ rules: [String], _ note: String? = nil) {
    self.id = id
    self.rules = rules
    self.note = note
  }
}
