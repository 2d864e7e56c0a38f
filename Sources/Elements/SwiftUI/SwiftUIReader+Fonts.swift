// Fonts of SwiftUI views: which of them follow the text size.

import Source
import Syntax

extension SwiftUIReader {
  /// `.font(…)`
  mutating func font(_ call: NodeID, of id: ElementID) {
    guard path.hasTextSizes, let argument = tree.firstUnlabelledArgument(of: call),
      let value = tree.value(ofArgument: argument)
    else { return }
    // Emoji are pictures.
    let isPicture = list[id].title.value?.value.literal?.contains { $0.isLetter || $0.isNumber } == false
    list[id].fonts.append(
      WrittenFont(
        isPicture ? .unknown : scaling(ofFont: value), range: tree[call].range, valueRange: tree[value].range)
    )
  }

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
    // `17.scaled` is a number that something is done to.
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

  /// Whether an expression is a name, of a type or not: `size`, `self.size`, `Metrics.size`; `row.size` may be
  /// another `size` than that of the file.
  private func isReference(_ expression: NodeID) -> Bool {
    let links = tree.links(of: expression)
    guard let first = links.first, links.allSatisfy({ tree[$0].kind == .name || tree[$0].kind == .member })
    else { return false }
    return links.count == 1 || tree[first].name == "self"
      || tree.text[Int(tree[first].nameStart)].isUppercaseASCII
  }

  /// `Font(UIFont.systemFont(ofSize: 17))`
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

  /// Source: Apple, “Font.TextStyle”.
  private static func isTextStyle(_ name: Identifier) -> Bool {
    switch name {
    case "extraLargeTitle", "extraLargeTitle2", "largeTitle", "title", "title2", "title3", "headline",
      "subheadline", "body", "callout", "footnote", "caption", "caption2":
      true
    default: false
    }
  }

  /// Whether a method of `Font` leaves the size alone.
  private static func keepsSize(_ name: Identifier) -> Bool {
    switch name {
    case "bold", "italic", "weight", "width", "monospaced", "monospacedDigit", "leading", "smallCaps",
      "lowercaseSmallCaps", "uppercaseSmallCaps":
      true
    default: false
    }
  }
}
