// Completions of rule IDs after `a11y:ignore`.

package import Source
import Syntax

/// The list of rules before a cursor in a suppression.
package struct RuleCompletion {
  /// The range of the rule ID before the cursor, which may be empty.
  package var word: Range<Int>

  /// Finds a suppression without a reason before a cursor on its line. Nil if there is none.
  package init?(before offset: Int, in text: SourceText) {
    let line = text.lineRange(text.line(at: offset))
    let before = text[line.lowerBound..<offset]
    let directive = Array("a11y:ignore".utf8)
    guard let start = before.indices.last(where: { before[$0...].starts(with: directive) }) else {
      return nil
    }
    var at = start + directive.count
    if before[at...].starts(with: "-file".utf8) { at += 5 }
    let list = before[at...]
    guard let first = list.first, first == 0x20 || first == 0x09,
      list.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ",") || $0.isPartOfRuleID })
    else { return nil }
    word = (list.lastIndex { !$0.isPartOfRuleID } ?? at) + 1..<offset
  }
}

private extension UInt8 {
  var isPartOfRuleID: Bool { isIdentifierByte || self == UInt8(ascii: "-") }
}
