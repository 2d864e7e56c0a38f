// What is said, in the code itself: behind its lines, above its declarations, in the outline.

import Linter
import Source

extension Session {
  /// What is said behind each line.
  ///
  /// Source: LSP 3.17, “Inlay Hint Request”.
  func answerInlayHints(_ params: InlayHintParams, _ id: RequestID) {
    guard settings.preview.inlayHints, let document = documents[params.uri] else {
      return reply(id) { $0.null() }
    }
    let conversions = Conversions(document.text, in: encoding)
    let visible = conversions.bytes(params.range)
    var cursor = conversions
    reply(id) { json in
      json.array { json in
        for (end, heard) in heardByLine(in: document)
        where visible.lowerBound <= end && end <= visible.upperBound {
          json.object { json in
            json.key("position")
            cursor.range(end..<end).start.write(to: &json)
            json.member("label", heard.joined(separator: " · "))
            json.member("paddingLeft", true)
          }
        }
      }
    }
  }

  /// What is said of the elements that begin in a line, by the offset of its end.
  private func heardByLine(in document: Document) -> [(end: Int, heard: [String])] {
    var lines: [Int: [String]] = [:]
    var seen: Set<Range<Int>> = []
    for step in readings(in: document).flatMap(\.steps) {
      // A component is heard in several places and written in one.
      guard step.number != nil, let heard = step.heard, seen.insert(step.range).inserted else { continue }
      var end = document.text.lineRange(document.text.line(at: step.range.lowerBound)).upperBound
      while end > step.range.lowerBound, document.text[end - 1] == 0x0A || document.text[end - 1] == 0x0D {
        end -= 1
      }
      lines[end, default: []].append("“\(heard)”")
    }
    return lines.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The number of stops above each declaration.
  ///
  /// Source: LSP 3.17, “Code Lens Request”.
  func answerCodeLenses(of uri: DocumentURI, _ id: RequestID) {
    guard settings.preview.codeLens, let document = documents[uri] else { return reply(id) { $0.null() } }
    var conversions = Conversions(document.text, in: encoding)
    reply(id) { json in
      json.array { json in
        for reading in readings(in: document) where reading.stopCount > 0 {
          let range = conversions.range(reading.nameRange)
          let stops = reading.stopCount == 1 ? "1 focus stop" : "\(reading.stopCount) focus stops"
          json.object { json in
            json.key("range")
            range.write(to: &json)
            json.key("command")
            json.object { json in
              json.member("title", "\(stops) · read this screen")
              json.member("command", Command.readScreen.rawValue)
              json.key("arguments")
              json.array { json in
                json.value(uri.string)
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
  func answerOutline(of uri: DocumentURI, _ id: RequestID) {
    guard settings.preview.outline, let document = documents[uri] else { return reply(id) { $0.null() } }
    var conversions = Conversions(document.text, in: encoding)
    let outlines = readings(in: document).map {
      SpeechOutline($0, named: String(FilePath.name(of: document.placement.path)))
    }
    reply(id) { json in
      json.array { json in
        for outline in outlines {
          if client.nestsSymbols {
            outline.write(&conversions, to: &json)
          } else {
            outline.writeFlat(uri, in: nil, &conversions, to: &json)
          }
        }
      }
    }
  }

  /// All declarations of a document, as a screen reader walks through them.
  func readings(in document: Document) -> [ScreenReading] {
    let placement = document.placement
    guard placement.isLinted, document.text.count <= placement.configuration.maxFileSize else { return [] }
    return Linter(placement.configuration).readings(
      of: SourceFile(path: placement.path, text: document.text), surroundings(of: document),
      findings: document.findings
    ).map { $0.styled(settings.preview.style) }
  }
}
