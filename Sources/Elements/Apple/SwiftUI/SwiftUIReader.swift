// The SwiftUI front end, which finds views. The other files in this directory read constructors, modifiers, and
// gestures.

import Source
import Syntax

/// A reader for the views of a Swift file, in reading order.
struct SwiftUIReader {
  let tree: Tree
  let file: SwiftUIFile
  let project: ProjectView
  /// The modules that the file imports.
  let imports: Set<Identifier>
  var list = ElementList()
  var path = Path()
  var palette = ApplePalette.swiftUI
  /// The outermost views of each view type, helper function, and property in the file.
  var bodies: [Identifier: Body] = [:]
  /// Elements for a custom component, a helper, or a stored view, with the link that names it.
  var components: [ElementID: NodeID] = [:]
  /// The file's components that only surround the content that they're given.
  var framingTypes: Set<Identifier> = []
  /// Elements for a component that only surrounds the content that they pass.
  var frames: Set<ElementID> = []
  /// Elements whose descendants don't show their titles.
  var hidesTitles: Set<ElementID> = []
  /// Containers whose pickers show the options side by side, and whether as one group.
  var showsOptions: [ElementID: Bool] = [:]

  /// Elements with an explicit button style, and whether the style leaves the button's size to its label.
  var buttonStyles: [ElementID: Bool] = [:]
  /// Elements that bars, menus, and alerts lay out automatically.
  var inSystemPlaces: Set<ElementID> = []
  /// Images whose asset is an expression.
  var computedPictures: Set<ElementID> = []
  /// Elements that are shown in place of others, in another branch.
  var alternatives: Set<ElementID> = []
  /// Elements for devices without a touchscreen, or only a smaller one.
  var withoutTouch: Set<ElementID> = []

  /// The type whose members are being read.
  private(set) var type: NodeID?

  /// The touch target sizes of components that an argument states.
  var componentSizes: [ElementID: WrittenSize] = [:]

  /// The modifiers that the file declares.
  var ownModifiers: [String: CustomModifier] = [:]
  /// The modifiers of other files that are used, while they're collected.
  var otherModifiers: Set<String>?
  /// The closures that a modifier is given, while its effect is determined.
  var givenClosures: Set<Identifier> = []
  /// True if the modifier applies one of them to the view.
  var appliesGivenClosure = false
  /// The number of the file's own modifiers read for one modifier of a chain.
  var readHelpers = 0

  /// The context of an expression.
  struct Scope {
    var parent: ElementID?
    var slot: Element.Slot = .content
    /// The helper function or property that returns the view.
    var helper: Identifier = .none
    /// The view type whose body contains the view.
    var type: Identifier = .none
    /// True if the view is in a branch after another one.
    var isAlternative = false
    /// True if the view isn't in a view builder. It's stored, passed on, or returned, so other code may complete it.
    var escapes = false

    /// The scope of code that builds no view, such as an action.
    var elsewhere: Scope { Scope(escapes: true) }
  }

  static func elements(in tree: Tree, _ project: ProjectView) -> [Element] {
    let imports = tree.importedNames
    guard mayHoldViews(imports) else { return [] }
    var reader = SwiftUIReader(tree: tree, file: SwiftUIFile(tree), project: project, imports: imports)
    reader.path = Path(imports: imports)
    // Text on the Mac never grows.
    if !project.runs(on: .iOS), project.runs(on: .macOS) { reader.path.keepsTextSizes = true }
    if ApplePalette.isForMac(imports) { reader.palette = .appKit }
    reader.declareMembers()
    reader.content(of: tree.root, Scope())
    if !reader.list.isFull { reader.finish() }
    return reader.list.elements
  }

  /// Returns whether a file with these imports may create views. A file without imports is a snippet.
  static func mayHoldViews(_ imports: Set<Identifier>) -> Bool {
    imports.isEmpty || imports.contains("SwiftUI") || imports.contains("WidgetKit")
  }

  // MARK: Other code

  /// Searches code that may not build views.
  mutating func search(_ id: NodeID, _ scope: Scope) {
    guard !list.isFull else { return }
    switch tree[id].kind {
    case .declaration: declaration(id, scope)
    case .chain:
      guard mayMakeView(id) else { return searchChildren(of: id, scope) }
      let links = viewLinks(of: id)
      guard let first = links.first, tree[first].name != "#Preview" else { return }
      if let view = view(named: tree[first].name), constructorLength(links) > 0 {
        read(view, id, links, scope)
      } else {
        searchChildren(of: id, scope)
      }
    case .segment, .number, .type, .modifier, .attribute, .name: return
    case .branch where tree.branchKind(of: id) == .compilation:
      let around = path
      for arm in tree.children(of: id) {
        path = around
        path.enter(tree.lineStart(of: arm))
        search(arm, scope)
      }
      path = around
    default: searchChildren(of: id, scope)
    }
  }

  mutating func searchChildren(of id: NodeID, _ scope: Scope) {
    // Uses indexes, because an iterator would retain the nodes and this runs for almost every node.
    var child = id.index + 1
    let end = Int(tree.nodes[id.index].subtreeEnd)
    while child < end {
      search(NodeID(child), scope)
      child = Int(tree.nodes[child].subtreeEnd)
    }
  }

  private mutating func declaration(_ id: NodeID, _ scope: Scope) {
    switch tree.declarationKind(of: id) {
    case .struct, .class, .enum, .extension, .actor:
      guard !tree.mentionsType("PreviewProvider", id), !tree.mentionsType("XCTestCase", id) else { return }
      let around = type
      type = id
      searchChildren(of: id, Scope(type: tree[id].name, escapes: true))
      type = around
    case .property, .function, .subscript:
      guard buildsViews(id), let block = tree.child(.block, of: id) else {
        bodies[tree[id].name, default: Body()].declarations += 1
        break
      }
      let isBody = tree[id].name == "body"
      let name = isBody ? scope.type : tree[id].name
      if name != .none {
        bodies[name, default: Body()].declarations += 1
        if isBody {
          bodies[name, default: Body()].isType = true
          bodies[name, default: Body()].name = type
        }
      }
      content(of: block, Scope(helper: isBody ? .none : name, type: isBody ? name : .none))
      return
    default: break
    }
    if tree.declarationKind(of: id) == .property || tree.declarationKind(of: id) == .function {
      searchChildren(of: id, Scope(escapes: true))
    }
  }

  /// The content of a view type, function, or property.
  struct Body {
    /// The number of declarations in the file with this name.
    var declarations = 0
    var isType = false
    /// The declaration of the type.
    var name: NodeID?
    var roots: [ElementID] = []
  }

  /// Returns whether a property or function is a view builder, judging by its type.
  private func buildsViews(_ id: NodeID) -> Bool {
    if tree.hasAttribute("ViewBuilder", id) || tree.hasAttribute("ToolbarContentBuilder", id) { return true }
    return tree.children(of: id).contains { child in
      guard tree[child].kind == .type else { return false }
      switch tree[child].name {
      case "View", "AnyView", "ToolbarContent", "CustomizableToolbarContent", "Scene", "Commands",
        "TabContent":
        return true
      default: return false
      }
    }
  }

  // MARK: View builders

  /// Reads the statements of a view builder. Every expression is a view.
  mutating func content(of body: NodeID, _ scope: Scope) {
    for child in tree.children(of: body) {
      switch tree[child].kind {
      case .parameter, .attribute, .type, .modifier: continue
      case .declaration:
        if tree.declarationKind(of: child) == .accessor {
          if tree[child].name == "get", let block = tree.child(.block, of: child) {
            content(of: block, scope)
          }
        } else {
          search(child, scope.elsewhere)
        }
      case .branch: branch(child, scope)
      case .statement:
        if tree[child].name == "return" {
          content(of: child, scope)
        } else {
          searchChildren(of: child, scope.elsewhere)
        }
      case .assignment: search(child, scope.elsewhere)
      default: view(child, scope)
      }
    }
  }

  /// Reads each alternative of a branch as content, but not the conditions.
  private mutating func branch(_ id: NodeID, _ scope: Scope) {
    let around = path
    defer { path = around }
    var scope = scope
    var isFirst = true
    for arm in tree.children(of: id) {
      path = around
      guard tree[arm].kind == .arm else {
        search(arm, scope.elsewhere)
        continue
      }
      defer { isFirst = false }
      if !isFirst { scope.isAlternative = true }
      if tree.branchKind(of: id) == .compilation { path.enter(tree.lineStart(of: arm)) }
      if tree.branchKind(of: id) == .compilation || tree.branchKind(of: id) == .ternary {
        content(of: arm, scope)
        continue
      }
      for part in tree.children(of: arm) {
        if tree[part].kind == .block { content(of: part, scope) } else { search(part, scope.elsewhere) }
      }
    }
  }

  /// Reads an expression that is a view.
  mutating func view(_ id: NodeID, _ scope: Scope) {
    guard !list.isFull else { return }
    switch tree[id].kind {
    case .prefix:
      for child in tree.children(of: id) { view(child, scope) }
    case .branch: branch(id, scope)
    case .chain, .name:
      let links = viewLinks(of: id)
      guard let first = links.first, tree[first].name != "#Preview" else { return }
      if let view = view(named: tree[first].name), constructorLength(links) > 0 {
        read(view, id, links, scope)
      } else if let closure = closureOfMap(links) {
        content(of: closure, scope)
      } else {
        component(id, links, scope)
      }
    case .infix, .tuple, .collection, .closure, .index: searchChildren(of: id, scope.elsewhere)
    default: return
    }
  }

  /// Reads a custom component, a helper function, or a stored view. Only the modifiers in its chain are known.
  private mutating func component(_ id: NodeID, _ links: [NodeID], _ scope: Scope) {
    guard var first = links.first, !readsPicture(id, links, scope) else { return }
    let start = Int(tree[first].start)
    var modifiers = links.dropFirst()
    // `self.header` is the helper `header`, but `self.padding()` modifies the enclosing view.
    if tree[first].name == "self", let second = modifiers.first,
      tree[second].kind == .member || file.buildsViews(tree[second].name)
    {
      first = second
      modifiers.removeFirst()
    }
    var element = Element(
      .swiftUI, .custom, typeName: tree.nameText(of: first), range: tree[id].range,
      constructor: start..<Int(tree[first].end), typeRange: tree.nameRange(of: first))
    element.unknowns = Unknowns(.content, .view, at: first)
    let component = append(element, id, scope)
    components[component] = first
    readComponentContent(of: first, component)
    self.modifiers(modifiers, of: component)
  }

  /// Reads closures passed to a component, which are most likely its content.
  private mutating func readComponentContent(of call: NodeID, _ component: ElementID) {
    let isType = tree.text[Int(tree[call].nameStart)].isUppercaseASCII
    for argument in tree.arguments(of: call) {
      if isType, let closure = tree.closure(ofArgument: argument), !isAction(tree[argument].name) {
        let isIcon = tree[argument].name == "icon" || tree[argument].name == "image"
        content(of: closure, Scope(parent: component, slot: isIcon ? .icon : .content))
      } else {
        searchChildren(of: argument, Scope(escapes: true))
      }
    }
  }

  private func isAction(_ label: Identifier) -> Bool {
    label == "action" || label == "onTap" || label == "perform" || label == "completion"
  }

  /// Adds an element for the expression `id`.
  mutating func append(_ element: consuming Element, _ id: NodeID, _ scope: Scope) -> ElementID {
    element.slot = scope.slot
    element.origin = id.index
    if scope.escapes { element.unknowns.add(.elsewhere, .caller) }
    let added = list.append(element, below: scope.parent)
    if !path.hasTouch { withoutTouch.insert(added) }
    let owner = scope.helper == .none ? scope.type : scope.helper
    if owner != .none { bodies[owner, default: Body()].roots.append(added) }
    if scope.isAlternative { alternatives.insert(added) }
    if scope.helper != .none { list[added].circumstances.insert(.inViewFunction) }
    return added
  }

  /// Returns whether a chain may begin with a view. Most chains in code don't.
  private func mayMakeView(_ chain: NodeID) -> Bool {
    guard let first = tree.children(of: chain).first(where: { _ in true }) else { return false }
    let name = tree[first].name
    return name == "SwiftUI" || name == "#Preview" || view(named: name) != nil
  }

  /// Returns the view from SwiftUI or an imported library.
  private func view(named name: Identifier) -> SwiftUIView? {
    SwiftUIView.named(name) ?? SwiftUILibrary.view(named: name, imports)
  }

  /// Returns the links of a view expression without the module name: `SwiftUI.Image(…)`.
  private func viewLinks(of id: NodeID) -> [NodeID] {
    let links = tree.links(of: id)
    guard links.count > 1, tree[links[0]].kind == .name, tree[links[0]].name == "SwiftUI" else {
      return links
    }
    return Array(links.dropFirst())
  }

  /// Returns the number of links that create the view: one for `Image(…)`, two for `Color.red` and `KFImage.url(…)`,
  /// none for a type used as a value.
  func constructorLength(_ links: [NodeID]) -> Int {
    if tree[links[0]].kind == .call { return 1 }
    guard links.count > 1 else { return 0 }
    let isColor = tree[links[0]].name == "Color" && tree[links[1]].kind == .member
    if let length = lengthOfImageConstant(links) { return length }
    let isPicture = SwiftUILibrary.isPicture(tree[links[0]].name, imports) && tree[links[1]].kind == .call
    return isColor || isPicture ? 2 : 0
  }
}
