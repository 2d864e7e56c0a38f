// `a11y-lsp mcp`.

import LanguageServer

/// The command that runs the server for AI agents over the standard streams.
enum MCPCommand {
  static let syntax = CommandSyntax(
    name: "mcp", summary: "Run the Model Context Protocol server for AI agents.", operands: "[DIR…]",
    options: [],
    notes: """
      Agents start this command. Its tools reach only files in DIR (default: the current directory). Relative paths start at \
      the first DIR. Only the tool 'fix' changes files.

      Speaks the protocol revisions \(ProtocolRevision.allCases.map(\.rawValue).joined(separator: ", ")) over standard \
      input and output, one message per line.
      """)

  /// Serves until the client closes the input.
  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    let workspace = try AgentWorkspace(arguments.operands)
    if Platform.isTerminal(.input) {
      Message.note(
        "waiting for an AI agent on standard input; press Control-C to stop. To set up an agent, see "
          + "\(Product.place(ofFile: "editors/agents/README.md")).")
    }
    return AgentServer.serve(workspace)
  }
}
