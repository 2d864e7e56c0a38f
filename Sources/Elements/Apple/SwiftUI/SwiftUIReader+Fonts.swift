// Fonts of SwiftUI views, and whether they follow the text size.

import Source
import Syntax

extension SwiftUIReader {
  /// Reads `.font(…)`.
  mutating func font(_ call: NodeID, of id: ElementID) {
    guard path.hasTextSizes, let argument = tree.firstUnlabelledArgument(of: call),
      let value = tree.value(ofArgument: argument)
    else { return }
    // Emoji are images.
    list[id].textSize = textSize(ofFont: value)
    if isBold(font: value) { list[id].circumstances.insert(.bold) }
    if isOfHeading(font: value) { list[id].circumstances.insert(.styledAsHeading) }
    let isPicture = list[id].title.value.map(showsPictures) == true || isAsset(id)
    list[id].fonts.append(
      WrittenFont(
        isPicture || path.keepsTextSizes ? .unknown : scaling(ofFont: value), range: tree[call].range,
        valueRange: tree[value].range,
        size: isPicture ? nil : textSize(ofFont: value)))
  }

  /// Returns whether an element is an image but not a system symbol. Only the app's own symbol sets would follow a
  /// font.
  private func isAsset(_ id: ElementID) -> Bool {
    list[id].role == .image && list[id].typeName == "Image" && list[id].imagery?.isSymbol != true
      && !isSymbol(constructorOf: id)
  }

  /// Returns true for `Image(systemName: icon)`, whatever `icon` is.
  private func isSymbol(constructorOf id: ElementID) -> Bool {
    tree.links(of: NodeID(list[id].origin)).contains {
      tree[$0].name == "Image" && tree.argument("systemName", of: $0) != nil
    }
  }

  /// Returns whether a text shows emoji or symbols, judging by its content or its variable's name: `reaction.emoji`.
  private func showsPictures(_ text: WrittenText) -> Bool {
    if let literal = text.value.literal { return !literal.contains { $0.isLetter || $0.isNumber } }
    return tree.text[text.valueRange].spells("moji")
  }

  /// Reads `.bold()` and `.fontWeight(.semibold)`.
  mutating func weight(_ call: NodeID, of id: ElementID) {
    let value = tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:))
    let isBold =
      tree[call].name == "bold"
      ? value.map { tree.isName("true", $0) } ?? true
      : value.map { SwiftUIReader.isBold(tree.lastName(of: $0)) } == true
    if isBold { list[id].circumstances.insert(.bold) }
  }

  private static func isBold(_ weight: Identifier) -> Bool {
    switch weight {
    case "semibold", "bold", "heavy", "black": true
    default: false
    }
  }

  private func isBold(font value: NodeID) -> Bool {
    tree.subtree(of: value).contains {
      SwiftUIReader.isBold(tree.nodes[$0].name) || tree.nodes[$0].name == "headline"
    }
  }

  /// Returns true for `.title2`, `Font.headline.bold()`, `.system(.title)`, and a bold font in a title size.
  private func isOfHeading(font value: NodeID) -> Bool {
    if isBold(font: value), let size = textSize(ofFont: value), size >= SwiftUIReader.smallestTitle {
      return true
    }
    return tree.subtree(of: value).contains { index in
      switch tree.nodes[index].name {
      case "extraLargeTitle", "extraLargeTitle2", "largeTitle", "title", "title2", "title3", "headline":
        tree.nodes[index].kind == .member
      default: false
      }
    }
  }

  /// The size of `title3` in points.
  private static let smallestTitle = 20.0

  /// Returns the size in points at the default setting.
  ///
  /// Source: Apple, Human Interface Guidelines, “Typography › iOS, iPadOS Dynamic Type sizes › Large (default)”.
  private func textSize(ofFont value: NodeID) -> Double? {
    var links = tree.links(of: value)[...]
    if let first = links.first, tree[first].kind == .name, tree[first].name == "Font" { links.removeFirst() }
    guard let font = links.first else { return nil }
    if tree[font].kind == .member { return SwiftUIReader.textSize(ofStyle: tree[font].name) }
    guard tree[font].kind == .call else { return nil }
    if let size = tree.value("size", of: font) ?? tree.value("fixedSize", of: font) {
      return tree.number(of: size)
    }
    guard tree[font].name == "system", let style = tree.firstUnlabelledArgument(of: font),
      let name = tree.value(ofArgument: style).map(tree.lastName(of:))
    else { return nil }
    return SwiftUIReader.textSize(ofStyle: name)
  }

  private static func textSize(ofStyle name: Identifier) -> Double? {
    switch name {
    case "extraLargeTitle", "extraLargeTitle2": 36
    case "largeTitle": 34
    case "title": 28
    case "title2": 22
    case "title3": 20
    case "headline", "body": 17
    case "callout": 16
    case "subheadline": 15
    case "footnote": 13
    case "caption": 12
    case "caption2": 11
    default: nil
    }
  }

  /// Returns the scaling of a font.
  ///
  /// Source: Apple, “Font”: `system(size:)` and `custom(_:fixedSize:)` have one size, `custom(_:size:)` “scales with
  /// the body text style”, text styles and `custom(_:size:relativeTo:)` scale with their style.
  private func scaling(ofFont value: NodeID) -> FontScaling {
    var links = tree.links(of: value)[...]
    if let first = links.first, tree[first].kind == .name, tree[first].name == "Font" { links.removeFirst() }
    guard let font = links.popFirst(), links.allSatisfy({ SwiftUIReader.keepsSize(tree[$0].name) }) else {
      return .unknown
    }
    switch tree[font].kind {
    case .member: return SwiftUIReader.isTextStyle(tree[font].name) ? .scales : .unknown
    case .call:
      switch tree[font].name {
      case "system":
        guard let size = tree.value("size", of: font) else {
          return tree.firstUnlabelledArgument(of: font) == nil ? .unknown : .scales
        }
        return scaling(ofSize: size)
      case "custom":
        if let size = tree.value("fixedSize", of: font) { return scaling(ofSize: size) }
        return tree.argument("size", of: font) == nil ? .unknown : .scales
      case "Font": return scaling(ofUIKitFont: font)
      default: return .unknown
      }
    default: return .unknown
    }
  }

  private func scaling(ofSize size: NodeID) -> FontScaling {
    // `17.scaled` computes another number.
    if tree[size].kind != .chain, let number = tree.number(of: size) {
      return .fixed(size: number, unit: "pt")
    }
    guard isReference(size) else { return .unknown }
    switch file.metric(tree.lastName(of: size)) {
    case .constant(let number): return .fixed(size: number, unit: "pt")
    case .scaled: return .scales
    case .unclear: return .unknown
    }
  }

  /// Returns whether an expression is a name, with or without a type: `size`, `self.size`, `Metrics.size`. `row.size`
  /// may be a different `size` than the file's.
  private func isReference(_ expression: NodeID) -> Bool {
    let links = tree.links(of: expression)
    guard let first = links.first, links.allSatisfy({ tree[$0].kind == .name || tree[$0].kind == .member })
    else { return false }
    return links.count == 1 || tree[first].name == "self"
      || tree.text[Int(tree[first].nameStart)].isUppercaseASCII
  }

  /// Reads `Font(UIFont.systemFont(ofSize: 17))`.
  private func scaling(ofUIKitFont call: NodeID) -> FontScaling {
    guard let argument = tree.firstUnlabelledArgument(of: call),
      let value = tree.value(ofArgument: argument)
    else { return .unknown }
    let links = tree.links(of: value)
    guard let first = links.first, tree[first].name == "UIFont" else { return .unknown }
    if tree[first].kind == .call {
      return tree.value("size", of: first).map(scaling(ofSize:)) ?? .unknown
    }
    guard links.count == 2, tree[links[1]].kind == .call else { return .unknown }
    if tree[links[1]].name == "preferredFont" { return .scales }
    return tree.value("ofSize", of: links[1]).map(scaling(ofSize:)) ?? .unknown
  }

  /// Returns whether a name is a text style.
  ///
  /// Source: Apple, “Font.TextStyle”.
  private static func isTextStyle(_ name: Identifier) -> Bool {
    switch name {
    case "extraLargeTitle", "extraLargeTitle2", "largeTitle", "title", "title2", "title3", "headline",
      "subheadline", "body", "callout", "footnote", "caption", "caption2":
      true
    default: false
    }
  }

  /// Returns whether a `Font` method keeps the size.
  private static func keepsSize(_ name: Identifier) -> Bool {
    switch name {
    case "bold", "italic", "weight", "width", "monospaced", "monospacedDigit", "leading", "smallCaps",
      "lowercaseSmallCaps", "uppercaseSmallCaps":
      true
    default: false
    }
  }
}
