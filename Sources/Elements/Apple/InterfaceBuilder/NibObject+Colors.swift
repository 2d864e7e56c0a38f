// Colors in Interface Builder files.

import Source
import Syntax

extension NibObject {
  /// Returns the color of a `<color>` tag.
  func color(_ use: WrittenColor.Use) -> WrittenColor {
    WrittenColor(colorValue, use, range: range, valueRange: range)
  }

  private var colorValue: ColorValue {
    if let name = value("systemColor") ?? value("xcode11CocoaTouchSystemColor")
      ?? value("cocoaTouchSystemColor")
    {
      return NibObject.systemColor(Identifier(name))
    }
    // A color from an asset catalog.
    if let name = string("name") { return .resource(name) }
    let alpha = number("alpha") ?? 1
    if let white = number("white") {
      let white = min(max(white, 0), 1)
      return .literal(RGBColor(red: white, green: white, blue: white, alpha: alpha))
    }
    // Wide-gamut colors can't be converted exactly to sRGB.
    guard name("customColorSpace") != "displayP3", let red = number("red"), let green = number("green"),
      let blue = number("blue")
    else { return .unknown }
    func clamped(_ component: Double) -> Double { min(max(component, 0), 1) }
    return .literal(RGBColor(red: clamped(red), green: clamped(green), blue: clamped(blue), alpha: alpha))
  }

  /// Returns the value of a system color.
  ///
  /// Source: Apple, “UIColor › UI element colors” (adaptive) and “Standard colors” (fixed).
  private static func systemColor(_ name: Identifier) -> ColorValue {
    switch name {
    case "darkTextColor": .literal(.black)
    case "labelColor", "secondaryLabelColor", "tertiaryLabelColor", "quaternaryLabelColor",
      "placeholderTextColor", "systemBackgroundColor", "secondarySystemBackgroundColor",
      "tertiarySystemBackgroundColor", "systemGroupedBackgroundColor",
      "secondarySystemGroupedBackgroundColor",
      "tertiarySystemGroupedBackgroundColor", "groupTableViewBackgroundColor":
      .adaptive
    default: .unknown
    }
  }
}
