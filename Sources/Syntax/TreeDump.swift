// The tree as indented text, one line per node. Parser tests compare it, and `dump` prints it.

import Source

extension Tree {
  /// Returns one line per node: kind, detail, name and, for leaves, the quoted source.
  public func dump() -> String {
    var lines: [String] = []
    var ends: [Int] = []
    for index in nodes.indices {
      while let end = ends.last, index >= end { ends.removeLast() }
      let node = nodes[index]
      var line = String(repeating: "  ", count: ends.count) + label(of: node)
      if node.name != .none { line += " " + nameText(of: NodeID(index)) }
      if Int(node.subtreeEnd) == index + 1, node.kind.showsSource {
        line += " ⟨" + text.string(node.range).split(whereSeparator: \.isNewline).joined(separator: "⏎") + "⟩"
      }
      lines.append(line)
      ends.append(Int(node.subtreeEnd))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func label(of node: Node) -> String {
    switch node.kind {
    case .declaration: DeclarationKind(rawValue: node.detail).map { "\($0)" } ?? "declaration"
    case .branch: BranchKind(rawValue: node.detail).map { "branch(\($0))" } ?? "branch"
    case .argument where node.detail == 1: "trailing"
    default: "\(node.kind)"
    }
  }
}

extension Node.Kind {
  var showsSource: Bool {
    switch self {
    case .segment, .number, .opaqueLiteral, .keyPath, .other, .value, .text, .type: true
    default: false
    }
  }
}
