// What is there only while something holds.

import Syntax

extension ElementTree {
  /// Whether an element is all that a condition shows, and nothing takes its place: `if mail.isFlagged { Image("star") }`
  /// tells a state.
  public func appearsConditionally(_ id: ElementID) -> Bool {
    guard let start = syntax.node(.call, at: self[id].constructor) else { return false }
    var node = start
    for _ in 0..<ElementTree.mostNodesToCondition {
      guard let parent = syntax.parent(of: node) else { return false }
      if syntax[parent].kind == .block {
        guard syntax.children(of: parent).count(where: { _ in true }) == 1,
          let arm = syntax.parent(of: parent),
          syntax[arm].kind == .arm, let branch = syntax.parent(of: arm)
        else { return false }
        return syntax.branchKind(of: branch) == .if
          && syntax.children(of: branch).count { syntax[$0].kind == .arm } == 1
      }
      node = parent
    }
    return false
  }

  /// So many nodes of syntax are between a view and the block that shows it.
  private static let mostNodesToCondition = 4
}
