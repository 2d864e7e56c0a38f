// The kinds of code actions on offer.

/// What a code action is for.
///
/// Source: LSP 3.17, “CodeActionKind”. Kinds are trees: a client that asks for `source` also gets
/// `source.fixAll.a11y`.
enum CodeActionKind: String, CaseIterable {
  case quickFix = "quickfix"
  /// Tells the configuration about a component.
  case refactor
  /// Applies every safe fix of the document.
  case fixAll = "source.fixAll.a11y"

  /// Whether a client that asks for `kind` wants actions of this one. The empty kind is the root of all.
  func isBelow(_ kind: String) -> Bool {
    kind.isEmpty || rawValue == kind || rawValue.hasPrefix(kind + ".")
  }
}
