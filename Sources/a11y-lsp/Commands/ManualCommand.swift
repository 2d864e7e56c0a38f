// `a11y-lsp man`.

/// Prints the manual page.
enum ManualCommand {
  static let syntax = CommandSyntax(
    name: "man", summary: "Print the manual page, for “man”.", operands: "", options: [],
    notes: "To read it at once: a11y-lsp man > a11y-lsp.1 && man -l a11y-lsp.1")

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    if let operand = arguments.operands.first {
      throw UsageError("“man” prints one page and takes no “\(operand)”.")
    }
    Output.show(ManualPage.text)
    return ExitCode.clean
  }
}
