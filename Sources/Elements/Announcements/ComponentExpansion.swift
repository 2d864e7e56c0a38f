// Expansion of custom components: the elements of a file with the content of helpers in place of their uses.

import Source
import Syntax

extension ElementTree {
  /// Returns the same screens with every helper and component in the file expanded at its uses, with the passed
  /// values. Labels and groups match what screen reader users get. Source ranges still point to the helpers. Only for
  /// readings: rules check each view where it's written.
  func withComponentsInPlace() -> ElementTree {
    guard syntax.language == .swift, elements.contains(where: { $0.framework == .swiftUI }) else {
      return self
    }
    var expansion = ComponentExpansion(self)
    expansion.expand()
    var tree = ElementTree(syntax: syntax, elements: expansion.elements, practices: practices)
    tree.knownTexts = knownTexts
    return tree
  }
}

/// A copy of a file's elements, with those of helpers at their uses.
struct ComponentExpansion {
  let tree: ElementTree
  let definitions: ViewDefinitions
  private(set) var elements: [Element] = []
  /// The file's modifiers that show something in addition to the modified view.
  private let modifiers: [Identifier: ViewDefinitions.Place]
  /// The outermost elements that were read at a use.
  private var used: Set<ElementID> = []
  /// The used elements that are arguments of calls.
  private var passedOn: Set<ElementID> = []
  /// The scopes of the current code: see `Scope`.
  var scopes: [Scope] = []
  /// The definitions that are being read, so that none is read inside itself.
  private var open: [Range<Int>] = []
  /// The number of elements that may still be copied for components. Nested components could double the content at
  /// each level.
  private var allowance = 20_000
  /// The helpers that the current view has shown without passing values.
  private var shownPlainly: Set<Int> = []
  /// The body of the current view.
  private var screen: Range<Int>?
  /// The number of components around the current code.
  private var uses = 0

  /// The code of one use of a component.
  struct Scope {
    /// The type that defines the component.
    var owner: Identifier
    /// The passed values, by parameter name.
    var values: [Identifier: Value] = [:]
    /// True if it's shown in place of a preceding alternative.
    var isAlternative = false
    /// The view that a modifier in the file adds to.
    var modified: Modified?
  }

  /// A view that the file's modifiers add to.
  struct Modified {
    var view: ElementID
    /// The scope index of the code that contains the view.
    var scope: Int
    /// The modifiers whose additions surround the view.
    var modifiers: [NodeID]
    var change: (inout Element) -> Void
    /// The definitions that were being read around the view.
    var open: [Range<Int>]
    /// True if the view was shown. Each branch of a modifier mentions it.
    var isShown = false
  }

  /// An expression that's passed to a component.
  struct Value {
    var node: NodeID
    /// The scope index of the code that contains the expression.
    var scope: Int
    /// The component that takes the expression and contains the views of its closures.
    var component: ElementID
  }

  /// The maximum nesting depth. No real screen nests deeper.
  private static let deepest = 128

  init(_ tree: ElementTree) {
    self.tree = tree
    definitions = ViewDefinitions(tree)
    modifiers = definitions.addingModifiers
  }

  mutating func expand() {
    let roots = tree.ids.filter { tree[$0].parent == nil }
    dropValues()
    let owners = self.owners(of: roots)
    let helpers = helpersByRoot()
    func copyRoot(_ root: ElementID, _ walk: inout ComponentExpansion) {
      guard !walk.used.contains(root) else { return }
      walk.scopes.append(Scope(owner: owners[root] ?? .none))
      walk.open = [walk.definitions.place(of: owners[root] ?? .none, in: .none), helpers[root]].compactMap {
        $0?.range
      }
      if walk.open.first != walk.screen { (walk.shownPlainly, walk.screen) = ([], walk.open.first) }
      walk.copy(root, below: nil, in: walk.scopes.count - 1, 0)
    }
    for root in roots where helpers[root] == nil { copyRoot(root, &self) }
    // Helpers that no view in the file uses may be shown by other files. Helpers used only by those are read there.
    let mentioned = namesOfComponents()
    let usedNames = Set(
      tree.syntax.nodes.lazy.filter { $0.kind == .call || $0.kind == .name || $0.kind == .member }.map(\.name)
    )
    for isMentioned in [false, true] {
      for root in roots {
        guard let helper = helpers[root], mentioned.contains(helper.name) == isMentioned,
          !isText(helper, usedNames)
        else {
          continue
        }
        copyRoot(root, &self)
      }
    }
  }

  /// Returns the enclosing type of each outermost element.
  private func owners(of roots: [ElementID]) -> [ElementID: Identifier] {
    var owners: [ElementID: Identifier] = [:]
    var open: [(end: Int, name: Identifier)] = []
    var next = 0
    let types = definitions.types
    for root in roots.sorted(by: { tree[$0].range.lowerBound < tree[$1].range.lowerBound }) {
      let start = tree[root].range.lowerBound
      while next < types.count, types[next].range.lowerBound <= start {
        while let last = open.last, last.end <= types[next].range.lowerBound { open.removeLast() }
        open.append((types[next].range.upperBound, types[next].name))
        next += 1
      }
      while let last = open.last, last.end <= start { open.removeLast() }
      owners[root] = open.last?.name
    }
    return owners
  }

  private func helpersByRoot() -> [ElementID: ViewDefinitions.Place] {
    var helpers: [ElementID: ViewDefinitions.Place] = [:]
    for helper in definitions.helpers {
      for root in definitions.roots(in: helper.range) where tree[root].framework == .swiftUI {
        helpers[root] = helper
      }
    }
    return helpers
  }

  private func namesOfComponents() -> Set<Identifier> {
    Set(tree.ids.filter { tree[$0].framework == .swiftUI && isComponent($0) }.map(tree.componentName(of:)))
  }

  /// Returns whether a helper creates a text that's used as a label rather than as a separate view.
  private func isText(_ helper: ViewDefinitions.Place, _ usedNames: Set<Identifier>) -> Bool {
    guard tree.syntax.mentionsType("Text", helper.declaration) else { return false }
    return usedNames.contains(helper.name)
  }

  /// Drops texts such as the one in `Alert(title: Text("Sure?"))`, which are part of the alert's announcement.
  private mutating func dropValues() {
    for id in tree.ids where tree.isDialogValue(id) {
      let texts = definitions.roots(in: tree[id].range).filter { $0 != id }
      used.formUnion(texts)
      passedOn.formUnion(texts)
    }
  }

  // MARK: Copying

  /// Copies an element with everything inside it. Returns the copy's ID, or nil if it's nested too deeply.
  @discardableResult
  private mutating func copy(
    _ id: ElementID, below parent: ElementID?, in scope: Int, _ depth: Int, besides done: [NodeID] = [],
    _ change: @escaping (inout Element) -> Void = { _ in }
  ) -> ElementID? {
    guard depth < ComponentExpansion.deepest else { return nil }
    if uses > 0 {
      guard allowance > 0 else { return nil }
      allowance -= 1
    }
    var element = tree[id]
    element.parent = parent
    bindTexts(of: &element, in: scope)
    change(&element)
    if scopes[scope].isAlternative { element.circumstances.insert(.alternative) }
    if !modifiers.isEmpty {
      let modified = Modified(view: id, scope: scope, modifiers: done, change: change, open: open)
      if let frame = frame(around: modified, element, depth) { return frame }
      if !done.isEmpty { element.slot = .content }
    }
    let copy = ElementID(elements.count)
    guard element.framework == .swiftUI, element.slot != .tabItem, isComponent(id) else {
      elements.append(element)
      for child in tree.children(of: id) { self.copy(child, below: copy, in: scope, depth + 1) }
      return copy
    }
    expand(id, element, in: scope, depth)
    return copy
  }

  private func isComponent(_ id: ElementID) -> Bool {
    let name = tree.componentName(of: id)
    return SwiftUIView.named(name) == nil && !SwiftUILibrary.mayBePicture(name)
  }

  /// Records a component with its content, if the file contains it.
  private mutating func expand(_ id: ElementID, _ use: Element, in scope: Int, _ depth: Int) {
    let name = tree.componentName(of: id)
    let copy = ElementID(elements.count)
    elements.append(use)
    var shown = 0
    /// The closures whose views are placed where the component shows them.
    var placed: [Range<Int>] = []
    if name == "self", scopes[scope].modified != nil {
      showModified(in: scope, below: copy, depth)
      shown = 1
    } else if let value = scopes[scope].values[name] {
      shown = show(value, of: use, below: copy, depth)
    } else if let place = definitions.place(of: name, in: scopes[scope].owner), !open.contains(place.range),
      open.count < 16, !definitions.roots(in: place.range).isEmpty
    {
      var inner = bindings(of: id, to: place, in: scope)
      if inner.values.isEmpty, !shownPlainly.insert(place.range.lowerBound).inserted,
        use.circumstances.contains(.alternative)
      {
        // Both branches of a condition show the component; anything one branch adds is read there.
        elements[copy.index] = arranging(use)
        for child in tree.children(of: id) { self.copy(child, below: copy, in: scope, depth + 1) }
        return
      }
      inner.isAlternative = use.circumstances.contains(.alternative)
      shown = show(place, as: inner, of: use, below: copy, depth)
      placed = inner.values.values.filter { tree.syntax[$0.node].kind == .closure }
        .map { tree.syntax[$0.node].range }
    }
    if shown > 0 { elements[copy.index] = arranging(use) }
    for child in tree.children(of: id) {
      let isPlaced =
        shown > 0 && tree[child].slot != .separate
        && placed.contains { $0.contains(tree[child].range.lowerBound) }
      if !isPlaced { self.copy(child, below: copy, in: scope, depth + 1) }
    }
  }

  /// Records the views that the outermost of the file's modifiers adds around a view, with the view inside. Returns
  /// nil if no modifier adds anything.
  private mutating func frame(around modified: Modified, _ element: Element, _ depth: Int) -> ElementID? {
    guard element.framework == .swiftUI, element.slot != .tabItem, open.count < 16,
      tree.syntax[NodeID(element.origin)].kind == .chain,
      let call = tree.syntax.links(of: NodeID(element.origin)).dropFirst().last(where: { link in
        tree.syntax[link].kind == .call && modifiers[tree.syntax[link].name] != nil
          && !modified.modifiers.contains(link)
      }), let place = modifiers[tree.syntax[call].name], !open.contains(place.range)
    else { return nil }
    let frame = ElementID(elements.count)
    elements.append(
      Element(
        .swiftUI, .container, typeName: "Group", range: element.range, constructor: element.constructor,
        typeRange: element.typeRange))
    elements[frame.index].parent = element.parent
    elements[frame.index].slot = element.slot
    elements[frame.index].origin = place.declaration.index
    elements[frame.index].spokenFacts.wrapped = element.origin
    var inner = bindings(of: call, of: modified.view, to: place, in: modified.scope)
    inner.modified = modified
    inner.modified?.modifiers.append(call)
    scopes.append(inner)
    open.append(place.range)
    uses += 1
    let scope = scopes.count - 1
    for root in definitions.roots(in: place.range) where !passedOn.contains(root) {
      used.insert(root)
      copy(root, below: frame, in: scope, depth + 1)
    }
    uses -= 1
    open.removeLast()
    showModified(in: scope, below: frame, depth)
    return frame
  }

  /// Shows the modified view, unless it's already shown.
  private mutating func showModified(in scope: Int, below parent: ElementID, _ depth: Int) {
    guard let modified = scopes[scope].modified, !modified.isShown else { return }
    scopes[scope].modified?.isShown = true
    let inner = open
    open = modified.open
    copy(
      modified.view, below: parent, in: modified.scope, depth + 1, besides: modified.modifiers,
      modified.change)
    open = inner
  }

  /// Shows the content of a definition. Returns the number of views.
  private mutating func show(
    _ place: ViewDefinitions.Place, as scope: Scope, of use: Element, below copy: ElementID, _ depth: Int
  ) -> Int {
    scopes.append(scope)
    open.append(place.range)
    uses += 1
    defer {
      open.removeLast()
      uses -= 1
    }
    let index = scopes.count - 1
    let isHelper = !place.isScreen
    var shown = 0
    for root in definitions.roots(in: place.range) where !passedOn.contains(root) {
      if isHelper { used.insert(root) }
      let made = self.copy(root, below: copy, in: index, depth + 1) { $0.takeOver(from: use) }
      if made != nil { shown += 1 }
    }
    return shown
  }

  /// Shows a passed view at its use. Returns the number of views.
  private mutating func show(_ value: Value, of use: Element, below copy: ElementID, _ depth: Int) -> Int {
    let range = tree.syntax[value.node].range
    if tree.syntax[value.node].kind == .closure {
      var shown = 0
      for child in tree.children(of: value.component) where range.contains(tree[child].range.lowerBound) {
        if self.copy(child, below: copy, in: value.scope, depth + 1, { $0.takeOver(from: use) }) != nil {
          shown += 1
        }
      }
      return shown
    }
    let roots = definitions.roots(in: range)
    if !roots.isEmpty {
      for root in roots {
        used.insert(root)
        passedOn.insert(root)
        self.copy(root, below: copy, in: value.scope, depth + 1) { $0.takeOver(from: use) }
      }
      return roots.count
    }
    guard let link = tree.syntax.links(of: value.node).first,
      let place = definitions.place(of: tree.syntax[link].name, in: scopes[value.scope].owner),
      !open.contains(place.range), open.count < 16
    else { return 0 }
    let inner = bindings(of: link, of: value.component, to: place, in: value.scope)
    return show(place, as: inner, of: use, below: copy, depth)
  }

  /// Returns a component's use as a plain container, once its content is inside it.
  private func arranging(_ use: Element) -> Element {
    var element = use
    element.role = .container
    element.title = .absent
    element.imagery = nil
    element.labels = []
    element.unknowns.remove(.content)
    element.grouping = .none
    (element.traits, element.removedTraits) = ([], [])
    (element.hint, element.value) = (.absent, .absent)
    element.gestures = []
    element.groupingRange = nil
    return element
  }
}

private extension Element {
  /// Applies the modifiers at a component's use to the views that it shows.
  mutating func takeOver(from use: Element) {
    labels += use.labels
    if !use.hint.isAbsent { hint = use.hint }
    if !use.value.isAbsent { value = use.value }
    // The component's own announcement is known from its views.
    if role != .image { unknowns.remove(.elsewhere) }
    traits += use.traits.filter { $0.range != use.constructor }
    if !use.removedTraits.isEmpty { removedTraits += use.removedTraits }
    gestures += use.gestures
    if let range = use.groupingRange {
      groupingRange = range
      if !role.isControl { grouping = use.grouping }
    }
  }
}
