// Fonts in UIKit code.

import Syntax

extension Tree {
  /// Returns the scaling of a font with the user's text size setting.
  ///
  /// Source: Apple, “Scaling fonts automatically”: fonts of a text style and those that `UIFontMetrics` scales do,
  /// fonts of a stated size don't.
  func fontScaling(of value: NodeID) -> FontScaling {
    if self[value].kind == .infix {
      // `UIFont(name: "Inter", size: 17) ?? .systemFont(ofSize: 17)`
      let parts = Array(children(of: value))
      guard parts.count == 3, self[parts[1]].name == "??" else { return .unknown }
      let (first, second) = (fontScaling(of: parts[0]), fontScaling(of: parts[2]))
      guard case .fixed = first, case .fixed = second else { return .unknown }
      return first
    }
    let links = links(of: value)
    guard let call = links.last, self[call].kind == .call else { return .unknown }
    if self[call].name == "scaledFont" { return .scales }
    // Source: Apple, “UIFont › withSize(_:)”: the size is the specified one, whatever the receiver's was.
    if self[call].name == "withSize", links.count > 1, let size = firstUnlabelledArgument(of: call) {
      return self.value(ofArgument: size).map(fixedScaling) ?? .unknown
    }
    guard links.count <= 2 else { return .unknown }
    let isOfFont = links.count == 1 || self[links[0]].name == "UIFont"
    switch self[call].name {
    // A custom function with a size: `preferredFont(ofSize: 16)`.
    case "preferredFont": return argument("ofSize", of: call) == nil ? .scales : .unknown
    case "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
      "monospacedDigitSystemFont":
      guard isOfFont, let size = self.value("ofSize", of: call) else { return .unknown }
      return fixedScaling(size)
    case "UIFont" where links.count == 1, "init" where links.count == 2 && self[links[0]].name == "UIFont":
      guard argument("name", of: call) != nil, let size = self.value("size", of: call) else {
        return .unknown
      }
      return fixedScaling(size)
    default: return .unknown
    }
  }

  private func fixedScaling(_ size: NodeID) -> FontScaling {
    // `17.scaled` is a computed number.
    if let number = constantNumber(of: size) { return .fixed(size: number, unit: "pt") }
    if self[size].kind == .branch, let values = choice(of: size)?.values {
      let sizes = values.compactMap(constantNumber(of:))
      return sizes.count == values.count ? .fixed(size: sizes.max(), unit: "pt") : .unknown
    }
    switch lastName(of: size) {
    case "systemFontSize", "smallSystemFontSize", "labelFontSize", "buttonFontSize":
      // Source: Apple, “UIFont”: constants, whatever text size is set.
      return .fixed(size: nil, unit: "pt")
    default: return .unknown
    }
  }
}
