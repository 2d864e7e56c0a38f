// What --help shows.

import LanguageServer

/// The texts of the help, from the syntax of the commands.
enum HelpText {
  /// The help of the whole program.
  static var overview: String {
    let commands = Command.listed.map { ($0.syntax.name + " " + $0.syntax.operands, $0.syntax.summary) }
    return """
      \(Product.name) \(Product.version): finds accessibility barriers in SwiftUI, UIKit, Jetpack Compose,
      Android Views and Android XML.

      Usage: a11y-lsp COMMAND [OPTION…]

      Commands:
      \(columns(commands))

      Options:
      \(columns([("--help", "Show this help; behind a command, its help."), ("--version", "Show the version.")]))

      Examples:
        a11y-lsp check                     check everything in this folder
        a11y-lsp check --fix Sources       apply the fixes that need nobody's judgement
        a11y-lsp explain missing-image-label

      """
  }

  /// The help of one command.
  static func help(for command: CommandSyntax) -> String {
    let options = command.allOptions.map { option in
      (
        option.names.reversed().joined(separator: ", ") + (option.value.map { " " + $0 } ?? ""),
        option.summary
      )
    }
    return """
      \(command.summary)

      Usage: a11y-lsp \(command.name) [OPTION…] \(command.operands)

      Options:
      \(columns(options))
      \(command.notes.isEmpty ? "" : "\n" + command.notes + "\n")
      """
  }

  /// Two columns; a long first one takes a line of its own.
  private static func columns(_ rows: [(String, String)]) -> String {
    let width = min(rows.map(\.0.count).max() ?? 0, 26)
    return rows.map { left, right in
      let lines = right.split(separator: "\n", omittingEmptySubsequences: false)
      let indented = lines.joined(separator: "\n" + String(repeating: " ", count: width + 4))
      if left.count > width {
        return "  \(left)\n" + String(repeating: " ", count: width + 4) + indented
      }
      return "  " + left + String(repeating: " ", count: width - left.count + 2) + indented
    }.joined(separator: "\n")
  }
}
