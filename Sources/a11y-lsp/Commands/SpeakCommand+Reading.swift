// What `a11y-lsp speak` tells of one file, as text.

import Elements
import Linter
import Source

extension SpeakCommand {
  /// What is read of one file.
  struct Reading {
    var path: String
    /// The root of its project, else the working directory.
    var root: String
    /// Where it stands below the root; the absolute path where it does not.
    var pathInProject: String
    var source: SourceText
    var screens: [ScreenReading]
    /// What fixes would change.
    var changes: SpokenChanges
    /// Why something of the file is not read.
    var omission: Omission?
    /// What is told where no step is.
    var silence = Silence.nothing
    /// What is told in place of that, where a line without a step is asked for: the line that reads what is around it.
    var nearby: String?

    /// What is said, without anything that changes where speech does not.
    var snapshot: String {
      screens.isEmpty ? (nearby ?? silence.rawValue) + "\n" : screens.map(\.snapshot).joined(separator: "\n")
    }

    var text: String {
      var paragraphs = [PlainText.path(path) + "\n"]
      paragraphs += screens.map { $0.text(in: source) { changes.line(of: $0) } }
      if screens.isEmpty { paragraphs.append("  \(nearby ?? silence.rawValue + elsewhere)\n") }
      return paragraphs.joined(separator: "\n")
    }

    /// Where to look for what code shows: ` It shows layouts: activity_main.xml.` Empty where it names none.
    private var elsewhere: String {
      guard path.hasSuffix(".kt") else { return "" }
      let layouts = LayoutNames(in: source).names.map { $0 + ".xml" }
      return layouts.isEmpty ? "" : " It shows layouts: \(layouts.joined(separator: ", "))."
    }
  }
}
