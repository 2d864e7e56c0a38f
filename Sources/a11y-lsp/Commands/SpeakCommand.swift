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
      said otherwise. Groups are indented, “–” marks what cannot be reached, “…” what is written in other files, and “!”
      what is wrong at the step above. Wording differs by system version, language and settings: this is a guide, no
      recording.
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
  struct Reading {
    var path: String
    var source: SourceText
    var screens: [ScreenReading] = []

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
      screens = Workers.value { Linter(configuration).readings(of: file, in: surroundings) }
      guard let line else { return }
      for index in screens.indices {
        screens[index].otherFindings = []
        screens[index].steps.removeAll { [source] in
          source.line(at: $0.spoken.range.lowerBound) != line - 1
        }
      }
      screens.removeAll(where: \.steps.isEmpty)
    }

    var text: String {
      var paragraphs = [PlainText.line(path) + "\n"]
      paragraphs += screens.map { $0.text(in: source) }
      if screens.isEmpty { paragraphs.append("  Nothing here is read by a screen reader.\n") }
      return paragraphs.joined(separator: "\n")
    }
  }
}
