// Code that affects a whole file, regardless of its position.

import Elements
import Source
import Syntax

/// Facts that can affect a whole file. Only the sections of files without them can be linted separately.
enum FileWideFacts {
  /// Returns whether everything in `text` affects only declarations that share names with it. `header` is the range
  /// before the first declaration.
  static func areAbsent(from text: SourceText, header: Range<Int>, _ language: Language) -> Bool {
    areAbsent(
      from: SourceText(Array(text[header.upperBound..<text.count])), header: SourceText(Array(text[header])),
      language)
  }

  /// Returns whether an update keeps the file free of file-wide facts. Only inserted sections need checking, because no
  /// file-wide fact spans a line break.
  static func stayAbsent(from text: SourceText, _ update: Sections.Update, _ language: Language) -> Bool {
    let sections = update.sections.all
    guard update.inserted.lowerBound > 0 else { return false }
    guard let first = update.inserted.first, let last = update.inserted.last else { return true }
    let new = text[sections[first].range.lowerBound..<sections[last].range.upperBound]
    return areAbsent(
      from: SourceText(Array(new)), header: SourceText(Array(text[sections[0].range])), language)
  }

  private static func areAbsent(from body: SourceText, header: SourceText, _ language: Language) -> Bool {
    func finds(_ words: WordSearch) -> Bool { words.finds(in: header) || words.finds(in: body) }
    switch language {
    case .swift:
      guard !finds(swift) else { return false }
      return !finds(viewClasses) || viewFrameworks.finds(in: header) && Signs.importsViewFramework(header)
    case .kotlin:
      // An import below the first declaration isn't in the header, which is part of each excerpt.
      guard !finds(kotlin), !viewLibraries.finds(in: header), !imports.finds(in: body) else { return false }
      return imports.finds(in: header) || !finds(views)
    case .xml: return false
    }
  }

  /// Words of suppressions that apply to the rest of a file or that are reported once, and of printed pages and custom
  /// keyboards, where text has a fixed size.
  private static let swift = WordSearch(
    ["ignore-file", "disable", "UIGraphics", "UIPrintPage", "UIInputViewController", "AVPlayer"]
      + MistypedDirective.words)

  private static let kotlin = WordSearch(
    ["ignore-file", "noinspection", "fromUri", "setVideoURI"] + MistypedDirective.words)

  private static let viewFrameworks = WordSearch(Signs.viewFrameworks)
  private static let viewClasses = WordSearch(Signs.viewClasses)
  private static let viewLibraries = WordSearch(Signs.viewLibraries)
  private static let imports = WordSearch(["import "])
  private static let views = WordSearch(["View", "ActionBar", "Touch"])
}
