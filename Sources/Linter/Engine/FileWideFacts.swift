// What concerns a file as a whole, wherever it stands.

import Elements
import Source
import Syntax

/// Tells files whose sections can be linted apart from those in which one place may decide about all others.
enum FileWideFacts {
  /// Whether nothing in `text` concerns more than the declarations that share its names. `header` stands before the
  /// first declaration.
  static func areAbsent(from text: SourceText, header: Range<Int>, _ language: Language) -> Bool {
    areAbsent(from: text, header: SourceText(Array(text[header])), language)
  }

  /// The same for the text that `update` leads to, where nothing of the kind was in the one before: what is new decides,
  /// and nothing of the kind goes over the end of a line.
  static func stayAbsent(from text: SourceText, _ update: Sections.Update, _ language: Language) -> Bool {
    let sections = update.sections.all
    guard update.inserted.lowerBound > 0 else { return false }
    guard let first = update.inserted.first, let last = update.inserted.last else { return true }
    let new = text[sections[first].range.lowerBound..<sections[last].range.upperBound]
    return areAbsent(
      from: SourceText(Array(new)), header: SourceText(Array(text[sections[0].range])), language)
  }

  private static func areAbsent(from text: SourceText, header: SourceText, _ language: Language) -> Bool {
    switch language {
    case .swift:
      guard !swift.finds(in: text) else { return false }
      return viewFrameworks.finds(in: header) || !viewClasses.finds(in: text)
    case .kotlin:
      guard !kotlin.finds(in: text), !viewLibraries.finds(in: header) else { return false }
      return imports.finds(in: header) || !views.finds(in: text)
    case .xml: return false
    }
  }

  /// Suppressions of whole files and of everything behind them; pages and keyboards, where texts keep their size.
  private static let swift = WordSearch([
    "ignore-file", "disable", "UIGraphics", "UIPrintPage", "UIInputViewController", "AVPlayer",
  ])

  private static let kotlin = WordSearch(["ignore-file", "noinspection", "fromUri", "setVideoURI"])

  private static let viewFrameworks = WordSearch(Signs.viewFrameworks)
  private static let viewClasses = WordSearch(Signs.viewClasses)
  private static let viewLibraries = WordSearch(Signs.viewLibraries)
  private static let imports = WordSearch(["import "])
  private static let views = WordSearch(["View", "ActionBar", "Touch"])
}
