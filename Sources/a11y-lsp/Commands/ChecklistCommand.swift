// `a11y-lsp checklist`.

import LanguageServer
import Linter
import Source

/// Prints what to try with the screens of a file, since no tool can see it in code.
enum ChecklistCommand {
  static let syntax = CommandSyntax(
    name: "checklist", summary: "Print what to try with a screen: what no tool sees in its code.",
    operands: "FILE…", options: [],
    notes: """
      Markdown with boxes to tick: what every screen has to pass, what the file shows that needs a look of its own, with
      the line, and what holds for the app as a whole.
      """)

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    guard !arguments.operands.isEmpty else {
      throw UsageError("Name a file: a11y-lsp checklist Screen.swift.")
    }
    guard let current = Platform.currentFolder else {
      throw UsageError("The working directory does not exist any more.", remedy: "Change to another one.")
    }
    var lists: [String] = []
    var code = ExitCode.clean
    for operand in arguments.operands {
      do {
        let path = FilePath.absolute(operand, in: current)
        let text = try FileContent(ofFile: path, limit: Configuration().maxFileSize).text
        let name = FilePath.displayed(path, in: current)
        lists.append(Checklist(of: text, path: path).markdown(named: PlainText.line(name)))
      } catch {
        Message.error("\(operand): \(error.reason).")
        code = ExitCode.unreadable
      }
    }
    Output.show(lists.joined(separator: "\n"))
    return code
  }
}
