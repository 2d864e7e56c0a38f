// Components that only surround the content that their callers pass: cards, screens, sections.

import Source
import Syntax

extension SwiftUIReader {
  /// Finds the file's components that show what their callers pass as it is, without labeling, hiding, or grouping it.
  mutating func findFrames() {
    var known: [Identifier: Bool] = [:]
    for name in bodies.keys.sorted(by: { $0.hash < $1.hash }) where framesContent(name, &known, 0) {
      framingTypes.insert(name)
    }
  }

  private func framesContent(_ name: Identifier, _ known: inout [Identifier: Bool], _ depth: Int) -> Bool {
    if let answer = known[name] { return answer }
    // A component that uses itself isn't one inside itself.
    known[name] = false
    guard depth < 16, let body = bodies[name], body.declarations == 1, let type = body.name else {
      return false
    }
    var isFrame = false
    for root in body.roots {
      var index = root.index
      let end = min(list.elements.count, index + ElementTree.reach)
      while index < end, index == root.index || isInside(index, root) {
        let id = ElementID(index)
        index += 1
        guard isGivenContent(id, of: type) else { continue }
        guard isShownAsItIs(id, below: root, &known, depth) else { return false }
        isFrame = true
      }
    }
    known[name] = isFrame
    return isFrame
  }

  /// Returns whether a view is a property that contains what the callers of its type pass.
  private func isGivenContent(_ id: ElementID, of type: NodeID) -> Bool {
    valueLink(of: id).map { tree.unsetProperty(tree[$0].name, of: type) != nil } ?? false
  }

  /// Returns whether neither a view nor its ancestors change what assistive technologies reach in the view.
  private func isShownAsItIs(
    _ content: ElementID, below root: ElementID, _ known: inout [Identifier: Bool], _ depth: Int
  ) -> Bool {
    var next: ElementID? = content
    var steps = 0
    while let id = next, steps < 32 {
      steps += 1
      let view = list[id]
      guard view.slot == .content, view.hiding == nil, view.labels.isEmpty, view.traits.isEmpty,
        view.gestures.isEmpty, view.actions.isEmpty, view.grouping == .none || view.grouping == .contains,
        view.openness.isDisjoint(with: [.modifiers, .elsewhere])
      else { return false }
      switch view.role {
      case .container, .list: break
      case .custom where id == content: break
      case .custom:
        guard let link = components[id], tree[link].kind == .call, tree.namesObject(link) else {
          return false
        }
        let isFrame =
          bodies[tree[link].name]?.isType == true
          ? framesContent(tree[link].name, &known, depth + 1)
          : project.component(view.typeName)?.framesContent == true
        guard isFrame else { return false }
      default: return false
      }
      if id == root { return true }
      next = view.parent
    }
    return false
  }
}
