// Fonts, colors, and touch target sizes of views.

import Source
import Syntax

extension NibViewReader {
  func readLooks(_ element: inout Element) {
    readColors(&element)
    readFont(&element)
    element.size = size(of: element)
    readHeight(&element)
    readLines(&element)
    readTablePart(&element)
  }

  /// The constraint that fixes the view's height, with the height in pt.
  var constrainedHeight: (constraint: NibObject, length: Double)? {
    guard let side = constrainedSides.height,
      let constraint = object.object("constraints")?.objects.first(where: { $0.range == side.range })
    else { return nil }
    return (constraint, side.length)
  }

  /// The width in pt that a constraint fixes.
  var constrainedWidth: Double? { constrainedSides.width?.length }

  // MARK: Colors

  private func readColors(_ element: inout Element) {
    for child in object.objects where child.tag == "color" {
      switch child.name("key") {
      case "backgroundColor": element.colors.append(child.color(.background))
      case "textColor": element.colors.append(child.color(.foreground))
      default: break
      }
    }
    let normal = object.object("state", key: "normal")
    if let color = normal?.object("color", key: "titleColor") {
      element.colors.append(color.color(.foreground))
    }
    let configuration = object.object("buttonConfiguration")
    for child in configuration?.objects.filter({ $0.tag == "color" }) ?? [] {
      switch child.name("key") {
      case "baseForegroundColor": element.colors.append(child.color(.foreground))
      case "baseBackgroundColor": element.colors.append(child.color(.background))
      default: break
      }
    }
    if configuration != nil || normal?.has("backgroundImage") == true {
      element.unknowns.add(.colors, .configuration)
    }
    if object.has("customClass") || runtimeAttributes.contains(where: { $0.name("type") == "color" }) {
      element.unknowns.add(.colors, .view)
    }
  }

  // MARK: Fonts

  /// Reads the font. A text style follows the text size setting when the view is loaded, even if it doesn't update when
  /// the setting changes. All other fonts keep their size, even if “Automatically Adjusts Font” is on. A size of zero
  /// means the class's default.
  ///
  /// Source: Apple, “Scaling fonts automatically”: the option works with fonts of text styles.
  private func readFont(_ element: inout Element) {
    guard kind.showsText, kind != .button || !element.title.isAbsent, !object.has("customClass"),
      !showsSymbolsOnly(element), !isInvisible,
      let font = object.object("fontDescription", key: "fontDescription")
    else { return }
    let scaling: FontScaling =
      if font.has("style") {
        .scales
      } else if let size = font.number("pointSize"), size > 0 {
        .fixed(size: size, unit: "pt")
      } else {
        .unknown
      }
    element.fonts.append(WrittenFont(scaling, range: font.range, valueRange: font.range))
  }

  /// Returns the default size of a text style, or nil if it's about as large as body text.
  ///
  /// Source: Apple, “Typography › Dynamic Type sizes”, large.
  static func size(ofStyle name: Identifier) -> Double? {
    switch name {
    case "UICTFontTextStyleLargeTitle": 34
    case "UICTFontTextStyleTitle1", "UICTFontTextStyleTitle0": 28
    case "UICTFontTextStyleTitle2": 22
    case "UICTFontTextStyleTitle3": 20
    case "UICTFontTextStyleSubhead": 15
    case "UICTFontTextStyleFootnote": 13
    case "UICTFontTextStyleCaption1": 12
    case "UICTFontTextStyleCaption2": 11
    default: nil
    }
  }

  /// True if constraints make the view too small to show text: a field that exists only for autofill.
  private var isInvisible: Bool {
    let sides = constrainedSides
    return sides.width.map { $0.length <= 2 } == true && sides.height.map { $0.length <= 2 } == true
  }

  /// Returns whether the title consists of emoji and symbols only.
  private func showsSymbolsOnly(_ element: Element) -> Bool {
    guard let literal = element.title.value?.value.literal, !literal.isEmpty else { return false }
    return !literal.contains { $0.isLetter || $0.isNumber }
  }

  // MARK: Sizes

  /// Returns the size that constraints fix, or the frame without constraints. Only tappable views have one here, since
  /// switches, sliders, and the like have intrinsic sizes.
  private func size(of element: Element) -> Evidence<WrittenSize> {
    guard kind == .button || element.isTappable else { return .absent }
    let sides = object.isNo("translatesAutoresizingMaskIntoConstraints") ? constrainedSides : framedSides
    guard sides.width != nil || sides.height != nil else { return .absent }
    // An app class, or a runtime attribute that it defines, may enlarge the touch target.
    let isHarmless = runtimeAttributes.allSatisfy { attribute in
      attribute.value("keyPath").map { $0.begins(with: "layer.") || $0.begins(with: "accessibility") }
        ?? false
    }
    guard !object.has("customClass"), isHarmless else { return .unknown }
    let all = [sides.width, sides.height].compactMap(\.self)
    guard let smaller = all.min(by: { $0.length < $1.length }) else { return .absent }
    return .certain(
      WrittenSize(
        Size(width: sides.width?.length, height: sides.height?.length), range: smaller.range,
        widthRange: sides.width?.value, heightRange: sides.height?.value))
  }

  private struct Side {
    var length: Double
    /// The range of the constraint or frame.
    var range: Range<Int>
    /// The range of the number.
    var value: Range<Int>
  }

  /// The sides that a constraint on this view alone fixes.
  private var constrainedSides: (width: Side?, height: Side?) {
    guard let constraints = object.object("constraints"), object.object("variation") == nil else {
      return (nil, nil)
    }
    let all = constraints.objects.filter { $0.tag == "constraint" }
    return (side("width", in: all), side("height", in: all))
  }

  private func side(_ name: Identifier, in constraints: [NibObject]) -> Side? {
    let own = constraints.filter { constraint in
      constraint.name("firstAttribute") == name
        && (!constraint.has("firstItem") || constraint.value("firstItem") == object.value("id"))
    }
    // If there are several constraints, or a conditional one, the resulting size is unknown.
    guard own.count == 1, let constraint = own.first, !constraint.has("secondItem"),
      !constraint.has("relation"), !constraint.has("priority"), !constraint.isYes("placeholder"),
      constraint.object("variation") == nil, !isReached(constraint),
      let attribute = constraint.attribute("constant"), let length = constraint.number("constant"), length > 0
    else { return nil }
    return Side(length: length, range: constraint.range, value: constraint.valueRange(of: attribute))
  }

  /// Returns whether code can change the constraint through an outlet.
  private func isReached(_ constraint: NibObject) -> Bool {
    constraint.value("id").map { connections.outlets[Identifier($0)] != nil } ?? false
  }

  /// The sides of the frame that don't resize with the superview.
  private var framedSides: (width: Side?, height: Side?) {
    guard object.has("fixedFrame"), let frame = object.object("rect", key: "frame") else { return (nil, nil) }
    let mask = object.object("autoresizingMask")
    func side(_ name: Identifier, unless flexible: Identifier) -> Side? {
      guard mask?.isYes(flexible) != true, let attribute = frame.attribute(name),
        let length = frame.number(name), length > 0
      else { return nil }
      return Side(length: length, range: frame.range, value: frame.valueRange(of: attribute))
    }
    return (side("width", unless: "widthSizable"), side("height", unless: "heightSizable"))
  }
}
