// A text that a fix adds to the project's string resources.

/// An Android string resource that doesn't exist yet.
public struct NewString: Sendable, Hashable {
  public var name: String
  /// The unescaped text.
  public var text: String
  /// The files that can contain it, relative to the project root. The first one is the one to change.
  public var tables: [String]

  public init(name: String, text: String, tables: [String]) {
    self.name = name
    self.text = text
    self.tables = tables
  }
}
