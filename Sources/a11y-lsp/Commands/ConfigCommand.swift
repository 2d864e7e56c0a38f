// `a11y-lsp config`. The reasons why files are excluded are in `Check/FileReach.swift`.

import LanguageServer
import Linter
import Source

/// The command that prints the effective configuration for a file and the origin of each value.
enum ConfigCommand {
  static let syntax = CommandSyntax(
    name: "config",
    summary: "Show the effective configuration for a file and where each value comes from.",
    operands: "[FILE]",
    options: [.listFormat],
    notes: """
      FILE doesn't have to exist. A directory covers all files in it (default: the current directory). Lists only the \
      rules that a configuration changes; 'a11y-lsp rules' lists all. 'checked' ('linted' in JSON) says whether a \
      project-wide check includes the file, and if not, why.
      """)

  /// The content of the output.
  private struct Answer {
    /// The displayed path.
    var path: String
    /// True if a project-wide check includes the file. Nil for a directory.
    var isLinted: Bool?
    var reason: String?
    /// True if the file doesn't exist yet.
    var isMissing: Bool
    /// The number of rules that run on the file.
    var ruleCount: Int
    var settings: [EffectiveSetting]
    var problems: [ConfigurationLookup.Problem]
    /// Values that have no effect.
    var notes: [String]
  }

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    if arguments.operands.count > 1 {
      throw UsageError("unexpected argument '\(arguments.operands[1])'")
    }
    guard let current = Platform.currentFolder else {
      throw UsageError("the current directory no longer exists", remedy: "")
    }
    let format = try arguments.choice(.listFormat, as: ListFormat.self) ?? .text
    let answer = answer(FilePath.absolute(arguments.operands.first ?? ".", in: current), in: current)
    switch format {
    case .text: Output.show(table(answer))
    case .json: Output.show(json(answer, in: current))
    }
    _ = ConfigurationReport.show(answer.problems, in: current)
    for note in answer.notes { Message.note(note) }
    return answer.problems.isEmpty ? ExitCode.clean : ExitCode.usage
  }

  private static func answer(_ path: String, in current: String) -> Answer {
    let isFolder = (try? Platform.kind(of: path)) == .folder
    let folder = isFolder ? path : FilePath.folder(of: path)
    var roots = ProjectRoots()
    var lookup = ConfigurationLookup()
    let root = roots.root(ofFolder: folder, fallback: folder)
    let resolution = lookup.resolution(forFilesIn: folder, root: root)
    let settings = EffectiveSetting.settings(
      ofFile: path, resolution.layers.map { (FilePath.displayed($0.path, in: current), $0.file) })
    var configuration = resolution.configuration
    if !isFolder { configuration = lookup.resolution(forFile: path, root: root).configuration }
    var answer = Answer(
      path: FilePath.displayed(path, in: current), isMissing: (try? Platform.kind(of: path)) == nil,
      ruleCount: Rule.all.count { configuration.activation(of: $0).runs }, settings: settings,
      problems: resolution.problems,
      notes: ConfigurationNotes.unknownLocales(in: configuration)
        + [ConfigurationNotes.idle(IdlePatterns.idle(configuration.exclude, in: root, root: root))]
        .compactMap(\.self))
    guard !isFolder else { return answer }
    answer.reason = FileReach.reasonLeftOut(path, root: root, in: &lookup, shownIn: current)
    answer.isLinted = answer.reason == nil
    return answer
  }

  private static func table(_ answer: Answer) -> String {
    var rows = answer.settings.map {
      [$0.key, PlainText.line($0.value), PlainText.line($0.origin ?? "default")]
    }
    rows.insert(["rules", "\(answer.ruleCount) of \(Rule.all.count) turned on", ""], at: 0)
    if let isLinted = answer.isLinted {
      let note = answer.reason ?? (answer.isMissing ? "file doesn't exist yet" : "")
      rows.insert(["checked", String(isLinted), PlainText.line(note)], at: 0)
    }
    let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      if row[2].isEmpty {
        return row[0] + String(repeating: " ", count: widths[0] - row[0].count + 2) + row[1] + "\n"
      }
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count + 2) }
      return cells.joined() + row[2] + "\n"
    }.joined()
  }

  /// Returns the answer as JSON, whose format is as stable as that of `check --format json`.
  private static func json(_ answer: Answer, in current: String) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.member("path", answer.path)
      if let isLinted = answer.isLinted { json.member("linted", isLinted) }
      if let reason = answer.reason { json.member("reason", reason) }
      json.key("settings")
      json.array { json in
        for setting in answer.settings {
          json.object { json in
            json.member("key", setting.key)
            json.key("value")
            json.raw(Array(setting.value.utf8))
            if let origin = setting.origin { json.member("origin", origin) }
          }
        }
      }
      json.key("problems")
      json.array { json in
        for problem in answer.problems {
          json.object { json in
            json.member("path", FilePath.displayed(problem.path, in: current))
            json.member("line", problem.position.line + 1)
            json.member("column", problem.position.character + 1)
            json.member("severity", problem.problem.severity.rawValue)
            json.member("message", problem.problem.message)
          }
        }
      }
    }
    return String(decoding: json.bytes, as: UTF8.self) + "\n"
  }
}
