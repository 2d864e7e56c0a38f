// `a11y-lsp speak`.

import Elements
import LanguageServer
import Linter
import Source

/// Prints what VoiceOver or TalkBack would say, stop by stop.
enum SpeakCommand {
  static let syntax = CommandSyntax(
    name: "speak", summary: "Print what VoiceOver or TalkBack would say, stop by stop.",
    operands: "FILE[:LINE]…", options: [.listFormat, .updateSnapshots, .verifySnapshots, .audio],
    notes: """
      One line for each place where the screen reader stops, in reading order; with a line, only what begins in it. What
      the code does not tell stands in ‹…›, alternatives have | between them, and “(approximate)” says that it may be
      said otherwise. Groups are indented, “–” marks what cannot be reached, “…” what is written in other files, and “!”
      what is wrong at the step above. Wording differs by system version, language and settings: this is a guide, no
      recording.

      Snapshots are texts of what is read, one for each file, without line numbers and findings, to be committed and
      reviewed like code. Their folder has to exist. With --verify the exit code is 1 where something is read otherwise,
      a snapshot is missing, or its file is gone.
      """)

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    guard !arguments.operands.isEmpty else {
      throw UsageError("Name a file: a11y-lsp speak Screen.swift.")
    }
    let format = try arguments.choice(.listFormat, as: ListFormat.self) ?? .text
    guard let current = Platform.currentFolder else {
      throw UsageError("The working directory does not exist any more.", remedy: "Change to another one.")
    }
    if let audio = arguments.value(of: .audio) { try ReportFile.checkName(audio) }
    var snapshots = try snapshots(arguments, in: current)
    var readings: [Reading] = []
    var roots: Set<String> = []
    var code = ExitCode.clean
    for operand in arguments.operands {
      let (name, line) = place(operand)
      guard snapshots == nil || line == nil else {
        throw UsageError("A snapshot is of a whole file.", remedy: "Leave “:\(line ?? 0)” away.")
      }
      if let line, line < 1 { throw UsageError("\(operand): lines are counted from 1 on.") }
      let reading: Reading
      do {
        reading = try Reading(FilePath.absolute(name, in: current), line: line, in: current)
      } catch {
        Message.error("\(name): \(error.reason).")
        code = ExitCode.unreadable
        continue
      }
      let lines = reading.source.lineStarts.count
      if let line, line > lines { throw UsageError("\(operand): the file has only \(lines) lines.") }
      if snapshots == nil { readings.append(reading) }
      snapshots?.take(reading.snapshot, of: reading.pathInProject)
      roots.insert(reading.root)
    }
    if var snapshots {
      // Of files of several projects nobody can tell to which a snapshot belongs.
      if roots.count == 1, let root = roots.first { snapshots.nameStale(root: root) }
      return code == ExitCode.clean ? snapshots.code : code
    }
    if let audio = arguments.value(of: .audio) {
      return speak(readings, to: FilePath.absolute(audio, in: current), else: code)
    }
    switch format {
    case .text: Output.show(readings.map(\.text).joined(separator: "\n"))
    case .json: Output.show(json(readings))
    }
    return code
  }

  private static func speak(_ readings: [Reading], to path: String, else code: Int32) -> Int32 {
    do {
      let (stops, count) = try SpeechAudio.write(readings.flatMap(\.screens), to: path)
      if stops < count { Message.error("\(path): only the first \(stops) of \(count) stops fit.") }
      return code
    } catch {
      Message.error("\(path): \(error.reason).")
      return ExitCode.unreadable
    }
  }

  private static func snapshots(
    _ arguments: Arguments, in current: String
  ) throws(UsageError) -> SpeechSnapshots? {
    switch (arguments.value(of: .updateSnapshots), arguments.value(of: .verifySnapshots)) {
    case (nil, nil): return nil
    case (let folder?, nil): return try SpeechSnapshots(.update, in: FilePath.absolute(folder, in: current))
    case (nil, let folder?): return try SpeechSnapshots(.verify, in: FilePath.absolute(folder, in: current))
    case (_?, _?): throw UsageError("Say either --update or --verify.")
    }
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
    /// The root of its project, else the working directory.
    var root: String
    /// Where it stands below the root.
    var pathInProject: String
    var source: SourceText
    var screens: [ScreenReading] = []

    init(_ path: String, line: Int?, in current: String) throws(ReadProblem) {
      self.path = FilePath.displayed(path, in: current)
      var roots = ProjectRoots()
      var lookup = ConfigurationLookup()
      let folder = FilePath.folder(of: path)
      let marked = roots.markedRoot(ofFolder: folder)
      // Without a project the texts of the module itself are known.
      let module = marked == nil ? ProjectRoots.module(around: folder) : nil
      let root = marked ?? module ?? roots.root(ofFolder: folder, fallback: folder)
      let configuration = lookup.resolution(forFile: path, root: root).configuration
      source = try FileContent(ofFile: path, limit: configuration.maxFileSize).text
      let file = SourceFile(path: FilePath.displayed(path, in: root), text: source)
      self.root = marked ?? current
      pathInProject = FilePath.displayed(path, in: self.root)
      let surroundings =
        (marked ?? module) != nil
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

    /// What is said, without anything that changes where speech does not.
    var snapshot: String {
      screens.isEmpty
        ? "Nothing here is read by a screen reader.\n" : screens.map(\.snapshot).joined(separator: "\n")
    }

    var text: String {
      var paragraphs = [PlainText.line(path) + "\n"]
      paragraphs += screens.map { $0.text(in: source) }
      if screens.isEmpty { paragraphs.append("  Nothing here is read by a screen reader.\n") }
      return paragraphs.joined(separator: "\n")
    }
  }
}

private extension OptionSyntax {
  static let audio = OptionSyntax(
    "--audio", value: "FILE", does: "Write real sound to this WAV file, by espeak-ng where it is installed.")
  static let updateSnapshots = OptionSyntax(
    "--update", value: "DIR", does: "Write a snapshot of each file to this folder.")
  static let verifySnapshots = OptionSyntax(
    "--verify", value: "DIR",
    does: "Compare with the snapshots in this folder; exit code 1 where they differ.")
}
