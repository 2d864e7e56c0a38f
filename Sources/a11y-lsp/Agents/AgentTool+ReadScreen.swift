// The tool that reads a screen.

import Elements
import LanguageServer
import Linter
import Source

extension AgentTool {
  static let readScreen = AgentTool(
    name: "read_screen", title: "Read a screen",
    summary: """
      Returns what VoiceOver or TalkBack would announce for a file, one focus stop per line, with findings. With 'text' \
      or 'since', compares before and after instead: lines with - are announced before the change only, lines with + \
      after it. Unknown text is in ‹…›. Use it to confirm what users hear.
      """,
    parameters: [
      AgentSchema.Member("path", .text, "A file.", isRequired: true),
      AgentSchema.Member(
        "line", .number(1...Int.max),
        "Read only the declaration that starts on this line, or the elements on it."),
      AgentSchema.Member("text", .text, "A proposed content of the file, to compare with."),
      AgentSchema.Member(
        "since", .text,
        "A git revision, such as HEAD. Its version of the file is the state before the change."),
    ]
  ) { call throws(AgentProblem) in
    let home = try call.workspace.home()
    let name = call.arguments.text("path") ?? ""
    let path = try call.workspace.path(name)
    let line = call.arguments.number("line")
    var projects = SpokenProjects(in: home, SpeechStyle())
    let proposal = call.arguments.bytes("text")
    let revision = call.arguments.text("since")
    guard proposal != nil || revision != nil else {
      let now = try reading(name, path, line, nil, &projects)
      return AgentAnswer(now.text + omission(of: now))
    }
    guard line == nil else { throw AgentProblem("'line' can't be used with 'text' or 'since'.") }
    var before: SpeakCommand.Reading?
    if let revision {
      if let content = try content(of: path, at: revision) {
        before = try reading(name, path, nil, content, &projects)
      }
    } else if (try? Platform.kind(of: path)) != nil {
      before = try reading(name, path, nil, nil, &projects)
    }
    let after = try reading(name, path, nil, proposal, &projects)
    return AgentAnswer(comparison(before, after) + omission(of: after))
  }

  private static func reading(
    _ name: String, _ path: String, _ line: Int?, _ content: [UInt8]?, _ projects: inout SpokenProjects
  ) throws(AgentProblem) -> SpeakCommand.Reading {
    do throws(ReadProblem) {
      return try projects.reading(of: path, line: line, content: content)
    } catch {
      throw AgentProblem(name, error.reason)
    }
  }

  /// Returns the content of a file in a commit, or nil if it has none there.
  private static func content(of path: String, at revision: String) throws(AgentProblem) -> [UInt8]? {
    do throws(UsageError) {
      let repository = try GitRepository(
        holding: FilePath.folder(of: path), for: "'since'", limits: AgentCall.gitLimits)
      return try repository.content(ofFile: path, at: revision)
    } catch {
      throw AgentProblem(error)
    }
  }

  /// Returns the reason why a file isn't read in full, or nothing.
  private static func omission(of reading: SpeakCommand.Reading) -> String {
    reading.omission.map { "\n\(reading.path): \($0.reason).\n" } ?? ""
  }

  private static func comparison(_ before: SpeakCommand.Reading?, _ after: SpeakCommand.Reading) -> String {
    // Numbers would make every stop after a new one differ.
    let (old, new) = (before?.snapshot.withoutNumbers ?? "", after.snapshot.withoutNumbers)
    var difference = LineDifference(from: old, to: new).text
    // The text after the last line break is empty.
    if difference.hasSuffix("\n  \n") { difference.removeLast(3) }
    let change =
      before != nil && old == new
      ? "No announcement changes.\n" : "Announcements that change:\n\n\(difference)"
    let findings = after.screens.flatMap { $0.steps.flatMap(\.findings) + $0.otherFindings }
    let rest = Set(findings.map(\.rule)).sorted().prefix(20).joined(separator: ", ")
    return change
      + (rest.isEmpty ? "" : "\nFindings after the change: \(rest). 'check' or 'check_text' shows them.\n")
  }
}

private extension String {
  /// The lines without the numbers of focus stops.
  var withoutNumbers: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let indentation = line.prefix { $0 == " " }
      let rest = line[indentation.endIndex...].drop(while: \.isNumber)
      return rest.hasPrefix(". ") && rest.startIndex > indentation.endIndex
        ? "\(indentation)\(rest.dropFirst(2))" : String(line)
    }.joined(separator: "\n")
  }
}
