// Positions for inserting code into Compose files.

import Source
import Syntax

extension ComposeWriter {
  /// Returns the call that creates an element.
  func call(of element: Element) -> NodeID? {
    let chain = NodeID(element.origin)
    guard syntax.nodes.indices.contains(element.origin) else { return nil }
    return syntax.links(of: chain).first { syntax[$0].kind == .call }
  }

  /// Returns the modifier call of an element whose name begins at `offset`.
  func modifier(namedAt offset: Int, of element: Element) -> NodeID? {
    guard let call = call(of: element) else { return nil }
    for argument in syntax.arguments(of: call) where syntax.isModifier(argument) {
      for index in syntax.subtree(of: argument)
      where syntax.nodes[index].kind == .call && Int(syntax.nodes[index].nameStart) == offset {
        return NodeID(index)
      }
    }
    return nil
  }

  /// Returns whether a range is an argument rather than a statement.
  func isArgument(_ range: Range<Int>) -> Bool { syntax.node(.argument, at: range) != nil }

  /// The line break of the file's first line.
  var lineBreak: String { tree.text[tree.text.lineRange(0)].contains(0x0D) || endsInReturn ? "\r\n" : "\n" }

  private var endsInReturn: Bool { tree.text[tree.text.lineRange(0).upperBound] == 0x0D }

  /// Returns the indentation before `offset` if nothing else precedes it on its line.
  func indentation(before offset: Int) -> String? {
    let start = tree.text.lineRange(tree.text.line(at: offset)).lowerBound
    guard start < offset, tree.text[start..<offset].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else {
      return nil
    }
    return tree.text.string(start..<offset)
  }

  /// Returns an edit that adds a named argument in the parentheses of a call, inserting the parentheses if needed.
  func argument(to call: NodeID, _ pieces: [WriterEdit.Piece], first: Bool = false) -> WriterEdit? {
    let arguments = syntax.arguments(of: call).filter { syntax[$0].detail == 0 }
    let nameEnd = syntax.nameRange(of: call).upperBound
    guard let last = arguments.last else {
      if tree.text[nameEnd] == UInt8(ascii: "(") {
        return WriterEdit(nameEnd + 1..<nameEnd + 1, pieces)
      }
      return WriterEdit(nameEnd..<nameEnd, [.text("(")] + pieces + [.text(")")])
    }
    // Insert it before the other arguments only if none of them is positional.
    if first, arguments.allSatisfy({ syntax[$0].name != .none }) {
      let start = syntax[arguments[0]].range.lowerBound
      let separator = indentation(before: start).map { "," + lineBreak + $0 } ?? ", "
      return WriterEdit(start..<start, pieces + [.text(separator)])
    }
    let end = syntax[last].range.upperBound
    let separator = indentation(before: syntax[last].range.lowerBound).map { "," + lineBreak + $0 } ?? ", "
    return WriterEdit(end..<end, [.text(separator)] + pieces)
  }

  /// Returns an edit that adds a modifier to the end of a call's chain, or starts a chain.
  func modifier(to call: NodeID, _ modifier: String) -> WriterEdit? {
    guard let argument = syntax.arguments(of: call).first(where: syntax.isModifier),
      let chain = syntax.value(ofArgument: argument)
    else {
      let isBare = syntax.arguments(of: call).allSatisfy { syntax[$0].detail == 1 }
      return self.argument(to: call, [.text((isBare ? "" : "modifier = ") + "Modifier" + modifier)])
    }
    let end = syntax[chain].range.upperBound
    return .insert(at: end, .text(modifier))
  }

  /// Returns whether an argument belongs to a `CustomAccessibilityAction`.
  func isActionName(_ argument: NodeID) -> Bool {
    guard argument.index > 0 else { return false }
    let before = syntax.nodes[argument.index - 1]
    return before.kind == .call && before.name == "CustomAccessibilityAction"
  }
}
