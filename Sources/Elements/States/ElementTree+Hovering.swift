// Controls that appear only under a pointer.

import Source
import Syntax

extension ElementTree {
  /// Returns the code that shows a SwiftUI control only while a pointer is over something: `.opacity(hovers ? 1 : 0)`,
  /// `if hovers { … }`. Nil if the declaration offers actions in another way.
  ///
  /// Source: Apple, SwiftUI, “onHover(perform:)”: only a pointer triggers it.
  public func rangeShowingOnHover(_ id: ElementID) -> Range<Int>? {
    guard self[id].framework == .swiftUI, let declaration = declaration(around: id),
      let found = hoverCondition(id), let name = syntax.links(of: syntax.core(of: found.condition)).last,
      isSetByHovering(syntax[name].name, in: declaration)
    else { return nil }
    let offers: [StaticString] = ["contextMenu", "swipeActions", "accessibilityAction", "onDeleteCommand"]
    let code = code(syntax[declaration].range)
    return offers.contains { code.spells($0) } ? nil : found.range
  }

  /// Returns the condition that a control or a view around it is shown under.
  private func hoverCondition(_ id: ElementID) -> (condition: NodeID, range: Range<Int>)? {
    for view in [id] + ancestors(of: id).prefix(2) {
      for link in syntax.links(of: NodeID(self[view].origin)) where syntax[link].name == "opacity" {
        guard let value = syntax.firstUnlabelledArgument(of: link).flatMap(syntax.value(ofArgument:)),
          let (condition, values) = syntax.choice(of: value), values.contains(where: isZero)
        else { continue }
        return (condition, syntax[link].range)
      }
      if self[view].role != .container, view != id { return nil }
    }
    var node = NodeID(self[id].origin)
    for _ in 0..<4 {
      guard let parent = syntax.parent(of: node) else { return nil }
      if syntax.branchKind(of: parent) == .if, let condition = syntax.condition(ofChoice: parent) {
        let isFirst = syntax.children(of: parent).first { syntax[$0].kind == .arm } == node
        let isAlone = syntax.children(of: parent).count { syntax[$0].kind == .arm } == 1
        return isFirst && isAlone ? (condition, syntax[condition].range) : nil
      }
      node = parent
    }
    return nil
  }

  private func isZero(_ value: NodeID) -> Bool { syntax.number(of: value) == 0 }

  /// Returns whether a closure of `onHover` in a declaration mentions a state.
  private func isSetByHovering(_ state: Identifier, in declaration: NodeID) -> Bool {
    guard state != .none, code(syntax[declaration].range).spells("onHover") else { return false }
    return syntax.subtree(of: declaration).contains { index in
      let node = syntax.nodes[index]
      return node.kind == .call && node.name == "onHover" && syntax.subtreeMentions(state, NodeID(index))
    }
  }
}
