// Edits as whole lines, which agents can find and replace.

import Source

/// The replacement of whole lines. `old` occurs exactly at the line, without the line break after it.
struct LineEdit: Equatable {
  /// The 0-based first line.
  var line: Int
  var old: String
  var new: String

  /// The maximum size of the lines in bytes. Longer ones aren't worth an agent's context.
  private static let longest = 4_000

  /// Returns the replacements that have the same effect as `edits`, in the order of their lines, or nil if they overlap
  /// or contain more than an agent needs.
  static func all(_ edits: [TextEdit], of text: SourceText) -> [LineEdit]? {
    var groups: [(lines: ClosedRange<Int>, edits: [TextEdit])] = []
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let lines = text.line(at: edit.range.lowerBound)...text.line(at: edit.range.upperBound)
      if let last = groups.last, last.lines.upperBound >= lines.lowerBound {
        let end = max(last.lines.upperBound, lines.upperBound)
        groups[groups.count - 1] = (last.lines.lowerBound...end, last.edits + [edit])
      } else {
        groups.append((lines, [edit]))
      }
    }
    var all: [LineEdit] = []
    var size = 0
    for (lines, edits) in groups {
      let range = text.lineRange(lines.lowerBound).lowerBound..<text.lineRange(lines.upperBound).upperBound
      size += range.count + edits.reduce(0) { $0 + $1.replacement.utf8.count }
      guard size <= longest else { return nil }
      let moved = edits.map { edit in
        let start = edit.range.lowerBound - range.lowerBound
        return TextEdit(start..<start + edit.range.count, edit.replacement)
      }
      guard let new = SourceText(text[range]).applying(moved) else { return nil }
      all.append(LineEdit(line: lines.lowerBound, old: text.string(range), new: new.string))
    }
    return all
  }

  /// Writes the edit. `file` is the displayed path if it isn't the file of the finding.
  func write(to json: inout JSONWriter, file: String? = nil) {
    json.object { json in
      if let file { json.member("file", file) }
      json.member("line", line + 1)
      json.member("old", old)
      json.member("new", new)
    }
  }

  static let schema = AgentSchema.list(
    of: .object([
      AgentSchema.Member("file", .text, "Only if it's another file."),
      AgentSchema.Member("line", .number(1...Int.max), isRequired: true),
      AgentSchema.Member("old", .text, "The whole lines, starting at 'line'.", isRequired: true),
      AgentSchema.Member("new", .text, "The lines that replace them.", isRequired: true),
    ]), most: nil)
}
