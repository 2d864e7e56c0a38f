// What a modifier that an app declares does to a view.

/// A function in an extension of `View`, a `ViewModifier` type, or an extension function of Compose's `Modifier`, as far
/// as one file shows it.
public struct CustomModifier: Sendable, Equatable {
  /// True if it changes only how a view looks, apart from the modifiers that it uses.
  public var changesOnlyLooks: Bool
  /// The modifiers of other files that it uses, in alphabetical order.
  public var others: [String]
  /// True if it extends only images.
  public var isForImages = false
  /// True if it applies a closure to the view.
  public var appliesClosure = false

  /// A modifier that may do anything.
  static let anything = CustomModifier(changesOnlyLooks: false, others: [])

  /// The maximum number of such modifiers. If there are more, the modifier may do anything.
  static let mostOthers = 8

  /// Returns the effect of either of two modifiers with the same name.
  func merged(with other: CustomModifier) -> CustomModifier {
    let names = Set(others).union(other.others).sorted()
    guard names.count <= CustomModifier.mostOthers else { return .anything }
    return CustomModifier(
      changesOnlyLooks: changesOnlyLooks && other.changesOnlyLooks, others: names,
      isForImages: isForImages && other.isForImages, appliesClosure: appliesClosure && other.appliesClosure)
  }
}

extension ProjectView {
  /// Returns whether a modifier changes only how a view looks. If several share the name, all of them do.
  ///
  /// - Parameter own: The modifiers that the file itself declares.
  func changesOnlyLooks(_ modifier: String, own: [String: CustomModifier] = [:]) -> Bool {
    var visited: Set<String> = []
    return changesOnlyLooks(modifier, own, &visited)
  }

  /// Returns whether all modifiers with this name extend images, and there is at least one.
  func extendsImages(_ modifier: String, own: [String: CustomModifier]) -> Bool {
    let known = customModifiers(modifier, own)
    return !known.isEmpty && known.allSatisfy(\.isForImages)
  }

  /// Returns whether all modifiers with this name apply a closure to the view and otherwise change only how it looks.
  func appliesClosure(_ modifier: String, own: [String: CustomModifier]) -> Bool {
    let known = customModifiers(modifier, own)
    return !known.isEmpty && known.allSatisfy(\.appliesClosure) && changesOnlyLooks(modifier, own: own)
  }

  private func changesOnlyLooks(
    _ name: String, _ own: [String: CustomModifier], _ visited: inout Set<String>
  ) -> Bool {
    // A modifier that uses itself adds nothing else.
    guard visited.insert(name).inserted else { return true }
    guard visited.count <= ProjectView.mostModifiers else { return false }
    let known = customModifiers(name, own)
    return !known.isEmpty
      && known.allSatisfy { modifier in
        modifier.changesOnlyLooks && modifier.others.allSatisfy { changesOnlyLooks($0, own, &visited) }
      }
  }

  /// Returns the modifiers with a name, or none if there are too many.
  private func customModifiers(_ name: String, _ own: [String: CustomModifier]) -> [CustomModifier] {
    if let modifier = own[name] { return [modifier] }
    let answers = allAnswers(ProjectKey(.viewModifier, name))
    guard answers.count <= ProjectView.mostAnswers else { return [] }
    return answers.compactMap { if case .viewModifier(let modifier) = $0.fact { modifier } else { nil } }
  }

  /// The maximum number of modifiers to follow.
  private static let mostModifiers = 16
}
