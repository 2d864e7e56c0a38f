// The content that composables of the app show for their callers.

import Source
import Syntax

extension ComposeReader {
  /// Returns whether a component only lays out the lambdas that a call passes, so nothing about their content changes:
  /// `AppScaffold { … }`, whose `content` is in a library `Scaffold`.
  mutating func onlyLaysOut(_ call: NodeID) -> Bool {
    guard tree.namesObject(call), project.configuredComponent(tree.nameText(of: call)) == nil else {
      return false
    }
    var names: [String] = []
    for argument in tree.arguments(of: call)
    where tree.closure(ofArgument: argument) != nil && !isCallback(tree[argument]) {
      guard tree[argument].name != .none || tree[argument].detail == 1 else { return false }
      names.append(tree[argument].name == .none ? "" : tree.nameText(of: argument))
    }
    guard !names.isEmpty else { return false }
    let meant = slotFunctions(tree.nameText(of: call)).filter { tree.fits(call, $0.parameters) }
    return !meant.isEmpty
      && meant.allSatisfy { function in names.allSatisfy { isPlain($0, of: function, 0) } }
  }

  private mutating func isPlain(_ name: String, of function: ComponentSlots.Function, _ depth: Int) -> Bool {
    guard let slot = function.slot(name) else { return false }
    for target in slot.targets {
      guard depth < ComposeReader.wrapperReach else { return false }
      let functions = slotFunctions(target.component).filter { other in
        target.slot.isEmpty ? other.trailing != nil : other.parameters.contains { $0.name == target.slot }
      }
      guard !functions.isEmpty else { return false }
      for other in functions where !isPlain(target.slot, of: other, depth + 1) { return false }
    }
    return true
  }

  /// Returns the composables with a name: those in this file, or else those in other files.
  private mutating func slotFunctions(_ name: String) -> [ComponentSlots.Function] {
    if let known = slots[name] { return known }
    let found = project.slots(of: name)
    slots[name] = found
    return found
  }

  // MARK: Declaring

  /// Registers which lambdas the file's composables only lay out.
  mutating func declareSlots() {
    var functions: [String: [ComponentSlots.Function]] = [:]
    defer { function = nil }
    for declaration in tree.children(of: tree.root) {
      guard tree[declaration].kind == .declaration, tree.declarationKind(of: declaration) == .function,
        tree.hasAttribute("Composable", declaration), !isPreview(declaration)
      else { continue }
      function = declaration
      functions[tree.nameText(of: declaration), default: []].append(
        ComponentSlots.Function(
          parameters: tree.componentParameters(of: declaration), slots: slots(of: declaration)))
    }
    slots = functions
    for (name, known) in functions.sorted(by: { $0.key < $1.key })
    where known.contains(where: { !$0.slots.isEmpty }) {
      project.declare(FileFacts.Entry(ProjectKey(.slots, name), .slots(ComponentSlots(functions: known))))
    }
  }

  private func slots(of function: NodeID) -> [ComponentSlots.Slot] {
    guard let body = tree.body(ofFunction: function) else { return [] }
    var uses: [Identifier: [NodeID]] = [:]
    let parameters = tree.children(of: function).filter { tree[$0].kind == .parameter && takesContent($0) }
    guard !parameters.isEmpty else { return [] }
    for parameter in parameters { uses[tree[parameter].name] = [] }
    for index in tree.subtree(of: body)
    where tree.nodes[index].kind == .call || tree.nodes[index].kind == .name {
      uses[tree.nodes[index].name]?.append(NodeID(index))
    }
    return parameters.compactMap { parameter in
      guard let uses = uses[tree[parameter].name], !uses.isEmpty, uses.count <= ComposeReader.mostUses else {
        return nil
      }
      var targets: [ComponentSlots.Target] = []
      var isShown = false
      for use in uses {
        switch self.use(use, in: body) {
        case .check: continue
        case .shown(let others):
          isShown = true
          for other in others where !targets.contains(other) { targets.append(other) }
        case .unknown: return nil
        }
      }
      return isShown ? ComponentSlots.Slot(name: tree.nameText(of: parameter), targets: targets) : nil
    }
  }

  /// The maximum number of places in one function that show the same parameter.
  private static let mostUses = 16

  /// Returns whether a parameter takes a composable lambda or the items of a lazy list.
  private func takesContent(_ parameter: NodeID) -> Bool {
    guard !isCallback(tree[parameter]) else { return false }
    let code = tree.text[tree[parameter].range]
    return code.spells("->") && (code.spells("Composable") || code.spells("Scope."))
  }

  /// The effect of one mention of a parameter.
  private enum Use {
    /// It's compared with `null`.
    case check
    /// It's shown, in these slots of other components.
    case shown([ComponentSlots.Target])
    case unknown
  }

  private func use(_ node: NodeID, in body: NodeID) -> Use {
    if node == body { return .shown([]) }
    guard let path = tree.path(from: body, to: node) else { return .unknown }
    if let last = path.last, tree[last].kind == .infix, tree.text[tree[last].range].spells("null") {
      return .check
    }
    if tree[node].kind == .name {
      guard let last = path.last else { return .unknown }
      switch tree[last].kind {
      case .argument: break
      case .chain where isInvoked(node, last): break
      default: return .unknown
      }
    }
    var targets: [ComponentSlots.Target] = []
    for (index, step) in path.enumerated() {
      switch tree[step].kind {
      case .call:
        guard index + 1 < path.count, tree[path[index + 1]].kind == .argument,
          let others = slotsReached(by: path[index + 1], of: step)
        else { return .unknown }
        targets += others
      case .declaration, .assignment: return .unknown
      default: continue
      }
    }
    return .shown(targets)
  }

  /// Returns whether a chain begins with a parameter and only calls it: `content?.invoke()`, `content?.let { it() }`.
  private func isInvoked(_ parameter: NodeID, _ chain: NodeID) -> Bool {
    let links = tree.links(of: chain)
    guard links.count == 2, links[0] == parameter, tree[links[1]].kind == .call else { return false }
    switch tree[links[1]].name {
    case "invoke": return true
    case "let":
      guard let lambda = tree.trailingLambda(of: links[1]) else { return false }
      let named = tree.children(of: lambda).first { tree[$0].kind == .parameter }.map { tree[$0].name }
      let shown: Set<Identifier> = [named ?? "it", tree[parameter].name]
      // Inside, nothing but layouts may be around it.
      for index in tree.subtree(of: lambda) where tree.nodes[index].kind == .call {
        guard shown.contains(tree.nodes[index].name) else { continue }
        guard let path = tree.path(from: lambda, to: NodeID(index)) else { return false }
        for (place, step) in path.enumerated() where tree[step].kind == .call {
          guard place + 1 < path.count, tree[path[place + 1]].kind == .argument,
            slotsReached(by: path[place + 1], of: step)?.isEmpty == true
          else { return false }
        }
      }
      return true
    default: return false
    }
  }

  /// Returns the slots of other components that an argument of a call is passed to, which are none for a layout of the
  /// library. Returns nil if the call may change what it's given.
  private func slotsReached(by argument: NodeID, of call: NodeID) -> [ComponentSlots.Target]? {
    let name = tree[call].name
    if ComposeReader.runsItsLambda(name) { return [] }
    guard !isCallback(tree[argument]), addsNothing(call) else { return nil }
    if imports.composable(name) != nil {
      return ComposeReader.isLayout(imports.originalName(name)) ? [] : nil
    }
    guard tree.namesObject(call), tree[argument].name != .none || tree[argument].detail == 1 else {
      return nil
    }
    let slot = tree[argument].name == .none ? "" : tree.nameText(of: argument)
    return [ComponentSlots.Target(component: tree.nameText(of: call), slot: slot)]
  }

  /// Returns whether a call neither is clickable nor has modifiers that group, label, or hide its content.
  private func addsNothing(_ call: NodeID) -> Bool {
    tree.arguments(of: call).allSatisfy { argument in
      switch tree[argument].name {
      case "onClick", "onLongClick", "onCheckedChange", "selected", "checked": return false
      default: break
      }
      guard tree.isModifier(argument) else {
        return tree[argument].name != .none || tree[argument].detail == 1 || !takesModifierFirst(call)
      }
      guard let value = tree.value(ofArgument: argument), isWrittenHere(value) else { return false }
      let code = tree.text[tree[argument].range]
      return !code.spells("lickable") && !code.spells("Click") && !code.spells("emantics")
        && !code.spells("oggle") && !code.spells("selectable(") && !code.spells("ccessib")
    }
  }

  /// Returns whether the first parameter of a library layout is its modifier, so an argument without a label may be one
  /// under any name.
  private func takesModifierFirst(_ call: NodeID) -> Bool {
    switch imports.originalName(tree[call].name) {
    case "Box", "Row", "Column", "FlowRow", "FlowColumn", "BoxWithConstraints", "Scaffold", "Surface", "Card",
      "ElevatedCard", "OutlinedCard", "LazyColumn", "LazyRow", "ConstraintLayout":
      true
    default: false
    }
  }

  /// Returns whether a modifier is written in the call or received from the caller, rather than made by other code.
  private func isWrittenHere(_ modifier: NodeID) -> Bool {
    let first = tree.firstLink(of: modifier)
    if tree.isName("Modifier", first) { return true }
    guard tree[first].kind == .name, let function else { return false }
    return tree.children(of: function).contains {
      tree[$0].kind == .parameter && tree[$0].name == tree[first].name
    }
  }

  /// Returns whether a library composable only lays out its content, or shows it in a window.
  private static func isLayout(_ name: Identifier) -> Bool {
    switch name {
    case "Box", "Row", "Column", "FlowRow", "FlowColumn", "BoxWithConstraints", "ConstraintLayout",
      "MotionLayout", "Layout", "SubcomposeLayout", "Scaffold", "BottomSheetScaffold",
      "ModalNavigationDrawer",
      "DismissibleNavigationDrawer", "PermanentNavigationDrawer", "NavigationSuiteScaffold",
      "AnimatedVisibility", "AnimatedContent", "Crossfade", "SelectionContainer", "DisableSelection",
      "PullToRefreshBox", "HorizontalPager", "VerticalPager", "LookaheadScope", "SharedTransitionLayout",
      "SharedTransitionScope", "LazyColumn", "LazyRow", "LazyVerticalGrid", "LazyHorizontalGrid",
      "LazyVerticalStaggeredGrid", "LazyHorizontalStaggeredGrid", "Surface", "Card", "ElevatedCard",
      "OutlinedCard", "MaterialTheme", "MaterialExpressiveTheme", "CompositionLocalProvider",
      "ProvideTextStyle", "AlertDialog", "BasicAlertDialog", "Dialog", "Popup", "ModalBottomSheet",
      "AnimatedPane", "ListDetailPaneScaffold", "NavigableListDetailPaneScaffold":
      true
    default: false
    }
  }
}
