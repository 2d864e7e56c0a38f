// `a11y-lsp server`.

import LanguageServer

/// Runs the language server on the standard streams.
enum ServerCommand {
  static let syntax = CommandSyntax(
    name: "server", summary: "Run the language server on standard input and output.", operands: "",
    options: [
      OptionSyntax("--stdio", does: "The default; “a11y-lsp --stdio” alone starts the server as well.")
    ],
    notes: "Editors start it. Options that it does not know are passed over.")

  /// Serves until the client leaves. Returns the exit code of the protocol.
  static func run(_ words: [String]) -> Int32 { serve() }
}
