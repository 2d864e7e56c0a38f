// `a11y-lsp speak`.

import Elements
import LanguageServer
import Linter
import Source

/// Prints what VoiceOver or TalkBack would say, stop by stop.
enum SpeakCommand {
  static let syntax = CommandSyntax(
    name: "speak", summary: "Print what VoiceOver or TalkBack would say, stop by stop.",
    operands: "FILE[:LINE]…", options: [.listFormat],
    notes: """
      One line for each place where the screen reader stops, in reading order; with a line, only what begins in it. What
      the code does not tell stands in ‹…›, alternatives have | between them, and “(approximate)” says that it may be
      said otherwise. Wording differs by system version, language and settings: this is a guide, no recording.
      """)

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    guard !arguments.operands.isEmpty else {
      throw UsageError("Name a file: a11y-lsp speak Screen.swift.")
    }
    let format = try arguments.choice(.listFormat, as: ListFormat.self) ?? .text
    guard let current = Platform.currentFolder else {
      throw UsageError("The working directory does not exist any more.", remedy: "Change to another one.")
    }
    var readings: [Reading] = []
    var code = ExitCode.clean
    for operand in arguments.operands {
      let (name, line) = place(operand)
      do {
        readings.append(try Reading(FilePath.absolute(name, in: current), line: line, in: current))
      } catch {
        Message.error("\(name): \(error.reason).")
        code = ExitCode.unreadable
      }
    }
    switch format {
    case .text: Output.show(readings.map(\.text).joined(separator: "\n"))
    case .json: Output.show(json(readings))
    }
    return code
  }

  /// `Screen.swift:12` in two; a file may have such a name.
  private static func place(_ operand: String) -> (name: String, line: Int?) {
    guard let colon = operand.lastIndex(of: ":"), (try? Platform.kind(of: operand)) == nil,
      let line = Int(operand[operand.index(after: colon)...])
    else { return (operand, nil) }
    return (String(operand[..<colon]), line)
  }

  /// What is read of one file.
  private struct Reading {
    var path: String
    var source: SourceText
    var screens: [SpokenScreen] = []

    init(_ path: String, line: Int?, in current: String) throws(ReadProblem) {
      self.path = FilePath.displayed(path, in: current)
      var roots = ProjectRoots()
      var lookup = ConfigurationLookup()
      let folder = FilePath.folder(of: path)
      let root = roots.root(ofFolder: folder, fallback: folder)
      let configuration = lookup.resolution(forFile: path, root: root).configuration
      source = try FileContent(ofFile: path, limit: configuration.maxFileSize).text
      let file = SourceFile(path: FilePath.displayed(path, in: root), text: source)
      let isProject = roots.markedRoot(ofFolder: folder) != nil
      let surroundings =
        isProject
        ? ProjectIndexes.surroundings(of: root, limit: configuration.maxFileSize, jobs: 1) : .unknown
      screens = Workers.value { Linter(configuration).screens(of: file, in: surroundings) }
      guard let line else { return }
      for index in screens.indices {
        screens[index].stops.removeAll { [source] in source.line(at: $0.range.lowerBound) != line - 1 }
      }
      screens.removeAll(where: \.stops.isEmpty)
    }

    var text: String {
      var lines = [PlainText.line(path)]
      for screen in screens {
        if let name = screen.name {
          lines.append("\n\(PlainText.line(name)) (line \(source.line(at: screen.start) + 1))")
        }
        var number = 0
        for stop in screen.stops {
          if stop.isReachable { number += 1 }
          let mark = stop.isReachable ? "\(number)." : "–"
          let indent = String(repeating: " ", count: max(4 - mark.count, 0))
          lines.append("\(indent)\(mark) \(PlainText.line(stop.announcement.line))")
          for finding in stop.findings {
            lines.append("       ! \(finding.rule): \(PlainText.line(finding.message))")
          }
        }
      }
      if screens.isEmpty { lines.append("  Nothing here is read by a screen reader.") }
      return lines.joined(separator: "\n") + "\n"
    }
  }

  /// The contract is as stable as that of `check --format json`.
  private static func json(_ readings: [Reading]) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.key("files")
      json.array { json in
        for reading in readings {
          json.object { json in
            json.member("path", reading.path)
            json.key("screens")
            json.array { json in
              for screen in reading.screens { write(screen, of: reading.source, to: &json) }
            }
          }
        }
      }
    }
    return String(decoding: json.bytes, as: UTF8.self) + "\n"
  }

  private static func write(_ screen: SpokenScreen, of source: SourceText, to json: inout JSONWriter) {
    json.object { json in
      if let name = screen.name { json.member("name", name) }
      json.member("line", source.line(at: screen.start) + 1)
      json.key("stops")
      json.array { json in
        for stop in screen.stops {
          let announcement = stop.announcement
          json.object { json in
            json.member("line", source.line(at: stop.range.lowerBound) + 1)
            json.member("reader", announcement.reader)
            json.member("speech", announcement.speech)
            json.member("approximate", announcement.isApproximate)
            switch announcement.problem {
            case .unnamed: json.member("problem", "unnamed")
            case .unreachable(let api):
              json.member("problem", "unreachable")
              json.member("api", api)
            case nil: break
            }
            json.key("parts")
            json.array { json in
              for part in announcement.parts + announcement.hints {
                json.object { json in
                  json.member("kind", part.kind.rawValue)
                  json.member("text", part.text)
                  if let range = part.range { json.member("line", source.line(at: range.lowerBound) + 1) }
                }
              }
            }
            json.key("findings")
            json.array(stop.findings.map(\.rule))
          }
        }
      }
    }
  }
}
