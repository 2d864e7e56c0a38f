// Which modifiers a Kotlin file passes to the app's composables.

import Source
import Syntax

/// A reader that finds what the calls in a file pass to composables as modifiers.
struct ModifierUseReader {
  let tree: Tree
  let imports: ComposeImports
  /// The uses by the composable's name.
  private(set) var uses: [String: Use] = [:]
  /// True while the body of a modifier is read, whose backgrounds don't matter.
  private var isDeclaring = false
  /// The constants of the outermost function that was searched last.
  private var constants: (function: NodeID, values: [Identifier: NodeID?])?

  /// The calls of the composables with a name.
  struct Use {
    var isOpen = false
    var isPlain = false
    /// True if a call passes a modifier that draws something.
    var isPainted = false
    /// The functions that pass on what they receive.
    var owners: Set<String> = []
    /// The modifiers that the app declares.
    var modifiers: Set<String> = []
  }

  /// A function around a call.
  private struct Owner {
    var end: Int
    var isPreview: Bool
    /// The parameters that are modifiers.
    var parameters: Set<Identifier>
    var function: NodeID
  }

  init(_ tree: Tree, _ imports: ComposeImports, isPreview: (NodeID) -> Bool) {
    self.tree = tree
    self.imports = imports
    var owners: [Owner] = []
    for index in tree.nodes.indices {
      let id = NodeID(index)
      while let last = owners.last, last.end <= Int(tree.nodes[index].start) { owners.removeLast() }
      switch tree.nodes[index].kind {
      case .declaration where tree.declarationKind(of: id) == .function:
        owners.append(
          Owner(
            end: Int(tree.nodes[index].end), isPreview: isPreview(id), parameters: modifierParameters(of: id),
            function: id))
      case .call:
        guard let owner = owners.first, !owner.isPreview,
          tree.text[Int(tree.nodes[index].nameStart)].isUppercaseASCII,
          imports.composable(tree.nodes[index].name) == nil
        else { continue }
        read(id, in: owners)
      default: continue
      }
    }
  }

  /// The name under which a modifier is known in the project.
  static func key(of name: String) -> String { "Modifier.\(name)" }

  /// The modifiers that the file's top-level functions declare: `fun Modifier.card() = padding(8.dp).clip(shape)`.
  mutating func declaredModifiers() -> [String: CustomModifier] {
    var declared: [String: CustomModifier] = [:]
    isDeclaring = true
    defer { isDeclaring = false }
    for function in tree.children(of: tree.root) where tree.extendsModifier(function) {
      let key = ModifierUseReader.key(of: tree.nameText(of: function))
      let modifier = effect(of: function)
      declared[key] = declared[key].map { $0 == modifier ? modifier : .anything } ?? modifier
    }
    return declared
  }

  private mutating func effect(of function: NodeID) -> CustomModifier {
    guard let body = tree.body(ofFunction: function) else { return .anything }
    let owner = Owner(
      end: Int(tree[function].end), isPreview: false, parameters: modifierParameters(of: function),
      function: function)
    var results = [body]
    if tree[body].kind == .block {
      let last = tree.childIDs(of: body).last.map { [$0] } ?? []
      let returned = tree.subtree(of: body).map(NodeID.init).filter {
        tree[$0].kind == .statement && tree[$0].name == "return"
      }
      results = last.filter { tree[$0].kind != .statement } + returned.flatMap(tree.childIDs(of:))
    }
    guard !results.isEmpty, results.count <= ModifierUseReader.reach else { return .anything }
    var use = Use()
    for result in results { read(result, into: &use, [owner], 0) }
    guard !use.isOpen, use.owners.isEmpty, use.modifiers.count <= CustomModifier.mostOthers else {
      return .anything
    }
    return CustomModifier(changesOnlyLooks: true, others: use.modifiers.sorted())
  }

  private mutating func read(_ call: NodeID, in owners: [Owner]) {
    var use = Use()
    use.isPlain = true
    for argument in tree.arguments(of: call) {
      let isMeant: Bool
      if tree[argument].name != .none {
        isMeant = tree.endsInModifier(argument)
      } else if tree[argument].detail == 0, let value = tree.value(ofArgument: argument) {
        isMeant =
          tree.isModifier(argument)
          || constant(tree[value].name, in: owners).map { tree.isName("Modifier", tree.firstLink(of: $0)) }
            == true
      } else {
        isMeant = false
      }
      guard isMeant, let value = tree.value(ofArgument: argument) else { continue }
      read(value, into: &use, owners, 0)
    }
    uses[tree.nameText(of: call), default: Use()].merge(use)
  }

  private mutating func read(_ expression: NodeID, into use: inout Use, _ owners: [Owner], _ depth: Int) {
    guard depth < ModifierUseReader.reach else { return use.isOpen = true }
    switch tree[expression].kind {
    case .name, .chain:
      let links = tree.links(of: expression)
      guard let first = links.first else { return use.isOpen = true }
      start(first, into: &use, owners, depth)
      for link in links.dropFirst() { read(link: link, into: &use, owners, depth) }
    case .branch:
      for arm in tree.children(of: expression) where tree[arm].kind == .arm {
        guard let block = tree.child(.block, of: arm), let last = tree.childIDs(of: block).last else {
          return use.isOpen = true
        }
        read(last, into: &use, owners, depth + 1)
      }
    case .tuple, .argument:
      for child in tree.children(of: expression) { read(child, into: &use, owners, depth + 1) }
    case .infix where tree.joinsModifiers(expression):
      for operand in tree.operands(of: expression) { read(operand, into: &use, owners, depth + 1) }
    default: use.isOpen = true
    }
  }

  /// Reads the start of a chain: `Modifier`, a parameter of a function around it, or a constant.
  private mutating func start(_ first: NodeID, into use: inout Use, _ owners: [Owner], _ depth: Int) {
    if tree.isName("Modifier", first) || tree.isName("this", first) { return }
    // `padding(8.dp).clip(shape)` on an implicit `this`.
    if tree[first].kind == .call, isDeclaring { return read(link: first, into: &use, owners, depth) }
    guard tree[first].kind == .name else {
      return tree[first].kind == .tuple ? read(first, into: &use, owners, depth + 1) : (use.isOpen = true)
    }
    let name = tree[first].name
    if let owner = owners.last(where: { $0.parameters.contains(name) }),
      !tree.lambdaRedeclares(name, in: owner.function)
    {
      use.owners.insert(tree.nameText(of: owner.function))
      // What it receives isn't known yet.
      use.isPlain = false
    } else if let value = constant(name, in: owners) {
      read(value, into: &use, owners, depth + 1)
    } else {
      use.isOpen = true
    }
  }

  private mutating func read(link: NodeID, into use: inout Use, _ owners: [Owner], _ depth: Int) {
    guard tree[link].kind == .call else {
      if tree[link].name != "Companion" { use.isOpen = true }
      return
    }
    switch tree[link].name {
    case "then":
      for argument in tree.arguments(of: link) {
        guard let value = tree.value(ofArgument: argument) else { return use.isOpen = true }
        read(value, into: &use, owners, depth + 1)
      }
    case "size", "requiredSize", "width", "requiredWidth", "height", "requiredHeight", "fillMaxSize",
      "matchParentSize", "testTag":
      return
    case "composed":
      guard let lambda = tree.trailingLambda(of: link), let last = tree.childIDs(of: lambda).last else {
        return use.isOpen = true
      }
      read(last, into: &use, owners, depth + 1)
    case let name where ComposeModifiers.isNeutral(name): return
    case "background", "drawBehind", "drawWithContent", "drawWithCache", "paint":
      use.isPainted = !isDeclaring
    default: use.modifiers.insert(ModifierUseReader.key(of: tree.nameText(of: link)))
    }
  }

  /// Returns the value of a constant in the outermost function.
  private mutating func constant(_ name: Identifier, in owners: [Owner]) -> NodeID? {
    guard let function = owners.first?.function else { return nil }
    if constants?.function != function { constants = (function, tree.kotlinConstants(of: function)) }
    return constants?.values[name] ?? nil
  }

  private func modifierParameters(of function: NodeID) -> Set<Identifier> {
    Set(
      tree.children(of: function).filter {
        tree[$0].kind == .parameter && tree.endsInModifier($0)
      }.map { tree[$0].name })
  }

  /// The maximum depth of nested expressions.
  private static let reach = 8
}

extension ModifierUseReader.Use {
  mutating func merge(_ other: Self) {
    isOpen = isOpen || other.isOpen
    isPlain = isPlain || other.isPlain
    isPainted = isPainted || other.isPainted
    owners.formUnion(other.owners)
    modifiers.formUnion(other.modifiers)
  }
}

extension Tree {
  /// Returns whether a declaration is an extension function of `Modifier`.
  func extendsModifier(_ function: NodeID) -> Bool {
    guard self[function].kind == .declaration, declarationKind(of: function) == .function,
      let receiver = children(of: function).first(where: {
        self[$0].kind != .attribute && self[$0].kind != .modifier
      })
    else { return false }
    return self[receiver].kind == .type && self[receiver].name == "Modifier"
  }

  /// Returns whether a lambda in a function has a parameter with the name of one of the function's own.
  func lambdaRedeclares(_ name: Identifier, in function: NodeID) -> Bool {
    subtree(of: function).count(where: { nodes[$0].kind == .parameter && nodes[$0].name == name }) > 1
  }
}
