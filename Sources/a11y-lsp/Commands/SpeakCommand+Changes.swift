// `a11y-lsp speak --changed-since REF`.

import LanguageServer
import Linter

extension SpeakCommand {
  /// Prints the changes in announcements since the merge base with `revision`.
  static func showChanges(
    since revision: String, _ operands: [String], in current: String, _ style: SpeechStyle, as format: Format
  ) throws(UsageError) -> Int32 {
    let paths = operands.isEmpty ? ["."] : operands
    let speech = try ChangedSpeech(since: revision, paths, in: current, style)
    for file in speech.unreadable { Message.error("\(speech.shown(file.path)): \(file.reason)") }
    switch format {
    case .text: Output.show(speech.text)
    case .json: Output.show(speech.json)
    case .markdown: Output.show(speech.markdown)
    }
    return speech.unreadable.isEmpty ? ExitCode.clean : ExitCode.unreadable
  }
}
