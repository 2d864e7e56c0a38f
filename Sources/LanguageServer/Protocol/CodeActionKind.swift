// The supported kinds of code actions.

/// The kind of a code action.
///
/// Source: LSP 3.17, “CodeActionKind”. Kinds are hierarchical: a client that requests `source` also gets
/// `source.fixAll.a11y`.
enum CodeActionKind: String, CaseIterable {
  case quickFix = "quickfix"
  /// Adds a component to the configuration.
  case refactor
  /// Applies all safe fixes in the document.
  case fixAll = "source.fixAll.a11y"

  /// Returns whether a request for `kind` includes this kind. The empty kind includes all.
  func isBelow(_ kind: String) -> Bool {
    kind.isEmpty || rawValue == kind || rawValue.hasPrefix(kind + ".")
  }
}
