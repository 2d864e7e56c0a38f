// Broken parts of a text, as evidence of a bad edit.

package import Source
import Syntax

/// The number of broken parts of a text, by problem.
package struct BrokenParts: Sendable {
  private var counts: [String: Int] = [:]

  package init(of text: SourceText, path: String) {
    guard let language = Language(path: path) else { return }
    let tree = Tree(parsing: text, as: language)
    let prefixes = tree.declaredPrefixes
    for index in tree.nodes.indices {
      for problem in tree.problems(of: NodeID(index), prefixes) { counts[problem, default: 0] += 1 }
    }
  }

  /// Returns the problems with higher counts than in `other`.
  package func added(to other: BrokenParts) -> [String] {
    counts.filter { $0.value > other.counts[$0.key, default: 0] }.keys.sorted()
  }
}

private extension Tree {
  func problems(of id: NodeID, _ prefixes: Set<String>) -> [String] {
    var problems: [String] = []
    if self[id].kind == .other { problems.append("not understood") }
    if !isClosed(id) { problems.append("\(self[id].kind) without an end") }
    switch self[id].kind {
    case .element:
      if repeats(.attribute, in: id) { problems.append("attribute written twice") }
    case .call:
      if repeats(.argument, in: id) { problems.append("argument written twice") }
    case .attribute where language == .xml:
      let parts = nameText(of: id).split(separator: ":")
      if parts.count == 2, parts[0] != "xmlns", !prefixes.contains(String(parts[0])) {
        problems.append("prefix nobody declares")
      }
    default: break
    }
    return problems
  }

  /// The prefixes that `xmlns:…` attributes declare.
  var declaredPrefixes: Set<String> {
    guard language == .xml else { return [] }
    let attributes = nodes.indices.map(NodeID.init).filter { self[$0].kind == .attribute }
    return Set(
      attributes.map { nameText(of: $0) }.filter { $0.hasPrefix("xmlns:") }.map { String($0.dropFirst(6)) })
  }

  /// Returns whether two direct children of `kind` have the same name.
  func repeats(_ kind: Node.Kind, in id: NodeID) -> Bool {
    var seen: Set<String> = []
    return children(of: id).contains { child in
      guard self[child].kind == kind, self[child].name != .none else { return false }
      let name = text.string(Int(self[child].start)..<nameRange(of: child).upperBound)
      return !seen.insert(name).inserted
    }
  }

  /// Returns whether the node's opening token is closed at its end.
  func isClosed(_ id: NodeID) -> Bool {
    let node = self[id]
    let first = text[Int(node.start)]
    let last = text[Int(node.end) - 1]
    switch node.kind {
    case .closure: return last == UInt8(ascii: "}")
    case .block: return first != UInt8(ascii: "{") || last == UInt8(ascii: "}")
    case .collection, .index: return last == UInt8(ascii: "]")
    case .tuple: return last == UInt8(ascii: ")")
    case .call: return last == UInt8(ascii: ")") || last == UInt8(ascii: "}")
    case .string: return last == UInt8(ascii: "\"") || last == UInt8(ascii: "#")
    case .element:
      let end = text.string(max(Int(node.start), Int(node.end) - 200)..<Int(node.end))
      guard let tag = end.split(separator: "<", omittingEmptySubsequences: false).last else { return false }
      return tag.hasSuffix("/>") || (tag.hasPrefix("/") && tag.hasSuffix("\(nameText(of: id))>"))
    default: return true
    }
  }
}
