// Constants for fonts, which many views share.

import Source
import Syntax

extension SwiftPractices {
  /// Checks `static let title = UIFont.systemFont(ofSize: 17)` in `enum Fonts`.
  ///
  /// Other files may scale the font before they use it, so the rule checks how they do.
  mutating func fontConstant(_ property: NodeID) {
    guard tree.hasModifier("static", property) || tree.hasModifier("class", property),
      let type = enclosingType,
      let value = tree.initialValue(of: property) ?? returnedValue(ofProperty: property),
      case .fixed(let size?, _) = tree.fontScaling(of: value)
    else { return }
    if let declared = tree.declaredType(of: property), tree[declared].name != "UIFont" { return }
    guard !isWritten("scaledFont"), !isWritten("NSFont") else { return }
    let names = allNames(of: tree.nameText(of: type) + "." + tree.nameText(of: property))
    let range = tree[value].range
    if fontsOfTexts.isDisjoint(with: names) {
      add(Practice(.uiKit, .fixedFontConstant(size, names: names), range: range))
    } else {
      add(Practice(.uiKit, .fixedTextFont(size), range: range))
    }
  }

  /// Returns the name of a constant and those of its aliases in the same declaration.
  private mutating func allNames(of constant: String) -> [String] {
    if fontAliases?.around != outermost { fontAliases = (outermost, aliases(in: outermost, [], depth: 0)) }
    var names = [constant]
    var next = 0
    while next < names.count, names.count < 32 {
      for alias in fontAliases?.all ?? [] where alias.meanings.contains(names[next]) {
        if !names.contains(alias.name) { names.append(alias.name) }
      }
      next += 1
    }
    return names
  }

  /// Returns the static constants in a type and the types in it whose values are other constants.
  private func aliases(in type: NodeID, _ around: [String], depth: Int) -> [FontAlias] {
    guard depth < 8, let block = tree.child(.block, of: type) else { return [] }
    let types = around + [tree.nameText(of: type)]
    var found: [FontAlias] = []
    for member in tree.children(of: block) where found.count < FontAlias.most {
      switch tree.declarationKind(of: member) {
      case .property:
        guard tree.hasModifier("static", member), let value = tree.initialValue(of: member) else { continue }
        let meanings =
          tree[value].kind == .name
          ? types.map { $0 + "." + tree.nameText(of: value) }
          : tree.constantName(of: value).map { [$0] } ?? []
        let name = types[types.count - 1] + "." + tree.nameText(of: member)
        if !meanings.isEmpty { found.append(FontAlias(name: name, meanings: meanings)) }
      case .struct, .class, .enum, .extension: found += aliases(in: member, types, depth: depth + 1)
      default: continue
      }
    }
    return found
  }
}
