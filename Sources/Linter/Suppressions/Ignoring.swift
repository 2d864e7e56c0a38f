// The creation of suppressions.

import Elements
package import Source
import Syntax

extension Finding {
  /// Returns a comment that suppresses the rule of this finding in a file at `path`, without a reason yet.
  package func ignoringComment(path: String) -> String {
    IgnoringPlace.comment([rule], reason: "reason", path: path)
  }

  /// Returns an edit that adds a suppression for this finding: on its own line above the finding, or in XML above the
  /// element around it.
  ///
  /// - Parameter asksForReason: If true, the comment contains a placeholder for the reason.
  package func ignoringEdit(in text: SourceText, path: String, asksForReason: Bool) -> Fix.Edit {
    IgnoringPlace(of: self, in: text, path: path).edit(rule, asksForReason: asksForReason)
  }

  /// Returns an edit that adds a suppression for a rule in a whole file, at its start or above its root element.
  ///
  /// - Parameter asksForReason: If true, the comment contains a placeholder for the reason.
  package static func ignoringEdit(
    of rule: String, inFile text: SourceText, path: String, asksForReason: Bool
  ) -> Fix.Edit {
    IgnoringPlace(ofFile: text, path: path)
      .edit(rule, directive: Suppression.directive + "-file", asksForReason: asksForReason)
  }
}

/// The location of a suppression. Findings with the same location share a comment.
struct IgnoringPlace: Hashable {
  /// The byte before which the comment is inserted.
  let offset: Int
  private let path: String
  private let indentation: String
  /// The line break after the comment, or empty if it shares the line with code.
  private let lineEnd: String

  var isBehindCode: Bool { lineEnd.isEmpty }

  init(of finding: Finding, in text: SourceText, path: String) {
    let start = finding.range.lowerBound
    // CDATA in string resources contains text that looks like tags.
    let character = AndroidResource(path: path) == .values ? text.characterDataStart(around: start) : nil
    self.init(before: path.isXML ? text.startTag(around: character ?? start) : start, in: text, path: path)
  }

  /// The place above the tag around a comment in an XML file.
  init(aboveTagAround comment: Range<Int>, in text: SourceText) {
    self.init(before: text.startTag(around: comment.lowerBound), in: text, path: ".xml")
  }

  private init(before target: Int, in text: SourceText, path: String) {
    self.path = path
    let line = text.lineRange(text.line(at: target))
    var end = line.lowerBound
    while end < line.upperBound, text[end] == 0x20 || text[end] == 0x09 { end += 1 }
    // If an element follows another one on its line, the comment is inserted between them.
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

  /// The place of a suppression for a whole file.
  init(ofFile text: SourceText, path: String) {
    self.path = path
    offset = path.isXML ? text.firstStartTag : text.endOfInterpreterLine
    indentation = ""
    lineEnd = text.lineTerminator
  }

  /// Returns an edit that adds a suppression for a rule, with a placeholder for the reason if `asksForReason` is true.
  func edit(
    _ rule: String, directive: String = Suppression.directive, asksForReason: Bool
  ) -> Fix.Edit {
    let (start, end) = path.isXML ? ("<!-- ", " -->") : ("// ", "")
    let opening = "\(indentation)\(start)\(directive) \(rule)"
    let closing = end + lineEnd
    return Fix.Edit(
      offset..<offset,
      asksForReason
        ? Replacement([.text(opening + ": "), .placeholder("reason"), .text(closing)])
        : Replacement([.text(opening + closing)]))
  }

  /// Returns an edit that adds a suppression for `rules`.
  func edit(_ rules: [String], reason: String?) -> TextEdit {
    let comment = IgnoringPlace.comment(rules, reason: reason, path: path)
    return TextEdit(offset..<offset, indentation + comment + lineEnd)
  }

  /// Returns an edit that adds an existing comment.
  func edit(adding comment: String) -> Fix.Edit {
    Fix.Edit(offset..<offset, Replacement([.text(indentation + comment + lineEnd)]))
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
  /// Returns the offset before the `<![CDATA[ … ]]>` around `offset`, or nil if there is none.
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

  /// The offset of the first start tag, or 0 if there is none. Skips comments and the document type declaration.
  var firstStartTag: Int {
    var at = 0
    while at < count {
      guard self[at] == UInt8(ascii: "<") else {
        at += 1
        continue
      }
      switch self[at + 1] {
      case UInt8(ascii: "!"): at = endOfMarkup(at)
      case UInt8(ascii: "?"): at = end(of: "?>", from: at)
      default: return at
      }
    }
    return 0
  }

  /// Returns the end of the comment, character data, or document type declaration at `start`.
  private func endOfMarkup(_ start: Int) -> Int {
    if self[start..<min(start + 4, count)].elementsEqual("<!--".utf8) {
      return end(of: "-->", from: start + 4)
    }
    if self[start..<min(start + 9, count)].elementsEqual("<![CDATA[".utf8) {
      return end(of: "]]>", from: start)
    }
    // The internal subset may contain tags in its entities.
    let opening =
      self[start..<count].firstIndex { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: ">") } ?? count
    return self[opening] == UInt8(ascii: "[") ? end(of: "]>", from: opening) : opening + 1
  }

  private func end(of token: StaticString, from start: Int) -> Int {
    let token = Array(token.description.utf8)
    var at = start
    while at + token.count <= count {
      if self[at..<at + token.count].elementsEqual(token) { return at + token.count }
      at += 1
    }
    return count
  }

  /// The offset of the first line, or of the second one if the first one names an interpreter (`#!`).
  var endOfInterpreterLine: Int {
    guard self[0] == UInt8(ascii: "#"), self[1] == UInt8(ascii: "!"), lineCount > 1 else { return 0 }
    return lineRange(1).lowerBound
  }

  /// Returns the offset of the `<` of the start tag at `offset` or of the nearest one before it.
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
