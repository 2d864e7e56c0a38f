// Content that's shown only under a condition.

import Syntax

extension ElementTree {
  /// Returns whether an element is all that a condition shows, and nothing replaces it otherwise. It then shows a
  /// state: `if mail.isFlagged { Image("star") }`.
  public func appearsConditionally(_ id: ElementID) -> Bool {
    if isFadedOnCondition(id) { return true }
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

  /// Returns whether a condition decides the opacity of a SwiftUI view: `.opacity(isChosen ? 1 : 0)`.
  private func isFadedOnCondition(_ id: ElementID) -> Bool {
    guard self[id].framework == .swiftUI else { return false }
    return syntax.links(of: NodeID(self[id].origin)).dropFirst().contains { link in
      syntax[link].name == "opacity"
        && syntax.firstUnlabelledArgument(of: link).flatMap(syntax.value(ofArgument:)).map {
          syntax[$0].kind == .branch
        } == true
    }
  }

  /// The maximum number of syntax nodes between a view and the block that shows it.
  private static let mostNodesToCondition = 4
}
