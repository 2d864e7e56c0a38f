// Announcements in the code: inlay hints, code lenses, and the document outline.

import Linter
import Source

extension Session {
  /// Answers an inlay hint request with the announcements of each line.
  ///
  /// Source: LSP 3.17, “Inlay Hint Request”.
  func reply(
    _ id: RequestID, inlayHints readings: [ScreenReading], in range: PositionRange, of document: Document
  ) {
    let conversions = Conversions(document.text, in: encoding)
    let visible = conversions.bytes(range)
    var cursor = conversions
    reply(id) { json in
      json.array { json in
        for (end, heard) in heardByLine(readings, of: document, in: visible) {
          json.object { json in
            json.key("position")
            cursor.range(end..<end).start.write(to: &json)
            json.member("label", heard.joined(separator: " · ").excerpt(Session.longestMark))
            // Editors shorten the label.
            json.member("tooltip", heard.joined(separator: "\n").excerpt(Session.longestTooltip))
            json.member("paddingLeft", true)
          }
        }
      }
    }
  }

  /// The maximum number of Unicode scalars in a hint. Editors show fewer.
  private static let longestMark = 200
  /// The maximum number of Unicode scalars in a hint's tooltip.
  private static let longestTooltip = 1_000

  /// Returns the announcements of the elements on each line that ends in `visible`, by the offset of its end.
  private func heardByLine(
    _ readings: [ScreenReading], of document: Document, in visible: Range<Int>
  ) -> [(end: Int, heard: [String])] {
    var lines: [Int: [String]] = [:]
    var seen: Set<Range<Int>> = []
    let first = document.text.lineRange(document.text.line(at: visible.lowerBound)).lowerBound
    for reading in readings {
      for step in reading.steps where step.number != nil {
        guard first <= step.range.lowerBound, step.range.lowerBound <= visible.upperBound else { continue }
        var end = document.text.lineRange(document.text.line(at: step.range.lowerBound)).upperBound
        while end > step.range.lowerBound, document.text[end - 1] == 0x0A || document.text[end - 1] == 0x0D {
          end -= 1
        }
        // A component is announced in several places but appears only once in the code.
        guard visible.lowerBound <= end, end <= visible.upperBound, let heard = step.heard,
          seen.insert(step.range).inserted
        else { continue }
        lines[end, default: []].append("“\(heard)”")
      }
    }
    return lines.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Answers a code lens request with the number of focus stops of each declaration.
  ///
  /// Source: LSP 3.17, “Code Lens Request”.
  func reply(_ id: RequestID, codeLenses readings: [ScreenReading], of document: Document) {
    var conversions = Conversions(document.text, in: encoding)
    reply(id) { json in
      json.array { json in
        for reading in readings {
          let counts = reading.counts
          let count = counts.stops > 0 ? counts.stops : counts.inClosedGroups
          guard count > 0 else { continue }
          let range = conversions.range(reading.nameRange)
          let stops = count == 1 ? "1 focus stop" : "\(count) focus stops"
          json.object { json in
            json.key("range")
            range.write(to: &json)
            json.key("command")
            json.object { json in
              json.member("title", "\(stops) | Read this screen")
              json.member("command", Command.readScreen.rawValue)
              json.key("arguments")
              json.array { json in
                json.value(document.uri.string)
                range.start.write(to: &json)
              }
            }
          }
        }
      }
    }
  }

  /// Answers a document symbol request with the accessibility outline.
  ///
  /// Source: LSP 3.17, “Document Symbols Request”.
  func reply(_ id: RequestID, outline readings: [ScreenReading], of document: Document) {
    var conversions = Conversions(document.text, in: encoding)
    let outlines = readings.map {
      SpeechOutline($0, named: String(FilePath.name(of: document.placement.path)))
    }
    reply(id) { json in
      json.array { json in
        for outline in outlines {
          if client.nestsSymbols {
            outline.write(&conversions, to: &json)
          } else {
            outline.writeFlat(document.uri, in: nil, &conversions, to: &json)
          }
        }
      }
    }
  }
}
