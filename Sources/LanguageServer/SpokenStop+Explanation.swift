// Where the parts of an announcement come from, for people.

import Linter
import Source

extension SpokenStop {
  /// What is heard, then what supplies each part: the code with its place, else the screen reader itself.
  ///
  ///     VoiceOver: “Play, Button”
  ///
  ///     - “Play”: name, from .accessibilityLabel("Play") at 12:5–12:32
  ///     - “Button”: role, said by VoiceOver itself
  func explanation(of text: SourceText, _ conversions: inout Conversions, in markup: Markup) -> String {
    var lines = [markup.strong(reader) + ": " + markup.escaped(summary.excerpt(SpokenStop.longestText))]
    let parts = self.parts.prefix(SpokenStop.mostParts)
    if !parts.isEmpty { lines.append("") }
    for part in parts {
      var line = "- “\(markup.escaped(part.text.excerpt(SpokenStop.longestText)))”: \(part.kind), "
      if let range = part.range {
        let place = conversions.range(range)
        line +=
          "from \(markup.code(text.string(range).firstWords)) at \(place.start.counted)–\(place.end.counted)"
      } else {
        line += "said by \(reader) itself"
      }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }

  /// A group may join a whole screen.
  private static let mostParts = 12
  /// Unicode scalars of a text that are shown.
  private static let longestText = 1_000
}

private extension Position {
  /// As editors show it, counted from 1 on: `12:5`.
  var counted: String { "\(line + 1):\(character + 1)" }
}

private extension String {
  /// The first 60 Unicode scalars on one line.
  var firstWords: String {
    // White space may be most of it.
    excerpt(1_000).split(whereSeparator: \.isWhitespace).joined(separator: " ").excerpt(60)
  }
}
