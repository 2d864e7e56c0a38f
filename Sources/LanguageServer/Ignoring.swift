// The comment that makes the linter silent at one place, and where it goes.

import Linter
import Source

extension Finding {
  /// The comment that ignores the rule of this finding in a file at `path`, with its reason left to be
  /// written.
  func ignoringComment(path: String) -> String {
    path.isXML ? "<!-- a11y:ignore \(rule): reason -->" : "// a11y:ignore \(rule): reason"
  }

  /// The insertion of a comment that ignores this finding: on a line of its own above the finding, in XML
  /// above the element that the finding is in.
  func ignoringEdit(in text: SourceText, path: String) -> TextEdit {
    let target = path.isXML ? text.startTag(around: range.lowerBound) : range.lowerBound
    let comment = path.isXML ? "<!-- a11y:ignore \(rule) -->" : "// a11y:ignore \(rule)"
    let line = text.lineRange(text.line(at: target))
    var end = line.lowerBound
    while end < line.upperBound, text[end] == 0x20 || text[end] == 0x09 { end += 1 }
    // An element behind another one on its line gets its comment there.
    if path.isXML, end < target { return TextEdit(target..<target, comment) }
    let indentation = text.string(line.lowerBound..<end)
    return TextEdit(line.lowerBound..<line.lowerBound, indentation + comment + text.lineTerminator)
  }
}

extension String {
  fileprivate var isXML: Bool { [".xml", ".xib", ".storyboard"].contains(where: lowercased().hasSuffix) }
}

extension SourceText {
  /// The offset of the `<` of the start tag that holds `offset`, or of the nearest one before it.
  fileprivate func startTag(around offset: Int) -> Int {
    var at = offset
    while at > 0 {
      let next = self[at + 1]
      if self[at] == UInt8(ascii: "<"), next != UInt8(ascii: "/"), next != UInt8(ascii: "!"),
        next != UInt8(ascii: "?")
      {
        return at
      }
      at -= 1
    }
    return 0
  }

  /// What ends the first line, and so presumably every other.
  fileprivate var lineTerminator: String {
    guard lineCount > 1 else { return "\n" }
    return string(lineRange(0).upperBound..<Int(lineStarts[1]))
  }
}
