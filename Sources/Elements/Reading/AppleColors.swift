// Colors in SwiftUI and UIKit code.

import Source
import Syntax

extension Tree {
  /// What a Swift color expression says.
  func appleColor(of expression: NodeID) -> ColorValue {
    let links = links(of: expression)
    guard let last = links.last else { return .unknown }
    let node = self[last]
    switch node.kind {
    case .member:
      // `.black`, `Color.black`, `UIColor.black.cgColor` are read; `theme.black` is not.
      guard links.count == 1 || (links.count == 2 && isColorType(self[links[0]])) else { return .unknown }
      return Tree.appleColor(named: node.name)
    case .call where links.count == 1 && isColorType(node): return appleColor(ofInitializer: last)
    case .name where node.name == "#colorLiteral": return .unknown
    case .call where links.count == 1 && node.name == "#colorLiteral": return components(of: last)
    default: return .unknown
    }
  }

  private func isColorType(_ node: Node) -> Bool {
    switch node.name {
    case "Color", "UIColor", "NSColor": node.kind == .name || node.kind == .call
    default: false
    }
  }

  /// Source: Apple, “UIColor › Standard colors” (fixed) and “UI element colors” (adaptive).
  private static func appleColor(named name: Identifier) -> ColorValue {
    switch name {
    case "black", "darkText": .literal(.black)
    case "white", "lightText": .literal(.white)
    case "primary", "secondary", "tertiary", "label", "secondaryLabel", "tertiaryLabel", "systemBackground",
      "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground", "labelColor",
      "textColor", "textBackgroundColor", "windowBackgroundColor", "controlBackgroundColor", "background":
      .adaptive
    default: .unknown
    }
  }

  private func appleColor(ofInitializer call: NodeID) -> ColorValue {
    if let inner = value("uiColor", of: call) ?? value("nsColor", of: call) { return appleColor(of: inner) }
    if let name = value("named", of: call) { return assetColor(named: name) }
    if argument("red", of: call) != nil || argument("white", of: call) != nil { return components(of: call) }
    if let hex = value("hex", of: call) ?? value("hexString", of: call) { return hexadecimal(of: hex) }
    let arguments = arguments(of: call)
    guard arguments.count == 1, self[arguments[0]].name == .none, let value = value(ofArgument: arguments[0])
    else { return .unknown }
    switch self[value].kind {
    case .chain: return appleColor(of: value)
    // `Color("Ink")` of SwiftUI; UIKit says `named:`.
    case .string where self[call].name == "Color": return assetColor(named: value)
    default: return .unknown
    }
  }

  /// A color of an asset catalog.
  private func assetColor(named name: NodeID) -> ColorValue {
    guard self[name].kind == .string, case .literal(let name) = textValue(ofString: name) else {
      return .unknown
    }
    return .resource(name)
  }

  /// `red:green:blue:alpha:`, `white:alpha:`; components outside 0…1 are clamped.
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
    guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
      return .unknown
    }
    return .literal(RGBColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// `0x112233`, `"#112233"`, `"112233"`.
  private func hexadecimal(of expression: NodeID) -> ColorValue {
    if self[expression].kind == .string, case .literal(let text) = textValue(ofString: expression) {
      return ColorValue(hexadecimal: text)
    }
    guard self[expression].kind == .number, self[expression].range.count == 8,
      let number = number(of: expression), let hex = UInt32(exactly: number)
    else { return .unknown }
    return .literal(RGBColor(hex: hex))
  }
}

extension ColorValue {
  /// `#RGB`, `#RRGGBB` or `#AARRGGBB` (Android's order), the sign optional; unknown where it is none of them.
  init(hexadecimal text: String) {
    var digits = Substring(text)
    if digits.first == "#" { digits.removeFirst() }
    guard digits.utf8.allSatisfy({ $0.isDigit || ($0.isASCIILetter && $0 | 0x20 <= UInt8(ascii: "f")) })
    else {
      self = .unknown
      return
    }
    if digits.count == 3 || digits.count == 4 { digits = Substring(digits.map { "\($0)\($0)" }.joined()) }
    guard digits.count == 6 || digits.count == 8, let number = UInt32(digits, radix: 16) else {
      self = .unknown
      return
    }
    var color = RGBColor(hex: number)
    if digits.count == 8 { color.alpha = Double(number >> 24) / 255 }
    self = .literal(color)
  }
}
