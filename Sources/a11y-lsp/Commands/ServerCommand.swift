// `a11y-lsp server`.

import LanguageServer

/// The command that runs the language server over the standard streams.
enum ServerCommand {
  static let syntax = CommandSyntax(
    name: "server", summary: "Run the language server over standard input and output.", operands: "",
    options: [
      OptionSyntax("--stdio", does: "The default. 'a11y-lsp --stdio' also starts the server.")
    ],
    notes: "Editors start this command. Unknown options are ignored.")

  /// Serves until the client disconnects. Returns the exit code defined by the protocol.
  static func run(_ words: [String]) -> Int32 {
    if Platform.isTerminal(.input) {
      Message.note(
        "waiting for an editor on standard input; press Control-C to stop. To check files, run 'a11y-lsp check'."
      )
    }
    return serve(changedFiles: { folder throws(ChangedFilesProblem) in
      do throws(UsageError) {
        let repository = try GitRepository(
          holding: folder, for: "'diagnosticMode'", limits: Platform.Limits(seconds: 20, bytes: 1 << 24))
        return try repository.uncommittedFiles()
      } catch {
        let report = error.report.map { ". \($0.last == "." ? String($0.dropLast()) : $0)" }
        throw ChangedFilesProblem(error.message + (report ?? ""))
      }
    })
  }
}
