// The scope of a check in terms of git.

/// The part of the given paths that is checked.
enum ChangeScope: Equatable {
  case everything
  /// The staged version of the files in the next commit.
  case staged
  /// Code added or changed since the merge base with a revision, given in git's syntax.
  case since(String)

  /// The option that selects it.
  var option: String {
    switch self {
    case .everything: ""
    case .staged: OptionSyntax.staged.name
    case .since: OptionSyntax.changedSince.name
    }
  }
}
