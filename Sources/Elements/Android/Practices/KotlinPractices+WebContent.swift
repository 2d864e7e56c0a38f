// Web content in Kotlin code.

import Source
import Syntax

extension KotlinPractices {
  /// Checks `web.loadData("<html>…", "text/html", null)`.
  mutating func webPage(_ string: NodeID) {
    guard hasViews, let fault = tree.webFault(in: string) else { return }
    add(Practice(.androidViews, .webContent(fault.fault), range: fault.range, edits: fault.edits))
  }

  /// Checks `web.settings.setSupportZoom(false)` and `settings.textZoom = 100`.
  ///
  /// Source: Android, “WebSettings › setSupportZoom, setTextZoom”.
  mutating func webZoom(_ link: NodeID) {
    guard let expression = tree.expression(endingIn: link) else { return }
    var statement = expression
    var value = tree.firstUnlabelledArgument(of: link).flatMap(tree.value(ofArgument:))
    if tree[link].kind != .call {
      guard let assignment = tree.parent(of: expression), tree[assignment].kind == .assignment else { return }
      let sides = Array(tree.children(of: assignment))
      guard sides.count == 2, sides[0] == expression else { return }
      statement = assignment
      value = sides[1]
    }
    guard let value, isStatement(statement) else { return }
    switch tree[link].name {
    case "setSupportZoom": guard tree.isName("false", value) else { return }
    default:
      guard tree[value].kind == .number, tree.number(of: value).map({ $0 <= 100 }) == true else { return }
    }
    let range = tree[statement].range
    add(
      Practice(
        .androidViews, .webContent(.noZoom), range: range,
        edits: KotlinRemoval(text: tree.text).edits([range]) ?? []))
  }
}
