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
      or 'since', returns only what changes: stops that are new, removed, or announced differently (→). Unknown text is in ‹…›. Use it to confirm what users hear.
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
      do throws(ReadProblem) {
        let now = try projects.reading(of: path, line: line)
        return AgentAnswer(now.text + omission(now.omission, name))
      } catch {
        throw AgentProblem(name, error.reason)
      }
    }
    guard line == nil else { throw AgentProblem("'line' can't be used with 'text' or 'since'.") }
    var before: SpokenProjects.Version?
    if let revision {
      if let content = try content(of: path, at: revision) {
        before = try version(name, path, content, &projects)
      }
    } else if (try? Platform.kind(of: path)) != nil {
      before = try version(name, path, nil, &projects)
    }
    let after = try version(name, path, proposal, &projects)
    return AgentAnswer(comparison(before, after, path) + omission(after.omission, name))
  }

  private static func version(
    _ name: String, _ path: String, _ content: [UInt8]?, _ projects: inout SpokenProjects
  ) throws(AgentProblem) -> SpokenProjects.Version {
    do throws(ReadProblem) {
      return try projects.version(of: path, content: content)
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
  private static func omission(_ omission: Omission?, _ name: String) -> String {
    omission.map { "\n\(PlainText.path(name)): \($0.reason).\n" } ?? ""
  }

  private static func comparison(
    _ before: SpokenProjects.Version?, _ after: SpokenProjects.Version, _ path: String
  ) -> String {
    let speech = SpeechChanges(from: before?.speech ?? .none, to: after.speech)
    let lines = ChangedSpeech.File.lines(
      of: ChangedSpeech.File(path: path, exists: true, speech: speech).blocks)
    var text =
      lines.isEmpty
      ? "No announcement changes.\n"
      : "Announcements that change:\n\n" + PlainText.lines(lines.joined(separator: "\n")) + "\n"
    if speech.unknownCount > 0 {
      text +=
        "\nTexts that aren't in the code change in \(PlainText.counted(speech.unknownCount, "focus stop")).\n"
    }
    let rules = after.rules.prefix(20).joined(separator: ", ")
    return text
      + (rules.isEmpty ? "" : "\nFindings after the change: \(rules). 'check' or 'check_text' shows them.\n")
  }
}
