// `a11y-lsp speak`.

import Elements
import LanguageServer
import Linter
import Source

/// The command that prints VoiceOver or TalkBack announcements, one focus stop per line.
enum SpeakCommand {
  static let syntax = CommandSyntax(
    name: "speak", summary: "Print what VoiceOver or TalkBack would announce, one focus stop per line.",
    operands: "PATH[:LINE]…",
    options: [
      .speechFormat, .speechChangedSince, .language, .talkBackOrder, .withoutHints, .updateSnapshots,
      .verifySnapshots,
      .audio,
    ],
    notes: """
      Prints one line per focus stop, in reading order. If PATH is a directory, prints the first \(mostFiles) files with focus \
      stops in it. With LINE, prints the declaration that starts on that line, or \
      the elements on it, or the innermost element around it. Views and composables used by a screen in the same file appear \
      only in that screen. Stops in menus, dialogs, and sheets are counted separately.

      Unknown text appears in ‹…›, alternatives are separated by |, and “(approximate)” marks announcements that may \
      differ. “or” marks an alternative to the stop above, “(only if …)” a conditional one. Groups are indented. “–” marks \
      unreachable elements, “…” content in other files, and “!” findings for the stop above, with the effect of a fix. \
      Wording varies by OS version, language, and settings. This is a preview, not a recording.

      With --changed-since, prints the changes for screen reader users instead: each focus stop that is new, removed, or \
      announced differently, with the announcement before and after. If no PATH is given, compares the current directory. A component from another file is a change if it's new, removed, or \
      shown with another text, and the files that show a component are listed with the changes in it. A stop that only \
      moved to another file isn't a change. --format markdown writes a comment \
      for a pull request.

      Snapshots are text files, one per source file, without line numbers or findings. Commit and review them like code. \
      DIR must exist; other files in it are left alone.

      Exit codes:
        0  success
        1  with --verify, an announcement differs, or a snapshot or its source file \
      is missing
        2  invalid arguments
        3  a file or snapshot couldn't be read or written in full
      """)

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    guard !arguments.operands.contains("") else { throw UsageError("empty file name") }
    let format = try arguments.choice(.speechFormat, as: Format.self) ?? .text
    try refuseWhatHasNoEffect(arguments)
    guard let current = Platform.currentFolder else {
      throw UsageError("the current directory no longer exists", remedy: "")
    }
    if let revision = arguments.value(of: .speechChangedSince) {
      return try showChanges(since: revision, arguments.operands, in: current, style(arguments), as: format)
    }
    guard !arguments.operands.isEmpty else {
      throw UsageError("missing file argument", remedy: "Usage: a11y-lsp speak PATH[:LINE]…")
    }
    if let audio = arguments.value(of: .audio) { try ReportFile.checkName(audio) }
    var snapshots = try snapshots(arguments, in: current)
    var projects = SpokenProjects(in: current, try style(arguments))
    var readings: [Reading] = []
    var roots: Set<String> = []
    var code = ExitCode.clean
    /// True if a directory contains more files with focus stops.
    var isCut = false
    for operand in arguments.operands {
      let (name, line) = try place(operand)
      guard snapshots == nil || line == nil else {
        throw UsageError("snapshots cover whole files; remove ':\(line ?? 0)'")
      }
      let path = FilePath.absolute(name, in: current)
      if (try? Platform.kind(of: path)) == .folder {
        try refuseFolder(name, line, arguments)
        let (found, isComplete) = Self.readings(ofFolder: path, in: &projects)
        if found.isEmpty { Message.note("\(name): no focus stops found in this directory") }
        if !isComplete {
          Message.note(
            "\(name): only the first \(mostFiles) files with focus stops are shown; name files or a smaller directory"
          )
          isCut = true
        }
        readings += found
        continue
      }
      if let line, line < 1 { throw UsageError("\(operand): line numbers start at 1") }
      let reading: Reading
      do {
        reading = try projects.reading(of: path, line: line)
      } catch {
        Message.error("\(name): \(error.reason)")
        code = ExitCode.unreadable
        continue
      }
      let lines = reading.source.lineStarts.count
      if let line, line > lines {
        throw UsageError("\(operand): the file has only \(PlainText.counted(lines, "line"))")
      }
      if let omission = reading.omission {
        Message.error("\(name): \(omission.reason)")
        code = ExitCode.unreadable
      }
      guard SourceFile.isLintable(path: reading.pathInProject) else {
        Message.note("\(name): nothing to read in this kind of file; \(readable)")
        continue
      }
      if let start = reading.enclosingLine, let line {
        Message.note("\(name): line \(line) is part of the element that starts at line \(start)")
      }
      if let damage = reading.damage { Message.note(damage.note(path: name)) }
      if snapshots == nil { readings.append(reading) }
      snapshots?.take(reading.snapshot, of: reading.pathInProject, in: reading.root)
      roots.insert(reading.root)
    }
    if var snapshots {
      // With several projects, it's unknown which of them a snapshot belongs to.
      if roots.count == 1, let root = roots.first { snapshots.nameStale(root: root) }
      return code == ExitCode.clean ? snapshots.code : code
    }
    noteUntranslated(readings, arguments)
    if let audio = arguments.value(of: .audio) { return speak(readings, to: audio, in: current, else: code) }
    switch format {
    case .text: Output.show(PlainText.lines(readings.map(\.text).joined(separator: "\n")))
    case .json: Output.show(json(readings, isCut: isCut))
    case .markdown: throw UsageError("--format markdown requires --changed-since")
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
        Output.show("Wrote \(PlainText.line(file)) (\(PlainText.counted(sound.stops, "stop"))).\n")
      }
      guard sound.stops < sound.count else { return code }
      Message.error(
        "\(file): only the first \(sound.stops) of \(sound.count) stops fit; name fewer files or a line")
    } catch {
      Message.error("\(file): \(error.reason)")
    }
    return ExitCode.unreadable
  }

  /// Throws an error if an option or a line requires files.
  private static func refuseFolder(_ name: String, _ line: Int?, _ arguments: Arguments) throws(UsageError) {
    if let line { throw UsageError("'\(name)' is a directory, which has no line \(line); name a file") }
    for option in [OptionSyntax.updateSnapshots, .verifySnapshots, .audio] where arguments.has(option) {
      throw UsageError("\(option.name) requires files, but '\(name)' is a directory")
    }
  }

  /// Throws an error for options that have no effect on audio or snapshots.
  private static func refuseWhatHasNoEffect(_ arguments: Arguments) throws(UsageError) {
    let snapshots = [OptionSyntax.updateSnapshots, .verifySnapshots].first(where: arguments.has)
    guard let option = snapshots ?? (arguments.has(.audio) ? .audio : nil) else { return }
    for other in [OptionSyntax.speechFormat, .speechChangedSince] where arguments.has(other) {
      throw UsageError("\(other.name) can't be used with \(option.name)")
    }
    if snapshots != nil, arguments.has(.audio) {
      throw UsageError("--audio can't be used with \(option.name)")
    }
  }

  private static func snapshots(
    _ arguments: Arguments, in current: String
  ) throws(UsageError) -> SpeechSnapshots? {
    switch (arguments.value(of: .updateSnapshots), arguments.value(of: .verifySnapshots)) {
    case (nil, nil): return nil
    case (let folder?, nil): return try SpeechSnapshots(.update, in: FilePath.absolute(folder, in: current))
    case (nil, let folder?): return try SpeechSnapshots(.verify, in: FilePath.absolute(folder, in: current))
    case (_?, _?): throw UsageError("--update and --verify can't be used together")
    }
  }

  /// An output format.
  enum Format: String, CaseIterable {
    case text, json, markdown
  }

  /// The kinds of files with announcements, as a clause.
  private static let readable =
    "announcements come from Swift and Kotlin code, Android layouts and menus, and Interface Builder files"

  /// Prints a note for each screen reader whose own words aren't known in the requested language.
  private static func noteUntranslated(_ readings: [Reading], _ arguments: Arguments) {
    guard let language = arguments.value(of: .language) else { return }
    for reader in Set(readings.flatMap { $0.screens.map(\.reader) }).sorted() {
      let known = SpeechStyle.languages(of: reader)
      guard !SpeechStyle.knows(language: language, of: reader) else { continue }
      Message.note(
        "--language \(language) doesn't change \(reader)'s words, which are known only in \(known.joined(separator: ", "))"
      )
    }
  }

  /// Splits `Screen.swift:12`, or `Screen.swift:12:5` as printed by `check`, unless a file has that name.
  private static func place(_ operand: String) throws(UsageError) -> (name: String, line: Int?) {
    guard let (name, number) = splitNumber(operand) else {
      try refuseWord(operand)
      return (operand, nil)
    }
    guard let (file, line) = splitNumber(name) else { return (name, number) }
    return (file, line)
  }

  /// Throws an error if a file's name is followed by something that isn't a line, as in `Screen.swift:body`.
  private static func refuseWord(_ operand: String) throws(UsageError) {
    guard let colon = operand.lastIndex(of: ":"), (try? Platform.kind(of: operand)) == nil else { return }
    let (name, word) = (String(operand[..<colon]), operand[operand.index(after: colon)...])
    guard (try? Platform.kind(of: name)) == .file else { return }
    throw UsageError("'\(word)' isn't a line number; write '\(name):12', for example")
  }

  private static func splitNumber(_ operand: String) -> (name: String, number: Int)? {
    guard let colon = operand.lastIndex(of: ":"), (try? Platform.kind(of: operand)) == nil,
      let number = Int(operand[operand.index(after: colon)...])
    else { return nil }
    return (String(operand[..<colon]), number)
  }

  /// Returns the speech style given by the options.
  private static func style(_ arguments: Arguments) throws(UsageError) -> SpeechStyle {
    let language = arguments.value(of: .language)
    if let language, !SpeechStyle.knows(language: language) {
      throw UsageError(
        "unsupported language '\(language)'; supported: \(SpeechStyle.languages.joined(separator: ", "))")
    }
    let order = try arguments.choice(.talkBackOrder, as: SpeechStyle.TalkBackOrder.self)
    return SpeechStyle(
      talkBackOrder: order?.rawValue, hints: !arguments.has(.withoutHints), language: language)
  }
}

private extension OptionSyntax {
  static let speechFormat = OptionSyntax(
    "--format", value: "FORMAT", does: "text (default), json, or, with --changed-since, markdown."
  ).choosing(SpeakCommand.Format.self)
  static let speechChangedSince = OptionSyntax(
    OptionSyntax.changedSince.name, value: "REF",
    does: "Print what changed since the merge base with REF (a branch, tag, or commit), before and after.")
  static let audio = OptionSyntax(
    "--audio", value: "FILE", does: "Synthesize speech to a WAV file (requires espeak-ng).")
  static let language = OptionSyntax(
    "--language", value: "LANG",
    does:
      "Language for the screen reader's own words, such as “Button”. TalkBack: 16 languages; VoiceOver: en, de, ru."
  )
  static let talkBackOrder = OptionSyntax(
    "--talkback-order", value: "ORDER",
    does:
      "Order within TalkBack announcements, as set by the user: state-name-role (default), role-name-state, or name-role-state."
  )
  static let withoutHints = OptionSyntax(
    "--no-hints", does: "Omit hints such as “Double-tap to activate”.")
  static let updateSnapshots = OptionSyntax(
    "--update", value: "DIR", does: "Write a snapshot of each file to DIR.")
  static let verifySnapshots = OptionSyntax(
    "--verify", value: "DIR",
    does: "Compare with the snapshots in DIR and exit with code 1 if they differ.")
}
