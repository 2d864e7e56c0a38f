// The report of `a11y-lsp debug unknowns`.

import Elements
import Linter
import Source

/// The numbers of known facts, and the reasons for unknown ones.
enum UnknownsReport {
  /// The number of places for each reason.
  private static let placeCount = 3

  // MARK: Text

  /// Returns a table for each framework: how many facts are known, then the reasons for the others.
  static func text(_ ledger: UnknownsLedger) -> String {
    let frameworks = Framework.allCases.filter { ledger.counts[$0] != nil }
    if frameworks.isEmpty { return "No elements found.\n" }
    return frameworks.map { framework in
      let counts = ledger.counts[framework] ?? UnknownSurvey.Counts()
      var lines = [
        framework.rawValue,
        "  \(PlainText.counted(counts.elements, "element")), \(share(counts.opaque, counts.elements)) opaque",
        "  label known: \(share(counts.controlsNamed, counts.controls)) controls, "
          + "\(share(counts.picturesNamed, counts.pictures)) images",
        "  texts: size known of \(share(counts.textsSized, counts.texts)), "
          + "colors known of \(share(counts.textsColored, counts.texts))",
      ]
      for row in ledger.rows(of: framework) {
        lines.append("  \(row.count) × \(row.reason.rawValue)")
        for place in row.places.prefix(placeCount) {
          lines.append(PlainText.line("      \(place.count) × \(place.what)  \(place.path):\(place.line)"))
        }
      }
      return lines.joined(separator: "\n") + "\n"
    }
    .joined(separator: "\n")
  }

  /// Returns “12 of 48 (25%)”.
  private static func share(_ count: Int, _ all: Int) -> String {
    all == 0 ? "0 of 0" : "\(count) of \(all) (\((count * 200 + all) / (all * 2))%)"
  }

  // MARK: JSON

  static func json(_ ledger: UnknownsLedger) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.key("frameworks")
      json.array { json in
        for framework in Framework.allCases {
          if let counts = ledger.counts[framework] { append(counts, of: framework, to: &json) }
        }
      }
      json.key("reasons")
      json.array { json in
        for row in ledger.rows() { append(row, to: &json) }
      }
    }
    return String(decoding: json.bytes, as: UTF8.self) + "\n"
  }

  private static func append(
    _ counts: UnknownSurvey.Counts, of framework: Framework, to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("framework", framework.rawValue)
      json.member("elements", counts.elements)
      json.member("opaque", counts.opaque)
      json.member("controls", counts.controls)
      json.member("controlsNamed", counts.controlsNamed)
      json.member("pictures", counts.pictures)
      json.member("picturesNamed", counts.picturesNamed)
      json.member("texts", counts.texts)
      json.member("textsSized", counts.textsSized)
      json.member("textsColored", counts.textsColored)
    }
  }

  private static func append(_ row: UnknownsLedger.Row, to json: inout JSONWriter) {
    json.object { json in
      json.member("reason", row.reason.rawValue)
      json.member("count", row.count)
      json.key("places")
      json.array { json in
        for place in row.places.prefix(placeCount) {
          json.object { json in
            json.member("path", place.path)
            json.member("line", place.line)
            json.member("what", place.what)
          }
        }
      }
    }
  }
}
