// Web content in Swift code.

import Source
import Syntax

extension SwiftPractices {
  /// Checks `webView.loadHTMLString("<html>…")`.
  mutating func webPage(_ string: NodeID) {
    guard let fault = tree.webFault(in: string) else { return }
    add(Practice(.uiKit, .webContent(fault.fault), range: fault.range, edits: fault.edits))
  }

  /// Checks `webView.scrollView.pinchGestureRecognizer?.isEnabled = false`.
  mutating func webZoom(_ member: NodeID) {
    guard tree[member].kind == .member, let chain = tree.parent(of: member), tree[chain].kind == .chain,
      let assignment = tree.parent(of: chain), tree[assignment].kind == .assignment
    else { return }
    let links = tree.links(of: chain)
    let sides = Array(tree.children(of: assignment))
    guard sides.count == 2, sides[0] == chain, tree.isName("false", sides[1]),
      links.last.map({ tree[$0].name }) == "isEnabled",
      links.contains(where: { NameSuggestion.words(in: tree.nameText(of: $0)).first == "web" })
    else { return }
    let range = tree[assignment].range
    add(
      Practice(
        .uiKit, .webContent(.noZoom), range: range, edits: KotlinRemoval(text: tree.text).edits([range]) ?? []
      ))
  }
}
