// Places in other files that use something.

/// A line of a file that uses a color, a component, or the like.
public struct CodeUse: Sendable, Hashable, Comparable {
  /// The path relative to the project root.
  public var path: String
  /// The 0-based line.
  public var line: Int

  public init(path: String, line: Int) {
    self.path = path
    self.line = line
  }

  public static func < (left: CodeUse, right: CodeUse) -> Bool {
    (left.path, left.line) < (right.path, right.line)
  }

  /// The maximum number of uses that one file contributes, and that a finding names.
  static let most = 3
}
