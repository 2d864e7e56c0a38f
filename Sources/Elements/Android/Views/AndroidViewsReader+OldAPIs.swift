// Deprecated APIs with a replacement.

import Source
import Syntax

extension AndroidViewsReader {
  /// Returns each `ViewCompat.setImportantForAccessibility(view, mode)`.
  ///
  /// Source: androidx.core, `ViewCompat`: deprecated, it calls the view's own setter, which every supported system has
  /// (API 16).
  static func oldAPIs(in tree: Tree) -> [OldAPI] {
    guard tree.nodes.contains(where: { $0.name == "ViewCompat" }) else { return [] }
    return tree.nodes.indices.compactMap { index in
      guard tree.nodes[index].kind == .chain else { return nil }
      let chain = NodeID(index)
      let links = tree.links(of: chain)
      guard links.count == 2, tree.isName("ViewCompat", links[0]),
        tree[links[1]].name == "setImportantForAccessibility", tree[links[1]].kind == .call
      else { return nil }
      return OldAPI(
        .androidViews, "ViewCompat.setImportantForAccessibility", new: "importantForAccessibility",
        range: tree[chain].range, edits: assignment(for: links[1], chain, in: tree))
    }
  }

  /// Returns the edit to `view.importantForAccessibility = mode` if the call is a statement and the view is a name or
  /// path.
  private static func assignment(for call: NodeID, _ chain: NodeID, in tree: Tree) -> [WriterEdit] {
    let values = tree.arguments(of: call).compactMap(tree.value(ofArgument:))
    guard values.count == 2, tree[values[0]].kind == .name || tree[values[0]].kind == .chain,
      isStatement(tree[chain].range, in: tree.text)
    else { return [] }
    let view = tree.text.string(tree[values[0]].range)
    let mode = tree.text.string(tree[values[1]].range)
    return [.replace(tree[chain].range, "\(view).importantForAccessibility = \(mode)")]
  }

  /// Returns whether a statement begins at the start of an expression.
  private static func isStatement(_ range: Range<Int>, in text: SourceText) -> Bool {
    var before = range.lowerBound
    while before > 0, text[before - 1] == 0x20 || text[before - 1] == 0x09 { before -= 1 }
    guard before > 0 else { return true }
    switch text[before - 1] {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), 0x0A, 0x0D: return true
    default: return false
    }
  }
}
