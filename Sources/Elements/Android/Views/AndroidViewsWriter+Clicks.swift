// Fixes that replace touches with clicks.

import Source
import Syntax

extension AndroidViewsWriter {
  /// Sends a click at the end of a touch and moves the touch's effect to a click listener. In a `performClick` without
  /// `super`, adds the call.
  func clickAction(_ gesture: Gesture, of element: Element) -> [WriterEdit]? {
    guard
      let node = syntax.nodes.indices.first(where: { index in
        let node = NodeID(index)
        return (syntax[node].kind == .call || syntax[node].kind == .declaration)
          && syntax.nameRange(of: node) == gesture.range
      }).map({ NodeID($0) })
    else { return nil }
    return syntax[node].kind == .call ? performClick(in: node, of: element) : callSuper(in: node)
  }

  private func callSuper(in function: NodeID) -> [WriterEdit]? {
    guard syntax[function].name == "performClick", let body = syntax.body(ofFunction: function),
      syntax[body].kind == .block, let first = syntax.children(of: body).first(where: { _ in true })
    else { return nil }
    let start = syntax[first].range.lowerBound
    let blanks = tree.text.blanksBeforeFirst(start).map { "\n" + $0 } ?? "; "
    return [.insert(at: start, .text("super.performClick()" + blanks))]
  }

  /// Rewrites `setOnTouchListener { _, e -> if (e.action == ACTION_UP) fire(); true }`, provided that the branch for
  /// the end of a touch doesn't use the touch event.
  private func performClick(in call: NodeID, of element: Element) -> [WriterEdit]? {
    guard let lambda = syntax.trailingLambda(of: call),
      let place = element.receiver?.place(around: syntax[call].range), !place.spelling.isEmpty,
      syntax[call].range.upperBound == place.statement.upperBound
    else { return nil }
    let parameters = syntax.children(of: lambda).filter { syntax[$0].kind == .parameter }
    guard parameters.count == 2, let action = actionOnUp(in: lambda),
      !parameters.contains(where: { syntax.subtreeMentions(syntax[$0].name, action) })
    else { return nil }
    var edits: [WriterEdit] = []
    let name = syntax.nameRange(of: parameters[0])
    let view = syntax[parameters[0]].name == "_" ? "v" : tree.text.string(name)
    if syntax[parameters[0]].name == "_" {
      guard syntax[parameters[1]].name != "v" else { return nil }
      edits.append(.replace(name, "v"))
    }
    let receiver = tree.text.string(place.spelling)
    // Setting a click listener on a list or spinner throws an exception.
    guard !["pinner", "ListView", "GridView", "listView", "gridView"].contains(where: receiver.contains)
    else { return nil }
    let code = tree.text.string(syntax[action].range)
    edits.append(.replace(syntax[action].range, "\(view).performClick()"))
    edits.append(
      statement(behind: place.statement, [.text("\(receiver).setOnClickListener { \(code) }")]))
    return edits
  }

  /// Returns the only statement in the only branch for the end of a touch.
  private func actionOnUp(in lambda: NodeID) -> NodeID? {
    var found: NodeID?
    for index in syntax.subtree(of: lambda) where syntax.nodes[index].kind == .arm {
      let arm = NodeID(index)
      guard let block = syntax.child(.block, of: arm),
        syntax.children(of: arm).contains(where: { $0 != block && syntax.subtreeMentions("ACTION_UP", $0) })
      else { continue }
      let statements = Array(syntax.children(of: block))
      guard found == nil, statements.count == 1 else { return nil }
      found = statements[0]
    }
    return found
  }
}
