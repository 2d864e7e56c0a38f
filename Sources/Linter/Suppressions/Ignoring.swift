// The comment that makes the linter silent at one place, and where it goes.

import Elements
package import Source
import Syntax

extension Finding {
  /// The comment that ignores the rule of this finding in a file at `path`, with its reason left to be written.
  package func ignoringComment(path: String) -> String {
    IgnoringPlace.comment([rule], reason: "reason", path: path)
  }

  /// The insertion of a comment that ignores this finding: on a line of its own above the finding, in XML above the
  /// element that the finding is in.
  package func ignoringEdit(in text: SourceText, path: String) -> TextEdit {
    IgnoringPlace(of: self, in: text, path: path).edit([rule], reason: nil)
  }
}

/// Where a comment goes that ignores findings: those at the same place share it.
struct IgnoringPlace: Hashable {
  /// The byte that the comment is inserted before.
  let offset: Int
  private let path: String
  private let indentation: String
  /// What ends the comment's line; empty where the comment shares the line with code.
  private let lineEnd: String

  var isBehindCode: Bool { lineEnd.isEmpty }

  init(of finding: Finding, in text: SourceText, path: String) {
    self.path = path
    let start = finding.range.lowerBound
    // Texts hold tags of their own where nothing in them is a tag.
    let character = AndroidResource(path: path) == .values ? text.characterDataStart(around: start) : nil
    let target = path.isXML ? text.startTag(around: character ?? start) : start
    let line = text.lineRange(text.line(at: target))
    var end = line.lowerBound
    while end < line.upperBound, text[end] == 0x20 || text[end] == 0x09 { end += 1 }
    // An element behind another one on its line gets its comment there.
    if path.isXML, end < target {
      offset = target
      indentation = ""
      lineEnd = ""
    } else {
      offset = line.lowerBound
      indentation = text.string(line.lowerBound..<end)
      lineEnd = text.lineTerminator
    }
  }

  /// The insertion of a comment that ignores `rules`.
  func edit(_ rules: [String], reason: String?) -> TextEdit {
    let comment = IgnoringPlace.comment(rules, reason: reason, path: path)
    return TextEdit(offset..<offset, indentation + comment + lineEnd)
  }

  static func comment(_ rules: [String], reason: String?, path: String) -> String {
    let directive =
      "\(Suppression.directive) \(rules.joined(separator: ", "))" + (reason.map { ": \($0)" } ?? "")
    return path.isXML ? "<!-- \(directive) -->" : "// \(directive)"
  }
}

private extension String {
  var isXML: Bool { Language(path: self) == .xml }
}

private extension SourceText {
  /// The offset before the `<![CDATA[ … ]]>` that holds `offset`; nil where none does.
  func characterDataStart(around offset: Int) -> Int? {
    var at = offset
    while at > 0 {
      if self[at] == UInt8(ascii: "]"), self[at + 1] == UInt8(ascii: "]"), self[at + 2] == UInt8(ascii: ">") {
        return nil
      }
      if self[at] == UInt8(ascii: "<"), self[at + 1] == UInt8(ascii: "!"), self[at + 2] == UInt8(ascii: "[") {
        return at - 1
      }
      at -= 1
    }
    return nil
  }

  /// The offset of the `<` of the start tag that holds `offset`, or of the nearest one before it.
  func startTag(around offset: Int) -> Int {
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
}
