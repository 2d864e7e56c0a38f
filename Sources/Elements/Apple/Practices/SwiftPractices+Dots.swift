// States that Swift code shows only with a dot.

import Source
import Syntax

extension SwiftPractices {
  /// Checks `if hasNews { Circle().fill(.red).frame(width: 8) }` and `Circle().opacity(hasNews ? 1 : 0)` if nothing else
  /// in the declaration depends on the state.
  ///
  /// Source: Apple, SwiftUI, “Shape”: shapes aren't accessibility elements.
  mutating func dotState(_ circle: NodeID) {
    guard tree[circle].kind == .call, tree.arguments(of: circle).isEmpty, let member = enclosingMember else {
      return
    }
    let links = Array(links(around: circle))
    guard links.first == circle, let chain = chains.last, isSmall(links),
      !links.contains(where: { tree.text[tree.nameRange(of: $0)].starts(with: "accessibility".utf8) }),
      let (condition, shape) = condition(showing: chain, links),
      let state = tree.links(of: tree.core(of: condition)).last,
      tree[state].kind == .name || tree[state].kind == .member,
      Set(NameSuggestion.words(in: tree.nameText(of: state))).isDisjoint(with: SwiftPractices.passingDots),
      !isParameter(state, of: member) || tree.code(tree[member].range).spells("ccessibilityLabel"),
      !isTold(tree[state].name, except: shape, in: member)
    else { return }
    add(Practice(.swiftUI, .dotState(tree.nameText(of: state)), range: tree[circle].range))
  }

  /// States that the pointer or a touch changes, selections, which have their own rule, and looks.
  private static let passingDots: Set<String> = [
    "hover", "hovered", "hovering", "pressed", "dragging", "selected", "selection", "animating", "animate",
    "recording", "visible", "show", "shows", "focused", "loading", "border", "current", "debug", "decoration",
  ]

  /// Returns whether a frame makes a shape a dot.
  private func isSmall(_ links: [NodeID]) -> Bool {
    links.contains { link in
      guard tree[link].name == "frame",
        let side = tree.value("width", of: link) ?? tree.value("height", of: link)
      else { return false }
      return tree.number(of: side).map { (3...14).contains($0) } ?? false
    }
  }

  /// Returns the condition that shows a dot, and the code that depends on it.
  private func condition(showing chain: NodeID, _ links: [NodeID]) -> (condition: NodeID, code: NodeID)? {
    for link in links where tree[link].name == "opacity" || tree[link].name == "fill" {
      guard let value = tree.firstUnlabelledArgument(of: link).flatMap(tree.value(ofArgument:)),
        let (condition, values) = tree.choice(of: value),
        values.contains(where: { tree.number(of: $0) == 0 || tree.lastName(of: $0) == "clear" })
      else { continue }
      return (condition, link)
    }
    guard let block = tree.parent(of: chain), tree[block].kind == .block,
      tree.children(of: block).count(where: { _ in true }) == 1, let arm = tree.parent(of: block),
      tree[arm].kind == .arm, let branch = tree.parent(of: arm), tree.branchKind(of: branch) == .if,
      tree.children(of: branch).count(where: { tree[$0].kind == .arm }) == 1,
      let condition = tree.condition(ofChoice: branch)
    else { return nil }
    return (condition, branch)
  }
}
