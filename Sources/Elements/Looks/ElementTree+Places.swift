// The surroundings of a view in the code that shows it: spacing, cards, loops, frames, and margins.

import Source
import Syntax

extension ElementTree {
  /// Returns the spacing that a SwiftUI stack sets between its children, in points, or nil if it sets none.
  public func writtenSpacing(of id: ElementID) -> Double? {
    guard self[id].framework == .swiftUI, let call = syntax.links(of: NodeID(self[id].origin)).first else {
      return nil
    }
    return syntax.value("spacing", of: call).flatMap { syntax.number(of: $0) }
  }

  /// Returns whether a view is on a SwiftUI card: a stack with a background and rounded corners.
  public func isOnCard(_ id: ElementID) -> Bool {
    guard self[id].framework == .swiftUI, let parent = self[id].parent else { return false }
    let links = syntax.links(of: NodeID(self[parent].origin))
    guard let background = links.first(where: { syntax[$0].name == "background" }) else { return false }
    return links.contains { syntax[$0].name == "cornerRadius" || syntax[$0].name == "clipShape" }
      || code(syntax[background].range).spells("RoundedRectangle")
      || code(syntax[background].range).spells("cornerRadius")
  }

  /// Returns whether a view in a SwiftUI row has only empty space next to it.
  public func hasSpaceBeside(_ id: ElementID) -> Bool {
    guard let parent = self[id].parent, self[parent].typeName == "HStack" else { return false }
    let neighbors = [sibling(before: id), siblings(after: id).first { _ in true }].compactMap { $0 }
    return !neighbors.isEmpty
      && neighbors.allSatisfy { self[$0].role == .spacer && self[$0].typeName == "Spacer" }
  }

  /// Returns whether a composable is created for each item of a lazy list: `items(all) { … }`.
  public func isRepeatedItem(_ id: ElementID) -> Bool {
    var node = NodeID(self[id].origin)
    for _ in 0..<6 {
      guard let parent = syntax.parent(of: node) else { return false }
      if syntax[parent].kind == .call {
        return syntax[parent].name == "items" || syntax[parent].name == "itemsIndexed"
      }
      node = parent
    }
    return false
  }

  /// Returns whether an Android layout arranges its children vertically.
  ///
  /// Source: Android, “LinearLayout › android:orientation”: horizontal by default.
  public func isVertical(_ id: ElementID) -> Bool {
    guard self[id].framework == .androidXML else { return self[id].typeName == "Column" }
    let attributes = AndroidAttributes(of: NodeID(self[id].origin), in: syntax)
    guard let orientation = attributes.value("android:orientation") else { return false }
    return orientation.elementsEqual("vertical".utf8)
  }

  /// Returns the frame around a SwiftUI button that's at least as large as `side`, if the button's label isn't.
  ///
  /// The touch target of a plain, borderless, or default button is its label.
  public func frameOutsideLabel(of id: ElementID, atLeast side: Double) -> Range<Int>? {
    let element = self[id]
    guard element.framework == .swiftUI, element.typeName == "Button", case .certain(let size) = element.size
    else {
      return nil
    }
    let links = syntax.links(of: NodeID(element.origin))
    guard let button = links.first, !links.contains(where: { syntax[$0].name == "contentShape" }),
      let frame = links.dropFirst().first(where: { link in
        syntax[link].name == "frame" && isAtLeast(side, "width", "minWidth", link)
          && isAtLeast(side, "height", "minHeight", link)
      })
    else { return nil }
    // The size comes from the label, or from this frame if the label has none.
    let isOfLabel = size.range.upperBound <= syntax[button].range.upperBound
    guard !isOfLabel || size.size.smallerSide.map({ $0 < side }) == true,
      !["contentShape", "padding"].contains(where: { code(syntax[button].range).spells($0) })
    else { return nil }
    return syntax[frame].range
  }

  private func isAtLeast(_ side: Double, _ name: Identifier, _ minimum: Identifier, _ frame: NodeID) -> Bool {
    let value = syntax.value(name, of: frame) ?? syntax.value(minimum, of: frame)
    return value.flatMap { syntax.number(of: $0) }.map { $0 >= side } ?? false
  }

  /// Returns the attribute that makes a view in a layout overlap its neighbor: `android:layout_marginStart="-8dp"`.
  public func negativeMargin(of id: ElementID) -> Range<Int>? {
    guard self[id].framework == .androidXML else { return nil }
    let attributes = AndroidAttributes(of: NodeID(self[id].origin), in: syntax)
    for name in AndroidMargin.names {
      guard let attribute = attributes.attribute(name) else { continue }
      let value = text[attributes.valueRange(of: attribute)]
      if value.first == UInt8(ascii: "-"), AndroidDimension(value.dropFirst()).map({ $0.number > 0 }) == true
      {
        return syntax[attribute].range
      }
    }
    return nil
  }
}

/// The attributes for margins.
private enum AndroidMargin {
  static let names: [Identifier] = [
    "android:layout_margin", "android:layout_marginStart", "android:layout_marginEnd",
    "android:layout_marginLeft",
    "android:layout_marginRight", "android:layout_marginTop", "android:layout_marginBottom",
    "android:layout_marginHorizontal", "android:layout_marginVertical",
  ]
}

extension ElementTree {
  /// Returns whether a SwiftUI element is a menu bar command, which VoiceOver announces as a menu item.
  ///
  /// Source: Apple, “CommandMenu”, “CommandGroup”.
  public func isMenuBarCommand(_ id: ElementID) -> Bool {
    ancestors(of: id).contains { ["CommandMenu", "CommandGroup"].contains(self[$0].typeName) }
  }
}
