// The traits that assignments and calls set on views.

import Source
import Syntax

/// A trait that is set on a view, and the function that sets it.
struct TraitWrite {
  var written: WrittenTrait
  /// The function that contains the code. Nil for code that always runs: initial values, initializers, `viewDidLoad`.
  var function: NodeID?
}

extension ReceiverWalker {
  /// Handles `view.accessibilityTraits = …`, including `|=` and similar operators.
  mutating func writeTraits(_ value: NodeID, on ids: [SlotID], _ site: Site) {
    var set = tree.traitSet(of: value)
    switch site.operation {
    case "=": break
    case "|=", "+=": set.keepsOwn = true
    default:
      // `&= ~x` removes traits. Other arithmetic isn't evaluated.
      set.keepsOwn = true
      set.added = []
    }
    if set.added.isEmpty, set.removed.isEmpty, !set.keepsOwn {
      set.added = [TraitSet.Member(trait: .nothing, isConditional: false)]
    }
    write(set, range: site.range, valueRange: tree[value].range, on: ids)
  }

  mutating func write(_ set: TraitSet, range: Range<Int>, valueRange: Range<Int>, on ids: [SlotID]) {
    let operation: WrittenTrait.Operation = set.keepsOwn ? .inserted : .assigned
    let isInBranch = branchDepth > 0
    let function = currentFunction
    func writes(_ members: [TraitSet.Member]) -> [TraitWrite] {
      members.map { member in
        TraitWrite(
          written: WrittenTrait(
            member.trait, operation, range: range, valueRange: valueRange,
            isConditional: isInBranch || member.isConditional),
          function: function)
      }
    }
    let (added, removed) = (writes(set.added), writes(set.removed))
    change(ids) { facts in
      facts.traits += added
      facts.removedTraits += removed
    }
  }

  /// Handles `view.accessibilityTraits.insert(.button)` and other changes to the set. Returns false for other calls.
  mutating func changesTraits(_ link: NodeID, on place: ReceiverPlace, _ site: Site) -> Bool {
    guard let last = place.path.last, tree[last].name == "accessibilityTraits" else { return false }
    guard let argument = tree.firstUnlabelledArgument(of: link), let value = tree.value(ofArgument: argument)
    else {
      return false
    }
    let receiver = ReceiverPlace(referent: place.referent, path: place.path.dropLast())
    var set = tree.traitSet(of: value)
    set.keepsOwn = true
    switch tree[link].name {
    case "insert", "formUnion", "update": break
    case "remove", "subtract": (set.added, set.removed) = ([], set.added)
    default:
      // The call only reads the set, or changes it in an unknown way.
      evaluate(value)
      return true
    }
    let ids = makeSlots(at: receiver)
    write(set, range: site.range, valueRange: tree[value].range, on: ids)
    let spelling = site.receiver.lowerBound..<spellingEnd(before: last)
    if let statement = site.statement {
      change(ids) { $0.add(Receiver.Place(statement: statement, spelling: spelling)) }
    }
    evaluate(value)
    return true
  }
}

extension Tree {
  /// Returns the value of a Boolean literal, or nil for anything else.
  func boolean(of expression: NodeID) -> Bool? {
    if isName("true", expression) { return true }
    if isName("false", expression) { return false }
    return nil
  }

  /// Returns the traits of an overriding getter: those in its only value, or else in all values that it may return.
  func traitSet(ofGetter block: NodeID, value: NodeID?) -> TraitSet {
    if let value { return traitSet(of: value) }
    var reader = TraitReader(self)
    for index in subtree(of: block) {
      let node = nodes[index]
      switch node.kind {
      case .statement where node.name == "return":
        for value in children(of: NodeID(index)) { reader.read(value, isConditional: true) }
      case .call where node.name == "insert" || node.name == "formUnion":
        for argument in arguments(of: NodeID(index)) {
          if let value = self.value(ofArgument: argument) { reader.read(value, isConditional: true) }
        }
      default: break
      }
    }
    var set = reader.set
    set.keepsOwn = true
    if set.added.isEmpty { set.added = [TraitSet.Member(trait: .other, isConditional: true)] }
    return set
  }
}
