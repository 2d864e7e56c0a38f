// The commands that the server runs.

/// A command of `workspace/executeCommand`.
enum Command: String, CaseIterable {
  /// Applies all safe fixes of the document whose URI is the argument.
  case fixAll = "a11y.fixAll"
}
