// Which changes are checked.

/// How much of what the paths stand for is checked.
enum ChangeScope: Equatable {
  case everything
  /// What the index holds of the files that the next commit changes.
  case staged
  /// What has been added or changed since the work tree's branch left that of a commit, which is named as git names it.
  case since(String)

  /// The option that asks for it.
  var option: String {
    switch self {
    case .everything: ""
    case .staged: OptionSyntax.staged.name
    case .since: OptionSyntax.changedSince.name
    }
  }
}
