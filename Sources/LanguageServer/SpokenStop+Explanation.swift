// Announcements in hovers, with the sources of their parts.

import Linter
import Source

extension SpokenStop {
  /// Returns the announcement without its hints on one line: `VoiceOver: “Play, Button”`.
  func line(in markup: Markup) -> String { line(summaryWithoutHints, in: markup) }

  private func line(_ summary: String, in markup: Markup) -> String {
    markup.strong("\(reader):") + " " + markup.escaped(summary.excerpt(SpokenStop.longestText))
  }

  /// Returns the announcement, then the source of each part: code with its position, or the screen reader.
  ///
  ///     VoiceOver: “Play, Button”
  ///
  ///     - “Play”: label, set by .accessibilityLabel("Play") (12:5–12:32)
  ///     - “Button”: role, added by VoiceOver
  func explanation(of text: SourceText, _ conversions: inout Conversions, in markup: Markup) -> String {
    var lines = [line(summary, in: markup)]
    let parts = self.parts.prefix(SpokenStop.mostParts)
    if !parts.isEmpty { lines.append("") }
    for part in parts {
      var line = "- “\(markup.escaped(part.text.excerpt(SpokenStop.longestText)))”: \(part.kind), "
      if let range = part.range {
        let place = conversions.range(range)
        line +=
          "set by \(markup.code(text.string(range).firstWords)) (\(place.start.counted)–\(place.end.counted))"
      } else {
        line += "added by \(reader)"
      }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }

  /// The maximum number of parts, since a group may combine a whole screen.
  private static let mostParts = 12
  /// The maximum number of Unicode scalars in a text.
  private static let longestText = 1_000
}

private extension Position {
  /// The 1-based position, as editors show it: `12:5`.
  var counted: String { "\(line + 1):\(character + 1)" }
}

private extension String {
  /// The first 60 Unicode scalars, on one line.
  var firstWords: String {
    // Most of the text may be whitespace.
    excerpt(1_000).split(whereSeparator: \.isWhitespace).joined(separator: " ").excerpt(60)
  }
}
