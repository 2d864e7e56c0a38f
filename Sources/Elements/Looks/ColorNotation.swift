// Literal colors, rewritten in their notation.

import Source
import Syntax

/// A writer that replaces a literal color and keeps its notation.
struct ColorNotation {
  let tree: Tree
  let element: Element

  /// Returns edits that change `color` to the opaque color `new`, or nil if its notation isn't known.
  func edits(_ color: WrittenColor, to new: RGBColor) -> [WriterEdit]? {
    guard case .literal(let old) = color.value, old.alpha == 1 else { return nil }
    // A color in an Interface Builder file is a tag with a color space.
    if element.framework == .interfaceBuilder { return nil }
    if element.framework == .androidXML { return [.replace(color.valueRange, xml(color, new))] }
    guard let node = tree.nodes(at: color.valueRange).first(where: { tree[$0].kind != .argument }) else {
      return nil
    }
    let numbers = components(in: node)
    if let hexadecimal = hexadecimal(in: node, new) { return [hexadecimal] }
    if numbers.isEmpty { return [.replace(color.valueRange, expression(new))] }
    return edits(numbers, to: new)
  }

  private func xml(_ color: WrittenColor, _ new: RGBColor) -> String {
    let hasOpacity = tree.text[color.valueRange].first == UInt8(ascii: "#") && color.valueRange.count == 9
    return hasOpacity ? "#FF" + new.hexadecimal.dropFirst() : new.hexadecimal
  }

  // MARK: Hexadecimal

  /// Returns an edit that replaces the last six digits of `"#FFAAAAAA"` or `0xFFAAAAAA`.
  private func hexadecimal(in expression: NodeID, _ new: RGBColor) -> WriterEdit? {
    for index in tree.subtree(of: expression) {
      let node = tree.nodes[index]
      let range: Range<Int>
      switch node.kind {
      case .string: range = digits(of: node.range, endingAt: UInt8(ascii: "\""))
      case .number where tree.text[node.range].spells("0x") || tree.text[node.range].spells("0X"):
        range = digits(of: node.range, endingAt: nil)
      default: continue
      }
      guard range.count >= 6 else { return nil }
      return .replace(range.upperBound - 6..<range.upperBound, String(new.hexadecimal.dropFirst()))
    }
    return nil
  }

  /// Returns the range of the hexadecimal digits at the end of a literal.
  private func digits(of literal: Range<Int>, endingAt quote: UInt8?) -> Range<Int> {
    var end = literal.upperBound
    if let quote {
      while end > literal.lowerBound, tree.text[end - 1] == quote { end -= 1 }
    } else {
      while end > literal.lowerBound, !tree.text[end - 1].isHexadecimal { end -= 1 }
    }
    var start = end
    while start > literal.lowerBound, tree.text[start - 1].isHexadecimal { start -= 1 }
    return start..<end
  }

  // MARK: Components

  private struct Component {
    var name: Identifier
    var range: Range<Int>
    /// True if the component ranges from 0 to 255 rather than from 0 to 1.
    var isByte: Bool
  }

  /// Returns the numbers in `Color(red: 0.5, green: 0.5, blue: 0.5)`, `UIColor(white: 0.5, alpha: 1)`,
  /// `Color.rgb(1, 2, 3)`.
  private func components(in expression: NodeID) -> [Component] {
    guard let call = tree.links(of: expression).last(where: { tree[$0].kind == .call }) else { return [] }
    var components: [Component] = []
    for argument in tree.arguments(of: call) {
      guard let value = tree.value(ofArgument: argument), tree.number(of: value) != nil else { continue }
      components.append(
        Component(
          name: tree[argument].name, range: tree[value].range,
          isByte: element.framework.isAndroid && !isFraction(tree[value].range)))
    }
    return components
  }

  private func isFraction(_ range: Range<Int>) -> Bool {
    tree.text[range].contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "f") }
  }

  private func edits(_ components: [Component], to new: RGBColor) -> [WriterEdit]? {
    let named = components.filter { component in
      switch component.name {
      case "red", "green", "blue", "white": true
      default: false
      }
    }
    if named.count == 1 {
      return new.isGray ? [.replace(named[0].range, decimal(new.red, named[0]))] : nil
    }
    let values = [new.red, new.green, new.blue]
    var three = named
    if named.isEmpty {
      // The first of four numbers is the opacity in `argb`. In other functions, it's the last.
      guard components.allSatisfy({ $0.name == .none }) else { return nil }
      three = components.count == 4 && components[0].isByte ? Array(components.dropFirst()) : components
    }
    guard three.count == 3 else { return nil }
    return zip(three, values).map { .replace($0.range, decimal($1, $0)) }
  }

  /// Returns a color component, with up to three decimals or from 0 to 255.
  private func decimal(_ value: Double, _ component: Component) -> String {
    if component.isByte { return "\(value.byte)" }
    return decimal(value) + (element.framework.isAndroid ? "f" : "")
  }

  private func decimal(_ value: Double) -> String {
    let thousandths = Int((min(max(value, 0), 1) * 1_000).rounded())
    if thousandths % 1_000 == 0 { return "\(thousandths / 1_000).0" }
    var digits = String("\(1_000 + thousandths)".dropFirst())
    while digits.hasSuffix("0") { digits.removeLast() }
    return "0." + digits
  }

  // MARK: Names

  /// Returns an expression that replaces a color's name.
  private func expression(_ new: RGBColor) -> String {
    let gray = "white: \(decimal(new.red))"
    let components =
      "red: \(decimal(new.red)), green: \(decimal(new.green)), blue: \(decimal(new.blue))"
    let digits = new.hexadecimal.dropFirst()
    switch element.framework {
    case .swiftUI: return "Color(\(new.isGray ? gray : components))"
    case .uiKit:
      let type = element.receiver?.usesSetters == true ? "NSColor" : "UIColor"
      return "\(type)(\(new.isGray ? gray : components), alpha: 1)"
    case .compose: return "Color(0xFF\(digits))"
    case .androidViews: return "Color.parseColor(\"#\(digits)\")"
    case .androidXML, .interfaceBuilder: return "#\(digits)"
    }
  }
}

extension ElementTree {
  /// Returns edits that replace `color` of an element with `new`, or nil if it isn't a literal in this file.
  public func edits(changing color: WrittenColor, to new: RGBColor, on id: ElementID) -> [WriterEdit]? {
    ColorNotation(tree: syntax, element: self[id]).edits(color, to: new)
  }
}

extension RGBColor {
  /// Returns the nearest darker or lighter color of the same hue that passes, or nil if none does.
  public func nearestShade(where passes: (RGBColor) -> Bool) -> RGBColor? {
    let shades = [RGBColor.black, .white].compactMap { end -> RGBColor? in
      (1...255).lazy.map { self.mixed(with: end, Double($0) / 255) }.first(where: passes)
    }
    return shades.min { distance(to: $0) < distance(to: $1) }
  }

  private func mixed(with end: RGBColor, _ part: Double) -> RGBColor {
    func mixed(_ from: Double, _ to: Double) -> Double {
      Double((from + (to - from) * part).byte) / 255
    }
    return RGBColor(
      red: mixed(red, end.red), green: mixed(green, end.green), blue: mixed(blue, end.blue))
  }

  private func distance(to other: RGBColor) -> Double {
    let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
    return red * red + green * green + blue * blue
  }

  var isGray: Bool { red.byte == green.byte && green.byte == blue.byte }
}

private extension Double {
  /// The component in the range from 0 to 255.
  var byte: Int { Int((Swift.min(Swift.max(self, 0), 1) * 255).rounded()) }
}

private extension UInt8 {
  var isHexadecimal: Bool { isDigit || isASCIILetter && self | 0x20 <= UInt8(ascii: "f") }
}
