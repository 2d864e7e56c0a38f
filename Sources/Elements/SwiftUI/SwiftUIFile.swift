// What a Swift file declares that its views refer to: constants, scaled metrics.

import Source
import Syntax

/// The declarations of a file by name.
struct SwiftUIFile {
  /// What a name stands for as a number.
  enum Metric: Hashable {
    case constant(Double)
    /// Follows the text size: `@ScaledMetric`.
    case scaled
    /// Several things, or one that cannot be read.
    case unclear
  }

  private var metrics: [Identifier: Metric] = [:]

  init(_ tree: Tree) {
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      switch node.kind {
      case .parameter: add(.unclear, node.name)
      case .declaration where tree.declarationKind(of: NodeID(index)) == .property:
        add(SwiftUIFile.metric(of: NodeID(index), tree), node.name)
      default: continue
      }
    }
  }

  func metric(_ name: Identifier) -> Metric { metrics[name] ?? .unclear }

  private mutating func add(_ metric: Metric, _ name: Identifier) {
    guard name != .none else { return }
    if let known = metrics[name], known != metric {
      metrics[name] = .unclear
    } else {
      metrics[name] = metric
    }
  }

  private static func metric(of property: NodeID, _ tree: Tree) -> Metric {
    if tree.hasAttribute("ScaledMetric", property) { return .scaled }
    guard tree.isConstant(property), tree.child(.attribute, of: property) == nil,
      let value = tree.children(of: property).first(where: { tree[$0].kind == .number }),
      let number = tree.number(of: value)
    else { return .unclear }
    return .constant(number)
  }
}

extension Tree {
  /// Whether a property is declared with `let`.
  func isConstant(_ property: NodeID) -> Bool {
    var end = Int(self[property].nameStart)
    let start = Int(self[property].start)
    while end > start, text[end - 1].isBlank { end -= 1 }
    return end - start >= 3 && text.string(end - 3..<end) == "let"
  }
}
