// What concerns a file as a whole, wherever it stands.

import Elements
import Source
import Syntax

/// Tells files whose sections can be linted apart from those in which one place may decide about all others.
enum FileWideFacts {
  /// Whether nothing in `text` concerns more than the declarations that share its names. `header` stands before the
  /// first declaration.
  static func areAbsent(from text: SourceText, header: Range<Int>, _ language: Language) -> Bool {
    let header = SourceText(Array(text[header]))
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
