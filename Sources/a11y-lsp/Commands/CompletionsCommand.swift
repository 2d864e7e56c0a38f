// `a11y-lsp completions`. The script for each shell is in `Completions/`.

import Linter

/// The command that prints a script that completes the commands, options, and rules in a shell.
enum CompletionsCommand {
  static let syntax = CommandSyntax(
    name: "completions", summary: "Print a completion script for your shell.",
    operands: Shell.allCases.map(\.rawValue).joined(separator: "|"), options: [],
    notes: """
      bash        a11y-lsp completions bash > \\
                    ~/.local/share/bash-completion/completions/a11y-lsp
      zsh         a11y-lsp completions zsh > _a11y-lsp, in a directory of your fpath
      fish        a11y-lsp completions fish > ~/.config/fish/completions/a11y-lsp.fish
      powershell  a11y-lsp completions powershell >> $PROFILE
      """)

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    let names = Shell.allCases.map(\.rawValue)
    guard let word = arguments.operands.first else {
      throw UsageError("missing shell; expected one of: \(names.joined(separator: ", "))")
    }
    guard arguments.operands.count == 1 else { throw UsageError("expected a single shell") }
    guard let shell = Shell(rawValue: word) else {
      throw UsageError(
        "unknown shell '\(word)'; expected one of: \(names.joined(separator: ", "))"
          + Spelling.hint(for: word, among: names))
    }
    Output.show(shell.completions)
    return ExitCode.clean
  }
}
