// Exposure of elements to assistive technologies.

/// The way an element takes part in screen reader navigation.
public enum Exposure: String, Sendable {
  /// A separate focus stop.
  case exposed
  /// Hidden on purpose, alone or with everything inside.
  case hidden
  /// Marked as decoration: `Image(decorative:)`, `contentDescription = null`, `@null`.
  case decorative
  /// Part of an ancestor's focus stop: inside a button's label or a merged group.
  case merged
  /// Inside an element that ignores or replaces its children.
  case ignored
  /// Not known from the code.
  case unknown
}
