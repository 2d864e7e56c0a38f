// The accessible name that a screen reader announces for an element.

/// The accessible name of an element and the source that supplies it.
public struct Name: Hashable, Sendable {
  public enum Source: String, Sendable {
    /// `.accessibilityLabel`, `accessibilityLabel =`, `contentDescription`.
    case label
    /// The control's own visible title or text.
    case title
    /// Text or a labeled image inside the element.
    case content
    /// The `hint` or placeholder of a field.
    case placeholder
    /// Another view that labels this one: `labelFor`.
    case labelFor
  }

  public var source: Source
  public var text: TextValue

  public init(_ source: Source, _ text: TextValue) {
    self.source = source
    self.text = text
  }
}
