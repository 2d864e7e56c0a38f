// Modifiers that composables receive from their callers.

import Source
import Syntax

extension ComposeReader {
  /// The modifier that an element's function receives and adds to the element.
  struct GivenModifier {
    var function: NodeID
    var parameter: Identifier
    /// The decorative mark that the element has unless the modifier describes it.
    var hiding: Element.Hiding?
  }

  /// Registers the modifiers that the file passes to composables.
  mutating func declareModifierUses() {
    var reader = ModifierUseReader(tree, imports, isPreview: isPreview)
    modifierUses = reader.uses
    ownModifiers = reader.declaredModifiers()
    for (name, modifier) in ownModifiers.sorted(by: { $0.key < $1.key }) {
      project.declare(FileFacts.Entry(ProjectKey(.viewModifier, name), .viewModifier(modifier)))
    }
    privateFunctions = tree.privateFunctions
    for (name, use) in reader.uses.sorted(by: { $0.key < $1.key }) where !privateFunctions.contains(name) {
      var fact = ModifierUse(path: project.path)
      fact.isOpen =
        use.isOpen || use.owners.count > ModifierUse.mostOwners
        || use.modifiers.count > ModifierUse.mostOwners
      fact.isPlain = use.isPlain
      fact.isPainted = use.isPainted
      fact.owners = fact.isOpen ? [] : use.owners.sorted()
      fact.modifiers = fact.isOpen ? [] : use.modifiers.sorted()
      project.declare(FileFacts.Entry(ProjectKey(.modifierUse, name), .modifierUse(fact)))
    }
  }

  /// Removes the doubt about each element that only adds a modifier from its callers, if all of them pass a modifier
  /// that changes nothing for screen readers.
  mutating func settleGivenModifiers() {
    var known: [NodeID: ReceivedModifiers] = [:]
    for id in givenModifiers.keys.sorted() {
      guard let given = givenModifiers[id], !isLabeledByCallers(id),
        !tree.lambdaRedeclares(given.parameter, in: given.function)
      else { continue }
      let received = known[given.function] ?? receivedModifiers(of: given.function)
      known[given.function] = received
      guard received.isPlain else { continue }
      list[id].unknowns.remove(.modifiers)
      if received.isPainted { unknownBackground(NodeID(list[id].origin), of: id) }
      if list[id].labels.isEmpty, let hiding = given.hiding { list[id].hiding = hiding }
    }
  }

  /// Returns whether an element is a composable's switch or similar without a label, which callers label with a
  /// modifier. It's checked at the calls.
  private func isLabeledByCallers(_ id: ElementID) -> Bool {
    helpers[id] != nil && list[id].role.isValueControl && list[id].grouping == .none
  }

  /// The modifiers that all callers of a composable pass to it.
  private struct ReceivedModifiers {
    /// True if at least one caller is known, and all pass only modifiers that change nothing for screen readers.
    var isPlain = false
    /// True if a caller passes a background or a drawing.
    var isPainted = false
  }

  private func receivedModifiers(of function: NodeID) -> ReceivedModifiers {
    var visited: Set<String> = []
    var received = ReceivedModifiers()
    received.isPlain =
      receivesPlainModifiers(tree.nameText(of: function), &visited, &received.isPainted) == true
    return received
  }

  /// Returns false if a caller of a composable passes any other modifier, and nil if nothing calls it.
  private func receivesPlainModifiers(
    _ name: String, _ visited: inout Set<String>, _ isPainted: inout Bool
  ) -> Bool? {
    guard visited.insert(name).inserted else { return nil }
    guard visited.count <= ComposeReader.mostCallers else { return false }
    var isCalled = false
    var owners: Set<String> = []
    if let own = modifierUses[name] {
      if own.isOpen || !own.modifiers.allSatisfy(changesOnlyLooks) { return false }
      isCalled = own.isPlain
      isPainted = isPainted || own.isPainted
      owners = own.owners
    }
    if !privateFunctions.contains(name) {
      guard let others = project.modifierUses(of: name) else { return false }
      for other in others {
        if other.isOpen || !other.modifiers.allSatisfy(changesOnlyLooks) { return false }
        isCalled = isCalled || other.isPlain
        isPainted = isPainted || other.isPainted
        owners.formUnion(other.owners)
      }
    }
    for owner in owners.sorted() {
      guard let isPlain = receivesPlainModifiers(owner, &visited, &isPainted) else { continue }
      if !isPlain { return false }
      isCalled = true
    }
    return isCalled ? true : nil
  }

  private func changesOnlyLooks(_ modifier: String) -> Bool {
    project.changesOnlyLooks(modifier, own: ownModifiers)
  }

  /// The maximum number of composables to follow that pass on a modifier.
  private static let mostCallers = 32

  /// Returns whether a name is a function's parameter for a modifier.
  func isGivenModifier(_ name: NodeID, to function: NodeID) -> Bool {
    constants[tree[name].name] == .some(nil)
      && tree.endsInModifier(name)
      && tree.children(of: function).contains {
        tree[$0].kind == .parameter && tree[$0].name == tree[name].name && hasPlainDefault($0)
      }
  }

  /// Returns whether a parameter has no default, or `Modifier`.
  private func hasPlainDefault(_ parameter: NodeID) -> Bool {
    tree.standard(of: parameter).map { tree.isName("Modifier", $0) } ?? true
  }
}

extension Tree {
  /// The names of a Kotlin file's top-level functions that are all private.
  fileprivate var privateFunctions: Set<String> {
    var found: [String: Bool] = [:]
    for declaration in children(of: root)
    where self[declaration].kind == .declaration && declarationKind(of: declaration) == .function {
      let isPrivate = hasModifier("private", declaration)
      found[nameText(of: declaration), default: isPrivate] =
        found[nameText(of: declaration)] != false && isPrivate
    }
    return Set(found.lazy.filter(\.value).map(\.key))
  }
}
