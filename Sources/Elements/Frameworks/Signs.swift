// Keywords that a file must contain to be worth reading.

public import Source
public import Syntax

/// The keywords of files worth reading. In a file without any of them, front ends find no element, deprecated API,
/// invalid value, or practice.
///
/// The lists follow from the first checks of the front ends: the file's imports, and the classes that they recognize
/// without an import. They apply to files that import something. Code without any import can use any library.
public struct Signs: Sendable {
  private let frontEnds: [any FrontEnd]
  private let search: WordSearch
  /// The number of words that are modules.
  private let moduleCount: Int

  /// Creates the keywords for files in `language`, plus `others` that count anywhere.
  public init(_ language: Language, and others: [String]) {
    frontEnds = FrontEnds.all(for: language)
    let modules = frontEnds.flatMap(\.modules)
    moduleCount = modules.count
    search = WordSearch(modules + frontEnds.flatMap(\.words) + others)
  }

  /// Returns whether `text` contains one of the keywords.
  public func show(in text: SourceText) -> Bool {
    search.finds(in: text) { word, offset in
      if word < moduleCount { return Signs.mayBeImported(at: offset, in: text) }
      return !frontEnds.contains { $0.isBeside(at: offset, in: text) }
    }
  }

  /// Returns whether `import` may precede a module name at `offset`, with only identifiers, spaces, and dots between
  /// them. Module names are also parts of many other words.
  private static func mayBeImported(at offset: Int, in text: SourceText) -> Bool {
    let start = max(offset - farthestImport, 0)
    var at = offset
    while at > start,
      text[at - 1].isIdentifierByte || text[at - 1].isBlank || text[at - 1] == UInt8(ascii: ".")
    {
      at -= 1
    }
    if at > 0, at == start || text[at - 1] == UInt8(ascii: "/") { return true }
    return imports.finds(in: text.string(at..<offset))
  }

  /// The maximum distance to search for `import`, in bytes.
  private static let farthestImport = 200
  private static let imports = WordSearch(["import"])

  /// Returns whether the text before the first declaration imports a view framework. A comment may name one, too.
  public static func importsViewFramework(_ header: SourceText) -> Bool {
    UIKitReader.importsViews(Tree(parsing: header, as: .swift))
  }

  /// The frameworks whose import means that any code in a Swift file can be about views. In a file without them, a
  /// single mention of a class affects the rest of the file.
  public static let viewFrameworks = UIKitReader.frameworks
  /// The view classes that are recognized without an import.
  public static let viewClasses = UIKitReader.classes
  /// The libraries that Kotlin files import to create views.
  public static let viewLibraries = AndroidViewsReader.signs
}
