// The height that the texts in a Compose layout need.

import Source
import Syntax

extension ElementTree {
  /// Returns the height in dp that the texts in a Compose layout with a fixed height need if the user doubles the text
  /// size, including the padding around them. Returns nil if it contains no text, or may scroll. Each text counts as a
  /// single line.
  ///
  /// Source: WCAG 2.2, 1.4.4 “Resize Text”: up to 200%. Android 14, “Non-linear font scaling to 200%”.
  func heightOfDoubledTextsInCompose(_ id: ElementID) -> Double? {
    guard self[id].framework == .compose, self[id].role == .container else { return nil }
    var budget = 64
    let height = contentHeight(of: id, &budget)
    return height > 0 && budget > 0 ? height + padding(of: id, afterHeight: true) : nil
  }

  /// Returns the height that the tallest text in a layout or a Compose button needs for a second line if the user doubles
  /// the text size. Only texts without a line limit that show a name, which may have any length, count.
  public func heightOfDoubledNames(in id: ElementID) -> Double? {
    switch (self[id].framework, self[id].role) {
    case (.compose, .button): break
    case (.compose, .container): guard isMeasurable(self[id].typeName) else { return nil }
    case (.swiftUI, .text): return heightOfDoubledName(id)
    case (.swiftUI, .container):
      guard self[id].typeName == "HStack" else { return nil }
      return firstChildren(of: id).prefix(ElementTree.mostParts).compactMap(heightOfDoubledName).max()
    default: return nil
    }
    let heights = descendants(of: id).prefix(ElementTree.mostParts).compactMap { part -> Double? in
      guard self[part].role == .text || self[part].role == .heading, self[part].slot.isInFlow,
        self[part].lineLimit == nil, showsName(part), !hasFixedHeight(part),
        ancestors(of: part).prefix(while: { $0 != id }).allSatisfy({
          isMeasurable(self[$0].typeName) && !hasFixedHeight($0)
        }), case let height = lineHeight(of: part), height > 0
      else { return nil }
      return 2 * height
    }
    return heights.max()
  }

  /// Returns the height that a SwiftUI text needs for a second line at twice its size, if it shows a name.
  private func heightOfDoubledName(_ id: ElementID) -> Double? {
    guard self[id].role == .text, self[id].slot == .content || self[id].slot == .label,
      self[id].lineLimit == nil, !self[id].givesWay, scales(id), showsName(id)
    else { return nil }
    return 2 * doubledSize(of: id) * ElementTree.leastLineHeight
  }

  private func contentHeight(of id: ElementID, _ budget: inout Int) -> Double {
    budget -= 1
    guard budget > 0 else { return 0 }
    let isStack = self[id].typeName == "Column" || self[id].typeName.hasSuffix("Card")
    var heights: [Double] = []
    /// The heights of the arms of each branch, only one of which is shown.
    var arms: [Int: [Int: Double]] = [:]
    for child in firstChildren(of: id).prefix(ElementTree.mostParts) where self[child].slot.isInFlow {
      let height = height(of: child, &budget)
      guard let branch = self[child].branches.first else {
        heights.append(height)
        continue
      }
      let known = arms[branch.branch, default: [:]][branch.arm] ?? 0
      arms[branch.branch, default: [:]][branch.arm] = isStack ? known + height : max(known, height)
    }
    heights += arms.values.map { $0.values.max() ?? 0 }
    return isStack ? heights.reduce(0, +) : heights.max() ?? 0
  }

  private func height(of id: ElementID, _ budget: inout Int) -> Double {
    budget -= 1
    // A part with a fixed height is checked separately.
    guard budget > 0, !hasFixedHeight(id) else { return 0 }
    let height: Double
    switch self[id].role {
    case .text, .heading: height = lineHeight(of: id)
    case .container where isMeasurable(self[id].typeName): height = contentHeight(of: id, &budget)
    default: return 0
    }
    return height > 0 ? height + padding(of: id, afterHeight: false) : 0
  }

  private func isMeasurable(_ type: String) -> Bool {
    switch type {
    case "Column", "Row", "Box", "Surface", "Card", "ElevatedCard", "OutlinedCard", "AnimatedVisibility": true
    default: false
    }
  }

  private func lineHeight(of id: ElementID) -> Double {
    let element = self[id]
    if element.givesWay { return 0 }
    if case .fixed? = element.fonts.last?.scaling { return 0 }
    if case .certain(let title) = element.title, let text = title.value.literal,
      !text.contains(where: { $0.isLetter || $0.isNumber })
    {
      return 0
    }
    guard let call = call(of: element), syntax.argument("autoSize", of: call) == nil else { return 0 }
    let size = element.textSize ?? styledSize(call)
    // Android 14 enlarges large texts less.
    let doubled = 2 * min(size, 18) + max(0, size - 18)
    return Double(lines(of: id, doubled)) * doubled * ElementTree.leastLineHeight
  }

  /// Returns the size of a text without `fontSize`.
  ///
  /// Source: Material 3 and Material 2, “Type scale”. The app's sizes may differ a little.
  func styledSize(_ call: NodeID) -> Double {
    guard let style = syntax.argument("style", of: call) else {
      return syntax[call].name == "Text" ? ElementTree.plainSize : ElementTree.leastSize
    }
    guard syntax.subtreeMentions("typography", style) else { return ElementTree.leastSize }
    for index in syntax.subtree(of: style).prefix(ElementTree.reach) {
      switch syntax.nodes[index].name {
      case "bodyLarge", "titleMedium", "body1", "subtitle1": return 16
      case "bodyMedium", "titleSmall", "labelLarge", "body2", "subtitle2": return 14
      default: continue
      }
    }
    return ElementTree.leastSize
  }

  /// The size of a text without a style inside controls and layouts, the size of hardly smaller texts, and the height
  /// of a line in relation to the size, without the space that styles add between lines.
  private static let (plainSize, leastSize, leastLineHeight) = (14.0, 12.0, 1.17)

  private static let mostParts = 32

  // MARK: Modifiers

  func modifiers(of id: ElementID) -> [NodeID] {
    guard let call = call(of: self[id]),
      let argument = syntax.arguments(of: call).first(where: syntax.isModifier),
      let value = syntax.value(ofArgument: argument)
    else { return [] }
    return syntax.links(of: value).filter { syntax[$0].kind == .call }
  }

  private func hasFixedHeight(_ id: ElementID) -> Bool {
    modifiers(of: id).contains { link in
      switch syntax[link].name {
      case "height", "requiredHeight", "size", "requiredSize", "verticalScroll", "heightIn", "sizeIn",
        "wrapContentHeight", "wrapContentSize":
        true
      default: false
      }
    }
  }

  /// Returns the literal padding above and below an element, or only the padding inside its fixed height.
  private func padding(of id: ElementID, afterHeight: Bool) -> Double {
    var sum = 0.0
    for link in modifiers(of: id) {
      switch syntax[link].name {
      case "height", "requiredHeight", "size", "requiredSize": if afterHeight { sum = 0 }
      case "padding": sum += syntax.verticalPadding(link)
      default: continue
      }
    }
    return sum
  }
}

extension Tree {
  /// Returns the literal padding above and below in `padding(4.dp)`, `padding(vertical = 4.dp)`, or
  /// `padding(8.dp, 4.dp)`.
  fileprivate func verticalPadding(_ call: NodeID) -> Double {
    let arguments = arguments(of: call)
    var sum = 0.0
    for (index, argument) in arguments.enumerated() {
      guard let value = value(ofArgument: argument), lastName(of: value) == "dp", let side = number(of: value)
      else { continue }
      switch (self[argument].name, arguments.count, index) {
      case ("vertical", _, _), ("all", _, _): sum += 2 * side
      case ("top", _, _), ("bottom", _, _): sum += side
      case (.none, 1, _), (.none, 2, 1): sum += 2 * side
      case (.none, 4, 1), (.none, 4, 3): sum += side
      default: continue
      }
    }
    return sum
  }
}
