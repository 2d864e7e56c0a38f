// A parsed file, the input of front ends.

public import Syntax

/// A parsed file with its kind.
public struct ParsedFile: Sendable {
  public let tree: Tree
  public let kind: FileKind
  /// The path relative to the project root, with forward slashes.
  public let path: String
}
