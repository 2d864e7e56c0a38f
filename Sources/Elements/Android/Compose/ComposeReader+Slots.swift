// The content that composables of the app show for their callers.

import Source
import Syntax

extension ComposeReader {
  /// Returns whether a component only lays out the lambdas that a call passes, so nothing about their content changes:
  /// `AppScaffold { … }`, whose `content` is in a library `Scaffold`.
  mutating func onlyLaysOut(_ filled: FilledSlots) -> Bool {
    filled.functions.allSatisfy { function in filled.names.allSatisfy { isPlain($0, of: function, 0) } }
  }

  /// Returns the argument for the action of the clickable row that a component shows around all lambdas that a call
  /// passes: `SettingsRow(onClick = open) { … }`, whose `content` is in `Row(Modifier.clickable(onClick = onClick))`.
  func action(ofRowAround filled: FilledSlots, _ call: NodeID) -> NodeID? {
    let names = filled.names
    var found: NodeID?
    for function in filled.functions {
      // The component's last lambda may be the action.
      let contents = names.filter { !$0.isEmpty || function.slot($0) != nil }
      let actions = Set(contents.map { function.slot($0)?.action })
      guard actions.count == 1, let parameter = actions.first ?? nil,
        contents.allSatisfy({ function.slot($0)?.targets.isEmpty == true }),
        contents.count == names.count || function.trailing == parameter,
        let argument = argument(for: parameter, of: function, call), found == nil || found == argument
      else { return nil }
      found = argument
    }
    return found
  }

  /// The functions that a call may be to, and the names of the parameters that it passes content to. The name of a
  /// trailing lambda is empty.
  typealias FilledSlots = (functions: [ComponentSlots.Function], names: [String])

  /// Returns the slots that a call fills, or nil if there are none or they aren't known.
  mutating func filledSlots(of call: NodeID) -> FilledSlots? {
    guard tree.namesObject(call), project.configuredComponent(tree.nameText(of: call)) == nil else {
      return nil
    }
    var names: [String] = []
    for argument in tree.arguments(of: call)
    where tree.closure(ofArgument: argument) != nil && !isCallback(tree[argument]) {
      guard tree[argument].name != .none || tree[argument].detail == 1 else { return nil }
      names.append(tree[argument].name == .none ? "" : tree.nameText(of: argument))
    }
    guard !names.isEmpty else { return nil }
    let meant = slotFunctions(tree.nameText(of: call)).filter { tree.fits(call, $0.parameters) }
    return meant.isEmpty ? nil : (meant, names)
  }

  /// Returns the argument that passes a function for one of a component's parameters.
  private func argument(
    for parameter: String, of function: ComponentSlots.Function, _ call: NodeID
  ) -> NodeID? {
    guard let index = function.parameters.firstIndex(where: { $0.name == parameter }) else { return nil }
    let trailing =
      function.trailing == parameter ? tree.arguments(of: call).first { tree[$0].detail == 1 } : nil
    guard let argument = tree.argument(Identifier(spelled: parameter), at: index, of: call) ?? trailing,
      let value = tree.value(ofArgument: argument), isCertainlyFunction(value)
    else { return nil }
    return argument
  }

  /// Reads a component as the clickable row that it shows around the lambdas that it's given.
  func readRow(_ action: NodeID, _ call: NodeID, _ element: inout Element) {
    guard let value = tree.value(ofArgument: action) else { return }
    element.role = .container
    element.grouping = .merges
    element.circumstances.insert(.row)
    element.handlerName = tree.handlerName(ofKotlin: value)
    element.gestures.append(
      Gesture(.tap, purpose(of: value), handler: element.handlerName, range: tree[action].range))
    // What else it shows and says isn't known.
    element.unknowns.add(.elsewhere, .view, at: call)
  }

  private mutating func isPlain(_ name: String, of function: ComponentSlots.Function, _ depth: Int) -> Bool {
    guard let slot = function.slot(name), slot.action == nil else { return false }
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
      var actions: Set<String?> = []
      for use in uses {
        switch self.use(use, in: body) {
        case .check: continue
        case .shown(let others, let action):
          actions.insert(action)
          for other in others where !targets.contains(other) { targets.append(other) }
        case .unknown: return nil
        }
      }
      guard actions.count == 1, let action = actions.first else { return nil }
      return ComponentSlots.Slot(name: tree.nameText(of: parameter), targets: targets, action: action)
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
    /// It's shown, in these slots of other components, and in a row that's clickable with this parameter.
    case shown([ComponentSlots.Target], action: String?)
    case unknown
  }

  private func use(_ node: NodeID, in body: NodeID) -> Use {
    if node == body { return .shown([], action: nil) }
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
    var action: String?
    for (index, step) in path.enumerated() {
      switch tree[step].kind {
      case .call:
        guard index + 1 < path.count, tree[path[index + 1]].kind == .argument else { return .unknown }
        if let others = slotsReached(by: path[index + 1], of: step) {
          targets += others
        } else if action == nil, let added = rowAction(addedBy: step, around: path[index + 1]) {
          action = added
        } else {
          return .unknown
        }
      case .declaration, .assignment: return .unknown
      default: continue
      }
    }
    return .shown(targets, action: action)
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
      return !mayAddSemantics(tree[argument].range)
    }
  }

  /// Returns the parameter for the action of a library layout that's clickable but otherwise adds nothing to an
  /// argument's content.
  private func rowAction(addedBy call: NodeID, around content: NodeID) -> String? {
    let name = tree[call].name
    guard let function, !isCallback(tree[content]), imports.composable(name) != nil,
      ComposeReader.isLayout(imports.originalName(name))
    else { return nil }
    var action: NodeID?
    for argument in tree.arguments(of: call) {
      switch tree[argument].name {
      case "onClick": action = tree.value(ofArgument: argument)
      case "onLongClick", "onCheckedChange", "selected", "checked": return nil
      case _ where tree.isModifier(argument):
        guard let value = tree.value(ofArgument: argument), isWrittenHere(value) else { return nil }
        for link in tree.links(of: value).dropFirst() {
          if tree[link].name == "clickable" || tree[link].name == "combinedClickable" {
            action = tree.value("onClick", of: link) ?? tree.trailingLambda(of: link)
          } else if mayAddSemantics(tree[link].range) {
            return nil
          }
        }
      case .none where tree[argument].detail == 0 && takesModifierFirst(call): return nil
      default: continue
      }
    }
    guard let handler = action.flatMap(tree.handlerName(ofKotlin:)) else { return nil }
    let isGiven = tree.children(of: function).contains {
      tree[$0].kind == .parameter && tree.nameText(of: $0) == handler
    }
    return isGiven ? handler : nil
  }

  /// Returns whether code may make something clickable or change what screen readers announce.
  private func mayAddSemantics(_ range: Range<Int>) -> Bool {
    let code = tree.text[range]
    return code.spells("lickable") || code.spells("Click") || code.spells("emantics")
      || code.spells("oggle") || code.spells("selectable(") || code.spells("ccessib")
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
