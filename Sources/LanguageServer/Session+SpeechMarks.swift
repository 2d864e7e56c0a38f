// What is said, in the code itself: behind its lines, above its declarations, in the outline.

import Linter
import Source

extension Session {
  /// What is said behind each line.
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
            json.member("paddingLeft", true)
          }
        }
      }
    }
  }

  /// Unicode scalars of a hint; editors show less.
  private static let longestMark = 200

  /// What is said of the elements that begin in a line which ends in `visible`, by the offset of that end.
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
        // A component is heard in several places and written in one.
        guard visible.lowerBound <= end, end <= visible.upperBound, let heard = step.heard,
          seen.insert(step.range).inserted
        else { continue }
        lines[end, default: []].append("“\(heard)”")
      }
    }
    return lines.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The number of stops above each declaration.
  ///
  /// Source: LSP 3.17, “Code Lens Request”.
  func reply(_ id: RequestID, codeLenses readings: [ScreenReading], of document: Document) {
    var conversions = Conversions(document.text, in: encoding)
    reply(id) { json in
      json.array { json in
        for reading in readings {
          let count = reading.counts.stops
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

  /// The accessibility outline of a document.
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
