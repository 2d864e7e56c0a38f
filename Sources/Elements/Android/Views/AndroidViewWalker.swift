// A walk through all code in a file that records what is done to each view. This file contains classes, functions, and
// statements; the extensions contain expressions and attributes.

import Source
import Syntax

/// A walker that visits a Kotlin file in source order and collects everything that it sets on views.
struct AndroidViewWalker {
  let tree: Tree
  let imports: AndroidViewImports
  var table = AndroidViewTable()
  private(set) var classes: [ViewCodeClass]
  /// The enclosing classes, innermost last. Index 0 is the file.
  var enclosingClasses = [0]
  /// The function whose body is being walked.
  var function: NodeID?
  /// The view that `this` refers to in an `apply` block or a class, or nil if it isn't a view.
  var this: Int?
  /// True if the next property is a member of the class.
  private var declaresMember = false
  /// The innermost statement being walked, or nil if no statement can follow it.
  var statement: Range<Int>?
  /// The number of branches around the code being walked.
  var branches = 0
  /// True if `this` is a `Paint`, whose text size is tracked.
  var isInPaint = false
  let survey: ViewClassSurvey
  let touches: TouchHandling
  let project: ProjectView
  /// The views that code passes to a class of the file, or reaches through one of its members.
  var handovers = ViewHandovers()

  init(_ tree: Tree, _ imports: AndroidViewImports, _ project: ProjectView) {
    self.tree = tree
    self.imports = imports
    self.project = project
    survey = ViewClassSurvey(tree)
    touches = TouchHandling(tree)
    classes = [ViewCodeClass(node: tree.root)]
  }

  var currentClass: Int { enclosingClasses.last ?? 0 }

  mutating func walkFile() { walkStatements(of: tree.root) }

  // MARK: Declarations

  mutating func walkDeclaration(_ id: NodeID) {
    switch tree.declarationKind(of: id) {
    case .class, .object, .interface, .enum: walkClass(id)
    case .function, .initializer, .accessor: walkFunction(id)
    case .property: walkProperty(id)
    case .import, .alias: return
    default: walkChildren(of: id)
    }
  }

  /// Walks a class or object, including an object expression, whose code can access enclosing scopes.
  private mutating func walkClass(_ id: NodeID) {
    var type = ViewCodeClass(node: id)
    type.readHeader(tree, survey)
    classes.append(type)
    let index = classes.count - 1
    let outerThis = this
    let outerStatement = statement
    enclosingClasses.append(index)
    this = nil
    if let role = type.viewRole {
      var view = AndroidView(mention: id, in: index)
      view.role = role
      view.variable = tree.nameText(of: id)
      view.className = type.extendsView ? "View" : nil
      view.unknowns = Unknowns([.elsewhere], .code)
      if !tree.hasModifier("private", id) { view.circumstances = [.visibleOutside] }
      this = table.add(view)
      classes[index].selfView = this
    }
    declareMembers(of: id, in: index)
    for child in tree.children(of: id) where tree[child].kind == .block {
      for member in tree.children(of: child) {
        declaresMember = true
        statement = nil
        walkDeclarationOrStatement(member)
        declaresMember = false
      }
    }
    finishClass(index)
    this = outerThis
    statement = outerStatement
    enclosingClasses.removeLast()
  }

  /// Declares properties and constructor parameters with views before walking the code that uses them.
  private mutating func declareMembers(of id: NodeID, in index: Int) {
    for child in tree.children(of: id) {
      switch tree[child].kind {
      case .parameter: declareMember(child, in: index)
      case .block:
        for member in tree.children(of: child) where tree.declarationKind(of: member) == .property {
          declareMember(member, in: index)
        }
      default: continue
      }
    }
  }

  private mutating func declareMember(_ member: NodeID, in index: Int) {
    let name = tree[member].name
    guard name != .none else { return }
    let type = tree.child(.type, of: member)
    guard type.map({ mayBeView($0) }) ?? (tree.initialValue(ofKotlin: member) != nil) else {
      return table.setMember(name, of: index, to: nil)
    }
    var view = AndroidView(mention: member, in: index)
    view.variable = tree.nameText(of: member)
    // Its value isn't known until it's assigned.
    if tree[member].kind == .parameter {
      view.isHandedIn = true
    } else if tree.initialValue(ofKotlin: member) == nil {
      view.unknowns = Unknowns([.elsewhere], .code)
    }
    if let type { setClass(of: &view, type) }
    if !tree.hasModifier("private", member) { view.circumstances = [.visibleOutside] }
    table.setMember(name, of: index, to: table.add(view))
  }

  /// Returns whether a type is a view, judging by its name: an Android class, or one with a similar name.
  private func mayBeView(_ type: NodeID) -> Bool {
    let text = tree.text[tree[type].nameSpelling(in: tree)]
    if survey.role(tree[type].name, spelled: text) != nil { return true }
    return text.ends(with: "View") || text.ends(with: "Button") || text.ends(with: "Layout")
      || text.ends(with: "Bar")
      || text.ends(with: "EditText")
  }

  /// Sets a view's class from a type if it's an Android class.
  func setClass(of view: inout AndroidView, _ type: NodeID) {
    guard tree[type].name != .none else { return }
    let text = tree.text[tree[type].nameSpelling(in: tree)]
    view.take(role: survey.role(tree[type].name, spelled: text), className: text)
  }

  /// Sets the class of a view in the table from a type if it's an Android class. Reads the type first: while the table
  /// lends a view, accessing the walker would copy all views.
  mutating func setClass(ofView id: Int, _ type: NodeID) {
    guard tree[type].name != .none else { return }
    let text = tree.text[tree[type].nameSpelling(in: tree)]
    let role = survey.role(tree[type].name, spelled: text)
    table[id].take(role: role, className: text)
  }

  private mutating func walkFunction(_ id: NodeID) {
    let mark = table.mark
    let (outer, outerFunction, outerThis, outerBranches) = (statement, function, this, branches)
    function = id
    branches = 0
    declaresMember = false
    if let receiver = extendedView(id) { this = receiver }
    for parameter in tree.children(of: id) where tree[parameter].kind == .parameter {
      declareLocal(parameter, Unknowns(.elsewhere, .caller, at: parameter), isParameter: true)
    }
    readNodeDescription(id)
    readTouchOverride(id)
    for child in tree.children(of: id) {
      switch tree[child].kind {
      case .block: walkStatements(of: child)
      case .parameter, .attribute, .modifier, .type: continue
      default:
        statement = nil
        leak(evaluate(child))
      }
    }
    statement = outer
    function = outerFunction
    this = outerThis
    branches = outerBranches
    table.leave(to: mark)
  }

  /// Returns the view that `this` refers to in `fun View.describe()`, which may be any view.
  private mutating func extendedView(_ function: NodeID) -> Int? {
    guard
      let type = tree.children(of: function).first(where: { tree[$0].kind == .type }),
      Int(tree[type].end) <= Int(tree[function].nameStart), mayBeView(type)
    else { return nil }
    var view = AndroidView(mention: type, in: currentClass)
    setClass(of: &view, type)
    view.unknowns = Unknowns([.elsewhere], .caller)
    return table.add(view)
  }

  /// Declares a local variable or parameter, which may refer to a view of its type.
  mutating func declareLocal(_ id: NodeID, _ unknowns: Unknowns, isParameter: Bool = false) {
    guard let type = tree.child(.type, of: id) else {
      handovers.types[tree[id].name] = nil
      return table.declare(tree[id].name, nil)
    }
    handovers.types[tree[id].name] = tree[type].name
    var view = AndroidView(mention: id, in: currentClass)
    setClass(of: &view, type)
    view.variable = tree.nameText(of: id)
    view.unknowns = unknowns
    view.isParameter = isParameter
    table.declare(tree[id].name, view.role == nil ? nil : table.add(view))
  }

  private mutating func walkProperty(_ id: NodeID) {
    let name = tree[id].name
    let isMember = declaresMember
    declaresMember = false
    let holder = isMember ? table.member(name, of: currentClass) ?? nil : nil
    if let value = tree.initialValue(ofKotlin: id) {
      let outer = statement
      if isMember { statement = nil }
      let view = evaluate(value)
      statement = outer
      if let view {
        hold(view, as: id, holder)
      } else if !isMember {
        declareLocal(id, Unknowns(.elsewhere, .value, at: value))
      }
      if view == nil, let holder { table[holder].unknowns.add(.elsewhere, .value) }
    } else if !isMember {
      declareLocal(id, Unknowns())
    }
    for child in tree.children(of: id) {
      if tree[child].kind == .statement {
        delegate(child, of: id, holder)
      } else if tree[child].kind == .declaration {
        walkDeclaration(child)
      }
    }
  }

  /// Walks a delegate. `by lazy { … }` evaluates to its lambda's result; other delegates aren't tracked.
  private mutating func delegate(_ statement: NodeID, of property: NodeID, _ holder: Int?) {
    guard let value = tree.children(of: statement).first(where: { _ in true }),
      let call = tree.links(of: value).first, tree[call].name == "lazy",
      let lambda = tree.trailingLambda(of: call)
    else { return walkChildren(of: statement) }
    if let view = walkStatements(of: lambda) { hold(view, as: property, holder) }
  }

  private mutating func hold(_ view: Int, as property: NodeID, _ holder: Int?) {
    if let type = tree.child(.type, of: property) { setClass(ofView: view, type) }
    if table[view].variable == nil { table[view].variable = tree.nameText(of: property) }
    if let holder {
      table.join(view, holder)
    } else {
      table.declare(tree[property].name, view)
    }
  }

  // MARK: Statements

  private mutating func walkDeclarationOrStatement(_ id: NodeID) {
    if tree[id].kind == .declaration { walkDeclaration(id) } else { walkChildren(of: id) }
  }

  mutating func walkChildren(of id: NodeID) {
    for child in tree.children(of: id) { _ = evaluate(child) }
  }

  /// Walks the statements of a block, lambda, or file. Returns the view that the last one evaluates to.
  @discardableResult
  mutating func walkStatements(of id: NodeID) -> Int? {
    let outer = statement
    let mark = table.mark
    let takesStatements = tree[id].kind == .file || tree.text[Int(tree[id].start)] == UInt8(ascii: "{")
    var last: Int?
    for child in tree.children(of: id) {
      statement = takesStatements ? tree[child].range : nil
      last = evaluate(child)
    }
    if tree[id].kind != .file { table.leave(to: mark) }
    statement = outer
    return last
  }

  /// Records that unknown code may change a view.
  mutating func leak(_ id: Int?) {
    guard let id else { return }
    table[id].unknowns.add(.elsewhere, .code)
  }

  /// Records that the current class's code labels its accessibility node.
  mutating func noteName() { classes[currentClass].saysName = true }

  /// Completes a view class that draws itself. If its code never labels the accessibility node, the class is certain to
  /// have no label.
  private mutating func finishClass(_ index: Int) {
    guard let view = classes[index].selfView, classes[index].drawsItself else { return }
    table[view].circumstances.insert(.drawsItself)
    // Apart from what a layout may set, the class determines the label. The finding is about the class.
    if !classes[index].saysName { table[view].unknowns.remove(.elsewhere) }
  }
}
