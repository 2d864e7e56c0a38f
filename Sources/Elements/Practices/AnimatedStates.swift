// Effects of modifiers in a declaration when its state changes.

import Syntax

/// The visible effects of an animation.
struct AnimationEffects: OptionSet {
  let rawValue: UInt8

  /// Something moves, rotates, scales, or is blurred.
  static let motion = AnimationEffects(rawValue: 1)
  /// Something fades in or out.
  static let fading = AnimationEffects(rawValue: 2)
}

/// The effects of each state in a declaration, cached for the most recent declaration.
struct AnimatedStates {
  private var known: (declaration: NodeID, effects: [Identifier: AnimationEffects])?

  /// Returns the effects of the modifiers in `declaration` that mention one of the `states`.
  mutating func effects(
    of states: [Identifier], in declaration: NodeID, of tree: Tree
  ) -> AnimationEffects {
    let effects: [Identifier: AnimationEffects]
    if let known, known.declaration == declaration {
      effects = known.effects
    } else {
      effects = AnimatedStates.effects(in: declaration, of: tree)
      known = (declaration, effects)
    }
    return states.reduce([]) { $0.union(effects[$1] ?? []) }
  }

  /// Returns the effects of everything that is mentioned in a modifier, by name.
  private static func effects(in declaration: NodeID, of tree: Tree) -> [Identifier: AnimationEffects] {
    var effects: [Identifier: AnimationEffects] = [:]
    // The enclosing modifiers of a node, each combined with the effects of the modifiers around it.
    var modifiers: [(end: Int, effects: AnimationEffects)] = []
    for index in tree.subtree(of: declaration) {
      while let last = modifiers.last, last.end <= index { modifiers.removeLast() }
      let around = modifiers.last?.effects ?? []
      if !around.isEmpty { effects[tree.nodes[index].name, default: []].formUnion(around) }
      let own = tree.animationEffects(ofModifier: NodeID(index))
      if !own.isEmpty { modifiers.append((Int(tree.nodes[index].subtreeEnd), around.union(own))) }
    }
    return effects
  }
}

extension Tree {
  /// Returns the effects of a modifier when it's animated. Empty if the node isn't such a modifier.
  func animationEffects(ofModifier call: NodeID) -> AnimationEffects {
    guard self[call].kind == .call else { return [] }
    switch self[call].name {
    case "rotationEffect", "rotation3DEffect", "scaleEffect", "offset", "position", "blur": return .motion
    case "opacity":
      let value = firstUnlabelledArgument(of: call).flatMap(value(ofArgument:))
      return value.map { self[$0].kind != .number } == true ? .fading : []
    default: return []
    }
  }
}

/// The animation settings that a function assigns to the layer animations it creates.
struct LayerAnimationSettings {
  private(set) var isEndless = false
  private(set) var autoreverses = false
  /// The number of durations that are set.
  private(set) var durationCount = 0
  /// The last duration in seconds, or nil if it isn't a number.
  private(set) var duration: Double?

  init(of member: NodeID, in tree: Tree) {
    for index in tree.subtree(of: member) where tree.nodes[index].kind == .assignment {
      let sides = Array(tree.children(of: NodeID(index)))
      guard sides.count == 2, let target = tree.target(of: NodeID(index)) else { continue }
      switch tree[target].name {
      case "repeatCount":
        switch tree.lastName(of: sides[1]) {
        case "infinity", "greatestFiniteMagnitude", "HUGE", "max": isEndless = true
        default: break
        }
      case "autoreverses": autoreverses = tree.isName("true", sides[1])
      case "duration":
        durationCount += 1
        duration = tree.number(of: sides[1])
      default: break
      }
    }
  }
}
