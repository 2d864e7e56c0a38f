// The modifiers that the callers of a composable pass to it.

/// The way one file calls the composables with a name, as far as their modifiers are concerned.
public struct ModifierUse: Sendable, Equatable {
  /// The path of the calling file, relative to the project root.
  public var path: String
  /// True if a call passes a modifier that may affect what screen readers announce, or one that can't be read.
  public var isOpen = false
  /// True if at least one call passes only modifiers that don't, or none.
  public var isPlain = false
  /// True if a call passes a modifier that draws something.
  public var isPainted = false
  /// The modifiers that the app declares and that a call passes, in alphabetical order.
  public var modifiers: [String] = []
  /// The functions that pass on a modifier that they receive, in alphabetical order.
  public var owners: [String] = []

  /// The maximum number of such functions in one file. If there are more, the use counts as open.
  static let mostOwners = 16
}

extension ProjectView {
  /// Returns how other files call the composables with a name, or nil if there are too many files.
  func modifierUses(of name: String) -> [ModifierUse]? {
    let answers = allAnswers(ProjectKey(.modifierUse, name))
    guard answers.count <= ProjectView.mostAnswers else { return nil }
    return answers.compactMap { answer in
      if case .modifierUse(let use) = answer.fact, use.path != path { use } else { nil }
    }
  }
}
