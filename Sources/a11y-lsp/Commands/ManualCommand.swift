// `a11y-lsp man`.

/// The command that prints the man page.
enum ManualCommand {
  static let syntax = CommandSyntax(
    name: "man", summary: "Print the man page.", operands: "", options: [],
    notes: "To read it without installing it: a11y-lsp man > a11y-lsp.1 && man ./a11y-lsp.1")

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    if let operand = arguments.operands.first {
      throw UsageError("unexpected argument '\(operand)'")
    }
    Output.show(ManualPage.text)
    return ExitCode.clean
  }
}
