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
    /// Why something of the file is not read.
    var omission: Omission?

    /// Leaves only what begins in `line`, which is counted from 1 on.
    mutating func keep(line: Int) {
      for index in screens.indices {
        screens[index].otherFindings = []
        screens[index].steps.removeAll { [source] in
          source.line(at: $0.spoken.range.lowerBound) != line - 1
        }
      }
      screens.removeAll(where: \.steps.isEmpty)
    }

    /// What is said, without anything that changes where speech does not.
    var snapshot: String {
      screens.isEmpty ? Reading.nothing + "\n" : screens.map(\.snapshot).joined(separator: "\n")
    }

    var text: String {
      var paragraphs = [PlainText.path(path) + "\n"]
      paragraphs += screens.map { $0.text(in: source) }
      if screens.isEmpty { paragraphs.append("  \(Reading.nothing)\n") }
      return paragraphs.joined(separator: "\n")
    }

    static let nothing = "Nothing here is read by a screen reader."
  }
}
