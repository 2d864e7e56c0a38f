// What a front end provides.

public import Source
public import Syntax

/// All that other code needs to know about a UI framework: the files that use it, the elements in them, and the edits
/// for fixes.
///
/// A front end is one value, in the directory of its framework and in `FrontEnds.all`.
public protocol FrontEnd: Sendable {
  var framework: Framework { get }
  var language: Language { get }

  /// The modules whose import means that a file may use the framework. `Signs` searches for them.
  var modules: [String] { get }
  /// Other words without which a file that imports something doesn't use the framework.
  var words: [String] { get }
  /// Returns whether the word at `offset` is part of an import that has nothing to do with the framework.
  func isBeside(at offset: Int, in text: SourceText) -> Bool

  /// Returns whether files of a kind may contain the framework's elements.
  func reads(_ kind: FileKind) -> Bool
  /// Reads a file's elements in preorder, and declares the facts that other files need to read theirs.
  func elements(in file: ParsedFile, _ project: ProjectView) -> [Element]
  /// Returns the uses of deprecated APIs.
  func oldAPIs(in tree: Tree) -> [OldAPI]
  /// Returns the values that their attributes don't accept.
  func invalidValues(in tree: Tree) -> [InvalidValue]

  /// Returns the edits for an intent, or nil if the framework has no way that fits the code.
  func edits(
    _ intent: Intent, on id: ElementID, in tree: ElementTree, _ project: ProjectView
  ) -> [WriterEdit]?
}

extension FrontEnd {
  public var modules: [String] { [] }
  public var words: [String] { [] }
  public func isBeside(at offset: Int, in text: SourceText) -> Bool { false }
  public func oldAPIs(in tree: Tree) -> [OldAPI] { [] }
  public func invalidValues(in tree: Tree) -> [InvalidValue] { [] }
}
