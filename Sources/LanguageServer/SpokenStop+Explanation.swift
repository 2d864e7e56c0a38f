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
    var lines = [markup.strong(reader) + ": " + markup.escaped(summary)]
    let parts = self.parts.prefix(SpokenStop.mostParts)
    if !parts.isEmpty { lines.append("") }
    for part in parts {
      var line = "- “\(markup.escaped(part.text))”: \(part.kind), "
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
}

private extension Position {
  /// As editors show it, counted from 1 on: `12:5`.
  var counted: String { "\(line + 1):\(character + 1)" }
}

private extension String {
  /// The first 60 Unicode scalars on one line.
  var firstWords: String {
    let words = split(whereSeparator: \.isWhitespace).joined(separator: " ").unicodeScalars
    return words.count > 60 ? String(words.prefix(59)) + "…" : String(words)
  }
}
