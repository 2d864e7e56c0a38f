// The height that the texts in a row of an Android layout file need.

import Source
import Syntax

extension ElementTree {
  /// Returns the height in dp that the texts in a layout need if the user doubles the text size, or nil if it contains no
  /// text. Known texts count as many lines as they surely need, and others as many as their line limit, or one.
  ///
  /// Source: WCAG 2.2, 1.4.4 “Resize Text”: up to 200%. Android 14, “Non-linear font scaling to 200%”.
  public func heightOfDoubledTexts(in id: ElementID) -> Double? {
    if self[id].framework == .compose { return heightOfDoubledTextsInCompose(id) }
    guard self[id].framework == .androidXML, self[id].role == .container else { return nil }
    var budget = 64
    let stack = contentHeight(of: id, &budget)
    return stack.texts > 0 && budget > 0 ? stack.height : nil
  }

  /// The height of a view and the number of texts above each other that it consists of.
  private struct TextStack {
    var height = 0.0
    var texts = 0

    static func + (one: TextStack, other: TextStack) -> TextStack {
      TextStack(height: one.height + other.height, texts: one.texts + other.texts)
    }
  }

  private func height(of id: ElementID, _ budget: inout Int) -> TextStack {
    budget -= 1
    guard budget > 0, self[id].hiding == nil else { return TextStack() }
    let attributes = AndroidAttributes(of: NodeID(self[id].origin), in: syntax)
    let visibility = attributes.value("android:visibility")
    if visibility?.elementsEqual("gone".utf8) == true { return TextStack() }
    // A view with a fixed height is checked separately.
    if length("android:layout_height", attributes) > 0 { return TextStack() }
    let margins =
      2 * length("android:layout_margin", attributes) + length("android:layout_marginTop", attributes)
      + length("android:layout_marginBottom", attributes)
    var stack: TextStack
    switch self[id].role {
    case .text: stack = lineHeight(of: id, attributes)
    case .container: stack = contentHeight(of: id, &budget)
    default: return TextStack()
    }
    if stack.texts > 0 { stack.height += margins }
    return stack
  }

  private func lineHeight(of id: ElementID, _ attributes: AndroidAttributes) -> TextStack {
    let element = self[id]
    if element.givesWay || !showsWords(id) { return TextStack() }
    if case .fixed? = element.fonts.last?.scaling { return TextStack() }
    // Code may set another size than the layout.
    if element.fonts.isEmpty, attributes.has("android:textSize") { return TextStack() }
    // Texts are hardly ever smaller.
    let isPlain =
      element.fonts.isEmpty && !attributes.has("style") && !attributes.has("android:textAppearance")
    let size = element.textSize ?? (isPlain ? ElementTree.plainTextSize : ElementTree.smallestTextSize)
    // Android 14 enlarges large texts less: 24 sp to 42 dp.
    let doubled = 2 * min(size, 18) + max(0, size - 18)
    let lines = Double(lines(of: id, doubled))
    return TextStack(height: lines * doubled * ElementTree.lineHeight + padding(attributes), texts: 1)
  }

  /// The default text size, the size of texts with an unknown style, and the height of a line in relation to the size.
  ///
  /// Source: Android, “TextAppearance.Material.Small”; Material 3, “Type scale”, body small; Roboto's font metrics
  /// without “TextView › android:includeFontPadding”.
  static let (plainTextSize, smallestTextSize, lineHeight) = (14.0, 12.0, 1.17)

  private func contentHeight(of id: ElementID, _ budget: inout Int) -> TextStack {
    let type = self[id].typeName
    guard !type.hasSuffix("ScrollView"), !type.hasPrefix("View"), !type.contains("Switcher") else {
      return TextStack()
    }
    let attributes = AndroidAttributes(of: NodeID(self[id].origin), in: syntax)
    var stack = TextStack()
    if type.hasPrefix("LinearLayout") {
      let isVertical = attributes.value("android:orientation")?.elementsEqual("vertical".utf8) == true
      for child in firstChildren(of: id).prefix(ElementTree.mostChildren) {
        let height = height(of: child, &budget)
        stack = isVertical ? stack + height : higher(stack, height)
      }
    } else {
      stack = stackByReferences(in: id, &budget)
    }
    if stack.texts > 0 { stack.height += padding(attributes) }
    return stack
  }

  private static let mostChildren = 32

  private func higher(_ one: TextStack, _ other: TextStack) -> TextStack {
    one.height >= other.height ? one : other
  }

  /// Returns the highest stack of children in which each is constrained to be below another.
  ///
  /// Source: androidx.constraintlayout, “Relative positioning”; Android, “RelativeLayout › android:layout_below”.
  private func stackByReferences(in id: ElementID, _ budget: inout Int) -> TextStack {
    let children = Array(firstChildren(of: id).prefix(ElementTree.mostChildren))
    var heights: [TextStack] = []
    var places: [ArraySlice<UInt8>: Int] = [:]
    var above: [Int: ArraySlice<UInt8>] = [:]
    for (index, child) in children.enumerated() {
      heights.append(height(of: child, &budget))
      let attributes = AndroidAttributes(of: NodeID(self[child].origin), in: syntax)
      if let name = attributes.value("android:id") { places[plainName(name)] = index }
      if let other = attributes.value("app:layout_constraintTop_toBottomOf")
        ?? attributes.value("android:layout_below")
      {
        above[index] = plainName(other)
      }
    }
    var highest = TextStack()
    for index in children.indices {
      var stack = heights[index]
      var place = index
      // A chain of references is at most as long as the number of children, or it's circular.
      for _ in children.indices {
        guard let name = above[place], let next = places[name], next != index else { break }
        stack = stack + heights[next]
        place = next
      }
      highest = higher(highest, stack)
    }
    return highest
  }

  /// Returns the name after `@id/` or `@+id/`.
  private func plainName(_ reference: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    reference.lastIndex(of: UInt8(ascii: "/")).map { reference[($0 + 1)...] } ?? reference
  }

  /// Returns the padding above and below, as far as the layout states it.
  private func padding(_ attributes: AndroidAttributes) -> Double {
    let all = length("android:padding", attributes)
    if all > 0 { return 2 * all }
    let vertical = length("android:paddingVertical", attributes)
    if vertical > 0 { return 2 * vertical }
    return length("android:paddingTop", attributes) + length("android:paddingBottom", attributes)
  }

  private func length(_ name: Identifier, _ attributes: AndroidAttributes) -> Double {
    attributes.value(name).flatMap { AndroidDimension($0)?.inDP } ?? 0
  }
}
