// `a11y-lsp checklist`.

import LanguageServer
import Linter
import Source

/// The command that prints a manual test checklist for the screens of a file.
enum ChecklistCommand {
  static let syntax = CommandSyntax(
    name: "checklist", summary: "Print a manual test checklist for a screen.",
    operands: "FILE…", options: [],
    notes: """
      Prints a Markdown task list: the file's open findings, checks for every screen, checks for what this file contains \
      (with line numbers), and checks for the whole app.
      """)

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    guard !arguments.operands.isEmpty else {
      throw UsageError("missing file argument", remedy: "Usage: a11y-lsp checklist FILE…")
    }
    guard let current = Platform.currentFolder else {
      throw UsageError("the current directory no longer exists", remedy: "")
    }
    var projects = SpokenProjects(in: current, SpeechStyle())
    var lists: [String] = []
    var code = ExitCode.clean
    for operand in arguments.operands {
      let path = FilePath.absolute(operand, in: current)
      if (try? Platform.kind(of: path)) == .folder {
        throw UsageError("'\(operand)' is a directory; name the file of each screen to test")
      }
      do {
        let name = FilePath.displayed(path, in: current)
        lists.append(try projects.checklist(of: path).markdown(named: PlainText.line(name)))
      } catch {
        Message.error("\(operand): \(error.reason)")
        code = ExitCode.unreadable
      }
    }
    Output.show(lists.joined(separator: "\n"))
    return code
  }
}
