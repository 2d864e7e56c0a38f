// What a Swift member that returns an image shows.

/// A property or function of type `Image`, or one that returns another view.
public enum ImageMember: Sendable, Equatable {
  /// An asset or a loaded image, without a label.
  case plain
  /// A system symbol.
  case symbol
  /// An image that's stored, or that may have a label.
  case unclear
  /// Another view.
  case view

  /// Creates a member from the images that its code creates.
  init(_ sources: [ImageMember]) {
    self = sources.first.map { sources.dropFirst().reduce($0) { $0.merged(with: $1) } } ?? .unclear
  }

  /// Returns the member if both of two declarations with the same name are possible.
  func merged(with other: ImageMember) -> ImageMember {
    self == other ? self : self == .view || other == .view ? .view : .unclear
  }
}

extension ProjectView {
  /// Returns what the members `name` of other files show, or nil if there are none.
  func imageMember(_ name: String) -> ImageMember? {
    let answers = allAnswers(ProjectKey(.imageMember, name))
    guard !answers.isEmpty, answers.count <= ProjectView.mostAnswers else { return nil }
    return ImageMember(
      answers.compactMap { if case .imageMember(let member) = $0.fact { member } else { nil } })
  }
}
