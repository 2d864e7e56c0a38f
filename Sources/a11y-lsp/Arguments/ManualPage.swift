// What `man a11y-lsp` shows.

import LanguageServer
import Linter

/// The manual page, from the syntax of the commands. It is written for man(7) and in ASCII, which every `man` reads.
enum ManualPage {
  static var text: String {
    """
    .\\" Made by "a11y-lsp man".
    .TH A11Y-LSP 1 "" "\(Product.name) \(Product.version)" "User Commands"
    .SH NAME
    a11y-lsp \\- find accessibility barriers in code of iOS and Android apps
    .SH SYNOPSIS
    .B a11y-lsp
    .I command
    .RI [ option ...]
    .RI [ operand ...]
    .SH DESCRIPTION
    \(escaped("""
    Finds misuse of accessibility APIs in SwiftUI, UIKit, Interface Builder documents, Jetpack Compose, Android Views \
    and Android XML: as a language server in editors, and as a command in hooks and pipelines. It needs no compiler \
    and no network.
    """))
    .SH COMMANDS
    \(Command.listed.map { section($0.syntax) }.joined(separator: "\n"))
    .SH EXIT STATUS
    .TP
    0
    Nothing was found.
    .TP
    1
    Something was found that is as grave as \\fB\\-\\-fail\\-on\\fR says.
    .TP
    2
    The arguments or the configuration are wrong.
    .TP
    3
    A file could not be checked completely, or the output not be written.
    .SH FILES
    .TP
    .I \(escaped(ConfigurationFile.name))
    The configuration of a folder and those below; the nearest one holds. \\fBa11y\\-lsp schema\\fR prints its schema.
    .TP
    .I \(escaped(Baseline.name))
    What is known already, made by \\fBa11y\\-lsp baseline create\\fR.
    .SH EXAMPLES
    .TP
    .B a11y\\-lsp check
    checks everything in this folder.
    .TP
    .B a11y\\-lsp check \\-\\-fix Sources
    applies the fixes that need nobody's judgement.
    .TP
    .B a11y\\-lsp check \\-\\-staged
    checks what the next commit changes.
    .TP
    .B a11y\\-lsp explain missing\\-image\\-label
    tells who is hurt by what a rule finds, and what right code looks like.

    """
  }

  /// What there is to say of one command.
  private static func section(_ command: CommandSyntax) -> String {
    let options = command.allOptions.map { option in
      let names = option.names.reversed().map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", ")
      let value = option.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
      return ".TP\n\(names)\(value)\n\(escaped(option.summary))"
    }
    let notes = command.notes.isEmpty ? "" : "\n.PP\n.nf\n\(escaped(command.notes))\n.fi"
    return """
      .SS "a11y\\-lsp \(escaped(command.name)) \(escaped(command.operands))"
      \(escaped(command.summary))
      \(options.joined(separator: "\n"))\(notes)
      """
  }

  /// `text` as words of a page: nothing in it is a request, and letters beyond ASCII are named.
  private static func escaped(_ text: String) -> String {
    var result = ""
    var startsLine = true
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\"": result += "\\(dq"
      case ".", "'": result += startsLine ? "\\&\(scalar)" : String(scalar)
      default:
        let hexadecimal = String(scalar.value, radix: 16, uppercase: true)
        let zeros = String(repeating: "0", count: max(4 - hexadecimal.count, 0))
        result += scalar.isASCII ? String(scalar) : "\\[u\(zeros)\(hexadecimal)]"
      }
      startsLine = scalar == "\n"
    }
    return result
  }
}
