// `a11y-lsp speak --format json`.

import Elements
import Linter
import Source

extension SpeakCommand {
  /// Returns the readings as JSON, whose format is as stable as that of `check --format json`: members may be added.
  static func json(_ readings: [Reading], isCut: Bool) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.key("stops")
      json.array { json in
        for reading in readings {
          for screen in reading.screens {
            for step in screen.steps { write(step, of: screen, in: reading, to: &json) }
          }
        }
      }
      json.member("truncated", isCut || readings.contains { $0.screens.contains(where: \.isTruncated) })
    }
    return String(decoding: json.bytes, as: UTF8.self) + "\n"
  }

  /// Writes a stop. Groups are written with the stops inside them, and components defined elsewhere aren't stops.
  private static func write(
    _ step: ScreenReading.Step, of screen: ScreenReading, in reading: Reading, to json: inout JSONWriter
  ) {
    guard let announcement = step.spoken.announcement else { return }
    let position = reading.source.position(of: step.spoken.range.lowerBound, in: .utf16)
    json.object { json in
      json.member("path", reading.path)
      json.member("line", position.line + 1)
      json.member("column", position.character + 1)
      if let name = screen.name { json.member("declaration", name) }
      if let number = step.number { json.member("number", number) }
      json.member("reader", announcement.reader)
      json.member("announcement", announcement.speech)
      json.member("approximate", announcement.isApproximate)
      switch announcement.problem {
      case .unnamed: json.member("problem", "unnamed")
      case .unreachable(let api):
        json.member("problem", "unreachable")
        json.member("api", api)
      case nil: break
      }
      if let level = step.spoken.headingLevel { json.member("heading", level) }
      if step.spoken.isAlternative { json.member("alternative", true) }
      if let condition = step.spoken.condition { json.member("condition", condition) }
      json.member("within", step.groups.map(\.summary))
      json.key("parts")
      json.array { json in
        for part in announcement.parts + announcement.hints { write(part, in: reading.source, to: &json) }
      }
      json.key("findings")
      json.array(step.findings.map(\.rule))
    }
  }

  private static func write(
    _ part: Announcement.Part, in source: SourceText, to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("kind", part.kind.rawValue)
      json.member("text", part.text)
      if let range = part.range { json.member("line", source.line(at: range.lowerBound) + 1) }
    }
  }
}
