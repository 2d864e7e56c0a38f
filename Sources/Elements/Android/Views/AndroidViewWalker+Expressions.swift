// Evaluating expressions and the code in them.

import Source
import Syntax

extension AndroidViewWalker {
  /// Walks an expression, statement, or declaration. Returns the view that it evaluates to, or nil for anything else.
  mutating func evaluate(_ id: NodeID) -> Int? {
    switch tree[id].kind {
    case .name: return knownView(named: id)
    case .chain: return evaluateChain(id)
    case .declaration:
      walkDeclaration(id)
      return nil
    case .assignment:
      assign(id)
      return nil
    case .infix: return evaluateInfix(id)
    case .tuple:
      let arguments = tree.arguments(of: id)
      guard arguments.count == 1, let value = tree.value(ofArgument: arguments[0]) else {
        walkChildren(of: id); return nil
      }
      return evaluate(value)
    case .statement:
      for child in tree.children(of: id) {
        let view = evaluate(child)
        if tree[id].name == "return" { leak(view) }
      }
      return nil
    case .closure:
      leak(walkLambda(id, this: this))
      return nil
    case .block:
      walkStatements(of: id)
      return nil
    case .branch:
      return evaluateBranch(id)
    case .prefix, .argument, .arm, .string, .interpolation, .collection, .index, .other, .call, .file:
      walkChildren(of: id)
      return nil
    default: return nil
    }
  }

  /// Walks a branch. Its result isn't tracked.
  private mutating func evaluateBranch(_ id: NodeID) -> Int? {
    branches += 1
    defer { branches -= 1 }
    for child in tree.children(of: id) {
      guard tree[child].kind == .arm else {
        _ = evaluate(child)
        continue
      }
      for part in tree.children(of: child) {
        if tree[part].kind == .block { walkStatements(of: part) } else { _ = evaluate(part) }
      }
    }
    return nil
  }

  /// Evaluates `x as ImageButton` or `find() ?: make()`.
  private mutating func evaluateInfix(_ id: NodeID) -> Int? {
    var result: Int?
    for child in tree.children(of: id) {
      switch tree[child].kind {
      case .type: if let result { setClass(ofView: result, child) }
      case .operator: continue
      default:
        let view = evaluate(child)
        result = result ?? view
      }
    }
    return result
  }

  // MARK: Names

  /// Returns the view that a plain name refers to, as far as it's known from the code above.
  func knownView(named id: NodeID) -> Int? {
    let name = tree[id].name
    if name == "this" { return this }
    guard let local = table.local(name) else { return member(name) ?? nil }
    return local
  }

  /// Returns the view that a plain name refers to, if it's used as a view.
  mutating func view(named id: NodeID) -> Int? {
    let name = tree[id].name
    if name == "this" { return this }
    guard let local = table.local(name) else { return member(name) ?? nil }
    if let local { return local }
    // Nothing is known about this local variable yet. Its uses provide information.
    var view = AndroidView(mention: id, in: currentClass)
    view.variable = tree.nameText(of: id)
    view.unknowns = Unknowns([.elsewhere], .value, at: id)
    let made = table.add(view)
    table.bind(name, to: made)
    return made
  }

  /// Returns a member of an enclosing class, or `.some(nil)` if it isn't a view.
  func member(_ name: Identifier) -> Int?? {
    for owner in enclosingClasses.reversed() {
      if let id = table.member(name, of: owner) { return id }
    }
    return nil
  }

  /// Returns the view for `binding.close`, or for an undeclared name, which comes from a layout, a superclass, or
  /// another file.
  mutating func viewFromElsewhere(_ links: ArraySlice<NodeID>, kindOf type: NodeID? = nil) -> Int? {
    var path = IdentifierBuilder()
    for link in links {
      guard tree[link].kind == .name || tree[link].kind == .member else { return nil }
      for byte in tree.text[tree.nameRange(of: link)] { path.append(byte) }
      path.append(UInt8(ascii: "."))
    }
    guard let first = links.first, let last = links.last, !tree.namesObject(first) else { return nil }
    if links.count == 2, let type = handovers.types[tree[first].name],
      let owner = survey.classNode(type, at: first)
    {
      return member(last, of: owner, at: first)
    }
    return external(path.identifier, called: tree.nameText(of: last), at: first)
  }

  /// Returns the view for `holder.image`, which is a member of a class in the file.
  private mutating func member(_ name: NodeID, of owner: NodeID, at node: NodeID) -> Int {
    if let known = handovers.member(tree[name].name, of: owner) { return known }
    var view = AndroidView(mention: node, in: currentClass)
    view.variable = tree.nameText(of: name)
    view.isHandedIn = true
    let id = table.add(view)
    handovers.reach(id, as: tree[name].name, of: owner)
    return id
  }

  /// Returns the view for a path or ID, which is the same throughout the class.
  mutating func external(_ path: Identifier, called name: String, at node: NodeID) -> Int {
    // A listener in an inner object refers to the view of the enclosing class.
    let owner = enclosingClasses.count > 1 ? enclosingClasses[1] : 0
    if let known = table.member(path, of: owner) ?? nil { return known }
    var view = AndroidView(mention: node, in: currentClass)
    view.variable = name
    view.isFromLayout = true
    view.unknowns = Unknowns([.elsewhere], .code, at: node)
    let id = table.add(view)
    table.setMember(path, of: owner, to: id)
    return id
  }

  // MARK: Lambdas

  /// Walks a lambda with the given values for `this` and for the first parameter or `it`. Returns the view that its
  /// last statement evaluates to.
  mutating func walkLambda(_ lambda: NodeID, this inner: Int?, parameter: Int? = nil) -> Int? {
    let outer = this
    let mark = table.mark
    this = inner
    let parameters = tree.children(of: lambda).filter { tree[$0].kind == .parameter }
    if let first = parameters.first {
      handovers.types[tree[first].name] = nil
      table.declare(tree[first].name, parameter)
    } else if parameter != nil {
      table.declare("it", parameter)
    }
    for other in parameters.dropFirst() { declareLocal(other, Unknowns(.elsewhere, .caller, at: other)) }
    let last = walkStatements(of: lambda)
    table.leave(to: mark)
    this = outer
    return last
  }

  // MARK: Assignments

  private mutating func assign(_ assignment: NodeID) {
    let sides = Array(tree.children(of: assignment))
    guard sides.count == 2 else { return walkChildren(of: assignment) }
    let links = tree.links(of: sides[0])
    guard let target = links.last, tree[target].kind == .member || tree[target].kind == .name else {
      return walkChildren(of: assignment)
    }
    let name = tree[target].name
    if links.count == 1 || (links.count == 2 && tree.isName("this", links[0])) {
      let isVariable = (links.count == 1 && table.local(name) != nil) || member(name) != nil
      if isVariable {
        assignVariable(target, sides[1], isMember: links.count == 2)
      } else {
        // `contentDescription = …` in an `apply` block or in a view class.
        if let this {
          set(name, to: sides[1], of: this, site(assignment, links.dropLast()))
        } else if name == "textSize", isInPaint {
          paintsText(sides[1], tree[assignment].range)
        }
        leak(evaluate(sides[1]))
      }
      return
    }
    if name == "textSize", links.count == 2, tree.text[tree.nameRange(of: links[0])].ends(with: "aint") {
      paintsText(sides[1], tree[assignment].range)
    } else if let view = receiver(links.dropLast()[...]) {
      set(name, to: sides[1], of: view, site(assignment, links.dropLast()))
    }
    leak(evaluate(sides[1]))
  }

  private mutating func assignVariable(_ target: NodeID, _ value: NodeID, isMember: Bool) {
    guard let view = evaluate(value) else { return }
    if table[view].variable == nil { table[view].variable = tree.nameText(of: target) }
    if let holder = isMember ? member(tree[target].name) ?? nil : self.view(named: target) {
      // A parameter refers to another view than the field that is created here.
      if table[view].isParameter, table[holder].creation != nil, table[holder].role?.isField == true {
        return
      }
      // A property without a value is open until it's assigned a view that is created here.
      if table[view].creation != nil, !table[holder].isKnown { table[holder].unknowns.remove(.elsewhere) }
      table.join(view, holder)
    } else {
      leak(view)
    }
  }

  /// Returns the site of an attribute that is set on the view spelled by `links`.
  func site(_ node: NodeID, _ links: some Collection<NodeID>) -> Site {
    Site(range: tree[node].range, receiver: spelling(links), statement: statement)
  }

  /// Returns the range of the links before the dot.
  func spelling(_ links: some Collection<NodeID>) -> Range<Int> {
    guard let first = links.first, let last = links.reversed().first else { return 0..<0 }
    return Int(tree[first].start)..<Int(tree[last].end)
  }
}
