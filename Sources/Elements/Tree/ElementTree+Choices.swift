// Groups of options that are announced without their title.

import Source
import Syntax

extension ElementTree {
  /// The maximum number of levels searched around an element for conditions.
  private static let deepestChoice = 64

  /// Returns whether two elements are never shown together because they're in different arms of a condition.
  public func areAlternatives(_ id: ElementID, _ other: ElementID) -> Bool {
    let arms = arms(around: id)
    return !arms.isEmpty
      && self.arms(around: other).contains { branch, arm in arms[branch].map { $0 != arm } ?? false }
  }

  /// Returns whether a condition that doesn't apply to `id` decides whether another element is shown.
  func isShown(_ other: ElementID, onlySometimesWith id: ElementID) -> Bool {
    let others = arms(around: other)
    guard !others.isEmpty else { return false }
    let own = arms(around: id)
    return others.keys.contains { own[$0] == nil }
  }

  /// Returns the conditions around an element, each with the arm that contains it.
  private func arms(around id: ElementID) -> [NodeID: NodeID] {
    var arms: [NodeID: NodeID] = [:]
    guard var node = syntax.nodes(at: self[id].constructor).first else { return [:] }
    for _ in 0..<ElementTree.deepestChoice {
      guard let parent = syntax.parent(of: node) else { break }
      let isBranch = syntax[parent].kind == .branch && syntax.branchKind(of: parent) != .compilation
      if isBranch || isForValue(parent) { arms[parent] = node }
      node = parent
    }
    return arms
  }

  /// Returns whether a call runs its closure only if there's a value: `title?.let { … }`, `title.map { … }`.
  private func isForValue(_ call: NodeID) -> Bool {
    syntax[call].kind == .call && (syntax[call].name == "let" || syntax[call].name == "map")
  }
}
