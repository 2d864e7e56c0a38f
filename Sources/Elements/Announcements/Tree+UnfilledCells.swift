// UIKit cells that code dequeues and shows unchanged.

import Syntax

extension Tree {
  /// Returns whether a cell from `dequeueReusableCell` is returned without a custom class and without a text, so its
  /// announcement depends on its design.
  func isUnfilledCell(dequeuedBy call: NodeID) -> Bool {
    var node = call
    for _ in 0..<8 {
      guard let around = parent(of: node) else { return false }
      switch self[around].kind {
      case .chain where self[around].subtreeEnd == self[node].subtreeEnd: break
      // `as UITableViewCell`, `?? UITableViewCell()`
      case .infix:
        let isOfApp = children(of: around).contains {
          self[$0].kind == .type && ViewKind.named(self[$0].name) == nil
        }
        if isOfApp { return false }
      case .statement: return self[around].name == "return"
      case .block: return true
      case .declaration: return isUnfilled(variable: around)
      default: return false
      }
      node = around
    }
    return false
  }

  private func isUnfilled(variable: NodeID) -> Bool {
    guard declarationKind(of: variable) == .property, self[variable].name != .none,
      child(.type, of: variable).map({ ViewKind.named(self[$0].name) != nil }) ?? true,
      let function = function(around: variable)
    else { return false }
    var isReturned = false
    for index in Int(self[variable].subtreeEnd)..<subtree(of: function).upperBound
    where nodes[index].kind == .name && nodes[index].name == self[variable].name {
      switch use(of: NodeID(index)) {
      case .returns: isReturned = true
      case .styles: break
      case .unknown: return false
      }
    }
    return isReturned
  }

  private func function(around node: NodeID) -> NodeID? {
    sequence(first: node, next: { parent(of: $0) }).prefix(32)
      .first { declarationKind(of: $0) == .function }
  }

  /// Returns true for `cell.decorate(with: theme)`, which is a UIKit method or an extension from another file.
  private func isCallOnCell(_ links: [NodeID], _ name: NodeID) -> Bool {
    guard links.count == 2, links[0] == name, self[links[1]].kind == .call else { return false }
    return self[links[1]].name != "defaultContentConfiguration" && self[links[1]].name != "viewWithTag"
  }

  private enum CellUse { case returns, styles, unknown }

  /// Returns the way a cell is used where code refers to it.
  private func use(of name: NodeID) -> CellUse {
    guard let around = parent(of: name) else { return .unknown }
    switch self[around].kind {
    case .statement: return self[around].name == "return" ? .returns : .unknown
    case .block: return .returns
    case .chain:
      let links = links(of: around)
      if isCallOnCell(links, name) { return .styles }
      guard let last = links.last, links.first == name, links.allSatisfy({ self[$0].kind != .call }),
        let assignment = parent(of: around), self[assignment].kind == .assignment,
        self[assignment].subtreeEnd != self[around].subtreeEnd
      else { return .unknown }
      switch self[last].name {
      case "text", "attributedText", "contentConfiguration", "accessibilityLabel": return .unknown
      default: return .styles
      }
    default: return .unknown
    }
  }
}
