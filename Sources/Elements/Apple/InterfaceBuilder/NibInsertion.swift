// Insertion of new tags among the children of another tag.

import Source
import Syntax

/// A position among the children of a tag.
struct NibInsertion {
  private let parent: NibObject
  /// The child after the position, or nil if the position is after the last child.
  private let next: NibObject?
  private let previous: NibObject?
  private var tree: Tree { parent.tree }
  private var text: SourceText { tree.text }

  /// Creates a position before the first child for which `isNext` returns true.
  init(into parent: NibObject, before isNext: (NibObject) -> Bool) {
    self.parent = parent
    let children = Array(parent.objects)
    let index = children.firstIndex(where: isNext) ?? children.count
    next = index < children.count ? children[index] : nil
    previous = index > 0 ? children[index - 1] : nil
  }

  /// Returns edits that insert a tag with attributes and child tags.
  func edits(name: String, attributes: [WriterEdit.Piece], children: [[WriterEdit.Piece]]) -> [WriterEdit] {
    var pieces: [WriterEdit.Piece] = [.text("<\(name)")] + attributes
    if children.isEmpty {
      pieces.append(.text("/>"))
    } else {
      pieces.append(.text(">"))
      for child in children {
        pieces.append(.text(indentation.map { "\(lineBreak)\($0)    " } ?? ""))
        pieces += child
      }
      pieces.append(.text("\(separator)</\(name)>"))
    }
    return edits(of: pieces)
  }

  /// Returns edits that insert whole tags, each on a separate line if the file has one tag per line.
  func edits(of tags: [String]) -> [WriterEdit] { edits(of: [.text(tags.joined(separator: separator))]) }

  /// Returns edits that insert one tag.
  func edits(of pieces: [WriterEdit.Piece]) -> [WriterEdit] {
    if let previous {
      let end = previous.range.upperBound
      return [WriterEdit(end..<end, [.text(separator)] + pieces)]
    }
    let tag = tree.startTagRange(of: parent.node)
    if let next, tag.upperBound <= next.range.lowerBound {
      return [WriterEdit(tag.upperBound..<tag.upperBound, [.text(separator)] + pieces)]
    }
    guard text[tag].ends(with: "/>") else {
      return [WriterEdit(tag.upperBound..<tag.upperBound, [.text(separator)] + pieces + [.text(closing)])]
    }
    // `<button …/>` becomes `<button …>…</button>`.
    let name = text.string(tree.nameRange(of: parent.node))
    return [
      WriterEdit(
        tag.upperBound - 2..<tag.upperBound,
        [.text(">\(separator)")] + pieces + [.text("\(closing)</\(name)>")])
    ]
  }

  /// The text between two children.
  private var separator: String { indentation.map { lineBreak + $0 } ?? "" }

  /// The text between the last child and a new end tag.
  private var closing: String { parentIndentation.map { lineBreak + $0 } ?? "" }

  private var lineBreak: String { text.lineTerminator }

  private var parentIndentation: String? { text.blanksBeforeFirst(parent.range.lowerBound) }

  /// The indentation of the children, taken from the existing ones, or nil if everything is on one line.
  private var indentation: String? {
    if let sibling = next ?? previous { return text.blanksBeforeFirst(sibling.range.lowerBound) }
    return parentIndentation.map { $0 + "    " }
  }
}
