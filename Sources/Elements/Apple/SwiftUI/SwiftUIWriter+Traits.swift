// Edits that remove traits.

import Source
import Syntax

extension SwiftUIWriter {
  /// Returns the edits that keep only `kept` of the traits in `all`: others are removed from arguments, and modifiers
  /// with only other traits are deleted.
  func keepTrait(_ kept: WrittenTrait, of all: [WrittenTrait], _ element: Element) -> [WriterEdit]? {
    var edits: [WriterEdit] = []
    var seen: [Range<Int>] = []
    for written in all where !seen.contains(written.valueRange) {
      seen.append(written.valueRange)
      let dropped = all.filter { $0.valueRange == written.valueRange && $0.trait != kept.trait }
      guard !dropped.isEmpty else { continue }
      guard let edit = edit(without: dropped.map(\.trait), written, element) else { return nil }
      edits.append(edit)
    }
    return edits.isEmpty ? nil : edits
  }

  /// Returns the edits that remove one trait, or the whole modifier if it names no other.
  func removeTrait(_ trait: WrittenTrait, _ element: Element) -> [WriterEdit]? {
    edit(without: [trait.trait], trait, element).map { [$0] }
  }

  private func edit(without dropped: [Trait], _ written: WrittenTrait, _ element: Element) -> WriterEdit? {
    let syntax = tree.syntax
    guard let value = node(at: written.valueRange, in: element) else { return nil }
    guard syntax[value].kind == .collection else {
      return .replace(tree.text.withLeadingBlanks(written.range), "")
    }
    let items = syntax.arguments(of: value)
    let left = items.filter { item in
      guard let expression = syntax.value(ofArgument: item) else { return true }
      guard let trait = SwiftUIReader.trait(syntax.lastName(of: expression)) else { return true }
      return !dropped.contains(trait)
    }
    if left.isEmpty { return .replace(tree.text.withLeadingBlanks(written.range), "") }
    guard left.count < items.count else { return nil }
    let texts = left.map { syntax.sourceText(of: $0) }
    return .replace(written.valueRange, texts.count == 1 ? texts[0] : "[\(texts.joined(separator: ", "))]")
  }

  /// Returns the expression in an element's chain with exactly this range.
  private func node(at range: Range<Int>, in element: Element) -> NodeID? {
    let nodes = tree.syntax.nodes
    let index = tree.syntax.subtree(of: NodeID(element.origin)).first {
      nodes[$0].range == range && nodes[$0].kind != .argument && nodes[$0].kind != .segment
    }
    return index.map(NodeID.init)
  }
}
