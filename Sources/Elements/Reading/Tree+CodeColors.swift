// Color expressions in Kotlin code that refer to constants, roles, and palettes.

import Source
import Syntax

extension Tree {
  /// Returns the color that a Kotlin expression states or refers to, or nil if it isn't known.
  ///
  /// - Parameter imports: The packages of imported names.
  func codeColor(of expression: NodeID, _ imports: [String: String], depth: Int = 0) -> CodeColor? {
    guard depth < Tree.longestColor else { return nil }
    switch self[expression].kind {
    case .branch: return colorByAppearance(expression, imports, depth)
    case .infix: return tone(expression)
    case .name, .chain, .number: return codeColor(links(of: expression)[...], imports)
    default: return nil
    }
  }

  /// Returns the color that `colors.primary` refers to if the constant `colors` is `MaterialTheme.colorScheme`.
  func codeColor(of expression: NodeID, _ imports: [String: String], inScheme constant: NodeID) -> CodeColor?
  {
    let scheme = links(of: constant)
    guard scheme.count == 2, isName("MaterialTheme", scheme[0]), self[scheme[1]].kind == .member else {
      return nil
    }
    return codeColor((scheme + links(of: expression).dropFirst())[...], imports)
  }

  /// The maximum nesting of conditions in a color expression.
  private static let longestColor = 8

  private func codeColor(_ links: ArraySlice<NodeID>, _ imports: [String: String]) -> CodeColor? {
    guard let first = links.first, let last = links.last, links.count <= 8 else { return nil }
    if self[first].kind == .number, links.count == 2, let tone = tone(first, inPalette: self[last].name) {
      return tone
    }
    if self[last].kind == .call, let gradient = gradient(last, links, imports) { return gradient }
    if links.count > 1, self[last].kind == .call, self[last].name == "copy" {
      guard let alpha = alpha(ofCopy: last) else { return nil }
      return codeColor(links.dropLast(), imports).map { .faded($0, alpha) }
    }
    let value = kotlinColor(links)
    if case .literal(let color) = value { return .literal(color) }
    if let name = nameOfNumber(links, imports) { return name }
    guard self[first].kind == .name, links.dropFirst().allSatisfy({ self[$0].kind == .member }) else {
      return nil
    }
    if self[first].name == "MaterialTheme" {
      guard links.count == 3, let scheme = links.dropFirst().first,
        self[scheme].name == "colorScheme" || self[scheme].name == "colors"
      else { return nil }
      return .role((self[scheme].name == "colors" ? "2." : "") + nameText(of: last))
    }
    let names = links.map(nameText(of:))
    let package = imports[names[0]]
    if let package, package.hasPrefix("androidx.compose.ui.graphics") {
      let color = links.count == 1 ? Tree.kotlinColor(named: self[first].name) : .unknown
      if case .literal(let color) = color { return .literal(color) }
      return nil
    }
    return .name(names.joined(separator: "."), package: package)
  }

  /// Reads `Color(INK)`, where the constant is a number such as `0xFF333333`.
  private func nameOfNumber(_ links: ArraySlice<NodeID>, _ imports: [String: String]) -> CodeColor? {
    guard links.count == 1, let call = links.first, self[call].kind == .call, self[call].name == "Color",
      case let arguments = arguments(of: call), arguments.count == 1,
      let value = value(ofArgument: arguments[0]), self[value].kind == .name || self[value].kind == .chain,
      case let names = self.links(of: value), names.count <= 4,
      names.allSatisfy({ self[$0].kind == .name || self[$0].kind == .member })
    else { return nil }
    let spellings = names.map(nameText(of:))
    return .name(spellings.joined(separator: "."), package: imports[spellings[0]])
  }

  /// Returns the color of a number with all components: `0xFF333333`.
  func codeColor(ofNumber number: NodeID) -> CodeColor? {
    let code = text[self[number].range]
    guard self[number].kind == .number, code.begins(with: "0x"),
      code.prefix(10).dropFirst(2).allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      code.count >= 10, case .literal(let color) = argb(number)
    else { return nil }
    return .literal(color)
  }

  /// Reads `Brush.horizontalGradient(listOf(a, b))` and an app's own `Gradient(a, b)`.
  private func gradient(_ call: NodeID, _ links: ArraySlice<NodeID>, _ imports: [String: String])
    -> CodeColor?
  {
    let isBrush = links.count == 2 && links.first.map { isName("Brush", $0) } == true
    guard isBrush || links.count == 1, text[nameRange(of: call)].ends(with: "Gradient"),
      isBrush || namesObject(call)
    else { return nil }
    var colors: [NodeID] = []
    for argument in arguments(of: call) {
      guard let value = value(ofArgument: argument) else { return nil }
      if let list = soleLink(of: value), self[list].kind == .call, self[list].name == "listOf" {
        colors += arguments(of: list).compactMap(self.value(ofArgument:))
      } else if !isBrush {
        colors.append(value)
      }
    }
    guard (2...8).contains(colors.count) else { return nil }
    let parts = colors.compactMap { codeColor(self.links(of: $0)[...], imports) }
    return parts.count == colors.count ? .gradient(parts) : nil
  }

  /// Returns the opacity in `copy(alpha = 0.5f)`, or nil if the call changes anything else.
  private func alpha(ofCopy call: NodeID) -> Double? {
    let arguments = arguments(of: call)
    guard arguments.count == 1,
      self[arguments[0]].name == "alpha" || self[arguments[0]].name == .none,
      let number = value(ofArgument: arguments[0]).flatMap(number(of:))
    else { return nil }
    return min(max(number, 0), 1)
  }

  /// Reads `palettes primary 40`, a tone of a tonal palette.
  private func tone(_ infix: NodeID) -> CodeColor? {
    let parts = childIDs(of: infix)
    guard parts.count == 3, self[parts[0]].kind == .name, self[parts[2]].kind == .number,
      text[Int(self[parts[1]].start)].isIdentifierByte
    else { return nil }
    return tone(parts[2], inPalette: self[parts[1]].name)
  }

  private func tone(_ number: NodeID, inPalette palette: Identifier) -> CodeColor? {
    switch palette {
    case "primary", "secondary", "tertiary", "neutral", "neutralVariant", "error", "a1", "a2", "a3", "n1",
      "n2":
      guard let tone = self.number(of: number).flatMap({ Int(exactly: $0) }), tone >= 0, tone <= 100 else {
        return nil
      }
      return .tone(tone)
    default: return nil
    }
  }

  /// Reads `if (isSystemInDarkTheme()) night else day`.
  private func colorByAppearance(_ branch: NodeID, _ imports: [String: String], _ depth: Int) -> CodeColor? {
    let arms = childIDs(of: branch).filter { self[$0].kind == .arm }
    guard branchKind(of: branch) == .if, arms.count == 2, let isDark = isDark(arms[0]),
      let first = onlyExpression(inArm: arms[0]).flatMap({ codeColor(of: $0, imports, depth: depth + 1) }),
      let second = onlyExpression(inArm: arms[1]).flatMap({ codeColor(of: $0, imports, depth: depth + 1) })
    else { return nil }
    return isDark ? .byAppearance(second, first) : .byAppearance(first, second)
  }

  func onlyExpression(inArm arm: NodeID) -> NodeID? {
    guard let block = child(.block, of: arm) else { return nil }
    let statements = childIDs(of: block)
    return statements.count == 1 ? statements[0] : nil
  }

  /// Returns whether a branch's arm applies in dark mode or in light mode, or nil if that isn't what it's about.
  func isDark(_ arm: NodeID) -> Bool? {
    guard let condition = childIDs(of: arm).first(where: { self[$0].kind != .block }) else {
      guard let branch = parent(of: arm), self[branch].kind == .branch else { return nil }
      let arms = childIDs(of: branch).filter { self[$0].kind == .arm }
      return arms.count == 2 && arms[0] != arm ? isDark(arms[0]).map(!) : nil
    }
    let isNegated = self[condition].kind == .prefix && self[condition].name == "!"
    var expression = condition
    if isNegated { expression = childIDs(of: condition).first ?? condition }
    guard self[expression].kind == .name || self[expression].kind == .chain else { return nil }
    guard let isDark = namesDark(text[self[expression].range]) else { return nil }
    return isDark != isNegated
  }

  /// Returns true for a name with “dark” or “night” in it, false for one with “light” or “day”, and nil for others.
  func namesDark(_ name: some Collection<UInt8>) -> Bool? {
    let lowercase = name.prefix(200).map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    func contains(_ word: StaticString) -> Bool {
      let count = word.utf8CodeUnitCount
      guard lowercase.count >= count else { return false }
      return (0...lowercase.count - count).contains { start in
        (0..<count).allSatisfy { lowercase[start + $0] == word.utf8Start[$0] }
      }
    }
    let (isDark, isLight) = (
      contains("dark") || contains("night") || contains("amoled"), contains("light") || contains("day")
    )
    return isDark == isLight ? nil : isDark
  }

  /// Returns whether a Kotlin property is a `val`.
  func declaresValue(_ property: NodeID) -> Bool {
    let heads = children(of: property).filter { self[$0].kind == .modifier || self[$0].kind == .attribute }
    let start = heads.map { self[$0].range.upperBound }.max() ?? self[property].range.lowerBound
    let end = max(self[property].range.upperBound, start)
    return text[start..<end].drop { $0.isBlank }.begins(with: "val")
  }

  /// Returns the expression after the `=` of a Kotlin property without a getter.
  func colorValue(of property: NodeID) -> NodeID? {
    let children = childIDs(of: property)
    guard !children.contains(where: { self[$0].kind == .declaration }) else { return nil }
    return initialValue(of: property)
  }
}
