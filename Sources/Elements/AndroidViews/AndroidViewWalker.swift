// One walk through all code of a file, which writes down what is done to which view. Classes, functions and
// statements are here; expressions and attributes in the files beside this one.

import Source
import Syntax

/// Walks a Kotlin file in its own order and gathers what it writes about views.
struct AndroidViewWalker {
  let tree: Tree
  let imports: AndroidViewImports
  var table = AndroidViewTable()
  private(set) var classes: [ViewCodeClass]
  /// The classes around the code being walked, the innermost last; index 0 is the file.
  var enclosingClasses = [0]
  /// The function whose body is being walked.
  var function: NodeID?
  /// What `this` is: the view of an `apply` block or of the class; nil where that is none.
  var this: Int?
  /// Whether the next property is a member of the class.
  private var declaresMember = false
  /// The innermost statement being walked; nil where no other can follow it.
  var statement: Range<Int>?
  /// How many branches stand around the code being walked.
  var branches = 0
  /// Whether `this` is a paint, of which only the text size is followed.
  var isInPaint = false
  let survey: ViewClassSurvey
  let touches: TouchHandling

  init(_ tree: Tree, _ imports: AndroidViewImports) {
    self.tree = tree
    self.imports = imports
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

  /// A class of any kind, also the object of an expression, whose code still sees what is around it.
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
      view.openness = [.elsewhere]
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

  /// Properties and constructor parameters that hold views, known before any code that uses them.
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
    // Nothing is known of its value until it is assigned.
    if tree.initialValue(ofKotlin: member) == nil { view.openness = [.elsewhere] }
    if let type { setClass(of: &view, type) }
    if !tree.hasModifier("private", member) { view.circumstances = [.visibleOutside] }
    table.setMember(name, of: index, to: table.add(view))
  }

  /// Whether a type is a view, by its name: one of Android's or one that is called like them.
  private func mayBeView(_ type: NodeID) -> Bool {
    let text = tree.text[tree[type].nameSpelling(in: tree)]
    if survey.role(tree[type].name, spelled: text) != nil { return true }
    return text.ends(with: "View") || text.ends(with: "Button") || text.ends(with: "Layout")
      || text.ends(with: "Bar")
      || text.ends(with: "EditText")
  }

  /// Gives a view the class that a type names, if that is one of Android's.
  func setClass(of view: inout AndroidView, _ type: NodeID) {
    guard tree[type].name != .none else { return }
    let text = tree.text[tree[type].nameSpelling(in: tree)]
    view.take(role: survey.role(tree[type].name, spelled: text), className: text)
  }

  /// The same for a view of the table. Its type is read first, because the walker can't be read while it lends a view:
  /// all of its views would be copied.
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
      declareLocal(parameter, openness: [.elsewhere])
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

  /// The view that `this` is in `fun View.describe()`: any that its callers have.
  private mutating func extendedView(_ function: NodeID) -> Int? {
    guard
      let type = tree.children(of: function).first(where: { tree[$0].kind == .type }),
      Int(tree[type].end) <= Int(tree[function].nameStart), mayBeView(type)
    else { return nil }
    var view = AndroidView(mention: type, in: currentClass)
    setClass(of: &view, type)
    view.openness = [.elsewhere]
    return table.add(view)
  }

  /// A local or parameter; what it holds may be a view of the type it states.
  mutating func declareLocal(_ id: NodeID, openness: Element.Openness) {
    guard let type = tree.child(.type, of: id) else { return table.declare(tree[id].name, nil) }
    var view = AndroidView(mention: id, in: currentClass)
    setClass(of: &view, type)
    view.variable = tree.nameText(of: id)
    view.openness = openness
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
        declareLocal(id, openness: [.elsewhere])
      }
      if view == nil, let holder { table[holder].openness.insert(.elsewhere) }
    } else if !isMember {
      declareLocal(id, openness: [])
    }
    for child in tree.children(of: id) {
      if tree[child].kind == .statement {
        delegate(child, of: id, holder)
      } else if tree[child].kind == .declaration {
        walkDeclaration(child)
      }
    }
  }

  /// `by lazy { … }` holds what its lambda makes; any other delegate is not followed.
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

  /// Walks the statements of a block, lambda or file. Returns what the last one stands for.
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

  /// Notes that code not seen here may do anything to a view.
  mutating func leak(_ id: Int?) {
    if let id { table[id].openness.insert(.elsewhere) }
  }

  /// Notes that the code of the current class names its accessibility node.
  mutating func noteName() { classes[currentClass].saysName = true }

  /// A view class whose code never names it, for what it says about its accessibility node.
  private mutating func finishClass(_ index: Int) {
    guard let view = classes[index].selfView, classes[index].drawsItself else { return }
    table[view].circumstances.insert(.drawsItself)
    // Everything that a layout may set apart, the class decides: that is what the claim is about.
    if !classes[index].saysName { table[view].openness.remove(.elsewhere) }
  }
}
