// `a11y-lsp completions`. What each shell gets is in Completions/.

import Linter

/// Prints a script by which a shell completes this program's commands, options and rules.
enum CompletionsCommand {
  static let syntax = CommandSyntax(
    name: "completions", summary: "Print completions of commands, options and rules for a shell.",
    operands: Shell.allCases.map(\.rawValue).joined(separator: "|"), options: [],
    notes: """
      bash        a11y-lsp completions bash > ~/.local/share/bash-completion/completions/a11y-lsp
      zsh         a11y-lsp completions zsh > _a11y-lsp, in a folder of your fpath
      fish        a11y-lsp completions fish > ~/.config/fish/completions/a11y-lsp.fish
      powershell  a11y-lsp completions powershell >> $PROFILE
      """)

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    let names = Shell.allCases.map(\.rawValue)
    guard let word = arguments.operands.first else {
      throw UsageError("Name a shell: \(names.joined(separator: ", ")).")
    }
    guard arguments.operands.count == 1 else { throw UsageError("Name one shell at a time.") }
    guard let shell = Shell(rawValue: word) else {
      throw UsageError(
        "There are no completions for “\(word)”. Use one of \(names.joined(separator: ", "))."
          + Spelling.hint(for: word, among: names))
    }
    Output.show(shell.completions)
    return ExitCode.clean
  }
}
