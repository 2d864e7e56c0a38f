// The text that `a11y-lsp speak` prints for one file.

import Elements
import Linter
import Source

extension SpeakCommand {
  /// The announcements of one file.
  struct Reading {
    var path: String
    /// The root of its project, or the current directory.
    var root: String
    /// The path below the root, or the absolute path if it's elsewhere.
    var pathInProject: String
    var source: SourceText
    var screens: [ScreenReading]
    /// The effects of fixes on announcements.
    var changes: SpokenChanges
    /// The reason why part of the file isn't read, or nil.
    var omission: Omission?
    /// The first damage to the file's syntax, or nil if there is none.
    var damage: DamagedLine?
    /// The message if there are no stops.
    var silence = Silence.nothing
    /// The 1-based line where the only stop starts, if a line inside it was requested.
    var enclosingLine: Int?
    /// The message that replaces it if a line without a stop is requested: the line that covers the enclosing
    /// declaration.
    var nearby: String?

    /// The announcements, without anything that changes when speech doesn't.
    var snapshot: String {
      screens.isEmpty ? (nearby ?? silence.rawValue) + "\n" : screens.map(\.snapshot).joined(separator: "\n")
    }

    var text: String {
      var paragraphs = [PlainText.path(path) + "\n"]
      paragraphs += screens.map { $0.text(in: source) { changes.line(of: $0) } }
      if screens.isEmpty { paragraphs.append("  \(nearby ?? silence.rawValue + elsewhere)\n") }
      return paragraphs.joined(separator: "\n")
    }

    /// The layouts that code shows, as in ` Layouts used: activity_main.xml.`, or empty if it names none.
    private var elsewhere: String {
      guard path.hasSuffix(".kt") else { return "" }
      let layouts = LayoutNames(in: source).names.map { $0 + ".xml" }
      return layouts.isEmpty ? "" : " Layouts used: \(layouts.joined(separator: ", "))."
    }
  }
}
