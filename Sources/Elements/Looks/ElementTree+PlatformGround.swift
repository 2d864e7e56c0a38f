// The platform's default background, behind views that nothing else is drawn behind.

import Source
import Syntax

extension ElementTree {
  /// Returns the platform's default background behind an element with a color for which it matters, or nil if the file
  /// draws something else there, or may do so.
  ///
  /// The real background may be a gray that's close to white or black, as behind grouped lists, cards, and sheets. The
  /// contrast is then even lower.
  ///
  /// Source: Apple, “UIColor › systemBackground”; Material Design 3, “Color roles › Surface”.
  func platformGrounds(behind id: ElementID, _ color: WrittenColor) -> [PlatformGround] {
    let range = self[id].typeRange
    if self[id].framework == .androidXML {
      let isOfTextButtons = self[id].typeName == AndroidXMLReader.primaryColor
      let ofTheme = isOfTextButtons ? textButtonGround : themeGround
      let ground = ofTheme ?? .modes(light: .white, dark: nil)
      guard isMade(color.value, for: ground), !isOnOwnBackground(id) else { return [] }
      let background = WrittenColor(ground, .background, range: range, valueRange: range)
      return [PlatformGround(color: background, isDefault: true, isOfTheme: ofTheme != nil)]
    }
    guard isMadeForPlatform(color.value, self[id].framework) || isNamedForSurface(color, id),
      !isOnOwnBackground(id),
      !isRedOfSystem(color.value, id)
    else { return [] }
    if let grounds = schemeGrounds(behind: id) { return grounds }
    let platform = WrittenColor(
      .shades(.systemBackground), .background, range: self[id].typeRange,
      valueRange: self[id].typeRange)
    return color.value.isOfScheme ? [] : [PlatformGround(color: platform, isDefault: true)]
  }

  /// Returns the colors that the app's Compose theme may have behind an element, or nil if they aren't known.
  private func schemeGrounds(behind id: ElementID, depth: Int = 0) -> [PlatformGround]? {
    guard self[id].framework == .compose, let theme = schemeGround, depth < 3 else { return nil }
    let surface = ([id] + ancestors(of: id)).first { self[$0].isMaterialSurface }
    if let surface, let role = self[surface].surfaceRole(isMaterial2: theme.isMaterial2) {
      guard let color = theme.colors[role] else { return nil }
      let range = self[surface].typeRange
      let isScreen = self[surface].typeName == "Scaffold"
      return [
        PlatformGround(
          color: WrittenColor(.scheme(color), .background, range: range, valueRange: range),
          isDefault: isScreen, isOfTheme: true)
      ]
    }
    // A composable that the file uses is drawn on what's around its uses.
    if let uses = uses(ofComposableAround: id) {
      let grounds = uses.map { schemeGrounds(behind: $0, depth: depth + 1) }
      guard grounds.allSatisfy({ $0 != nil }) else { return nil }
      return Array(grounds.compactMap(\.self).joined().prefix(8))
    }
    let grounds = ["background", "surface"].compactMap { theme.colors[$0] }
    guard grounds.count == 2 else { return nil }
    return grounds.map {
      PlatformGround(
        color: WrittenColor(
          .scheme($0), .background, range: self[id].typeRange, valueRange: self[id].typeRange),
        isDefault: true, isOfTheme: true)
    }
  }

  /// Returns whether a color is used on default backgrounds. Others, such as white, suggest a background of the app.
  ///
  /// Blue is the color of links and buttons on all Apple platforms.
  private func isMadeForPlatform(_ value: ColorValue, _ framework: Framework) -> Bool {
    switch value {
    case .system(let color): return color != .blue
    case .faded(let color?, _): return color != .blue
    case .scheme(let color) where color.source == .material:
      return ThemeGround.contentRoles.contains(color.role)
    case .scheme(let color): return color.light.allSatisfy { $0?.color.isMidtone == true }
    case .shades(let shades) where framework == .compose: return shades.light.isMidtone
    // A label color, or a dark color with opacity. In light mode, it's made for a light background. A color that
    // adapts to the appearance is made for backgrounds that do so, too.
    case .shades(let shades) where !framework.isMarkup:
      if shades.light.alpha < 1 { return shades.light.relativeLuminance < 0.1 }
      return shades.light != shades.dark && shades.light.isMidtone
    case .shades(let shades): return shades.light.isMidtone
    case .literal(let color):
      switch framework {
      case .compose:
        return color == RGBColor(hex: 0x888888) || color == RGBColor(hex: 0xFF0000)
          || schemeGround != nil && color.isMidtone
      case .uiKit: return color == RGBColor(uiKit: "lightGray") || color == RGBColor(uiKit: "gray")
      default: return false
      }
    default: return false
    }
  }

  /// Returns whether a Compose color of the app is named like Material's roles for content on screens and surfaces:
  /// `onSurfaceMuted`.
  private func isNamedForSurface(_ color: WrittenColor, _ id: ElementID) -> Bool {
    guard self[id].framework == .compose, color.valueRange.count <= 80 else { return false }
    switch color.value {
    case .shades, .scheme: break
    default: return false
    }
    let name = text.string(color.valueRange).split(separator: ".").last ?? ""
    return name.hasPrefix("onSurface") || name.hasPrefix("onBackground")
  }

  /// Returns whether a color is visible on the app's default background in every mode, but may have too little contrast
  /// in one. A color that's almost the background's suggests another background, unless the theme adapts it.
  private func isMade(_ value: ColorValue, for ground: ColorValue) -> Bool {
    var isWeak = false
    for appearance in [Appearance.light, .dark] {
      guard let back = ground.shade(in: appearance, 0), let front = value.shade(in: appearance, 0) else {
        continue
      }
      let ratio = front.contrast(to: back)
      guard front.alpha == 1, ratio > leastContrast(of: value, in: appearance) else { return false }
      if ratio < 4.5 { isWeak = true }
    }
    return isWeak
  }

  /// Returns whether a color is what the system gives a destructive button anyway.
  private func isRedOfSystem(_ value: ColorValue, _ id: ElementID) -> Bool {
    guard case .system(.red) = value, self[id].framework == .swiftUI else { return false }
    let control = self[id].role.isPressable ? id : enclosingControl(of: id)
    guard let control, let call = syntax.links(of: NodeID(self[control].origin)).first,
      let role = syntax.value("role", of: call)
    else { return false }
    return syntax.lastName(of: role) == "destructive"
  }

  /// Returns the contrast of a color that's meant for an app's default background. Colors of the theme certainly are,
  /// and few designs have light text colors in light mode.
  private func leastContrast(of value: ColorValue, in appearance: Appearance) -> Double {
    if case .modes = value { return 1.6 }
    if appearance == .dark { return 1.8 }
    return themeGround == nil ? 2.7 : 2.6
  }

  private func isOnOwnBackground(_ id: ElementID) -> Bool {
    switch self[id].framework {
    case .swiftUI: return isForOtherPlatform || isInsideOther(id) || isPaintedElsewhere(id)
    case .compose:
      return isInsideOther(id) || isBesideLight(id)
        || (schemeGround == nil ? isPaintedElsewhere(id) : isUsedOnOther(id, depth: 0))
    case .uiKit: return isInsideOther(id) || declarationPaints(around: id)
    case .androidXML: return self[id].hasBackgroundOfTheme || isInsideOther(id)
    case .interfaceBuilder, .androidViews: return true
    }
  }

  /// Returns whether a text or icon in the same component is white, which suggests a dark background.
  private func isBesideLight(_ id: ElementID) -> Bool {
    let root = ancestors(of: id).reduce(id) { $1 }
    return ([root] + descendants(of: root)).contains { element in
      self[element].colors.contains {
        $0.use == .foreground && (text[$0.valueRange].spells("White") || text[$0.valueRange].spells("white"))
      }
    }
  }

  /// Returns whether an element is compiled only for watches: inside `#if os(watchOS)`.
  public func isOnlyForWatch(_ id: ElementID) -> Bool {
    var node = NodeID(self[id].origin)
    for _ in 0..<ElementTree.reach {
      guard let around = syntax.parent(of: node) else { return false }
      if syntax[node].kind == .arm, syntax.branchKind(of: around) == .compilation {
        let condition = syntax.lineStart(of: node)
        if condition.spells("os(watchOS)"), !condition.spells("||"),
          !condition.contains(UInt8(ascii: "!"))
        {
          return true
        }
      }
      node = around
    }
    return false
  }

  /// Returns whether the file uses the composable around an element where something else may be behind it.
  private func isUsedOnOther(_ id: ElementID, depth: Int) -> Bool {
    guard let uses = uses(ofComposableAround: id) else { return false }
    guard uses.count < ElementTree.mostUses, depth < 3 else { return true }
    return uses.contains { use in
      self[use].colors.contains { $0.use == .background }
        || self[use].parent.map { isInsideOther($0, around: use) } == true
        || isUsedOnOther(use, depth: depth + 1)
    }
  }

  /// Returns the elements that use the composable around an element, or nil if there are none in the file.
  func uses(ofComposableAround id: ElementID) -> [ElementID]? {
    guard !composableUses.isEmpty, let declaration = declaration(around: id) else { return nil }
    return composableUses[syntax[declaration].name]
  }

  /// Returns whether an element or one around it draws a background, or may do so.
  private func isInsideOther(_ id: ElementID, around inner: ElementID? = nil) -> Bool {
    var child = inner
    for element in sequence(first: id, next: { self[$0].parent }).prefix(ElementTree.reach) {
      if child != nil, isOpaqueList(element) { return false }
      // Whatever a modifier from outside does is behind the surface.
      let unknown: Element.Openness =
        self[element].isMaterialSurface ? .colors : [.modifiers, .looks, .colors]
      if !self[element].openness.isDisjoint(with: unknown) { return true }
      if self[element].colors.contains(where: { $0.use == .background && !$0.value.isClear }) { return true }
      if child != nil, !self[element].isOnPlatformBackground { return true }
      if let child, !self[child].slot.isInFlow || isOverlapping(child, in: element) { return true }
      if self[element].isMaterialSurface { return false }
      child = element
    }
    return false
  }

  /// Returns whether an element is a SwiftUI list or form that draws the default background behind its rows, in front of
  /// everything around it.
  ///
  /// Source: Apple, “scrollContentBackground(_:)”: a list's or form's background is visible unless it's hidden.
  func isOpaqueList(_ id: ElementID) -> Bool {
    guard self[id].framework == .swiftUI, self[id].typeName == "List" || self[id].typeName == "Form",
      !self[id].openness.contains(.colors), !self[id].colors.contains(where: { $0.use == .background }),
      case let code = declarationCode(around: id), code.count < 50_000,
      !code.spells("scrollContentBackground"), !code.spells("listRowBackground"),
      !code.spells(".appearance("),
      !code.spells(".sidebar")
    else { return false }
    // The app's own modifiers may hide the background, and say so.
    return syntax.links(of: NodeID(self[id].origin)).dropFirst().allSatisfy { link in
      let name = text[syntax.nameRange(of: link)]
      return !name.spells("ackground") && !name.spells("heme") && !name.spells("tyled")
    }
  }

  /// Returns whether the file uses the component or helper around an element on a background.
  private func isPaintedElsewhere(_ id: ElementID) -> Bool {
    guard !paintedComponents.isEmpty else { return false }
    var node: NodeID? = NodeID(self[id].origin)
    for _ in 0..<ElementTree.reach {
      guard let current = node else { return false }
      if syntax[current].kind == .declaration,
        paintedComponents.contains(Identifier(spelled: syntax.nameText(of: current)))
      {
        return true
      }
      node = syntax.parent(of: current)
    }
    return true
  }

  /// Returns whether a class sets any background. In UIKit, the view behind a label is often known only at runtime.
  private func declarationPaints(around id: ElementID) -> Bool {
    let code = declarationCode(around: id)
    guard code.count < 50_000 else { return true }
    return setsBackground(around: id) || code.spells("UIVisualEffectView") || code.spells("UIImageView")
      || code.spells("CAGradientLayer") || code.spells("backgroundView")
      || code.spells("overrideUserInterfaceStyle")
      || code.spells("barTintColor") || code.spells("backgroundConfiguration")
  }

  /// Returns whether a class gives any view a background color other than none.
  private func setsBackground(around id: ElementID) -> Bool {
    guard let declaration = declaration(around: id) else { return true }
    return syntax.subtree(of: declaration).contains { index in
      let node = syntax.nodes[index]
      guard node.name == "backgroundColor" else { return false }
      let rest = text[node.range.upperBound..<min(node.range.upperBound + 24, text.count)]
      let value = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "=") }
      return !value.begins(with: ".clear") && !value.begins(with: ".none") && !value.begins(with: "nil")
        && !value.begins(with: "UIColor.clear") && !value.begins(with: ".systemBackground")
        && !value.begins(with: "UIColor.systemBackground")
    }
  }
}

/// A background that the platform or the app's theme draws behind an element.
struct PlatformGround {
  var color: WrittenColor
  /// True if it's the background of the screen, as far as the surrounding code shows.
  var isDefault: Bool
  /// True if the app's theme sets it.
  var isOfTheme = false
}

private extension Element {
  /// True if the element shows its content on the platform's default background.
  var isOnPlatformBackground: Bool {
    switch framework {
    case .swiftUI:
      isSeenThrough || role == .label || role == .list || Element.platformContainers.contains(typeName)
    case .compose: isNamedLayout || role == .list || isMaterialSurface
    case .uiKit: isPlainLayout
    // A card's own color is close to the background's.
    case .androidXML: isPlainLayout || typeName == "CardView" || typeName == "MaterialCardView"
    case .interfaceBuilder, .androidViews: false
    }
  }

  private static let platformContainers: Set<String> = [
    "List", "Form", "Section", "NavigationStack", "NavigationView", "NavigationSplitView", "TabView",
    "LabeledContent", "DisclosureGroup", "ControlGroup", "GroupBox", "Toggle",
  ]

  /// True if the element draws the theme's surface color, unless it's given another color.
  var isMaterialSurface: Bool {
    guard framework == .compose else { return false }
    switch typeName {
    case "Surface", "Card", "ElevatedCard", "OutlinedCard", "Scaffold", "AlertDialog": return true
    default: return false
    }
  }

  /// Returns the role of the color that a Material surface draws, or nil if it draws none.
  ///
  /// Source: androidx.compose.material3.tokens, `FilledCardTokens`, `ElevatedCardTokens`, `OutlinedCardTokens`,
  /// `DialogTokens`; “Scaffold.kt”, “Surface.kt”.
  func surfaceRole(isMaterial2: Bool) -> String? {
    switch typeName {
    case "Scaffold": "background"
    case "Card" where !isMaterial2: "surfaceContainerHighest"
    case "ElevatedCard": "surfaceContainerLow"
    case "AlertDialog" where !isMaterial2: "surfaceContainerHigh"
    case "Surface", "Card", "OutlinedCard", "AlertDialog": "surface"
    default: nil
    }
  }
}

private extension RGBColor {
  /// True if the color is neither dark enough for a light background nor light enough to suggest a dark one.
  var isMidtone: Bool {
    let contrast = contrast(to: .white)
    return alpha == 1 && contrast < 4.5 && contrast > 2.7
  }
}
