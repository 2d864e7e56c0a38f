// The width of lines that people read.

import LanguageServer

/// The width at which text on standard output is wrapped.
enum TextWidth {
  /// The maximum number of columns, because longer lines are hard to read.
  static let most = 100

  /// The number of columns of the terminal, but at least 40 and at most 100; 100 if standard output isn't a terminal.
  static var current: Int { max(40, min(Platform.columnCount ?? most, most)) }
}
