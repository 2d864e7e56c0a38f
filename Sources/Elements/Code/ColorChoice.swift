// Conditions that choose between two colors.

import Source
import Syntax

/// A choice between two colors: `isOnline ? .green : .red`, `if (ok) Color.Green else Color.Red`.
struct ColorChoice {
  var branch: NodeID
  var condition: NodeID
  /// The last name in the condition that denotes a state: `isOnline`.
  var state: NodeID
  var colors: [Hue]

  /// A color name, as specific as needed to tell which colors people confuse.
  enum Hue {
    case red, green, blue, orange, black, gray, other
  }

  /// Creates a choice. Nil unless it's between two visible colors and depends on the state of something.
  init?(_ branch: NodeID, in tree: Tree) {
    guard let (condition, values) = tree.choice(of: branch) else { return nil }
    let hues = values.compactMap { ColorChoice.hue(of: $0, in: tree) }
    // Real conditions aren't longer than that.
    guard hues.count == 2, tree.subtree(of: condition).count <= 64 else { return nil }
    var state: NodeID?
    for index in tree.subtree(of: condition) {
      switch tree.nodes[index].kind {
      case .name, .member, .call:
        let words = NameSuggestion.words(in: tree.nameText(of: NodeID(index)))
        if words.contains(where: ColorChoice.otherWords.contains) { return nil }
        if words.contains(where: ColorChoice.stateWords.contains) { state = NodeID(index) }
      default: continue
      }
    }
    guard let state else { return nil }
    self.branch = branch
    self.condition = condition
    self.state = state
    colors = hues
  }

  private static let stateWords: Set<String> = [
    "error", "errors", "valid", "invalid", "success", "successful", "succeeded", "failed", "failure",
    "status",
    "online", "offline", "active", "inactive", "connected", "disconnected", "available", "unavailable",
    "passed",
    "overdue", "expired", "correct", "wrong", "healthy", "ok", "completed",
  ]

  /// Words for states that touch, pointers, and themes change.
  private static let otherWords: Set<String> = [
    "pressed", "hover", "hovered", "hovering", "focus", "focused", "highlighted", "dark", "light", "theme",
    "scheme", "keyboard", "touch", "drag", "dragging", "window", "scene", "differentiate", "editing",
  ]

  /// Returns the hue of a color expression, or nil for other expressions and transparent colors.
  private static func hue(of value: NodeID, in tree: Tree) -> Hue? {
    let links = tree.links(of: value)
    guard let last = links.last else { return nil }
    let isOfType = links.dropLast().contains { link in
      switch tree[link].name {
      case "Color", "UIColor", "NSColor", "colorScheme", "colors", "colorResource": true
      default: false
      }
    }
    switch tree[last].name {
    case "AnyShapeStyle" where tree[last].kind == .call:
      guard links.count == 1,
        let style = tree.firstUnlabelledArgument(of: last).flatMap(tree.value(ofArgument:)),
        tree.links(of: style).last.map({ tree[$0].name != "AnyShapeStyle" }) == true
      else { return nil }
      return hue(of: style, in: tree)
    case "clear", "Transparent", "TRANSPARENT", "Unspecified": return nil
    case "red", "Red", "RED", "systemRed", "error": return .red
    case "green", "Green", "GREEN", "systemGreen": return .green
    case "blue", "Blue", "BLUE", "systemBlue": return .blue
    case "orange", "systemOrange": return .orange
    case "black", "Black", "BLACK": return .black
    case "gray", "Gray", "GRAY", "LTGRAY", "DKGRAY", "LightGray", "DarkGray", "systemGray", "secondary",
      "lightGray", "darkGray", "secondaryLabel":
      return .gray
    case "yellow", "Yellow", "YELLOW", "systemYellow", "purple", "pink", "teal", "mint", "indigo", "brown",
      "cyan", "accentColor", "primary", "label", "white", "White", "WHITE", "systemPink", "systemTeal":
      return .other
    case "Color", "UIColor", "NSColor", "colorResource", "getColor":
      return tree[last].kind == .call ? .other : nil
    default: return isOfType && tree[last].kind == .member ? .other : nil
    }
  }

  /// True if people with a common type of color blindness may confuse the two colors.
  ///
  /// Source: WCAG 2.2, Understanding 1.4.1, “Use of Color”.
  var isMixedUp: Bool {
    let pair = Set(colors)
    return [
      [.red, .green], [.blue, .orange], [.red, .black], [.red, .gray], [.green, .gray],
    ].contains(pair)
  }

  /// Returns the names that a declaration uses for anything but choosing colors.
  static func namesBesideColors(in declaration: NodeID, of tree: Tree) -> Set<Identifier> {
    var names: Set<Identifier> = []
    var index = tree.subtree(of: declaration).lowerBound
    let end = tree.subtree(of: declaration).upperBound
    while index < end {
      let node = tree.nodes[index]
      switch node.kind {
      case .branch where ColorChoice(NodeID(index), in: tree) != nil:
        index = Int(node.subtreeEnd)
        continue
      case .name, .member, .call: names.insert(node.name)
      // A local variable built from the state may expose it in another way.
      case .declaration where index != declaration.index: names.insert(node.name)
      default: break
      }
      index += 1
    }
    return names
  }
}

extension Tree {
  /// Returns the condition and the two outcomes of `a ? b : c` or `if (a) b else c`.
  func choice(of branch: NodeID) -> (condition: NodeID, values: [NodeID])? {
    let arms = children(of: branch).filter { self[$0].kind == .arm }
    guard arms.count == 2 else { return nil }
    switch branchKind(of: branch) {
    case .ternary:
      guard let condition = children(of: branch).first(where: { _ in true }), self[condition].kind != .arm
      else { return nil }
      let values = arms.compactMap { value(ofArgument: $0) }
      return values.count == 2 ? (condition, values) : nil
    case .if where language == .kotlin:
      guard let condition = children(of: arms[0]).first(where: { _ in true }) else { return nil }
      let values = arms.compactMap { arm -> NodeID? in
        guard let block = child(.block, of: arm) else { return nil }
        let statements = Array(children(of: block))
        return statements.count == 1 ? statements[0] : nil
      }
      return values.count == 2 ? (condition, values) : nil
    default: return nil
    }
  }
}
