// Font weights in Swift code.

import Source
import Syntax

extension SwiftPractices {
  /// Checks `.fontWeight(.light)`, `.system(size: 15, weight: .thin)`, and `.systemFont(ofSize: 15, weight: .light)`.
  mutating func lightWeight(_ member: NodeID) {
    guard let value = tree.expression(endingIn: member), let place = tree.argument(of: value),
      !asksForBoldText
    else { return }
    let framework: Framework
    switch (tree[place.call].name, tree[place.argument].name) {
    case ("fontWeight", .none), ("weight", .none), ("system", "weight"): framework = .swiftUI
    case ("systemFont", "weight"), ("monospacedSystemFont", "weight"),
      ("monospacedDigitSystemFont", "weight"):
      framework = .uiKit
    default: return
    }
    guard framework != .swiftUI || !isOfSymbol(place.call) else { return }
    let size = tree.value("size", of: place.call) ?? tree.value("ofSize", of: place.call)
    add(
      Practice(
        framework, .lightFont(isLarge: isLarge(size)), range: tree[value].range,
        edits: [.replace(tree[value].range, ".regular")]))
  }

  /// True if the surrounding code checks the Bold Text setting.
  private var asksForBoldText: Bool {
    mutating get {
      isWritten("legibilityWeight") || isWritten("isBoldTextEnabled") || isWritten("boldTextStatus")
    }
  }

  /// Returns whether a size is that of a large title.
  private func isLarge(_ size: NodeID?) -> Bool { size.flatMap(tree.number(of:)).map { $0 >= 34 } ?? false }

  /// Returns whether a font applies to a symbol or image.
  private func isOfSymbol(_ call: NodeID) -> Bool {
    chains.contains { chain in
      guard tree[chain].subtreeEnd > call.index, let first = tree.links(of: chain).first else { return false }
      return tree[first].name == "Image"
    }
  }

  /// Checks `UIFont(name: "Inter-Light", size: 15)` and `.custom("Inter-Light", size: 15)`.
  mutating func namedFont(_ call: NodeID) {
    guard tree[call].kind == .call,
      tree.argument("size", of: call) != nil || tree.argument("fixedSize", of: call) != nil,
      let name = tree.value("name", of: call)
        ?? tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:)),
      tree[name].kind == .string, let font = tree.textValue(ofString: name).literal
    else { return }
    let isUIKit = tree[call].name == "UIFont"
    guard isUIKit || !isOfSymbol(call), !asksForBoldText else {
      return
    }
    let framework: Framework = isUIKit ? .uiKit : .swiftUI
    if font.hasLightWeight {
      add(
        Practice(
          framework, .lightFont(isLarge: isLarge(tree.value("size", of: call))), range: tree[name].range))
    }
    // Report once per outermost declaration: a helper that creates fonts is fixed in one place.
    if !font.isBoldOrSymbols, fixedWeights != outermost, let expression = tree.expression(endingIn: call) {
      fixedWeights = outermost
      add(Practice(framework, .fixedWeight, range: tree[expression].range))
    }
  }
}

private extension String {
  /// True if a font name ends in a weight below regular, such as `Inter-Light`.
  var hasLightWeight: Bool {
    guard let weight = split(separator: "-").dropFirst().last else { return false }
    return ["light", "thin", "ultralight", "extralight", "hairline", "lightitalic", "thinitalic"]
      .contains(weight.lowercased())
  }

  /// True if a font name says that the font is bold or contains symbols.
  var isBoldOrSymbols: Bool {
    let name = lowercased()
    return ["bold", "heavy", "black", "icon", "symbol", "awesome", "emoji", "glyph"].contains {
      name.contains($0)
    }
  }
}
