// Traits that assignments and calls write on views.

import Source
import Syntax

/// A trait that is written on a view, and the function that writes it.
struct TraitWrite {
  var written: WrittenTrait
  /// The function whose code it is; nil in what always runs: initial values, initializers, `viewDidLoad`.
  var function: NodeID?
}

extension ReceiverWalker {
  /// `view.accessibilityTraits = …`, also with `|=` and the like.
  mutating func writeTraits(_ value: NodeID, on ids: [SlotID], _ site: Site) {
    var set = tree.traitSet(of: value)
    switch site.operation {
    case "=": break
    case "|=", "+=": set.keepsOwn = true
    default:
      // `&= ~x` takes away; anything else is arithmetic that nobody reads.
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

  /// `view.accessibilityTraits.insert(.button)` and the other ways to change a set.
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
      // Only reads, or leaves what cannot be told.
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
  /// `true` or `false` where it is written; nil for anything else.
  func boolean(of expression: NodeID) -> Bool? {
    if isName("true", expression) { return true }
    if isName("false", expression) { return false }
    return nil
  }

  /// The traits that an overriding getter returns: of its only value, else of all values that it may return.
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
