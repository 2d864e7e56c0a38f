// Where and how a new tag joins the children of another one.

import Source
import Syntax

/// A place among the children of a tag.
struct NibInsertion {
  private let parent: NibObject
  /// The child in front of which the place is; nil where it is behind the last one.
  private let next: NibObject?
  private let previous: NibObject?
  private var tree: Tree { parent.tree }
  private var text: SourceText { tree.text }

  /// The place before the first child for which `isNext` holds.
  init(into parent: NibObject, before isNext: (NibObject) -> Bool) {
    self.parent = parent
    let children = Array(parent.objects)
    let index = children.firstIndex(where: isNext) ?? children.count
    next = index < children.count ? children[index] : nil
    previous = index > 0 ? children[index - 1] : nil
  }

  /// Inserts a tag with attributes, and with tags inside.
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

  /// Inserts whole tags, each on a line of its own where the document is written that way.
  func edits(of tags: [String]) -> [WriterEdit] { edits(of: [.text(tags.joined(separator: separator))]) }

  /// Inserts one tag.
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

  /// What stands between two children.
  private var separator: String { indentation.map { lineBreak + $0 } ?? "" }

  /// What stands between the last child and the end tag, where none is there yet.
  private var closing: String { parentIndentation.map { lineBreak + $0 } ?? "" }

  private var lineBreak: String { text.lineTerminator }

  private var parentIndentation: String? { text.blanksBeforeFirst(parent.range.lowerBound) }

  /// The blanks before each child, as the children that are there have them; nil where all is on one line.
  private var indentation: String? {
    if let sibling = next ?? previous { return text.blanksBeforeFirst(sibling.range.lowerBound) }
    return parentIndentation.map { $0 + "    " }
  }
}
