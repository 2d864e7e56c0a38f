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

  /// Reads the line limit and the fixed width of a label with a text style. A label shows one line unless the file, or
  /// code, allows more.
  ///
  /// Source: Apple, “UILabel › numberOfLines”: “The default value for this property is 1.”
  func readLines(_ element: inout Element) {
    guard kind == .label, !object.has("customClass"), outlets.isEmpty,
      object.object("fontDescription", key: "fontDescription")?.has("style") == true,
      !object.isYes("adjustsFontSizeToFit"), object.object("variation") == nil,
      let text = object.attribute("text"), case let lines = object.number("numberOfLines") ?? 1, lines >= 1,
      lines < 1_000
    else { return }
    let edit =
      object.attribute("numberOfLines").map { WriterEdit.replace(object.valueRange(of: $0), "0") }
      ?? WriterEdit.insert(at: tree[text].range.upperBound, .text(" numberOfLines=\"0\""))
    element.textLooks.append(TextLook(.lineLimit(Int(lines)), range: tree[text].range, edits: [edit]))
    if object.isNo("translatesAutoresizingMaskIntoConstraints"), let width = constrainedWidth {
      element.textLooks.append(TextLook(.lineLength(width), range: tree[text].range))
    }
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

  /// Removes the line limits of labels whose controller sets some label's number of lines.
  mutating func forgetChangedLines(_ project: ProjectView, _ tree: Tree) {
    guard elements.contains(where: { $0.framework == .interfaceBuilder && $0.lineLimit != nil }) else {
      return
    }
    var changed: [Range<Int>] = []
    for index in tree.nodes.indices where tree.nodes[index].kind == .element {
      let object = NibObject(NodeID(index), in: tree)
      guard object.tag == "tableViewController" || object.tag == "viewController",
        index >= changed.last?.upperBound ?? 0, let name = object.string("customClass"),
        project.mentions("numberOfLines", inCodeOf: name)
      else { continue }
      changed.append(index..<Int(tree.nodes[index].subtreeEnd))
    }
    for index in elements.indices where elements[index].lineLimit != nil {
      let next = changed.partitioningIndex { $0.upperBound > Int(elements[index].origin) }
      guard next < changed.count, changed[next].contains(Int(elements[index].origin)) else { continue }
      self[ElementID(index)].textLooks.removeAll { look in
        if case .lineLimit = look.kind { true } else { false }
      }
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
