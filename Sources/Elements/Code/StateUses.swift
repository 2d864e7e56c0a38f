// Where a control's code uses a state, and whether any of these places exposes it.

import Source
import Syntax

/// The uses of a condition in a control: the visual properties that depend on it, and whether anything else may tell.
struct StateUses {
  /// A visual property that depends on the condition.
  struct Look {
    enum Kind { case style, rotation, choiceOfPictures, picture }
    var kind: Kind
    /// The modifier, argument, or branch that decides the visual property.
    var owner: NodeID
    /// The code that decides the visual property where it's shown, which may be in a component of the file.
    var shown: NodeID
    /// True for a Compose image that's marked as decorative.
    var isSilent = false
  }

  private(set) var looks: [Look] = []
  /// True if the condition decides a text or an exposed state, or may do so.
  private(set) var isTold = false

  private let syntax: Tree
  /// The source text of the condition.
  private let state: ArraySlice<UInt8>
  /// The condition's name, if it's only a name.
  private let name: Identifier
  /// Local values that are computed from the condition.
  private let derived: Set<Identifier>
  /// Code that isn't about the control's content, such as its action.
  private let skipped: [NodeID]
  /// The file's top-level types and functions.
  private let components: [Identifier: NodeID]
  private let depth: Int

  init(
    of state: ArraySlice<UInt8>, name: Identifier, in root: NodeID, except skipped: [NodeID],
    derived: Set<Identifier>, components: [Identifier: NodeID], _ syntax: Tree, depth: Int = 0
  ) {
    self.syntax = syntax
    self.state = state
    self.name = name
    self.derived = derived
    self.skipped = skipped
    self.components = components
    self.depth = depth
    read(root)
  }

  /// The maximum number of nodes to read in a control.
  private static let longestControl = 1_024
  /// The maximum number of components inside each other to follow.
  private static let deepestComponent = 2

  private mutating func read(_ root: NodeID) {
    var path: [NodeID] = []
    var index = root.index
    let end = min(Int(syntax[root].subtreeEnd), index + StateUses.longestControl)
    while index < end, !isTold {
      let id = NodeID(index)
      while let last = path.last, Int(syntax[last].subtreeEnd) <= index { path.removeLast() }
      if binds(id) { return isTold = true }
      if skipped.contains(id) || index > root.index + 1 && isSeparate(id) {
        index = Int(syntax[id].subtreeEnd)
        continue
      }
      if mentions(id) {
        judge(id, path)
        index = Int(syntax[id].subtreeEnd)
        continue
      }
      path.append(id)
      index += 1
    }
  }

  /// Returns whether a call gets a binding to the state, so it may show the state in another way.
  private func binds(_ id: NodeID) -> Bool {
    guard syntax.language == .swift, syntax[id].kind == .call else { return false }
    return syntax.arguments(of: id).contains { argument in
      guard let value = syntax.value(ofArgument: argument) else { return false }
      let code = syntax.text[syntax[value].range]
      return code.first == UInt8(ascii: "$") && code.dropFirst().elementsEqual(state)
    }
  }

  /// Returns whether a node isn't part of the control's content: another control, or code that runs later.
  private func isSeparate(_ id: NodeID) -> Bool {
    switch syntax[id].kind {
    case .call:
      switch syntax[id].name {
      case "Button", "Menu", "IconButton", "TextButton", "contextMenu", "swipeActions", "sheet", "popover",
        "onChange", "alert", "confirmationDialog", "LaunchedEffect", "onAppear", "task", "DropdownMenu",
        "AlertDialog", "toolbar", "fullScreenCover", "onHover":
        return true
      default: return false
      }
    case .declaration: return syntax.declarationKind(of: id) == .initializer
    default: return false
    }
  }

  private func mentions(_ id: NodeID) -> Bool {
    switch syntax[id].kind {
    case .name:
      return derived.contains(syntax[id].name) || name != .none && syntax[id].name == name && isPlain(id)
    case .member:
      return name != .none && syntax[id].name == name && id.index > 0
        && syntax.nodes[id.index - 1].name == "self"
    case .chain, .infix:
      return name == .none && repeatsState(syntax.text[syntax[id].range])
    default: return false
    }
  }

  /// Returns whether code is the condition, even if it's on several lines.
  private func repeatsState(_ code: ArraySlice<UInt8>) -> Bool {
    guard code.first == state.first, code.last == state.last, code.count < 2 * state.count + 64 else {
      return false
    }
    return code.lazy.filter { !$0.isBlank }.elementsEqual(state.lazy.filter { !$0.isBlank })
  }

  /// Returns whether a name stands alone in the source, without a receiver.
  private func isPlain(_ id: NodeID) -> Bool {
    syntax[id].range.count == state.count
  }

  /// Judges a use of the condition by the nodes around it, outermost first.
  private mutating func judge(_ mention: NodeID, _ path: [NodeID]) {
    var inner = mention
    for (depth, node) in path.enumerated().reversed() {
      switch syntax[node].kind {
      case .prefix, .infix, .tuple, .chain, .statement: break
      case .argument where depth > 0 && syntax[path[depth - 1]].kind == .tuple: break
      case .arm:
        guard depth > 0, syntax.child(.block, of: node) != inner else { return isTold = true }
        return judgeBranch(path[depth - 1], path[..<(depth - 1)])
      case .branch: return judgeBranch(node, path[..<depth])
      case .argument: return judgeArgument(node, path[..<depth])
      case .declaration:
        // Uses of the new value are judged where it's used.
        return isTold = isTold || !derived.contains(syntax[node].name)
      default: return isTold = true
      }
      inner = node
    }
    isTold = true
  }

  // MARK: Branches

  private mutating func judgeBranch(_ branch: NodeID, _ path: ArraySlice<NodeID>) {
    if let declaration = path.last(where: { [.declaration, .closure].contains(syntax[$0].kind) }),
      syntax[declaration].kind == .declaration, derived.contains(syntax[declaration].name)
    {
      return
    }
    switch purpose(path) {
    case (.look, let owner)?: add(.style, owner)
    case (.rotation, let owner)?: add(.rotation, owner)
    case (.picture, let owner)?: add(.choiceOfPictures, owner, isSilent: isInSilentPicture(path))
    case (.text, _)?, (.state, _)?: isTold = true
    case (.none, _)?: break
    case nil: judgeContent(of: branch, isStatement: isStatement(path))
    }
  }

  /// Returns whether code in a path is a statement, not a value that's passed on.
  private func isStatement(_ path: ArraySlice<NodeID>) -> Bool {
    guard let parent = path.last else { return false }
    return syntax[parent].kind == .closure || syntax[parent].kind == .block
  }

  /// Returns the innermost known purpose of code, and the outermost visual property around it.
  private func purpose(_ path: ArraySlice<NodeID>) -> (use: StateUse, owner: NodeID)? {
    var found: (use: StateUse, owner: NodeID)?
    for node in path.reversed() {
      guard syntax[node].kind != .closure, syntax[node].kind != .block else { break }
      guard syntax[node].kind == .call || syntax[node].kind == .argument,
        let use = StateUse(syntax[node].name)
      else { continue }
      guard let known = found else {
        found = (use, node)
        continue
      }
      let isLayout = known.use == .none && syntax[known.owner].kind == .argument
      if known.use == .look || isLayout, use == .look { found = (use, node) }
    }
    return found
  }

  private mutating func add(
    _ kind: Look.Kind, _ owner: NodeID, shown: NodeID? = nil, isSilent: Bool = false
  ) {
    looks.append(Look(kind: kind, owner: owner, shown: shown ?? owner, isSilent: isSilent))
  }

  /// Returns whether code in a path is in a Compose image whose content description is `null`.
  private func isInSilentPicture(_ path: ArraySlice<NodeID>) -> Bool {
    guard syntax.language == .kotlin,
      let picture = path.last(where: { syntax[$0].kind == .call && isPicture($0) })
    else { return false }
    return isSilent(picture)
  }

  private func isPicture(_ call: NodeID) -> Bool {
    syntax[call].name == "Icon" || syntax[call].name == "Image"
  }

  private func isSilent(_ picture: NodeID) -> Bool {
    syntax.argument("contentDescription", at: 1, of: picture).flatMap(syntax.value(ofArgument:))
      .map { syntax.isName("null", $0) } ?? false
  }

  /// Judges what a branch shows if its arms are content.
  private mutating func judgeContent(of branch: NodeID, isStatement: Bool) {
    guard isStatement else { return isTold = true }
    judgeContent(
      syntax.children(of: branch).filter { syntax[$0].kind == .arm }.flatMap { arm in
        syntax.children(of: arm).filter { syntax[$0].kind == .block }
      }, branch)
  }

  private mutating func judgeContent(_ blocks: [NodeID], _ owner: NodeID) {
    var kind: Look.Kind?
    for block in blocks {
      for index in syntax.subtree(of: block).prefix(StateUses.longestControl) {
        let id = NodeID(index)
        switch syntax[id].kind {
        case .string where !isPictureName(id, block): return isTold = true
        case .name where isViewReference(id, block): return isTold = true
        case .call:
          if speaks(id) { return isTold = true }
          if syntax[id].name == "Image" || syntax[id].name == "Icon" { kind = .picture }
          if StateUse(syntax[id].name) == .look || StateUse.isVisible(syntax[id].name) {
            kind = kind ?? .style
          }
        case .argument where syntax[id].name == "contentDescription":
          guard let value = syntax.value(ofArgument: id), syntax[value].name == "null" else {
            return isTold = true
          }
        default: break
        }
      }
    }
    if let kind { add(kind, owner, isSilent: kind == .picture && syntax.language == .kotlin) }
  }

  /// Returns whether a call shows or announces something in words, or may do so.
  private func speaks(_ call: NodeID) -> Bool {
    let use = StateUse(syntax[call].name)
    if use == .text || use == .state { return true }
    if syntax[call].name == "Icon" || syntax.language == .kotlin && syntax[call].name == "Image",
      syntax.argument("contentDescription", at: 1, of: call) != nil, !isSilent(call)
    {
      return true
    }
    if syntax.namesObject(call) { return !StateUse.showsNothingSpoken(syntax[call].name) }
    // A function without a receiver may return a view.
    return use == nil && syntax.text[Int(syntax[call].start)] != UInt8(ascii: ".")
  }

  private func isPictureName(_ string: NodeID, _ block: NodeID) -> Bool {
    let path = syntax.path(from: block, to: string) ?? []
    return path.last { syntax[$0].kind == .call }.map { StateUse(syntax[$0].name) == .picture } ?? false
  }

  /// Returns whether a name on its own is a statement, such as a property with a view.
  private func isViewReference(_ name: NodeID, _ block: NodeID) -> Bool {
    guard syntax.language == .swift, syntax[name].name != "content" else { return false }
    return syntax.children(of: block).contains {
      $0 == name || $0.index + 1 == name.index && syntax[$0].kind == .chain
    }
      && !syntax.namesObject(name)
  }

  // MARK: Arguments

  private mutating func judgeArgument(_ argument: NodeID, _ path: ArraySlice<NodeID>) {
    guard let call = path.last, syntax[call].kind == .call else { return isTold = true }
    if let component = components[syntax[call].name] {
      return judgeComponent(component, argument, call)
    }
    if syntax[call].name == "AnimatedVisibility" {
      return judgeContent([syntax.trailingLambda(of: call)].compactMap(\.self), call)
    }
    switch purpose(path + [argument]) {
    case (.look, let owner)?: add(.style, owner)
    case (.rotation, let owner)?: add(.rotation, owner)
    case (.picture, let owner)?: add(.choiceOfPictures, owner)
    case (.none, _)?: break
    case (.text, _)?, (.state, _)?, nil: isTold = true
    }
  }

  /// Judges what a component of the file does with a parameter.
  private mutating func judgeComponent(_ component: NodeID, _ argument: NodeID, _ call: NodeID) {
    guard depth < StateUses.deepestComponent, let parameter = parameter(argument, call, component) else {
      return isTold = true
    }
    let uses = StateUses(
      of: syntax.text[syntax.nameRange(of: parameter)], name: syntax[parameter].name, in: component,
      except: declarations(of: syntax[parameter].name, in: component),
      derived: syntax.values(computedFrom: [syntax[parameter].name], in: component),
      components: components, syntax, depth: depth + 1)
    if uses.isTold { return isTold = true }
    if let look = uses.looks.first {
      add(look.kind, argument, shown: look.shown, isSilent: uses.looks.allSatisfy(\.isSilent))
    }
  }

  /// Returns the parameter or property that an argument sets.
  private func parameter(_ argument: NodeID, _ call: NodeID, _ component: NodeID) -> NodeID? {
    if syntax.language == .kotlin {
      let parameters = syntax.children(of: component).filter { syntax[$0].kind == .parameter }
      if syntax[argument].name != .none {
        return parameters.first { syntax[$0].name == syntax[argument].name }
      }
      guard let place = syntax.arguments(of: call).firstIndex(of: argument), place < parameters.count else {
        return nil
      }
      return parameters[place]
    }
    guard syntax[argument].name != .none, let block = syntax.child(.block, of: component) else { return nil }
    return syntax.children(of: block).first {
      syntax.declarationKind(of: $0) == .property && syntax[$0].name == syntax[argument].name
    }
  }

  /// Returns the parameters and properties that declare a name.
  private func declarations(of name: Identifier, in component: NodeID) -> [NodeID] {
    let block = syntax.child(.block, of: component).map { syntax.childIDs(of: $0) } ?? []
    return (syntax.childIDs(of: component) + block).filter {
      syntax[$0].name == name
        && (syntax[$0].kind == .parameter || syntax.declarationKind(of: $0) == .property)
    }
  }
}

extension Tree {
  /// Returns the local values in a function or type that are computed from any of the names:
  /// `val color = if (selected) blue else gray`.
  func values(computedFrom names: Set<Identifier>, in component: NodeID) -> Set<Identifier> {
    var found: Set<Identifier> = []
    for declaration in locals(in: component) {
      let isComputed = subtree(of: declaration).prefix(Tree.longestLocal).contains {
        nodes[$0].kind == .name && (names.contains(nodes[$0].name) || found.contains(nodes[$0].name))
      }
      if isComputed, !names.contains(self[declaration].name) { found.insert(self[declaration].name) }
    }
    return found
  }

  /// Returns the local values in a function or in a type's members.
  func locals(in component: NodeID) -> [NodeID] {
    subtree(of: component).prefix(Tree.longestComponentCode).lazy.map(NodeID.init).filter {
      declarationKind(of: $0) == .property && self[$0].name != "body"
        && subtree(of: $0).count < Tree.longestLocal
    }
  }

  private static let longestLocal = 128
  private static let longestComponentCode = 2_048
}
