// The resources in a values file.

import Source
import Syntax

/// A reader for the resources that a file in `res/values` defines.
///
/// Source: Android, “String resources”, “Color”, “Dimension”, “Style resource” in “App resources”.
struct AndroidValuesReader {
  let tree: Tree
  private(set) var entries: [FileFacts.Entry] = []

  init(_ tree: Tree) {
    self.tree = tree
    var index = 0
    while index < tree.nodes.count {
      let node = tree.nodes[index]
      if node.kind == .element, node.name != "resources" {
        read(NodeID(index))
        index = Int(node.subtreeEnd)
      } else {
        index += 1
      }
    }
    if entries.lazy.filter({ $0.key.kind == .string }).count >= AndroidValuesReader.fewestTexts {
      entries.append(FileFacts.Entry(.androidTranslation, .unknown))
    }
  }

  /// The minimum number of texts in an app that keeps its texts in resources. The app's name alone doesn't count.
  private static let fewestTexts = 5

  private mutating func read(_ node: NodeID) {
    let attributes = AndroidAttributes(of: node, in: tree)
    guard let nameBytes = attributes.value("name") else { return }
    let name = String(decoding: nameBytes, as: UTF8.self)
    let kind = tree[node].name == "item" ? attributes.value("type").map { Identifier($0) } : tree[node].name
    switch kind {
    case "string":
      let text = text(node)
      add(.string, name, text)
      if let entry = FileFacts.Entry(naming: text, name, .androidWords) { entries.append(entry) }
    case "plurals": add(.string, name, .unknown)
    case "color": add(.color, name, color(value(node)))
    case "dimen": add(.dimension, name, dimension(value(node)))
    case "style":
      let style = style(node, name)
      add(.style, name, .style(style))
      if style.setsThemeColors, !name.hasPrefix("ThemeOverlay") { add(.theme, "colored", .alias(name)) }
    default: return
    }
  }

  private mutating func add(_ kind: ProjectKey.Kind, _ name: String, _ fact: ProjectFact) {
    entries.append(FileFacts.Entry(ProjectKey(kind, name), fact))
  }

  /// Returns the element's only text, trimmed.
  private func value(_ node: NodeID) -> ArraySlice<UInt8> {
    guard let text = tree.child(.text, of: node) else { return [] }
    var bytes = tree.text[tree[text].range].drop { $0.isBlank }
    while let last = bytes.last, last.isBlank { bytes.removeLast() }
    return bytes
  }

  // MARK: Values

  private func text(_ node: NodeID) -> ProjectFact {
    var raw: [UInt8] = []
    for index in tree.subtree(of: node) where tree.nodes[index].kind == .text {
      raw += tree.text[tree.nodes[index].range]
    }
    guard raw.count <= ProjectFact.longestText else { return .unknown }
    let bytes = AndroidValuesReader.unquoted(raw)
    if bytes.begins(with: "@string/") {
      return .alias(String(decoding: bytes.dropFirst(8), as: UTF8.self))
    }
    switch AndroidAttributes.text(bytes) {
    case .literal(let text):
      return AndroidValuesReader.fact(of: text)
    default: return .unknown
    }
  }

  /// Collapses whitespace and removes the quotes that preserve it.
  ///
  /// Source: Android, “String resources › Formatting and styling › Whitespace collapsing, Handle special characters”.
  private static func unquoted(_ raw: [UInt8]) -> ArraySlice<UInt8> {
    var result: [UInt8] = []
    var isQuoted = false
    // The length that quotes preserve.
    var keptCount = 0
    var isEscaped = false
    for byte in raw {
      if byte == UInt8(ascii: "\""), !isEscaped {
        isQuoted.toggle()
        keptCount = result.count
      } else if byte.isBlank, !isQuoted {
        if let last = result.last, last != 0x20 { result.append(0x20) }
      } else {
        result.append(byte)
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    if result.last == 0x20, result.count > keptCount { result.removeLast() }
    return result[...]
  }

  /// Returns the fact for a resource with this text.
  static func fact(of text: String) -> ProjectFact {
    .text(format: text, flags: "$+-#,.(", conversions: conversions)
  }

  /// The conversion characters of format strings.
  ///
  /// Source: java.util.Formatter, “Format string syntax”.
  private static let conversions = "bBhHsScCdoxXeEfgGaAtTn"

  private func color(_ bytes: ArraySlice<UInt8>) -> ProjectFact {
    if bytes.begins(with: "@color/") { return .alias(String(decoding: bytes.dropFirst(7), as: UTF8.self)) }
    let color = AndroidAttributes.color(bytes)
    return color == .unknown ? .unknown : .color(color)
  }

  private func dimension(_ bytes: ArraySlice<UInt8>) -> ProjectFact {
    if bytes.begins(with: "@dimen/") { return .alias(String(decoding: bytes.dropFirst(7), as: UTF8.self)) }
    return AndroidDimension(bytes).map(ProjectFact.dimension) ?? .unknown
  }

  /// Reads a style. Without a `parent` attribute, the parent is the part of the name before the last dot.
  private func style(_ node: NodeID, _ name: String) -> AndroidStyle {
    var parent = name.lastIndex(of: ".").map { String(name[..<$0]) }
    if let written = AndroidAttributes(of: node, in: tree).value("parent") {
      let name = written.lastIndex(of: UInt8(ascii: "/")).map { written[($0 + 1)...] } ?? written
      let isPlatforms = written.contains(UInt8(ascii: ":"))
      parent = name.isEmpty ? nil : (isPlatforms ? "android:" : "") + String(decoding: name, as: UTF8.self)
    }
    var style = AndroidStyle(parent: parent, attributes: [])
    for item in tree.children(of: node) where tree[item].name == "item" {
      guard let name = AndroidAttributes(of: item, in: tree).value("name") else { continue }
      style.attributes.insert(Identifier(name))
      style.values[Identifier(name)] = AndroidStyle.Value(value(item))
    }
    return style
  }
}
