// The baseline file of known findings.

package import Source

/// Known findings, which are hidden. Each finding is one line, and the lines are sorted by bytes, so merges rarely
/// conflict. A finding that occurs twice has two lines.
package struct Baseline: Sendable, Equatable {
  /// The entries, sorted by the bytes of their lines.
  package private(set) var entries: [BaselineEntry]

  /// The default file name.
  package static let name = ".a11y-lsp-baseline"

  private static let header = "# a11y-lsp baseline, version "
  private static let version = "1"

  package init(_ entries: [BaselineEntry] = []) {
    self.entries = entries.map { ($0.line, $0) }.sorted { $0.0.precedesByBytes($1.0) }.map(\.1)
  }

  /// Reads a file. Blank lines, and lines after the first that start with `#`, are ignored.
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

  /// The content of the file.
  package var text: SourceText {
    var bytes = Array(
      "\(Baseline.header)\(Baseline.version): known findings, updated by 'a11y-lsp baseline update'\n".utf8)
    for entry in entries { bytes += Array((entry.line + "\n").utf8) }
    return SourceText(bytes)
  }

  private static func checkHeader(_ line: String) throws(BaselineProblem) {
    guard line.beginsByBytes(with: header) else {
      throw BaselineProblem(
        line: 1,
        message: isConflict(line)
          ? conflict
          : "not a baseline file: expected '\(header)\(version)'")
    }
    let found = line.dropFirst(header.count).prefix { $0.isNumber }
    guard found == version else {
      throw BaselineProblem(
        line: 1,
        message:
          "unsupported baseline version '\(found)'; this a11y-lsp reads version \(version). Run the a11y-lsp that wrote it, "
          + "or delete the file and run 'a11y-lsp baseline create'.")
    }
  }

  private static func complaint(about line: String) -> String {
    if isConflict(line) { return conflict }
    return
      "expected a rule, a path, and a hash; delete this line, then run 'a11y-lsp baseline update'"
  }

  private static func isConflict(_ line: String) -> Bool {
    ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains { line.beginsByBytes(with: $0) }
  }

  private static let conflict =
    "unresolved merge conflict; remove the markers and keep both sides"
}
