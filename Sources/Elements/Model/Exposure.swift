// Whether assistive technology can reach an element.

/// How an element takes part in what a screen reader meets.
public enum Exposure: String, Sendable {
  /// A stop of its own.
  case exposed
  /// Taken out on purpose, alone or with everything inside.
  case hidden
  /// Marked as decoration: `Image(decorative:)`, `contentDescription = null`, `@null`.
  case decorative
  /// Part of an ancestor's stop: inside a button's label or a merged group.
  case merged
  /// Inside an element that ignores or replaces its children.
  case ignored
  /// Cannot be told from the code.
  case unknown
}
