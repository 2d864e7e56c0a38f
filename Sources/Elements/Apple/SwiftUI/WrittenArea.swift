// The size that a chain of modifiers gives its view.

import Source
import Syntax

/// The size that the frames and paddings of a chain state, computed step by step.
struct WrittenArea {
  enum Side: Equatable {
    /// The size of the content.
    case natural
    case stated(Double)
    case unknown

    var value: Double? {
      if case .stated(let value) = self { value } else { nil }
    }
  }

  var width = Side.natural
  var height = Side.natural
  /// The frame that states the size.
  var frame: NodeID?
  /// True if something with an unknown size surrounds the content.
  var isPadded = false

  var isStated: Bool { width.value != nil || height.value != nil }
  var isUnknown: Bool { width == .unknown && height == .unknown }

  /// Reads modifiers from the inside out.
  mutating func add(_ links: some Sequence<NodeID>, _ tree: Tree) {
    for link in links { add(link, tree) }
  }

  mutating func add(_ link: NodeID, _ tree: Tree) {
    guard tree[link].kind == .call else { return becomeUnknown() }
    switch tree[link].name {
    case "frame": addFrame(link, tree)
    case "padding": addPadding(link, tree)
    case "contentShape": addShape(link, tree)
    case "fixedSize", "scaleEffect", "containerRelativeFrame", "modifier", "safeAreaPadding", "safeAreaInset":
      becomeUnknown()
    default:
      // A view drawn behind or over this one may be larger and also respond to touch.
      if SwiftUIModifiers.decorates(tree[link].name) {
        if tree.subtreeMentions("frame", link) || tree.subtreeMentions("padding", link) { becomeUnknown() }
      } else if !SwiftUIModifiers.isNeutral(tree[link].name), !tree.isAccessibilityModifier(link) {
        becomeUnknown()
      }
    }
  }

  mutating func becomeUnknown() {
    width = .unknown
    height = .unknown
    isPadded = true
  }

  // MARK: Frames

  private mutating func addFrame(_ call: NodeID, _ tree: Tree) {
    let before = (width, height)
    WrittenArea.set(&width, "width", "minWidth", "maxWidth", call, tree)
    WrittenArea.set(&height, "height", "minHeight", "maxHeight", call, tree)
    if width != before.0 || height != before.1 { frame = call }
  }

  /// Sets a side. Content larger than its frame is visible and responds to touch outside the frame.
  private static func set(
    _ side: inout Side, _ exact: Identifier, _ least: Identifier, _ most: Identifier, _ call: NodeID,
    _ tree: Tree
  ) {
    if tree.argument(least, of: call) != nil {
      side = .unknown
    } else if let value = tree.value(exact, of: call) ?? tree.value(most, of: call) {
      guard side != .unknown, let number = tree.fixedNumber(of: value) else {
        side = .unknown
        return
      }
      side = .stated(max(number, side.value ?? 0))
    }
  }

  // MARK: Padding

  /// Reads padding.
  ///
  /// Source: Apple, “padding(_:_:)”: without a length “SwiftUI uses a platform-specific default amount”; 16 points in
  /// OpenSwiftUI's `DefaultPadding`.
  private mutating func addPadding(_ call: NodeID, _ tree: Tree) {
    isPadded = true
    guard let (horizontal, vertical) = WrittenArea.padding(call, tree) else { return becomeUnknown() }
    if let value = width.value { width = .stated(value + horizontal) }
    if let value = height.value { height = .stated(value + vertical) }
  }

  /// Returns the width and height that `.padding(…)` adds, or nil if they can't be read.
  private static func padding(_ call: NodeID, _ tree: Tree) -> (Double, Double)? {
    let values = tree.arguments(of: call).compactMap { tree.value(ofArgument: $0) }
    guard let first = values.first else { return (32, 32) }
    if let number = tree.fixedNumber(of: first) {
      return values.count == 1 ? (2 * number, 2 * number) : nil
    }
    var amount = 16.0
    if values.count == 2 {
      if !tree.isName("nil", values[1]) {
        guard let number = tree.fixedNumber(of: values[1]) else { return nil }
        amount = number
      }
    } else if values.count > 2 {
      return nil
    }
    let edges =
      tree[first].kind == .collection
      ? tree.arguments(of: first).compactMap { tree.value(ofArgument: $0) } : [first]
    var sum = (0.0, 0.0)
    for edge in edges {
      switch tree.lastName(of: edge) {
      case "all": sum = (sum.0 + 2 * amount, sum.1 + 2 * amount)
      case "horizontal": sum.0 += 2 * amount
      case "vertical": sum.1 += 2 * amount
      case "leading", "trailing": sum.0 += amount
      case "top", "bottom": sum.1 += amount
      default: return nil
      }
    }
    return sum
  }

  /// Reads `.contentShape(Rectangle().inset(by: -12))`.
  private mutating func addShape(_ call: NodeID, _ tree: Tree) {
    guard let argument = tree.firstUnlabelledArgument(of: call), let value = tree.value(ofArgument: argument)
    else { return becomeUnknown() }
    for link in tree.links(of: value).dropFirst() {
      guard tree[link].name == "inset", let inset = tree.value("by", of: link),
        let number = tree.number(of: inset)
      else { return becomeUnknown() }
      if let value = width.value { width = .stated(max(0, value - 2 * number)) }
      if let value = height.value { height = .stated(max(0, value - 2 * number)) }
      // An inset of a natural size can make it any size.
      if width.value == nil || height.value == nil { isPadded = true }
    }
  }
}

extension Tree {
  /// Returns whether a modifier affects only assistive technologies.
  func isAccessibilityModifier(_ call: NodeID) -> Bool {
    text.string(nameRange(of: call)).hasPrefix("accessibility")
  }
}
