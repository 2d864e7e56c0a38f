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

    /// Leaves only what begins in `line`, which is counted from 1 on; where nothing does, the innermost stop around it.
    mutating func keep(line: Int) {
      func lines(_ step: ScreenReading.Step) -> ClosedRange<Int> {
        let start = source.line(at: step.range.lowerBound)
        return start...max(start, source.line(at: max(step.range.lowerBound, step.range.upperBound - 1)))
      }
      let steps = screens.flatMap(\.steps)
      var kept = Set(steps.map(\.range).filter { source.line(at: $0.lowerBound) == line - 1 })
      if kept.isEmpty {
        let around = steps.filter { $0.number != nil && lines($0).contains(line - 1) }.map(\.range)
        kept = around.min { $0.count < $1.count }.map { [$0] } ?? []
      }
      for index in screens.indices {
        screens[index].otherFindings = []
        screens[index].steps.removeAll { !kept.contains($0.range) }
      }
      screens.removeAll(where: \.steps.isEmpty)
    }

    /// What is said, without anything that changes where speech does not.
    var snapshot: String {
      screens.isEmpty ? Reading.nothing + "\n" : screens.map(\.snapshot).joined(separator: "\n")
    }

    var text: String {
      var paragraphs = [PlainText.path(path) + "\n"]
      paragraphs += screens.map { $0.text(in: source) { changes.line(of: $0) } }
      if screens.isEmpty { paragraphs.append("  \(Reading.nothing)\(elsewhere)\n") }
      return paragraphs.joined(separator: "\n")
    }

    /// Where to look for what code shows: ` It shows layouts: activity_main.xml.` Empty where it names none.
    private var elsewhere: String {
      guard path.hasSuffix(".kt") else { return "" }
      var layouts: [String] = []
      for piece in source.string.split(separator: "R.layout.", omittingEmptySubsequences: false).dropFirst() {
        let name = String(piece.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }) + ".xml"
        if name != ".xml", !layouts.contains(name), layouts.count < 4 { layouts.append(name) }
      }
      return layouts.isEmpty ? "" : " It shows layouts: \(layouts.joined(separator: ", "))."
    }

    static let nothing = "Nothing here is read by a screen reader."
  }
}
