// A reader that turns Compose code into elements: the structure of composables. Parameters, modifiers, gestures, and
// semantics are in the files next to this one.

import Source
import Syntax

/// A reader that turns the composables of a Kotlin file into elements, in reading order.
struct ComposeReader {
  let tree: Tree
  let imports: ComposeImports
  let project: ProjectView
  var list = ElementList()
  /// The composables that the outermost elements belong to.
  var helpers: [ElementID: Identifier] = [:]
  /// The function whose body is being read.
  var function: NodeID?
  /// Elements that fill their container.
  var filling: Set<ElementID> = []
  /// The parameter of the current decorator: the inner text field, which provides no label.
  var innerField: Identifier = .none
  /// The initial values of the function's constants.
  var constants: [Identifier: NodeID?] = [:]
  /// The colors that the file defines and imports, if they have been read.
  var colorNames: CodeColorReader?
  /// The number of nested constants that are being resolved.
  var constantDepth = 0
  /// The number of constants read for one name in a chain.
  var readConstants = 0
  /// True if the current modifiers or properties apply on some paths only.
  var isConditional = false
  /// The layout modifiers of each element.
  var layouts: [ElementID: ComposeLayout] = [:]
  /// The statement lists that contain the elements.
  var places: [ElementID: Place] = [:]
  /// The literal space between the children of rows and columns.
  var spacings: [ElementID: Double] = [:]
  /// Providers that remove the minimum size of controls.
  var unspacing: Set<ElementID> = []
  /// The function that shows each element.
  var functions: [ElementID: NodeID] = [:]
  /// Elements with an app modifier, which may make them clickable.
  var modifiedByApp: Set<ElementID> = []
  /// Elements about which everything is known except the modifier that their function receives.
  var givenModifiers: [ElementID: GivenModifier] = [:]
  /// The modifiers that the file passes to composables, by the composables' name.
  var modifierUses: [String: ModifierUseReader.Use] = [:]
  /// Elements with a modifier of the app that may change their size.
  var resized: Set<ElementID> = []
  /// The modifiers that the file declares.
  var ownModifiers: [String: CustomModifier] = [:]
  /// The names of functions that only this file can call.
  var privateFunctions: Set<String> = []
  /// Elements whose click is enabled by a value.
  var sometimesDisabled: Set<ElementID> = []
  /// Elements that a modifier makes a switch, checkbox, or selectable option.
  var choices: Set<ElementID> = []

  /// The file's modifiers that make an element clickable.
  var clickModifiers: [Identifier: Component] = [:]
  /// The composables that show content for their callers, by name, as far as they've been read.
  var slots: [String: [ComponentSlots.Function]] = [:]
  /// The file's components, and whether each adds no semantics to its content.
  var plainComponents: [Identifier: Bool] = [:]

  /// The context of an expression.
  struct Scope {
    var parent: ElementID?
    var slot: Element.Slot = .content
    /// True if the library hides this content from screen readers.
    var isUntold = false
    /// The composable whose body contains the expression.
    var helper: Identifier = .none
    /// True if that composable is private, so it's used in this file only.
    var isPrivate = false
    /// True if it's an item of a lazy list or a loop.
    var isRow = false
    /// The statement of a block that is or contains the expression.
    var statement: Range<Int>?
    /// The lambda or block that contains the expression as a statement.
    var body: NodeID?
    /// True if a loop repeats the expression.
    var isRepeated = false
    /// The conditions around the expression in its parent.
    var branches: [BranchArm] = []
  }

  /// The statement list that contains an element.
  struct Place {
    var body: NodeID
    var isRepeated: Bool
  }

  static func elements(in tree: Tree, _ imports: ComposeImports, _ project: ProjectView) -> [Element] {
    guard imports.mentionsCompose else { return [] }
    var reader = ComposeReader(tree: tree, imports: imports, project: project)
    reader.declareModifiers()
    reader.declareSlots()
    reader.declareModifierUses()
    reader.searchChildren(of: tree.root)
    if !reader.list.isFull { reader.finish() }
    return reader.list.elements
  }

  // MARK: Arbitrary code

  /// Searches for composables in code that isn't known to show any.
  mutating func search(_ id: NodeID, statement: Range<Int>? = nil) {
    guard !list.isFull else { return }
    switch tree[id].kind {
    case .declaration where tree.declarationKind(of: id) == .function: function(id)
    case .chain:
      if let (_, composable) = libraryCall(of: id), composable.shape != .effect {
        view(id, Scope(statement: statement))
      } else if case let call = tree.firstLink(of: id), tree[call].kind == .call, tree.namesObject(call),
        tree.trailingLambda(of: call) != nil
      {
        // An app component, such as the theme in `setContent { AppTheme { … } }`.
        view(id, Scope(statement: statement))
      } else {
        searchLambdas(of: id)
      }
    case .segment, .number, .type, .modifier, .attribute, .name: return
    default: searchChildren(of: id)
    }
  }

  mutating func searchChildren(of id: NodeID) {
    let takesStatements = takesStatements(id)
    for child in tree.children(of: id) { search(child, statement: takesStatements ? tree[child].range : nil) }
  }

  /// Returns whether statements can be inserted before those in a node. A body without braces, such as after `->`,
  /// takes only one.
  private func takesStatements(_ id: NodeID) -> Bool {
    switch tree[id].kind {
    case .file: true
    case .closure, .block: tree.text[Int(tree[id].start)] == UInt8(ascii: "{")
    default: false
    }
  }

  /// Searches the lambdas in a chain. Lambdas of lazy-list items are rows wherever they are.
  private mutating func searchLambdas(of chain: NodeID) {
    for link in tree.children(of: chain) {
      if tree[link].kind == .call, ComposeReader.isItem(tree[link].name),
        let lambda = tree.trailingLambda(of: link)
      {
        content(of: lambda, Scope(isRow: isRow(lambda)))
      } else {
        searchChildren(of: link)
      }
    }
  }

  private mutating func function(_ id: NodeID) {
    guard !isPreview(id) else { return }
    let enclosing = function
    if enclosing == nil { constants = tree.kotlinConstants(of: id) }
    function = id
    defer { function = enclosing }
    guard tree.hasAttribute("Composable", id), let body = tree.body(ofFunction: id) else {
      return searchChildren(of: id)
    }
    var scope = Scope()
    scope.helper = tree[id].name
    scope.isPrivate = tree.hasModifier("private", id)
    scope.isRow = isNamedLikeRow(id)
    if tree[body].kind == .block { content(of: body, scope) } else { view(body, scope) }
  }

  /// Returns whether a function has `@Preview` or an annotation that combines several previews, such as
  /// `@PreviewLightDark` or `@DevicePreviews`.
  func isPreview(_ function: NodeID) -> Bool {
    tree.declarationKind(of: function) == .function
      && tree.children(of: function).contains { child in
        tree[child].kind == .attribute && tree.text[tree.nameRange(of: child)].spells("Preview")
      }
  }

  /// Returns whether a composable is named like a list item. The list itself is usually in another file.
  private func isNamedLikeRow(_ function: NodeID) -> Bool {
    let name = tree.text[tree.nameRange(of: function)]
    return name.ends(with: "Item") || name.ends(with: "Row") || name.ends(with: "Cell")
      || name.ends(with: "Entry")
  }

  // MARK: Content

  /// Reads the statements of a composable lambda or function, in which every call shows something.
  mutating func content(of body: NodeID, _ scope: Scope) {
    var scope = scope
    scope.body = body
    let takesStatements = takesStatements(body)
    for child in tree.children(of: body) {
      scope.statement = takesStatements ? tree[child].range : nil
      switch tree[child].kind {
      case .parameter, .attribute, .type, .modifier: continue
      case .statement: statement(child, scope)
      case .declaration, .assignment: search(child)
      default: view(child, scope)
      }
    }
  }

  /// Reads a statement. `for` loops contain content, and `return` may.
  private mutating func statement(_ id: NodeID, _ scope: Scope) {
    switch tree[id].name {
    case "for", "while", "do":
      var scope = scope
      if let block = tree.child(.block, of: id) {
        scope.isRow = isRow(block)
        scope.isRepeated = true
        content(of: block, scope)
      }
    case "return": content(of: id, scope)
    default: searchChildren(of: id)
    }
  }

  /// Returns whether a lambda or loop repeats only one element, apart from dividers. If there are several, none of them
  /// is the row.
  private func isRow(_ body: NodeID) -> Bool {
    var calls = 0
    var branches = 0
    for child in tree.children(of: body) {
      switch tree[child].kind {
      case .chain: if composable(at: child)?.role != .spacer { calls += 1 }
      case .branch: branches += 1
      default: continue
      }
    }
    return calls == 1 || (calls == 0 && branches == 1)
  }

  private func composable(at chain: NodeID) -> Composable? {
    libraryCall(of: chain)?.composable
  }

  /// Reads the arms of a branch as content, without their conditions.
  private mutating func branch(_ id: NodeID, _ scope: Scope) {
    let arms = tree.children(of: id).filter { tree[$0].kind == .arm }
    for (index, arm) in arms.enumerated() {
      guard let block = tree.child(.block, of: arm) else { continue }
      var scope = scope
      let condition = tree.children(of: arm).first { $0 != block }
      let isOnly = arms.count == 1 && tree.branchKind(of: id) == .if
      scope.branches.append(
        BranchArm(branch: id.index, arm: index, condition: isOnly ? condition.map { tree[$0].range } : nil))
      content(of: block, scope)
    }
  }

  /// Reads an expression that shows something.
  mutating func view(_ id: NodeID, _ scope: Scope) {
    guard !list.isFull else { return }
    switch tree[id].kind {
    case .branch: branch(id, scope)
    case .closure: content(of: id, scope)
    case .infix:
      // `x?.let { … } ?: Placeholder()`
      for (index, child) in tree.children(of: id).enumerated() {
        var scope = scope
        scope.branches.append(BranchArm(branch: id.index, arm: index))
        view(child, scope)
      }
    case .prefix, .tuple, .argument:
      for child in tree.children(of: id) { view(child, scope) }
    case .chain: call(id, scope)
    default: return
    }
  }

  private mutating func call(_ chain: NodeID, _ scope: Scope) {
    if let (call, composable) = libraryCall(of: chain) { return read(composable, chain, call, scope) }
    let links = tree.links(of: chain)
    guard let call = links.last(where: { tree[$0].kind == .call }) else { return }
    let name = tree[call].name
    if name != .none, name == innerField { return }
    if ComposeReader.runsItsLambda(name), let lambda = tree.trailingLambda(of: call) {
      var scope = scope
      if ComposeReader.isItem(name) || ComposeReader.repeats(name) { scope.isRow = isRow(lambda) }
      if ComposeReader.repeats(name) { scope.isRepeated = true }
      return content(of: lambda, scope)
    }
    component(chain, call, scope)
  }

  /// Returns the call of a library composable: the first link, which is unqualified or fully qualified.
  private func libraryCall(of chain: NodeID) -> (call: NodeID, composable: Composable)? {
    let call = tree.leadingCall(of: chain)
    guard tree[call].kind == .call else { return nil }
    let name = tree[call].name
    let composable =
      tree.writesOutPackage(chain) ? Composable.named(name) : imports.composable(calledBy: call, in: tree)
    return composable.flatMap { makesView(call) ? nil : (call, $0) }
  }

  /// Returns whether a call is a view's constructor, which takes a context: `Button(this)`.
  private func makesView(_ call: NodeID) -> Bool {
    guard let argument = tree.firstUnlabelledArgument(of: call), let value = tree.value(ofArgument: argument),
      tree[value].kind == .name
    else { return false }
    return tree[value].name == "this" || tree[value].name == "context"
  }

  /// Reads an app component, a slot that is passed in, or a function. Only its arguments are known.
  private mutating func component(_ chain: NodeID, _ call: NodeID, _ scope: Scope) {
    // A function of an object or view model shows nothing unless it receives lambdas.
    let isComposable = tree.namesObject(call)
    let isSlot = tree.links(of: chain).first == call || tree[call].name == "invoke" || isComposable
    guard isSlot || tree.trailingLambda(of: call) != nil || tree.arguments(of: call).isEmpty else {
      return searchChildren(of: call)
    }
    var element = Element(
      .compose, .custom, typeName: tree.nameText(of: call), range: tree[chain].range,
      constructor: tree[call].range,
      typeRange: tree.nameRange(of: call))
    element.unknowns = Unknowns([.content, .modifiers], .view, at: call)
    readField(call, &element)
    if isDecorationBox(call) {
      element.role = .container
      element.unknowns = Unknowns()
    } else if element.role == .custom, let filled = filledSlots(of: call) {
      if onlyLaysOut(filled) {
        // What else it shows isn't known.
        element.role = .container
      } else if let action = action(ofRowAround: filled, call) {
        readRow(action, call, &element)
      }
    }
    let component = append(element, chain, scope)
    if isComposable { readComponentColors(of: call, component) }
    for argument in tree.arguments(of: call) {
      if tree.isModifier(argument) {
        modifiers(ofArgument: argument, of: component)
      } else if let lambda = tree.closure(ofArgument: argument), !isCallback(tree[argument]) {
        var scope = Scope(parent: component)
        if element.role.isField { scope.slot = ComposeReader.slot(ofField: tree[argument].name) }
        content(of: lambda, scope)
      } else {
        search(argument)
      }
    }
  }

  /// Adds an element for the expression `id`.
  mutating func append(_ element: consuming Element, _ id: NodeID, _ scope: Scope) -> ElementID {
    if element.slot == .content { element.slot = scope.slot }
    if !scope.branches.isEmpty { element.branches = scope.branches }
    element.origin = id.index
    if let statement = scope.statement {
      var receiver = Receiver()
      receiver.creation = Receiver.Place(
        statement: statement, spelling: statement.lowerBound..<statement.lowerBound)
      element.receiver = receiver
    }
    if scope.isRow { element.circumstances.insert(.row) }
    if scope.isUntold { element.circumstances.insert(.untold) }
    let added = list.append(element, below: scope.parent)
    if let function { functions[added] = function }
    if let body = scope.body { places[added] = Place(body: body, isRepeated: scope.isRepeated) }
    if scope.helper != .none {
      helpers[added] = scope.helper
      if scope.isPrivate { list[added].circumstances.insert(.inViewFunction) }
    }
    return added
  }
}
