// The output of `check --diff`.

import LanguageServer

/// The changes that `--fix` would make, as a patch on standard output.
enum FixPreview {
  /// A file that would change.
  struct File: Sendable {
    /// The absolute path.
    var path: String
    var old: FileContent
    var new: FileContent
  }

  /// Writes the patch, and the number of fixes to standard error. Returns the exit code.
  static func show(_ result: CheckResult, _ options: CheckOptions) -> Int32 {
    var output = Output(.output)
    let isTerminal = Platform.isTerminal(.output)
    let style = Reporter(options, to: .output).style
    for file in result.previews.sorted(by: { FilePath.precedes($0.path, $1.path) }) {
      let name = result.displayed(file.path)
      // A patch program removes the first directory.
      let names = FilePath.isAbsolute(name) ? (name, name) : ("a/\(name)", "b/\(name)")
      let (old, new) = (PatchName.quoted(names.0), PatchName.quoted(names.1))
      // As in git's patches, a tab ends a name with spaces, unless it's quoted.
      let end = old == names.0 && name.contains(" ") ? "\t\n" : "\n"
      output.write(style.bold("--- \(old)") + end + style.bold("+++ \(new)") + end)
      let difference = UnifiedDifference(from: file.old.bytes, to: file.new.bytes)
      // A patch has the exact bytes. On a terminal, they could be escape sequences.
      if isTerminal || style.isColored {
        let text = String(decoding: difference.bytes, as: UTF8.self)
        for line in text.split(separator: "\n").map({ PlainText.line(String($0)) }) {
          output.write(style.changed(line) + "\n")
        }
      } else {
        output.write(difference.bytes)
      }
    }
    output.flush()
    if !options.isQuiet {
      let (fixes, files) = (result.fixCount, result.fixedFileCount)
      Message.note(
        fixes == 0
          ? "no finding can be fixed with --fix"
          : "--fix would fix \(PlainText.counted(fixes, "finding")) in \(PlainText.counted(files, "file"))")
    }
    if result.skipped.contains(where: \.isFailure) { return ExitCode.unreadable }
    return result.previews.isEmpty ? ExitCode.clean : ExitCode.findings
  }
}

private extension Style {
  /// Colors a line of a patch: removed lines red, added ones green.
  func changed(_ line: String) -> String {
    switch line.first {
    case "-": removed(line)
    case "+": added(line)
    case "@": help(line)
    default: line
    }
  }
}
