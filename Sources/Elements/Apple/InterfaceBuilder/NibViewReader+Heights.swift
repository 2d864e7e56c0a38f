// Heights that don't grow with the text: constraints on text views, and headers and footers of tables.

import Source
import Syntax

extension NibViewReader {
  /// Reads a constraint that fixes the height of a view with text.
  func readHeight(_ element: inout Element) {
    guard kind == .label || kind == .textField || kind == .button, !object.has("customClass"),
      object.object("fontDescription", key: "fontDescription")?.has("style") == true,
      kind != .button || !element.title.isAbsent,
      object.isNo("translatesAutoresizingMaskIntoConstraints"), let height = constrainedHeight,
      height.length >= 10
    else { return }
    var edits: [WriterEdit] = []
    if let attribute = height.constraint.attribute("firstAttribute") {
      let end = tree[attribute].range.upperBound
      edits = [WriterEdit(end..<end, [.text(" relation=\"greaterThanOrEqual\"")])]
    }
    element.textLooks.append(
      TextLook(.fixedHeight(height.length), range: height.constraint.range, edits: edits))
  }

  /// Reads the frame of a table's header or footer view, which no constraint resizes.
  ///
  /// Source: Apple, “UITableView › tableFooterView”: the table uses the height of the view's frame.
  func readTablePart(_ element: inout Element) {
    guard kind == .view, object.name("key") == "tableFooterView" || object.name("key") == "tableHeaderView",
      let frame = object.object("rect", key: "frame"), let height = frame.number("height"),
      let views = object.object("subviews"), 2.5 * growingHeight(of: views) > height
    else { return }
    element.textLooks.append(TextLook(.fixedHeight(height), range: frame.range))
  }

  /// Returns the height in the design of the wrapping texts and buttons that grow with the text size, if there are
  /// wrapping ones.
  private func growingHeight(of views: NibObject) -> Double {
    var height = 0.0
    var wraps = false
    for view in views.objects.prefix(32) where view.tag == "label" || view.tag == "button" {
      guard view.object("fontDescription", key: "fontDescription")?.has("style") == true else { continue }
      if view.tag == "label", view.number("numberOfLines") == 0 { wraps = true }
      height += view.object("rect", key: "frame")?.number("height") ?? 0
    }
    return wraps ? height : 0
  }
}

extension ElementList {
  /// Removes the fixed height of table headers and footers whose controller may resize them.
  mutating func forgetResizedTableParts(_ project: ProjectView, _ tree: Tree) {
    for index in elements.indices where !elements[index].textLooks.isEmpty {
      let object = NibObject(NodeID(elements[index].origin), in: tree)
      guard object.name("key") == "tableFooterView" || object.name("key") == "tableHeaderView" else {
        continue
      }
      if mayResize(object, project) { self[ElementID(index)].textLooks = [] }
    }
  }

  /// Returns whether the controller of a table mentions the height of its header or footer, or isn't known.
  private func mayResize(_ part: NibObject, _ project: ProjectView) -> Bool {
    var node = part.node
    for _ in 0..<8 {
      guard let parent = part.tree.parent(of: node) else { return false }
      let object = NibObject(parent, in: part.tree)
      if object.tag == "document" { return true }
      if object.tag == "tableViewController" || object.tag == "viewController" {
        guard let name = object.string("customClass") else { return false }
        guard project.mentions("class", inCodeOf: name) else { return true }
        return ["tableFooterView", "tableHeaderView", "systemLayoutSizeFitting"].contains {
          project.mentions($0, inCodeOf: name)
        }
      }
      node = parent
    }
    return true
  }
}

private extension ProjectView {
  /// Returns whether the known code of a Swift type contains a word.
  func mentions(_ word: String, inCodeOf type: String) -> Bool { use(ofOutlet: word, of: type) != nil }
}
