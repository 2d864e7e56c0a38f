// A check of another tool.

/// One check of another tool, and what corresponds to it here.
package struct ToolCheck: Sendable {
  /// The id that the tool gives it.
  package var id: String
  /// The ids of the rules that find the same; none where `note` says why not.
  package var rules: [String]
  /// What is different, or why no rule corresponds.
  package var note: String?

  init(_ id: String, _ rules: [String], _ note: String? = nil) {
    self.id = id
    self.rules = rules
    self.note = note
  }
}
