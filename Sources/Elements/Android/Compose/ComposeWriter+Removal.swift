// Edits that remove arguments, modifiers, and properties from Compose code.

import Source
import Syntax

extension ComposeWriter {
  /// Returns edits that remove arguments with their commas and statements with their separators. If the last property
  /// of a semantics block is removed, the block goes, too. A required content description becomes `null`.
  func remove(_ ranges: [Range<Int>], from element: Element) -> [WriterEdit]? {
    var edits: [WriterEdit] = []
    var statements: [NodeID] = []
    for range in ranges {
      if let link = modifier(namedAt: range.lowerBound, of: element), syntax.linkRange(of: link) == range,
        tree.text[syntax[link].range.lowerBound] == UInt8(ascii: ".")
      {
        guard let edit = removal(ofLink: link, from: element) else { return nil }
        edits.append(edit)
      } else if let argument = syntax.node(.argument, at: range) {
        guard let edit = removal(ofArgument: argument, from: element) else { return nil }
        edits.append(edit)
      } else if let statement = syntax.nodes(at: range).first {
        statements.append(statement)
      }
    }
    if let call = emptiedCall(without: statements, in: element) {
      return removal(ofLink: call, from: element).map { edits + [$0] }
    }
    edits += KotlinRemoval(text: tree.text).edits(statements.map { syntax[$0].range }) ?? []
    return edits.isEmpty ? nil : edits
  }

  /// Returns the `.semantics { }` in a chain that contains nothing but `statements`.
  private func emptiedCall(without statements: [NodeID], in element: Element) -> NodeID? {
    guard let first = statements.first else { return nil }
    for index in syntax.subtree(of: NodeID(element.origin))
    where syntax.nodes[index].kind == .call && syntax.nodes[index].name == "semantics" {
      let call = NodeID(index)
      guard syntax.subtree(of: call).contains(first.index), let lambda = syntax.trailingLambda(of: call)
      else { continue }
      let isEmptied = syntax.children(of: lambda).allSatisfy { statements.contains($0) }
      let isInChain = tree.text[syntax[call].range.lowerBound] == UInt8(ascii: ".")
      return isEmptied && isInChain && syntax.arguments(of: call).count == 1 ? call : nil
    }
    return nil
  }

  /// Returns an edit that removes a modifier from its chain, or the whole argument if only `Modifier` would remain.
  private func removal(ofLink link: NodeID, from element: Element) -> WriterEdit? {
    if let call = call(of: element) {
      let arguments = syntax.arguments(of: call)
      for (index, argument) in arguments.enumerated() where syntax.isModifier(argument) {
        guard let chain = syntax.value(ofArgument: argument) else { continue }
        let links = syntax.links(of: chain)
        guard links.count == 2, links[1] == link, syntax.isName("Modifier", links[0]),
          // The arguments after it are positional.
          syntax[argument].name != .none
            || arguments.dropFirst(index + 1).allSatisfy({
              syntax[$0].name != .none || syntax[$0].detail == 1
            })
        else { continue }
        return removal(ofArgument: argument, from: element)
      }
    }
    return .replace(tree.text.withLeadingBlanks(syntax[link].range), "")
  }

  private func removal(ofArgument argument: NodeID, from element: Element) -> WriterEdit? {
    if element.role == .image, element.labels.contains(where: { $0.range == syntax[argument].range }) {
      return syntax.value(ofArgument: argument).map { .replace(syntax[$0].range, "null") }
    }
    // The label of an action is required.
    guard !isActionName(argument) else { return nil }
    let edit = syntax.removal(ofArgument: argument)
    let text = tree.text
    var (start, end) = (edit.range.lowerBound, edit.range.upperBound)
    // Remove empty parentheses before a trailing lambda.
    guard edit.range == syntax[argument].range else { return edit }
    while start > 0, text[start - 1].isBlank { start -= 1 }
    while end < text.count, text[end].isBlank { end += 1 }
    guard start > 0, text[start - 1] == UInt8(ascii: "("), end + 1 < text.count,
      text[end] == UInt8(ascii: ")"),
      let brace = nextOpeningBrace(end + 1)
    else { return edit }
    return .replace(start - 1..<brace, " ")
  }

  /// Returns the offset of a brace that follows `offset` on the same line.
  private func nextOpeningBrace(_ offset: Int) -> Int? {
    var at = offset
    while at < tree.text.count, tree.text[at] == 0x20 { at += 1 }
    return at < tree.text.count && tree.text[at] == UInt8(ascii: "{") ? at : nil
  }
}
