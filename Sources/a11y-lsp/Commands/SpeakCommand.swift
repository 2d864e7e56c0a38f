// `a11y-lsp speak`.

import Elements
import LanguageServer
import Linter
import Source

/// Prints what VoiceOver or TalkBack would say, stop by stop.
enum SpeakCommand {
  static let syntax = CommandSyntax(
    name: "speak", summary: "Print what VoiceOver or TalkBack would say, stop by stop.",
    operands: "FILE[:LINE]…",
    options: [
      .listFormat, .language, .talkBackOrder, .withoutHints, .updateSnapshots, .verifySnapshots, .audio,
    ],
    notes: """
      One line for each place where the screen reader stops, in reading order; with a line, the declaration that
      begins there, else only what begins in it, else what the line is part of. What the code does not tell stands in
      ‹…›, alternatives have | between them, and “(approximate)” says that it may be said otherwise. “or” stands
      before what is shown in place of something above, “(only if …)” behind what is shown sometimes. Groups are
      indented, “–” marks what cannot be reached, “…” what is written in other files, and “!” what is wrong at the
      step above, with what a fix would change. A composable that a screen of its file shows is read there alone.
      Wording differs by system version, language and settings: this is a guide, no recording.

      Snapshots are texts of what is read, one for each file, without line numbers and findings, to be committed and
      reviewed like code. Their folder has to exist. What stands there and is no snapshot stays as it is.

      Exit codes: 0 read, 1 (--verify) something is read otherwise, a snapshot is missing, or its file is gone, 2 wrong
      arguments, 3 a file or snapshot could not be read or written, or only a part of it.
      """)

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    guard !arguments.operands.isEmpty else {
      throw UsageError("Name a file: a11y-lsp speak Screen.swift.")
    }
    guard !arguments.operands.contains("") else { throw UsageError("The name of a file is empty.") }
    let format = try arguments.choice(.listFormat, as: ListFormat.self) ?? .text
    try refuseWhatHasNoEffect(arguments)
    guard let current = Platform.currentFolder else {
      throw UsageError("The working directory does not exist any more.", remedy: "Change to another one.")
    }
    if let audio = arguments.value(of: .audio) { try ReportFile.checkName(audio) }
    var snapshots = try snapshots(arguments, in: current)
    var projects = SpokenProjects(in: current, try style(arguments))
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
        reading = try projects.reading(of: FilePath.absolute(name, in: current), line: line)
      } catch {
        Message.error("\(name): \(error.reason).")
        code = ExitCode.unreadable
        continue
      }
      let lines = reading.source.lineStarts.count
      if let line, line > lines { throw UsageError("\(operand): the file has only \(lines) lines.") }
      if let omission = reading.omission {
        Message.error("\(name): \(omission.reason).")
        code = ExitCode.unreadable
      }
      if snapshots == nil { readings.append(reading) }
      snapshots?.take(reading.snapshot, of: reading.pathInProject, in: reading.root)
      roots.insert(reading.root)
    }
    if var snapshots {
      // Of files of several projects nobody can tell to which a snapshot belongs.
      if roots.count == 1, let root = roots.first { snapshots.nameStale(root: root) }
      return code == ExitCode.clean ? snapshots.code : code
    }
    if let audio = arguments.value(of: .audio) { return speak(readings, to: audio, in: current, else: code) }
    switch format {
    case .text: Output.show(PlainText.lines(readings.map(\.text).joined(separator: "\n")))
    case .json: Output.show(json(readings))
    }
    return code
  }

  private static func speak(
    _ readings: [Reading], to file: String, in current: String, else code: Int32
  ) -> Int32 {
    do {
      let sound = try SpeechAudio.sound(of: readings.flatMap(\.screens))
      guard ReportFile.write(sound.bytes, file, in: current) else { return ExitCode.unreadable }
      if file != ReportFile.standardOutput {
        Output.show("Wrote \(PlainText.line(file)): \(PlainText.counted(sound.stops, "stop")).\n")
      }
      guard sound.stops < sound.count else { return code }
      Message.error(
        "\(file): only the first \(sound.stops) of \(sound.count) stops fit. Name fewer files, or a line.")
    } catch {
      Message.error("\(file): \(error.reason).")
    }
    return ExitCode.unreadable
  }

  /// Sound and snapshots are what they are; an option that changes nothing would promise something.
  private static func refuseWhatHasNoEffect(_ arguments: Arguments) throws(UsageError) {
    let snapshots = [OptionSyntax.updateSnapshots, .verifySnapshots].first(where: arguments.has)
    guard let option = snapshots ?? (arguments.has(.audio) ? .audio : nil) else { return }
    if arguments.has(.listFormat) {
      throw UsageError("\(option.name) has a form of its own. Leave out --format.")
    }
    if snapshots != nil, arguments.has(.audio) {
      throw UsageError("\(option.name) makes no sound. Leave out --audio.")
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

  /// `Screen.swift:12` in two, also with the column that `check` prints; a file may have such a name.
  private static func place(_ operand: String) -> (name: String, line: Int?) {
    guard let (name, number) = splitNumber(operand) else { return (operand, nil) }
    guard let (file, line) = splitNumber(name) else { return (name, number) }
    return (file, line)
  }

  private static func splitNumber(_ operand: String) -> (name: String, number: Int)? {
    guard let colon = operand.lastIndex(of: ":"), (try? Platform.kind(of: operand)) == nil,
      let number = Int(operand[operand.index(after: colon)...])
    else { return nil }
    return (String(operand[..<colon]), number)
  }

  /// As the listener hears it whom the options describe.
  private static func style(_ arguments: Arguments) throws(UsageError) -> SpeechStyle {
    let language = arguments.value(of: .language)
    if let language, !SpeechStyle.knows(language: language) {
      throw UsageError(
        "The words of screen readers are not known in “\(language)”.",
        remedy: "Known are \(SpeechStyle.languages.joined(separator: ", ")).")
    }
    let order = try arguments.choice(.talkBackOrder, as: SpeechStyle.TalkBackOrder.self)
    return SpeechStyle(
      talkBackOrder: order?.rawValue, hints: !arguments.has(.withoutHints), language: language)
  }
}

private extension OptionSyntax {
  static let audio = OptionSyntax(
    "--audio", value: "FILE", does: "Write real sound to this WAV file, by espeak-ng where it is installed.")
  static let language = OptionSyntax(
    "--language", value: "LANG",
    does: """
      The language of the screen reader's own words, such as “Button”: a tag like de. TalkBack's are
      known in sixteen, VoiceOver's in en, de and ru.
      """)
  static let talkBackOrder = OptionSyntax(
    "--talkback-order", value: "ORDER",
    does: "state-name-role (default), role-name-state or name-role-state, as listeners choose.")
  static let withoutHints = OptionSyntax(
    "--no-hints", does: "Leave out hints such as “Double-tap to activate”.")
  static let updateSnapshots = OptionSyntax(
    "--update", value: "DIR", does: "Write a snapshot of each file to this folder.")
  static let verifySnapshots = OptionSyntax(
    "--verify", value: "DIR",
    does: "Compare with the snapshots in this folder; exit code 1 where they differ.")
}
