// The shells that commands and options are completed for.

import Linter

/// A shell, and how its scripts are written.
enum Shell: String, CaseIterable {
  case bash, zsh, fish, powershell

  /// The script that the shell reads.
  var completions: String {
    switch self {
    case .bash: BashCompletions.script
    case .zsh: ZshCompletions.script
    case .fish: FishCompletions.script
    case .powershell: PowerShellCompletions.script
    }
  }

  /// The commands that are completed, in the order of the help.
  static var commands: [CommandSyntax] { Command.listed.map(\.syntax) }

  /// What options stand before any command.
  static let globalOptions = [
    OptionSyntax.help, OptionSyntax("--version", "-V", does: "Show the version."),
  ]

  /// The ids that stand for one rule.
  static var rule: [String] { Rule.configurableIDs }

  /// What can be selected and ignored: ids, groups, criteria, and checks of other tools.
  static var rules: [String] { Rule.selectable }

  /// `text` between single quotes, in letters that every shell reads alike.
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
