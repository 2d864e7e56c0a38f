// Sets of accessibility traits in expressions.

import Source
import Syntax

/// The effect of an expression on a view's traits.
struct TraitSet {
  struct Member {
    var trait: Trait
    /// True if only some arms of the expression have it.
    var isConditional: Bool
  }

  var added: [Member] = []
  var removed: [Member] = []
  /// True if it starts with the view's existing traits: `row.accessibilityTraits.union(.button)`.
  var keepsOwn = false
}

/// A reader for literals, unions, differences, and the bit arithmetic that preceded them.
struct TraitReader {
  let tree: Tree
  private(set) var set = TraitSet()

  /// The maximum nesting depth of expressions to read.
  private static let maximumDepth = 16

  init(_ tree: Tree) {
    self.tree = tree
  }

  /// Reads `expression`. If `removing` is true, its traits are removed.
  mutating func read(
    _ expression: NodeID, isConditional: Bool = false, removing: Bool = false, depth: Int = 0
  ) {
    guard depth < TraitReader.maximumDepth else { return add(.other, isConditional, removing) }
    let depth = depth + 1
    switch tree[expression].kind {
    case .collection, .tuple:
      for argument in tree.arguments(of: expression) {
        if let value = tree.value(ofArgument: argument) {
          read(value, isConditional: isConditional, removing: removing, depth: depth)
        }
      }
    case .branch where tree.branchKind(of: expression) == .ternary:
      for arm in tree.children(of: expression) where tree[arm].kind == .arm {
        for value in tree.children(of: arm) {
          read(value, isConditional: true, removing: removing, depth: depth)
        }
      }
    case .infix: readArithmetic(expression, isConditional, removing, depth)
    case .prefix where tree[expression].name == "~":
      for operand in tree.children(of: expression) {
        read(operand, isConditional: isConditional, removing: !removing, depth: depth)
      }
    case .chain, .name, .call, .member:
      readLinks(tree.links(of: expression)[...], isConditional, removing, depth)
    default: add(.other, isConditional, removing)
    }
  }

  private mutating func add(_ trait: Trait, _ isConditional: Bool, _ removing: Bool) {
    let member = TraitSet.Member(trait: trait, isConditional: isConditional)
    if removing {
      set.removed.append(member)
    } else if !set.added.contains(where: { $0.trait == trait && $0.isConditional == isConditional }) {
      set.added.append(member)
    }
  }

  /// Reads `a | b`, `a & ~b`, or `a ?? b`.
  private mutating func readArithmetic(
    _ expression: NodeID, _ isConditional: Bool, _ removing: Bool, _ depth: Int
  ) {
    let parts = Array(tree.children(of: expression))
    let isChoice = parts.contains { tree[$0].kind == .operator && tree[$0].name == "??" }
    for (index, part) in parts.enumerated() where tree[part].kind != .operator {
      let isMinus = index > 0 && tree[parts[index - 1]].name == "-"
      read(part, isConditional: isConditional || isChoice, removing: removing != isMinus, depth: depth)
    }
  }

  private mutating func readLinks(
    _ links: ArraySlice<NodeID>, _ isConditional: Bool, _ removing: Bool, _ depth: Int
  ) {
    guard let last = links.last else { return }
    let before = links.dropLast()
    let name = tree[last].name
    if tree[last].kind == .call {
      switch name {
      case "union", "inserting", "subtracting":
        readLinks(before, isConditional, removing, depth)
        for argument in tree.arguments(of: last) {
          guard let value = tree.value(ofArgument: argument) else { continue }
          read(
            value, isConditional: isConditional, removing: removing != (name == "subtracting"), depth: depth)
        }
      case "UIAccessibilityTraits", "init":
        for argument in tree.arguments(of: last) {
          if let value = tree.value(ofArgument: argument) {
            read(value, isConditional: isConditional, removing: removing, depth: depth)
          }
        }
      default: add(.other, isConditional, removing)
      }
      return
    }
    switch name {
    case "rawValue" where !before.isEmpty: return readLinks(before, isConditional, removing, depth)
    case "accessibilityTraits":
      set.keepsOwn = true
      return
    default: break
    }
    // `.button`, `UIAccessibilityTraits.button`. `model.button` may be anything.
    let isOfType = before.count == 1 && before.first.map { tree[$0].name == "UIAccessibilityTraits" } == true
    let isOldConstant = before.isEmpty && tree[last].kind == .name
    guard isOfType || isOldConstant || (before.isEmpty && tree[last].kind == .member),
      let trait = Tree.trait(named: name)
    else { return add(.other, isConditional, removing) }
    if let trait { add(trait, isConditional, removing) }
  }
}

extension Tree {
  /// Returns the traits that an expression adds or removes.
  func traitSet(of expression: NodeID) -> TraitSet {
    var reader = TraitReader(self)
    reader.read(expression)
    return reader.set
  }

  /// Returns the trait called `name`: `.some(nil)` for “none”, or nil for other names.
  ///
  /// Source: Apple, “UIAccessibilityTraits”, and the constants that preceded it.
  static func trait(named name: Identifier) -> Trait?? {
    switch name {
    case "button", "UIAccessibilityTraitButton": .some(.button)
    case "link", "UIAccessibilityTraitLink": .some(.link)
    case "image", "UIAccessibilityTraitImage": .some(.image)
    case "header", "UIAccessibilityTraitHeader": .some(.header)
    case "searchField", "UIAccessibilityTraitSearchField": .some(.searchField)
    case "keyboardKey", "UIAccessibilityTraitKeyboardKey": .some(.keyboardKey)
    case "adjustable", "UIAccessibilityTraitAdjustable": .some(.adjustable)
    case "selected", "UIAccessibilityTraitSelected": .some(.selected)
    case "notEnabled", "UIAccessibilityTraitNotEnabled": .some(.disabled)
    case "staticText", "UIAccessibilityTraitStaticText": .some(.staticText)
    case "toggleButton": .some(.toggle)
    case "tabBar", "UIAccessibilityTraitTabBar": .some(.tabBar)
    case "playsSound", "UIAccessibilityTraitPlaysSound": .some(.playsSound)
    case "updatesFrequently", "UIAccessibilityTraitUpdatesFrequently": .some(.updatesFrequently)
    case "summaryElement", "UIAccessibilityTraitSummaryElement": .some(.summary)
    case "startsMediaSession", "UIAccessibilityTraitStartsMediaSession": .some(.startsMedia)
    case "allowsDirectInteraction", "UIAccessibilityTraitAllowsDirectInteraction":
      .some(.allowsDirectInteraction)
    case "causesPageTurn", "UIAccessibilityTraitCausesPageTurn": .some(.causesPageTurn)
    case "none", "UIAccessibilityTraitNone": .some(nil)
    default: nil
    }
  }

  /// Returns the trait that corresponds to an AppKit role: `.button`, `NSAccessibility.Role.link`.
  func appKitTrait(of expression: NodeID) -> Trait {
    switch lastName(of: expression) {
    case "button", "popUpButton", "menuButton": .button
    case "link": .link
    case "image": .image
    case "checkBox": .checkbox
    case "radioButton": .radioButton
    case "slider", "incrementor": .adjustable
    case "staticText": .staticText
    case "tabGroup": .tabBar
    case "group": .group
    default: .other
    }
  }
}
