// The styles in a values file: text sizes and, in themes with a dark variant, text colors.

import Source
import Syntax

extension AndroidXMLReader {
  mutating func readStyles() {
    let styles = AndroidStyles(tree)
    readPrimaryColor(styles)
    for style in styles.nodes {
      let hasDarkForm = styles.followsNight(style)
      for item in tree.children(of: style) where tree[item].kind == .element && tree[item].name == "item" {
        readStyleItem(item, hasDarkForm: hasDarkForm)
      }
    }
  }

  private mutating func readStyleItem(_ item: NodeID, hasDarkForm: Bool) {
    guard let name = AndroidAttributes(of: item, in: tree).value("name"),
      let text = tree.child(.text, of: item)
    else { return }
    let range = tree[item].range
    var element = Element(
      .androidXML, .text, typeName: "item", range: range, constructor: range,
      typeRange: tree.nameRange(of: item))
    element.origin = item.index
    let value = tree[text].range
    switch Identifier(name) {
    case "android:textColor":
      guard hasDarkForm else { return }
      element.colors.append(
        WrittenColor(AndroidAttributes.color(tree.text[value]), .foreground, range: range, valueRange: value))
    case "android:textSize":
      guard !fitsSmallScreen, let size = AndroidDimension(tree.text[value]) else { return }
      element.fonts.append(
        WrittenFont(
          size.textScaling, range: range, valueRange: range, size: size.unit == .sp ? size.number : nil,
          sizeRange: value))
    default: return
    }
    _ = list.append(element, below: nil)
  }
}

/// The styles that a values file declares, and their parents.
struct AndroidStyles {
  let tree: Tree
  private(set) var nodes: [NodeID] = []
  private var byName: [Identifier: NodeID] = [:]

  /// A limit that exceeds any real theme and stops cycles.
  private static let maximumSteps = 32

  init(_ tree: Tree) {
    self.tree = tree
    for index in tree.nodes.indices
    where tree.nodes[index].name == "style" && tree.nodes[index].kind == .element {
      let node = NodeID(index)
      nodes.append(node)
      if let name = AndroidAttributes(of: node, in: tree).value("name") { byName[Identifier(name)] = node }
    }
  }

  /// Returns whether a style inherits from a theme with a dark variant, possibly through other styles in the file.
  func followsNight(_ style: NodeID) -> Bool {
    var next: NodeID? = style
    for _ in 0..<AndroidStyles.maximumSteps {
      guard let style = next, let base = base(of: style) else { return false }
      if base.spells("DayNight") { return true }
      next = byName[Identifier(base)]
    }
    return false
  }

  /// Returns the name of a style's parent, either from its `parent` attribute or from the part of its name before the
  /// last dot.
  ///
  /// Source: Android, “Style resource” and “Styles and themes › Extend and customize a style”.
  private func base(of style: NodeID) -> ArraySlice<UInt8>? {
    let attributes = AndroidAttributes(of: style, in: tree)
    if var parent = attributes.value("parent") {
      if let slash = parent.lastIndex(of: UInt8(ascii: "/")) { parent = parent[(slash + 1)...] }
      return parent.isEmpty ? nil : parent
    }
    guard let name = attributes.value("name"), let dot = name.lastIndex(of: UInt8(ascii: ".")) else {
      return nil
    }
    return name[..<dot]
  }
}
