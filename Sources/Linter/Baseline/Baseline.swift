// The file that lists the findings a team knows of.

package import Source

/// Known findings, which are not shown. Each is one line, and the lines are sorted by bytes, so that merges rarely
/// conflict; a finding that occurs twice has two lines.
package struct Baseline: Sendable, Equatable {
  /// Sorted by the bytes of their lines.
  package private(set) var entries: [BaselineEntry]

  /// The name of the file where no other is configured.
  package static let name = ".a11y-lsp-baseline"

  private static let header = "# a11y-lsp baseline, version "
  private static let version = "1"

  package init(_ entries: [BaselineEntry] = []) {
    self.entries = entries.map { ($0.line, $0) }.sorted { $0.0.precedesByBytes($1.0) }.map(\.1)
  }

  /// Reads a file. Blank lines and, behind the first line, those that start with `#` say nothing.
  package init(reading text: SourceText) throws(BaselineProblem) {
    var entries: [BaselineEntry] = []
    for number in 0..<text.lineCount {
      let line = text.string(text.lineRange(number))
      if number == 0 {
        try Baseline.checkHeader(line)
      } else if let entry = BaselineEntry(line: line[...]) {
        entries.append(entry)
      } else if !line.allSatisfy(\.isWhitespace), line.utf8.first != UInt8(ascii: "#") {
        throw BaselineProblem(line: number + 1, message: Baseline.complaint(about: line))
      }
    }
    self.init(entries)
  }

  /// The whole file.
  package var text: SourceText {
    var bytes = Array(
      "\(Baseline.header)\(Baseline.version): known findings, renewed by “a11y-lsp baseline update”\n".utf8)
    for entry in entries { bytes += Array((entry.line + "\n").utf8) }
    return SourceText(bytes)
  }

  private static func checkHeader(_ line: String) throws(BaselineProblem) {
    guard line.beginsByBytes(with: header) else {
      throw BaselineProblem(
        line: 1,
        message: isConflict(line)
          ? conflict
          : "This is no baseline: its first line is not “\(header)\(version)”. Name another file, or make one by "
            + "“a11y-lsp baseline create”.")
    }
    let found = line.dropFirst(header.count).prefix { $0.isNumber }
    guard found == version else {
      throw BaselineProblem(
        line: 1,
        message:
          "This baseline has version “\(found)”, and this program reads version \(version). Use the program "
          + "that wrote it, or delete it and run “a11y-lsp baseline create”.")
    }
  }

  private static func complaint(about line: String) -> String {
    if isConflict(line) { return conflict }
    return
      "This line is not a rule, a path and a hash. Delete it; “a11y-lsp baseline update” then renews the file."
  }

  private static func isConflict(_ line: String) -> Bool {
    ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains { line.beginsByBytes(with: $0) }
  }

  private static let conflict =
    "This line is left over from a merge. Delete the lines of marks and keep those of both sides."
}
