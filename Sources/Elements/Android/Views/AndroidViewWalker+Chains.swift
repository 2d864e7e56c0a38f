// Call chains: creating views, looking them up, and calling functions on them.

import Source
import Syntax

extension AndroidViewWalker {
  /// Walks a chain from its first link. Returns the view that the whole chain evaluates to.
  mutating func evaluateChain(_ chain: NodeID) -> Int? {
    let links = tree.links(of: chain)
    var view: Int?
    /// The index of the first link that hasn't been walked.
    var next = 0
    guard let first = links.first else { return nil }
    switch tree[first].kind {
    case .call:
      view = firstCall(first, chain)
      next = 1
    case .name, .member: break
    default:
      view = evaluate(first)
      next = 1
    }
    while next < links.count {
      let link = links[next]
      if tree[link].kind == .call {
        if next == 1, view == nil, tree[first].kind == .name, tree.namesObject(first) {
          view = staticCall(first, link, chain)
        } else {
          let target = view ?? receiverOfCall(links[..<next], link)
          view = call(link, on: target, links[..<next], chain)
        }
      } else if tree[link].kind == .index {
        walkChildren(of: link)
        view = nil
      } else if next > 0 {
        // `button.parent` is another object. `binding.close` is resolved when something is called on it.
        if next + 1 == links.count { return view == nil ? valueOfPath(links) : nil }
        view = nil
      } else if links.count == 1 {
        return evaluate(link)
      }
      next += 1
    }
    return view
  }

  /// Returns the view for a chain that consists only of names: a binding view that is already tracked, or a member.
  private mutating func valueOfPath(_ links: [NodeID]) -> Int? {
    links.count == 2 && tree.isName("this", links[0]) ? view(named: links[1]) : viewFromElsewhere(links[...])
  }

  /// Returns the receiver of a call, but only if the call affects views.
  private mutating func receiverOfCall(_ links: ArraySlice<NodeID>, _ call: NodeID) -> Int? {
    if AndroidViewAttribute(setter: tree[call].name) != nil || isFollowed(tree[call].name) {
      return receiver(links)
    }
    guard links.count == 1, let first = links.first, tree[first].kind == .name, mayDescribe(call) else {
      return nil
    }
    return knownView(named: first)
  }

  /// Returns the view that the links before an attribute refer to.
  mutating func receiver(_ links: ArraySlice<NodeID>) -> Int? {
    guard let first = links.first, let last = links.last else { return this }
    if links.count == 1 {
      switch tree[first].kind {
      case .name: return view(named: first) ?? (tree[first].name == "super" ? nil : viewFromElsewhere(links))
      case .call: return tree[first].name == "findViewById" ? viewById(first) : nil
      default: return evaluate(first)
      }
    }
    if tree[last].kind == .call { return tree[last].name == "findViewById" ? viewById(last) : nil }
    if links.count == 2, tree.isName("this", first) { return view(named: last) }
    return viewFromElsewhere(links)
  }

  private func isFollowed(_ name: Identifier) -> Bool {
    switch name {
    case "apply", "also", "let", "run", "setOnClickListener", "setOnLongClickListener", "setOnTouchListener",
      "findViewById":
      true
    default: false
    }
  }

  // MARK: The first call

  /// Evaluates `ImageButton(this)`, `findViewById(…)`, `with(x) { … }`, or a call on `this`.
  private mutating func firstCall(_ call: NodeID, _ chain: NodeID) -> Int? {
    switch tree[call].name {
    case "findViewById", "requireViewById": return viewById(call)
    case "with":
      let argument = tree.arguments(of: call).first { tree[$0].detail == 0 }
      let view = argument.flatMap(tree.value(ofArgument:)).flatMap { evaluate($0) }
      return tree.trailingLambda(of: call).flatMap { walkLambda($0, this: view) }
    case "apply", "also", "run", "let":
      return scope(call, on: this)
    default: break
    }
    if let made = creation(call, chain) { return made }
    return self.call(call, on: this, [], chain)
  }

  /// Evaluates a constructor of a view class. Compose functions with the same names take no context.
  private mutating func creation(_ call: NodeID, _ chain: NodeID) -> Int? {
    let name = tree[call].name
    let arguments = tree.arguments(of: call)
    guard tree.namesObject(call), !arguments.isEmpty, arguments.count <= 4,
      let first = tree.value(ofArgument: arguments[0]), tree[arguments[0]].detail == 0, isContext(first)
    else { return nil }
    var uses: ViewCode.Use = []
    let role: Role
    if imports.namesClass(name) || survey.declares(name),
      let known = survey.role(name, spelled: tree.text[tree.nameRange(of: call)])
    {
      role = known
    } else if let inherited = inheritedClass(call) {
      (role, uses) = inherited
    } else {
      return nil
    }
    walkArguments(of: call)
    var view = AndroidView(mention: call, in: currentClass)
    view.className = tree.nameText(of: call)
    view.role = role
    view.creation = call
    view.chain = chain
    view.classUses = uses
    // The second argument provides the attributes from a layout.
    if arguments.count > 1, let attributes = tree.value(ofArgument: arguments[1]),
      !tree.isName("null", attributes)
    {
      view.unknowns = Unknowns([.elsewhere], .style, at: attributes)
    }
    // A class in the file may label its own instances.
    if survey.describesItself(name) { view.unknowns.add(.elsewhere, .view, at: first) }
    // The third and fourth arguments, or a wrapped context, provide styles.
    if arguments.count > 1 || tree[first].kind == .chain && tree.subtreeMentions("ContextThemeWrapper", first)
    {
      view.unknowns.add(.colors, .style)
    }
    return table.add(view)
  }

  /// Returns the role that a class from another file inherits and the properties that its code may set, or nil if the
  /// project doesn't say.
  private func inheritedClass(_ call: NodeID) -> (role: Role, uses: ViewCode.Use)? {
    let name = tree.text[tree.nameRange(of: call)]
    guard AndroidViewClass.mayBeOfApp(name) else { return nil }
    let found = project.inherited(by: String(decoding: name, as: UTF8.self), of: .kotlinOrJava) {
      AndroidWidget.platform(named: Identifier(spelled: $0))?.role
    }
    guard let (role, uses) = found, role.isMetAlone else { return nil }
    return (role, uses)
  }

  /// Returns whether an expression may be an Android context.
  private func isContext(_ expression: NodeID) -> Bool {
    guard let last = tree.links(of: expression).last,
      tree[expression].kind == .name || tree[expression].kind == .chain
    else { return false }
    let name = tree.nameText(of: last).lowercased()
    return name.hasSuffix("this") || name.hasSuffix("context") || name.hasSuffix("ctx")
      || name.hasSuffix("activity")
      || name == "it" || name == "contextthemewrapper" || name == "c"
  }

  /// Returns the view for `findViewById<ImageButton>(R.id.close)`. Each ID has one view.
  private mutating func viewById(_ call: NodeID) -> Int? {
    guard let argument = tree.arguments(of: call).first, let value = tree.value(ofArgument: argument) else {
      return nil
    }
    guard let name = tree.resourceName(of: value, in: "id") else {
      walkArguments(of: call)
      return nil
    }
    let view = external(Identifier(spelled: "R.id." + name), called: name, at: call)
    if let type = tree.child(.type, of: call) {
      // `<ImageButton>`
      let text = tree.text[tree[type].range].filter { $0.isIdentifierByte || $0 == UInt8(ascii: ".") }
      let name = text.split(separator: UInt8(ascii: ".")).last ?? []
      let role = survey.role(Identifier(name), spelled: name)
      table[view].take(role: role, className: name)
    }
    return view
  }

  // MARK: Calls on views

  /// Evaluates a call on a view or on something else. Returns the view that the call returns.
  private mutating func call(_ call: NodeID, on view: Int?, _ links: ArraySlice<NodeID>, _ chain: NodeID)
    -> Int?
  {
    let name = tree[call].name
    switch name {
    case "apply", "also", "let", "run", "takeIf":
      let outer = isInPaint
      defer { isInPaint = outer }
      isInPaint =
        view == nil && name == "apply"
        && links.contains { tree[$0].name == "Paint" || tree[$0].name == "TextPaint" }
      return scope(call, on: view)
    case "findViewById", "requireViewById": return viewById(call)
    case "add" where links.last.map { tree.nameText(of: $0).lowercased().hasSuffix("menu") } == true:
      menuItem(call, chain)
    case "semantics", "clearAndSetSemantics":
      // Compose has properties with the same names.
      for argument in tree.arguments(of: call) {
        if let lambda = tree.closure(ofArgument: argument) {
          _ = walkLambda(lambda, this: nil)
        } else {
          _ = evaluate(argument)
        }
      }
      return nil
    default: break
    }
    if name == "addView" { sizeOfAdded(call) }
    guard let view else {
      walkArguments(of: call, leaks: !keeps(name))
      return nil
    }
    let place = site(chain, links)
    if listens(call, on: view, place) { return nil }
    if name == "setOnTouchListener" {
      listensToTouch(call, on: view, place)
      return nil
    }
    if AndroidViewAttribute(setter: name) != nil {
      set(
        setter: call, of: view,
        Site(range: spanned(links, call), receiver: place.receiver, statement: statement))
      walkArguments(of: call, leaks: false)
    } else {
      if mayDescribe(call) { leak(view) }
      walkArguments(of: call, leaks: !keeps(name))
    }
    return nil
  }

  /// Returns the range from the view to the end of the call: `row.setText("a")`.
  private func spanned(_ links: ArraySlice<NodeID>, _ call: NodeID) -> Range<Int> {
    Int(tree[links.first ?? call].start)..<Int(tree[call].end)
  }

  private mutating func scope(_ call: NodeID, on view: Int?) -> Int? {
    guard let lambda = tree.trailingLambda(of: call) else {
      walkArguments(of: call)
      return view
    }
    switch tree[call].name {
    case "apply":
      _ = walkLambda(lambda, this: view)
      return view
    case "run": return walkLambda(lambda, this: view)
    case "also", "takeIf":
      _ = walkLambda(lambda, this: this, parameter: view)
      return view
    default: return walkLambda(lambda, this: this, parameter: view)
    }
  }

  mutating func walkArguments(of call: NodeID, leaks: Bool = true) {
    let made = survey.classNode(tree[call].name, at: call)
    for (index, argument) in tree.arguments(of: call).enumerated() {
      guard let value = tree.value(ofArgument: argument) else { continue }
      let view = evaluate(value)
      if let made, let view, tree[argument].name == .none {
        handovers.pass(view, as: index, to: made)
        continue
      }
      guard let view, leaks,
        !survey.leavesUnlabeled(by: call, isField: table[view].role?.isField == true)
      else { continue }
      leak(view)
    }
  }

  /// Returns whether a call takes a view but doesn't affect its accessibility.
  private func keeps(_ name: Identifier) -> Bool {
    switch name {
    case "addView", "addViewInLayout", "removeView", "setContentView", "into", "setView", "connect",
      "bringChildToFront",
      "indexOfChild", "setCustomView", "addHeaderView", "addFooterView", "make", "listOf", "arrayOf",
      "updateViewLayout", "addListener", "customView", "addContentView", "setDialogView":
      true
    default: false
    }
  }

  /// Returns whether the name of a function, possibly in the app, suggests that it labels a view.
  private func mayDescribe(_ call: NodeID) -> Bool {
    if survey.mayDescribe(tree[call].name) { return true }
    let name = tree.text[tree.nameRange(of: call)]
    return name.spells("ccessib") || name.spells("11y") || name.spells("escri") || name.spells("abel")
      || name.spells("itle") || name.spells("ooltip") || name.spells("ontent") || name.begins(with: "bind")
  }

  /// Adds the menu item of `menu.add("")` or `menu.add(group, id, order, title)` if its title is a literal.
  private mutating func menuItem(_ call: NodeID, _ chain: NodeID) {
    let arguments = tree.arguments(of: call)
    guard arguments.count == 1 || arguments.count == 4, let last = arguments.last,
      let value = tree.value(ofArgument: last), tree[value].kind == .string
    else { return }
    var item = AndroidView(mention: call, in: currentClass)
    item.className = "MenuItem"
    item.role = .menuItem
    item.creation = call
    item.chain = chain
    item.imagery = .dynamic
    item.texts = [
      WrittenText(tree.kotlinText(of: value), range: tree[last].range, valueRange: tree[value].range)
    ]
    _ = table.add(item)
  }
}
