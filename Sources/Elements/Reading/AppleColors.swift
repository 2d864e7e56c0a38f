// Colors in SwiftUI and UIKit code.

import Source
import Syntax

extension Tree {
  /// Returns the color value of a Swift expression.
  func appleColor(of expression: NodeID, in palette: ApplePalette, depth: Int = 0) -> ColorValue {
    let links = links(of: expression)
    guard let last = links.last, depth < Tree.longestColorPath else { return .unknown }
    if self[last].kind == .call {
      if let themed = themedColor(by: last, in: palette, depth) { return themed }
      if links.count > 1 { return fadedColor(links.dropLast(), by: last, in: palette, depth) }
    }
    return appleColor(links[...], in: palette, depth)
  }

  private func appleColor(
    _ links: ArraySlice<NodeID>, in palette: ApplePalette, _ depth: Int
  ) -> ColorValue {
    guard let first = links.first, let last = links.last else { return .unknown }
    let node = self[last]
    switch node.kind {
    case .member:
      if let asset = generatedColor(links) { return asset }
      let known: ColorValue
      if links.count == 1 {
        known = appleColor(named: node.name, in: palette)
      } else if links.count == 2, let type = ApplePalette(self[first]) {
        known = appleColor(named: node.name, in: palette == .appKit ? .appKit : type)
      } else {
        return colorOfMember(links, in: palette, depth)
      }
      return known == .unknown ? colorOfMember(links, in: palette, depth) : known
    case .name where links.count == 1: return colorOfVariable(last, in: palette, depth)
    case .call where links.count == 1 && ApplePalette(node) != nil:
      return appleColor(ofInitializer: last, in: palette, depth)
    case .call where links.count == 2 && node.name == "init" && ApplePalette(self[first]) != nil:
      return appleColor(ofInitializer: last, in: palette, depth)
    case .call where links.count == 1 && node.name == "#colorLiteral": return components(of: last)
    default: return .unknown
    }
  }

  /// Reads a constant that a generator declares for an asset: `Asset.ink.swiftUIColor`, `Asset.Colors.ink.color`, and
  /// `AppAsset.ink`, which is a style, too.
  ///
  /// Source: SwiftGen, “xcassets/swift5.stencil”; Tuist, “Assets.stencil”.
  private func generatedColor(_ links: ArraySlice<NodeID>) -> ColorValue? {
    guard let first = links.first, let last = links.last, self[first].kind == .name,
      links.dropFirst().allSatisfy({ self[$0].kind == .member })
    else { return nil }
    let isAsset = text[nameRange(of: first)].ends(with: "Asset")
    switch self[last].name {
    case "swiftUIColor" where links.count > 2, "color" where links.count > 2 && isAsset:
      return .resource(nameText(of: links[links.endIndex - 2]))
    default: return isAsset && links.count > 1 ? .resource(nameText(of: last)) : nil
    }
  }

  /// Reads `.black.opacity(0.5)` and `UIColor.black.withAlphaComponent(0.5)`.
  private func fadedColor(
    _ links: ArraySlice<NodeID>, by call: NodeID, in palette: ApplePalette, _ depth: Int
  ) -> ColorValue {
    let name = self[call].name
    if name == "init" { return appleColor(links + [call], in: palette, depth) }
    if let bytes = colorOfBytes(call) { return bytes }
    if arguments(of: call).isEmpty { return colorOfMember(links + [call], in: palette, depth) }
    guard name == "opacity" || name == "withAlphaComponent",
      let number = firstUnlabelledArgument(of: call).flatMap(value(ofArgument:)).flatMap(constantNumber(of:))
    else { return .unknown }
    let alpha = min(max(number, 0), 1)
    switch appleColor(links, in: palette, depth) {
    case .literal(let color): return .literal(color.fading(to: alpha))
    case .named(let name): return .named(name.fading(to: alpha))
    case .shades(let shades): return ColorValue.shades(shades).fading(to: alpha)
    case .system(let color): return .faded(color, alpha)
    case .adaptive:
      guard let name = links.last.map({ self[$0].name }), let shades = ColorShades(faded: name, alpha) else {
        return .faded(nil, alpha)
      }
      return .shades(shades)
    // Whichever color it is, it has at most this opacity.
    case .resource, .themed, .dynamic, .modes, .scheme, .drawable, .gradient, .unknown, .faded:
      return .faded(nil, alpha)
    }
  }

  private func appleColor(named name: Identifier, in palette: ApplePalette) -> ColorValue {
    switch name {
    case "black", "darkText": return .literal(.black)
    case "white": return .literal(.white)
    case "lightText": return .literal(RGBColor(red: 1, green: 1, blue: 1, alpha: 0.6))
    // A level of the color that applies, at the opacity of the label color with the same name.
    case "tertiary" where palette == .swiftUI: return .faded(nil, 0.3)
    case "quaternary" where palette == .swiftUI: return .faded(nil, 0.18)
    case "primary", "secondary", "tertiary", "label", "secondaryLabel", "systemBackground",
      "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground", "labelColor",
      "textColor", "textBackgroundColor", "windowBackgroundColor", "controlBackgroundColor", "background":
      return .adaptive
    default: break
    }
    // AppKit's colors have other values.
    guard palette != .appKit else { return .unknown }
    if palette == .uiKit, let color = RGBColor(uiKit: name) { return .literal(color) }
    if palette == .uiKit, let shades = ColorShades(label: name) { return .shades(shades) }
    let color = palette == .swiftUI ? SystemColor(swiftUI: name) : SystemColor(uiKit: name)
    return color.map(ColorValue.system) ?? .unknown
  }

  private func appleColor(
    ofInitializer call: NodeID, in palette: ApplePalette, _ depth: Int
  ) -> ColorValue {
    if let inner = value("uiColor", of: call) { return appleColor(of: inner, in: .uiKit, depth: depth + 1) }
    if let inner = value("nsColor", of: call) { return appleColor(of: inner, in: .appKit, depth: depth + 1) }
    if let name = value("named", of: call) { return assetColor(named: name, depth) }
    if let bytes = colorOfBytes(call) { return bytes }
    if argument("red", of: call) != nil || argument("white", of: call) != nil
      || argument("displayP3Red", of: call) != nil
    {
      return components(of: call)
    }
    if let hex = hexadecimalArgument(of: call) { return hexadecimal(of: hex, in: call) }
    let arguments = arguments(of: call)
    guard arguments.count == 1, self[arguments[0]].name == .none, let value = value(ofArgument: arguments[0])
    else { return .unknown }
    switch self[value].kind {
    // `Color(.systemRed)` takes a UIKit color, `UIColor(.red)` a SwiftUI color.
    case .chain, .member:
      let other: ApplePalette = self[call].name == "Color" ? .uiKit : .swiftUI
      return appleColor(of: value, in: palette == .appKit ? .appKit : other, depth: depth + 1)
    // SwiftUI's `Color("Ink")`. UIKit uses `named:`.
    case .string where self[call].name == "Color": return assetColor(named: value, depth)
    case .string, .number: return hexadecimal(of: value)
    default: return .unknown
    }
  }

  /// Returns an asset catalog color.
  private func assetColor(named name: NodeID, _ depth: Int) -> ColorValue {
    guard self[name].kind == .string else {
      // `UIColor(named: AssetNames.ink)`
      let links = links(of: name)
      return links.count > 1 && links.allSatisfy { self[$0].kind != .call }
        ? colorOfMember(links[...], in: .uiKit, depth) : .unknown
    }
    guard case .literal(let name) = textValue(ofString: name) else { return .unknown }
    return .resource(name)
  }

  /// Reads `red:green:blue:alpha:` and `white:alpha:`. Components outside 0…1 are clamped.
  private func components(of call: NodeID) -> ColorValue {
    func component(_ label: Identifier) -> Double? {
      value(label, of: call).flatMap(number(of:)).map { min(max($0, 0), 1) }
    }
    var alpha = 1.0
    if let written = value("alpha", of: call) ?? value("opacity", of: call) {
      guard let number = number(of: written) else { return .unknown }
      alpha = min(max(number, 0), 1)
    }
    if let white = component("white") {
      return .literal(RGBColor(red: white, green: white, blue: white, alpha: alpha))
    }
    guard let red = component("red") ?? component("displayP3Red"), let green = component("green"),
      let blue = component("blue")
    else {
      return .unknown
    }
    let isP3 =
      argument("displayP3Red", of: call) != nil
      || firstUnlabelledArgument(of: call).flatMap(value(ofArgument:)).flatMap { links(of: $0).last }
        .map { self[$0].name == "displayP3" } == true
    return .literal(
      isP3
        ? RGBColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        : RGBColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Returns the argument of an app's own initializer for hexadecimal colors: `rgb: 0x112233`, `fromHex: "112233"`.
  private func hexadecimalArgument(of call: NodeID) -> NodeID? {
    let argument = arguments(of: call).prefix(2).first { argument in
      let label = text[nameRange(of: argument)]
      return self[argument].name == "rgb" || label.spells("hex") || label.spells("Hex")
    }
    return argument.flatMap(value(ofArgument:))
  }

  /// Reads a hexadecimal color with an opacity in another argument.
  private func hexadecimal(of expression: NodeID, in call: NodeID) -> ColorValue {
    guard let written = value("alpha", of: call) ?? value("opacity", of: call) else {
      return hexadecimal(of: expression)
    }
    guard case .literal(let color) = hexadecimal(of: expression), let alpha = number(of: written) else {
      return .unknown
    }
    return .literal(color.fading(to: min(max(alpha, 0), 1)))
  }

  /// Reads `0x112233`, `"#112233"`, and `"112233"`.
  func hexadecimal(of expression: NodeID) -> ColorValue {
    if self[expression].kind == .string, case .literal(let text) = textValue(ofString: expression) {
      // The app's initializers differ in which digits are the opacity.
      return text.utf8.count > 7 ? .unknown : ColorValue(hexadecimal: text)
    }
    guard self[expression].kind == .number, self[expression].range.count == 8,
      let number = number(of: expression), let hex = UInt32(exactly: number)
    else { return .unknown }
    return .literal(RGBColor(hex: hex))
  }
}
