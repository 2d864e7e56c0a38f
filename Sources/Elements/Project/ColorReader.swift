// The colors that a Swift file declares for other files.

import Source
import Syntax

/// A reader for color constants: static members, members of color types, and properties of themes.
struct ColorReader {
  private let tree: Tree
  private(set) var entries: [FileFacts.Entry] = []

  private static let declarations = WordSearch([
    "static let", "static var", "static func", "class var", "class func", "Theme", "Palette", "Colors",
    "Scheme", "olor: Color", "olor: UIColor",
  ])
  private static let colors = WordSearch([
    "UIColor", "Color(", ": Color", "Color.", "olor(", "Theme {", "Colors {", "ColorName", "Palette {",
  ])
  /// The maximum number of colors in a file. Only generated files have more.
  private static let mostColors = 512

  /// Reads a file. Returns nil if it declares no colors.
  init?(_ text: SourceText) {
    guard ColorReader.declarations.finds(in: text), ColorReader.colors.finds(in: text) else { return nil }
    tree = Tree(parsing: text, as: .swift)
    read(tree.root, of: nil, depth: 0)
    if entries.isEmpty { return nil }
  }

  /// A type whose members are read.
  private struct Owner {
    var name: String
    /// True if instances are themes or palettes.
    var isTheme: Bool
    /// True if it's a color type.
    var isColor: Bool
    /// True if its name, or the name of a type around it, says that it contains colors: `Colors.Text`.
    var isOfColors: Bool
  }

  private mutating func read(_ body: NodeID, of owner: Owner?, depth: Int) {
    guard depth < 8 else { return }
    for child in tree.children(of: body) {
      guard entries.count < ColorReader.mostColors else { return }
      switch tree.declarationKind(of: child) {
      case .struct, .class, .enum, .extension, .actor:
        guard let block = tree.child(.block, of: child) else { continue }
        read(block, of: self.owner(child, in: owner), depth: depth + 1)
      case .property, .function:
        if let owner { read(child, in: owner) }
      default:
        guard tree[child].kind == .branch else { continue }
        for arm in tree.children(of: child) { read(arm, of: owner, depth: depth + 1) }
      }
    }
  }

  private func owner(_ type: NodeID, in outer: Owner?) -> Owner {
    var name = tree.nameText(of: type)
    let isTheme =
      name.isThemeLike
      || tree.children(of: type).contains {
        tree[$0].kind == .type && tree.nameText(of: $0).isThemeLike
      }
    let isColor = ["UIColor", "Color", "NSColor", "ShapeStyle"].contains(name)
    if name == "ShapeStyle" { name = "Color" }
    let isOfColors = name.spells("olor") || outer?.isOfColors == true
    return Owner(name: name, isTheme: isTheme, isColor: isColor, isOfColors: isOfColors)
  }

  private mutating func read(_ member: NodeID, in owner: Owner) {
    let isOfType = tree.hasModifier("static", member) || tree.hasModifier("class", member)
    if isOfType, owner.isTheme || owner.name.spells("olor"), readName(member, of: owner) { return }
    guard isColor(member, of: owner) else { return }
    let palette: ApplePalette =
      owner.name == "Color" || tree.mentionsType("Color", member) ? .swiftUI : .uiKit
    guard isOfType || owner.isTheme else { return readChoice(member, in: palette) }
    guard let expression = expression(of: member) else { return }
    let value = tree.appleColor(of: expression, in: palette)
    let name = tree.nameText(of: member)
    if isOfType {
      guard value != .unknown else { return }
      entries.append(FileFacts.Entry(ProjectKey(.appleColor, owner.name + "." + name), .color(value)))
    } else {
      // A color that can't be read may be the one that's used.
      entries.append(
        FileFacts.Entry(ProjectKey(.appleColor, "." + name), .themeColor(value, isDark: owner.name.isDark)))
    }
  }

  /// Reads the name of an asset catalog color: `static let ink = "Ink"`.
  private mutating func readName(_ member: NodeID, of owner: Owner) -> Bool {
    guard let value = tree.initialValue(of: member), tree[value].kind == .string else { return false }
    if case .literal(let text) = tree.textValue(ofString: value) {
      let key = ProjectKey(.appleColor, owner.name + "." + tree.nameText(of: member))
      entries.append(FileFacts.Entry(key, .color(.resource(text))))
    }
    return true
  }

  /// Reads a color that depends on the instance, such as a status.
  private mutating func readChoice(_ member: NodeID, in palette: ApplePalette) {
    let name = tree.nameText(of: member)
    guard tree.declarationKind(of: member) == .property, name.endsByBytes("olor") else { return }
    let signal = tree.child(.block, of: member).flatMap { block in
      colors(in: block, palette).first(where: \.isSignal)
    }
    let key = ProjectKey(.colorChoice, name)
    entries.append(FileFacts.Entry(key, signal.map(ProjectFact.color) ?? .unknown))
  }

  private func colors(in block: NodeID, _ palette: ApplePalette) -> [ColorValue] {
    tree.colorOutcomes(in: block).map { tree.appleColor(of: $0, in: palette) }
  }

  private func expression(of member: NodeID) -> NodeID? {
    if tree.declarationKind(of: member) == .function {
      guard tree.child(.parameter, of: member) == nil else { return nil }
      return tree.child(.block, of: member).flatMap { tree.onlyResult(in: $0) }
    }
    return tree.initialValue(of: member)
      ?? tree.child(.block, of: member).flatMap { tree.onlyResult(in: $0) }
  }

  /// Returns whether a member is a color, judging by its type, its value, or its owner.
  private func isColor(_ member: NodeID, of owner: Owner) -> Bool {
    if owner.isColor { return true }
    if let type = tree.child(.type, of: member) {
      return ["UIColor", "Color"].contains(tree[type].name) && tree[type].range.count <= 8
    }
    guard let value = tree.initialValue(of: member), let first = tree.links(of: value).first else {
      return false
    }
    return ApplePalette(tree[first]) != nil || owner.isOfColors || tree[first].name == "#colorLiteral"
  }
}

extension String {
  /// True if a type's name suggests that its instances are sets of colors.
  fileprivate var isThemeLike: Bool {
    spells("Theme") || spells("Palette") || spells("Colors") || spells("ColorScheme") || spells("ColorSet")
  }

  /// True if the name of a theme suggests dark mode.
  fileprivate var isDark: Bool {
    spells("Dark") || spells("dark") || spells("Black") || spells("Night") || spells("Midnight")
  }
}
