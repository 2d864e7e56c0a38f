// The fonts of labels, fields, and buttons.

import Source
import Syntax

extension ReceiverWalker {
  mutating func writeFont(_ value: NodeID, on ids: [SlotID], _ site: Site) {
    guard !hasFixedPages, !isForOthers, !isDrawing() else { return }
    let (size, isBold) = (textSize(of: value), isBold(font: value))
    let isOfHeading = isOfHeading(font: value)
    let font = WrittenFont(
      scaling(of: value), range: site.range, valueRange: tree[value].range, size: size,
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

  /// Returns true for heading styles: `UIFont.preferredFont(forTextStyle: .title1)`.
  private func isOfHeading(font: NodeID) -> Bool {
    tree.subtree(of: font).contains { index in
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

  /// Returns the scaling of a font with the user's text size setting.
  ///
  /// Source: Apple, “Scaling fonts automatically”: fonts of a text style and those that `UIFontMetrics` scales do,
  /// fonts of a stated size don't.
  private func scaling(of value: NodeID) -> FontScaling {
    if tree[value].kind == .infix {
      // `UIFont(name: "Inter", size: 17) ?? .systemFont(ofSize: 17)`
      let parts = Array(tree.children(of: value))
      guard parts.count == 3, tree[parts[1]].name == "??" else { return .unknown }
      let (first, second) = (scaling(of: parts[0]), scaling(of: parts[2]))
      guard case .fixed = first, case .fixed = second else { return .unknown }
      return first
    }
    let links = tree.links(of: value)
    guard let call = links.last, tree[call].kind == .call else { return .unknown }
    if tree[call].name == "scaledFont" { return .scales }
    // Source: Apple, “UIFont › withSize(_:)”: the size is the specified one, whatever the receiver's was.
    if tree[call].name == "withSize", links.count > 1, let size = tree.firstUnlabelledArgument(of: call) {
      return tree.value(ofArgument: size).map(fixed) ?? .unknown
    }
    guard links.count <= 2 else { return .unknown }
    let isOfFont = links.count == 1 || tree[links[0]].name == "UIFont"
    switch tree[call].name {
    // A custom function with a size: `preferredFont(ofSize: 16)`.
    case "preferredFont": return tree.argument("ofSize", of: call) == nil ? .scales : .unknown
    case "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
      "monospacedDigitSystemFont":
      guard isOfFont, let size = tree.value("ofSize", of: call) else { return .unknown }
      return fixed(size)
    case "UIFont" where links.count == 1, "init" where links.count == 2 && tree[links[0]].name == "UIFont":
      guard tree.argument("name", of: call) != nil, let size = tree.value("size", of: call) else {
        return .unknown
      }
      return fixed(size)
    default: return .unknown
    }
  }

  private func fixed(_ size: NodeID) -> FontScaling {
    // `17.scaled` is a computed number.
    if let number = tree.constantNumber(of: size) { return .fixed(size: number, unit: "pt") }
    if tree[size].kind == .branch, let values = tree.choice(of: size)?.values {
      let sizes = values.compactMap(tree.constantNumber(of:))
      return sizes.count == values.count ? .fixed(size: sizes.max(), unit: "pt") : .unknown
    }
    switch tree.lastName(of: size) {
    case "systemFontSize", "smallSystemFontSize", "labelFontSize", "buttonFontSize":
      // Source: Apple, “UIFont”: constants, whatever text size is set.
      return .fixed(size: nil, unit: "pt")
    default: return .unknown
    }
  }
}
