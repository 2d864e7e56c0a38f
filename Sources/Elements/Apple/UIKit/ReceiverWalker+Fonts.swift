// The fonts of labels, fields, and buttons.

import Source
import Syntax

extension ReceiverWalker {
  mutating func writeFont(_ value: NodeID, on ids: [SlotID], _ site: Site) {
    guard !hasFixedPages, !isForOthers, !isDrawing() else { return }
    let (size, isBold) = (textSize(of: value), isBold(font: value))
    let isOfHeading = isOfHeading(font: value)
    let font = WrittenFont(
      tree.fontScaling(of: value), range: site.range, valueRange: tree[value].range, size: size,
      sizeRange: sizeRange(in: value))
    let slant = slant(of: value, site)
    change(ids) { facts in
      facts.fonts.append(font)
      if let slant { facts.textLooks.append(slant) }
      facts.textSize = size
      facts.isBold = isBold
      facts.isStyledAsHeading = isOfHeading
    }
  }

  /// Handles `label.fontSize = 14`, which an extension provides in many apps. The value isn't a font, so the range of
  /// the whole assignment replaces it.
  mutating func writeFontSize(_ value: NodeID, on ids: [SlotID], _ site: Site) {
    guard !hasFixedPages, !isForOthers, !isDrawing(), let size = tree.constantNumber(of: value) else {
      return
    }
    let font = WrittenFont(
      .fixed(size: size, unit: "pt"), range: site.range, valueRange: site.range, size: size)
    change(ids) { facts in
      facts.fonts.append(font)
      facts.textSize = size
    }
  }

  /// Returns true for heading styles: `UIFont.preferredFont(forTextStyle: .title1)`, large bold fonts, and constants that
  /// are named after headings: `Fonts.title`.
  private func isOfHeading(font: NodeID) -> Bool {
    if namesHeading(font) || isBold(font: font) && textSize(of: font) ?? 0 >= 20 { return true }
    return tree.subtree(of: font).contains { index in
      guard tree.nodes[index].kind == .argument, tree.nodes[index].name == "forTextStyle",
        let style = tree.value(ofArgument: NodeID(index))
      else { return false }
      switch tree.lastName(of: style) {
      case "extraLargeTitle", "extraLargeTitle2", "largeTitle", "title1", "title2", "title3", "headline":
        return true
      default: return false
      }
    }
  }

  /// Returns whether a font is a constant that's named after headings, not after the titles of smaller parts.
  private func namesHeading(_ font: NodeID) -> Bool {
    tree.constantName(of: font).map(Tree.namesHeading) ?? false
  }

  /// Returns the size in points at the default text size setting, or nil if it isn't known.
  ///
  /// Source: Apple, Human Interface Guidelines, “Typography › iOS, iPadOS Dynamic Type sizes › Large (default)”.
  private func textSize(of font: NodeID) -> Double? {
    for index in tree.subtree(of: font) {
      let node = tree.nodes[index]
      guard node.kind == .argument, let value = tree.value(ofArgument: NodeID(index)) else { continue }
      switch node.name {
      case "ofSize", "size": return tree[value].kind == .chain ? nil : tree.number(of: value)
      case "forTextStyle":
        switch tree.lastName(of: value) {
        case "extraLargeTitle", "extraLargeTitle2", "largeTitle", "title1", "title2", "title3": return 20
        default: return 16
        }
      default: continue
      }
    }
    return nil
  }

  /// Returns the range of the number for the size.
  private func sizeRange(in font: NodeID) -> Range<Int>? {
    for index in tree.subtree(of: font) {
      let node = tree.nodes[index]
      guard node.kind == .argument, node.name == "ofSize" || node.name == "size",
        let value = tree.value(ofArgument: NodeID(index))
      else { continue }
      return tree[value].kind == .number ? tree[value].range : nil
    }
    return nil
  }

  private func isBold(font: NodeID) -> Bool {
    tree.subtree(of: font).contains { index in
      switch tree.nodes[index].name {
      case "boldSystemFont", "semibold", "bold", "heavy", "black", "traitBold", "headline": true
      default: false
      }
    }
  }

  /// Returns whether the current function draws an image of the views that it creates.
  private mutating func isDrawing() -> Bool {
    guard let function = currentFunction else { return false }
    if let known = drawingFunctions[function] { return known }
    let draws =
      tree.subtreeMentions("UIGraphicsBeginImageContextWithOptions", function)
      || tree.subtreeMentions("UIGraphicsImageRenderer", function)
    drawingFunctions[function] = draws
    return draws
  }
}

extension Tree {
  /// Returns whether the name of a style says that it's for headings, not for the titles of smaller parts.
  static func namesHeading(_ style: String) -> Bool {
    let words = Set(NameSuggestion.words(in: style))
    return !words.isDisjoint(with: ["title", "heading", "headline", "h1", "h2"])
      && words.isDisjoint(with: [
        "sub", "small", "button", "control", "controls", "cell", "row", "form", "field", "input", "item",
        "list", "table", "bar", "nav", "navigation", "tab", "card", "caption", "menu", "badge", "settings",
      ])
  }
}
