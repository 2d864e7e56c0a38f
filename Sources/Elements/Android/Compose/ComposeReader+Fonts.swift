// Text sizes in Compose code.

import Source
import Syntax

extension ComposeReader {
  /// Reads the `fontSize` of a text or its style.
  mutating func readFonts(of call: NodeID, _ composable: Composable, _ id: ElementID) {
    switch composable.shape {
    case .text, .field, .bareField: break
    default: return
    }
    if case .certain(let title) = list[id].title, showsPictures(title) { return }
    for argument in tree.arguments(of: call) {
      switch tree[argument].name {
      case "fontSize": font(argument, of: id)
      case "style", "textStyle":
        for index in tree.subtree(of: argument)
        where tree.nodes[index].kind == .argument && tree.nodes[index].name == "fontSize" {
          font(NodeID(index), of: id)
        }
      default: continue
      }
    }
  }

  /// Returns whether a text shows emoji or symbols, judging by its literal or the names around it.
  private func showsPictures(_ text: WrittenText) -> Bool {
    if let literal = text.value.literal { return literal.isPictorial }
    return tree.text[text.valueRange].spells("moji")
      || function.map { tree.text[tree.nameRange(of: $0)].spells("moji") } ?? false
  }

  /// Reads `FontWeight.Bold`.
  mutating func weight(_ value: NodeID, _ id: ElementID) {
    switch tree.lastName(of: value) {
    case "SemiBold", "Bold", "ExtraBold", "Black", "W600", "W700", "W800", "W900":
      list[id].circumstances.insert(.bold)
    default: return
    }
  }

  /// Reads `MaterialTheme.typography.headlineSmall` and the weight that a style specifies.
  ///
  /// Source: Material 3 and Material 2, “Type scale”: sizes in sp. The app's sizes may differ.
  mutating func typography(_ style: NodeID, _ id: ElementID) {
    for index in tree.subtree(of: style) {
      let node = tree.nodes[index]
      if node.kind == .argument, node.name == "fontWeight", let value = tree.value(ofArgument: NodeID(index))
      {
        weight(value, id)
      }
      switch node.name {
      case "displayLarge", "displayMedium", "displaySmall", "headlineLarge", "headlineMedium",
        "headlineSmall", "h1", "h2", "h3", "h4", "h5":
        list[id].textSize = 24
        list[id].circumstances.insert(.styledAsHeading)
      case "titleLarge", "h6":
        list[id].textSize = 20
        list[id].circumstances.insert(.styledAsHeading)
      default: continue
      }
    }
  }

  private mutating func font(_ argument: NodeID, of id: ElementID) {
    guard let written = tree.value(ofArgument: argument) else { return }
    let value = constant(written) ?? written
    list[id].textSize = tree.number(of: value)
    list[id].fonts.append(
      WrittenFont(
        tree.scaling(ofTextSize: value), range: tree[argument].range, valueRange: tree[value].range,
        size: tree.number(of: value),
        sizeRange: tree.number(of: value) == nil ? nil : tree[tree.firstLink(of: value)].range))
  }
}

extension Tree {
  /// Returns the scaling of a text size. `14.sp` follows the text size setting; a size in dp converted with `toSp()`
  /// doesn't.
  ///
  /// Source: androidx.compose.ui.unit, `Density.toSp`: “Convert Dp to Sp”, which divides by `fontScale`.
  func scaling(ofTextSize value: NodeID) -> FontScaling {
    let links = self.links(of: value)
    guard let last = links.last else { return .unknown }
    switch self[last].name {
    case "sp": return number(of: value) == nil ? .unknown : .scales
    case "nonScaledSp", "nonScaleSp": return .fixed(size: number(of: value), unit: "dp")
    case "toSp": return .fixedInDp(links.count == 3 ? dp(of: links) : nil)
    case "with", "run":
      // `with(density) { 14.dp.toSp() }`, `density.run { 14.dp.toSp() }`
      guard let lambda = trailingLambda(of: last) else { return .unknown }
      let statements = children(of: lambda).filter { self[$0].kind != .parameter }
      guard statements.count == 1 else { return .unknown }
      let inner = self.links(of: statements[0])
      guard inner.count == 3, let call = inner.last, self[call].name == "toSp" else { return .unknown }
      return .fixedInDp(dp(of: inner))
    default: return .unknown
    }
  }

  /// Returns the number in `14.dp.toSp()`.
  private func dp(of links: [NodeID]) -> Double? {
    guard self[links[0]].kind == .number, self[links[1]].name == "dp" else { return nil }
    return number(of: links[0])
  }
}

private extension FontScaling {
  static func fixedInDp(_ size: Double?) -> FontScaling {
    size.map { .fixed(size: $0, unit: "dp") } ?? .unknown
  }
}

private extension String {
  /// True if the string contains no letters or digits, only emoji, arrows, stars, and the like.
  var isPictorial: Bool { !contains { $0.isLetter || $0.isNumber } }
}
