// The announcements of a declaration, for editors that show them next to the code.

import Linter
import Source

extension Session {
  /// Answers `a11y/speech`, a custom request of this server. The result is `null` if there's no UI, or none for the
  /// requested screen reader.
  func answerSpeech(_ params: SpeechParams, _ id: RequestID) {
    guard let document = documents[params.uri], let reading = reading(at: params.position, in: document),
      params.reader.map({ $0.lowercased() == reading.reader.lowercased() }) ?? true
    else { return reply(id) { $0.null() } }
    var conversions = Conversions(document.text, in: encoding)
    reply(id) { json in
      json.object { json in
        json.member("uri", document.uri.string)
        json.member("version", document.version)
        json.key("declaration")
        json.object { json in
          json.member("name", reading.name ?? String(FilePath.name(of: document.placement.path)))
          json.key("range")
          conversions.range(reading.range).write(to: &json)
        }
        json.key("stops")
        json.array { json in
          for step in reading.steps { write(step, by: reading.reader, &conversions, to: &json) }
        }
        json.member("truncated", reading.isTruncated)
        json.member("text", reading.text(in: document.text))
      }
    }
  }

  /// Returns the announcements of the declaration at a position, or of the first one. Nil if there's no UI.
  func reading(at position: Position?, in document: Document) -> ScreenReading? {
    guard isRead(document) else { return nil }
    let placement = document.placement
    let offset = position.map { document.text.offset(of: $0, in: encoding) }
    if document.readings != nil, let known = document.knownReadings {
      guard let offset else { return known.readings.first }
      if let around = known.reading(around: offset) { return around }
    }
    return Linter(placement.configuration).reading(
      at: offset, in: SourceFile(path: placement.path, text: document.text), surroundings(of: document),
      findings: document.findings, preparedRelinter(of: document)
    )?.styled(settings.preview.style)
  }

  /// Writes a focus stop or an unreachable element. Groups appear only in their elements.
  private func write(
    _ step: ScreenReading.Step, by reader: String, _ conversions: inout Conversions,
    to json: inout JSONWriter
  ) {
    guard let heard = step.heard else { return }
    json.object { json in
      json.key("range")
      conversions.range(step.range).write(to: &json)
      json.member("reader", reader)
      json.member("announcement", heard)
      json.member("approximate", step.isApproximate)
      json.member("reachable", step.number != nil)
      json.member("depth", step.groups.count)
      if let level = step.headingLevel { json.member("heading", level) }
      json.member("within", step.within)
      json.key("problems")
      json.array { json in
        for finding in step.findings {
          json.object { json in
            json.member("message", finding.message)
            json.member("severity", finding.severity.rawValue)
            json.member("rule", finding.rule)
            json.key("range")
            conversions.range(finding.range).write(to: &json)
          }
        }
      }
    }
  }
}
