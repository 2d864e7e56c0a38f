// The part of a file that a suppression covers.

import Source
import Syntax

/// The lines or tags that suppressions cover. A comment after code covers its own line. A comment on its own line
/// covers the next line with code, or in XML, the start tag of the next element, and the whole element if it contains
/// only text.
struct SuppressionPlaces {
  private let tree: Tree
  /// For each line, the first line at or after it that contains code, or the number of lines if there is none.
  private let nextCodeLine: [Int]

  init(tree: Tree) {
    self.tree = tree
    let lineCount = tree.text.lineCount
    var holdsCode = [Bool](repeating: false, count: lineCount)
    var comments = tree.comments[...]
    for line in 0..<lineCount {
      var at = tree.text.lineRange(line).lowerBound
      let end = tree.text.lineRange(line).upperBound
      while at < end {
        while let comment = comments.first, comment.upperBound <= at { comments.removeFirst() }
        if let comment = comments.first, comment.contains(at) {
          at = comment.upperBound
        } else if tree.text[at].isBlank {
          at += 1
        } else {
          holdsCode[line] = true
          break
        }
      }
    }
    var next = [Int](repeating: lineCount, count: lineCount + 1)
    for line in (0..<lineCount).reversed() { next[line] = holdsCode[line] ? line : next[line + 1] }
    nextCodeLine = next
  }

  /// Returns the byte range in which `suppression` suppresses findings.
  func covered(by suppression: Suppression) -> Range<Int> {
    let text = tree.text
    let line = text.line(at: suppression.comment.lowerBound)
    let lastLine = text.line(at: max(suppression.comment.upperBound - 1, suppression.comment.lowerBound))
    if nextCodeLine[line] == line, tree.language != .xml || !isAlone(suppression.comment) {
      return text.lineRange(line)
    }
    if tree.language == .xml { return nextStartTag(after: suppression.comment.upperBound) }
    let target = nextCodeLine[min(lastLine + 1, nextCodeLine.count - 1)]
    return text.lineRange(target)
  }

  private func isAlone(_ comment: Range<Int>) -> Bool {
    let line = tree.text.lineRange(tree.text.line(at: comment.lowerBound))
    return tree.text[line.lowerBound..<comment.lowerBound].allSatisfy(\.isBlank)
  }

  private func nextStartTag(after offset: Int) -> Range<Int> {
    let behind = tree.nodes[tree.firstIndex(from: offset)...]
    guard let index = behind.firstIndex(where: { $0.kind == .element }) else { return offset..<offset }
    // An element that contains only text is covered as a whole.
    let element = NodeID(index)
    return tree.child(.element, of: element) == nil ? tree[element].range : tree.startTagRange(of: element)
  }
}
