// The shells that completions support.

import Linter

/// A shell and the syntax of its scripts.
enum Shell: String, CaseIterable {
  case bash, zsh, fish, powershell

  /// The completion script.
  var completions: String {
    switch self {
    case .bash: BashCompletions.script
    case .zsh: ZshCompletions.script
    case .fish: FishCompletions.script
    case .powershell: PowerShellCompletions.script
    }
  }

  /// The completed commands, in the order of the help.
  static var commands: [CommandSyntax] { Command.listed.map(\.syntax) }

  /// The options before any command.
  static let globalOptions = [
    OptionSyntax.help, OptionSyntax("--version", "-V", does: "Show the version."),
  ]

  /// The IDs of single rules.
  static var rule: [String] { Rule.configurableIDs }

  /// The values of `--select` and `--ignore`: IDs, groups, criteria, and checks of other tools.
  static var rules: [String] { Rule.selectable }

  /// Quotes `text` in single quotes, using only characters that all shells treat the same.
  func quoted(_ text: String) -> String {
    let plain = String(
      text.unicodeScalars.compactMap { scalar -> Character? in
        switch scalar {
        case "“", "”": "\""
        case "’": "'"
        case "–": "-"
        default: scalar.isASCII ? Character(scalar) : nil
        }
      })
    let escaped =
      switch self {
      case .bash, .zsh: plain.replacing("'", with: #"'\''"#)
      case .fish: plain.replacing(#"\"#, with: #"\\"#).replacing("'", with: #"\'"#)
      case .powershell: plain.replacing("'", with: "''")
      }
    return "'" + escaped + "'"
  }
}
