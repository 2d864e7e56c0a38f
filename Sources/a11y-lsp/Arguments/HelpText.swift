// The text of `--help`.

import LanguageServer

/// The help text, generated from the syntax of the commands.
enum HelpText {
  /// The help for the whole program.
  static var overview: String {
    let commands = Command.listed.map { ($0.syntax.name + " " + $0.syntax.operands, $0.syntax.summary) }
    return """
      \(Product.name) \(Product.version): accessibility linter and language server for SwiftUI, UIKit,
      Interface Builder, Jetpack Compose, Android Views, and Android XML

      Usage: a11y-lsp COMMAND [OPTION…]

      Commands:
      \(columns(commands))

      Options:
      \(columns([("--help", "Show help. After a command, show help for that command."), ("--version", "Show the version.")]))

      Examples:
        a11y-lsp check                        check the current directory
        a11y-lsp check --fix Sources          apply all safe fixes in Sources
        a11y-lsp explain missing-image-label  explain a rule

      """
  }

  /// Returns the help for one command.
  static func help(for command: CommandSyntax) -> String {
    let options = command.allOptions.map { option in
      (
        option.names.reversed().joined(separator: ", ") + (option.value.map { " " + $0 } ?? ""),
        option.summary
      )
    }
    return """
      \(wrapped(command.summary, lineWidth))

      Usage: a11y-lsp \(command.name) [OPTION…]\(command.operands.isEmpty ? "" : " " + command.operands)

      Options:
      \(columns(options))
      \(command.notes.isEmpty ? "" : "\n" + wrapped(command.notes, lineWidth) + "\n")
      """
  }

  private static let lineWidth = 80

  /// Wraps each line of `text` at `width` columns. Continuation lines keep the indentation of their line, or align with
  /// the text after a term and two spaces, as in `  2  invalid arguments`.
  static func wrapped(_ text: String, _ width: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.count > width else { return String(line) }
      let term = line.drop { $0 == " " }
      let gap = term.firstRange(of: "  ")?.upperBound ?? term.startIndex
      let start = line[gap...].firstIndex { $0 != " " } ?? gap
      let margin = String(repeating: " ", count: line[..<start].count)
      var lines: [String] = []
      for word in line[start...].split(separator: " ") {
        if let last = lines.last, last.count + 1 + word.count <= width {
          lines[lines.count - 1] = last + " " + word
        } else {
          lines.append((lines.isEmpty ? String(line[..<start]) : margin) + word)
        }
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// Formats rows in two columns. A long first column gets its own line.
  private static func columns(_ rows: [(String, String)]) -> String {
    let width = min(rows.map(\.0.count).max() ?? 0, 26)
    let margin = "\n" + String(repeating: " ", count: width + 4)
    return rows.map { left, right in
      let text = wrapped(right, lineWidth - width - 4).replacing("\n", with: margin)
      if left.count > width { return "  \(left)\(margin)\(text)" }
      return "  " + left + String(repeating: " ", count: width - left.count + 2) + text
    }.joined(separator: "\n")
  }
}
