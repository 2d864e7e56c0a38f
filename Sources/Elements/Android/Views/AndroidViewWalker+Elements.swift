// Conversion of views to elements.

import Source
import Syntax

extension AndroidViewWalker {
  /// Returns one element for each view that the code creates or configures, in file order.
  mutating func elements() -> [Element] {
    takeOver()
    connectLabels()
    table.settleRivals()
    let mayEnlarge = tree.nodes.contains { $0.name == "TouchDelegate" || $0.name == "touchDelegate" }
    let background = classesWithBackground
    let clicks = clicks
    var elements: [Element] = []
    let followsNavigation = !hasNavigatedToolbar
    for id in table.roots {
      let view = table[id]
      if let icon = view.navigationIcon, view.creation != nil, !view.namesNavigation, followsNavigation {
        elements.append(element(for: icon, of: view))
      }
      guard view.isTelling else { continue }
      var element = element(for: view)
      if mayEnlarge, !view.sizes.isEmpty { element.size = .unknown }
      for index in element.gestures.indices where element.gestures[index].kind == .touch {
        guard let handler = element.gestures[index].handlerName else { continue }
        element.gestures[index].isOfferedByControl = clicks.contains(Click(view.enclosingClass, handler))
      }
      if background.contains(view.enclosingClass) { element.circumstances.insert(.onBackground) }
      elements.append(element)
    }
    return elements
  }

  private func element(for view: AndroidView) -> Element {
    let anchor = view.creation ?? view.mention
    let chain = view.chain ?? anchor
    // `menu.add("")` begins with the menu, a constructor with its own name.
    let start = view.role == .menuItem ? tree[chain].range.lowerBound : tree[anchor].range.lowerBound
    var element = Element(
      .androidViews, role(of: view), typeName: view.className ?? view.variable ?? "View",
      range: tree[chain].range,
      constructor: start..<tree[anchor].range.upperBound, typeRange: tree.nameRange(of: anchor))
    element.labels = decisiveLabels(of: view)
    element.title = decisiveText(of: view)
    element.placeholder = view.hints.last.map(Evidence.certain) ?? .absent
    element.value = view.states.last.map(Evidence.certain) ?? .absent
    element.hint = view.tooltips.last.map(Evidence.certain) ?? .absent
    element.identifier = view.identifier
    let isTappedImage =
      view.role == .image && view.creation != nil && view.gestures.contains { $0.kind == .tap }
    element.imagery = view.imagery ?? (view.role == .iconButton || isTappedImage ? .dynamic : nil)
    element.traits = view.traits
    element.gestures = gestures(of: view, element.role)
    element.actions = view.actions
    element.actionLabels = view.actionLabels
    element.colors = view.colors
    if !view.fades.isEmpty { element.fades = view.fades }
    element.fonts = view.fonts
    if view.sizes.count == 1 {
      element.size = view.sizes[0].map(Evidence.certain) ?? .unknown
    } else if !view.sizes.isEmpty {
      element.size = .unknown
    }
    if !view.barriers.isEmpty { element.barriers = view.barriers }
    if view.input != FieldInput() { element.input = view.input }
    element.hiding = hiding(of: view)
    element.isLabelledElsewhere = view.isLabelledElsewhere
    element.handlerName = view.gestures.first { $0.kind == .tap }?.handlerName
    element.boundName = view.variable
    element.unknowns = view.unknowns
    element.circumstances = view.circumstances
    element.origin = chain.index
    element.apply(view.classUses)
    if view.isUnclickable, view.isUnfocusable || element.role.isValueControl {
      element.circumstances.insert(.passive)
    }
    // The tooltip is part of the announcement.
    if element.title.isAbsent, element.role != .image, let tooltip = view.tooltips.last {
      element.title = .certain(tooltip)
    }
    // The number of texts in a layout and whether it's a row depend on its children, which are added elsewhere.
    if element.role == .container { element.unknowns.add(.content, .content) }
    if element.role == .container || isInAdapter(view) { element.circumstances.insert(.row) }
    var receiver = Receiver()
    receiver.places = view.places
    receiver.usesSetters = !classes[view.enclosingClass].isContext && view.enclosingClass != 0
    element.receiver = receiver
    return element
  }

  /// Returns the labels that matter. If labels are set in several places, they depend on conditions, and one that isn't
  /// empty may apply.
  private func decisiveLabels(of view: AndroidView) -> [WrittenText] {
    let telling = view.labels.filter { $0.value != .none && !$0.value.isBlank }
    return telling.isEmpty ? view.labels : telling
  }

  /// Returns the view's text. If several different texts are set, the result is dynamic.
  private func decisiveText(of view: AndroidView) -> Evidence<WrittenText> {
    guard var text = view.texts.last else { return .absent }
    if view.texts.contains(where: { $0.value != text.value }) { text.value = .dynamic }
    return .certain(text)
  }

  /// Returns the gestures, without touches that platform views handle for their content.
  private func gestures(of view: AndroidView, _ role: Role) -> [Gesture] {
    guard view.gestures.contains(where: { $0.kind == .touch }) else { return view.gestures }
    let names = [view.className, view.variable].compactMap { $0?.lowercased() }
    let words = ["recycler", "webview", "scroll", "pager", "player", "video", "map", "edittext", "surface"]
    let takesTouches =
      role == .list || role == .embed || role.isField
      || names.contains { name in words.contains { name.hasSuffix($0) || name.hasPrefix($0) } }
    return takesTouches ? view.gestures.filter { $0.kind != .touch } : view.gestures
  }

  /// Returns the code that hides the view, with an unknown extent if code shows the view elsewhere.
  private func hiding(of view: AndroidView) -> Element.Hiding? {
    guard var hiding = view.hiding else { return nil }
    if view.isShownSomewhere { hiding.extent = .unknown }
    return hiding
  }

  /// Returns the role based on the class, on its drawing code, or on the variable's name.
  private func role(of view: AndroidView) -> Role {
    if view.circumstances.contains(.drawsItself) { return .canvas }
    if let role = view.role, role != .custom { return role }
    guard view.role == nil, let variable = view.variable?.lowercased() else { return .custom }
    if variable.hasSuffix("button") || variable.hasSuffix("btn") || variable.hasSuffix("fab") {
      return .iconButton
    }
    if variable.hasSuffix("image") || variable.hasSuffix("imageview") || variable.hasSuffix("icon") {
      return .image
    }
    if variable.hasSuffix("switch") { return .toggle }
    if variable.hasSuffix("edittext") { return .textField }
    if variable.hasSuffix("checkbox") { return .checkbox }
    return .custom
  }

  private func element(for icon: AndroidView.NavigationIcon, of toolbar: AndroidView) -> Element {
    var element = Element(
      .androidViews, .iconButton, typeName: "navigationIcon", range: icon.range, constructor: icon.range,
      typeRange: icon.range)
    element.imagery = icon.imagery
    element.unknowns = toolbar.unknowns
    element.circumstances = toolbar.circumstances
    element.origin = (toolbar.chain ?? toolbar.mention).index
    var receiver = Receiver()
    receiver.places = icon.place.map { [$0] } ?? []
    receiver.usesSetters = !classes[toolbar.enclosingClass].isContext && toolbar.enclosingClass != 0
    element.receiver = receiver
    return element
  }

  /// True if the framework labels the navigation icon of a toolbar in this file.
  private var hasNavigatedToolbar: Bool {
    tree.nodes.contains { node in
      guard node.kind == .call else { return false }
      switch node.name {
      case "setSupportActionBar", "setupWithNavController", "setupActionBarWithNavController": return true
      default: return false
      }
    }
  }

  private func isInAdapter(_ view: AndroidView) -> Bool { classes[view.enclosingClass].isAdapter }

  /// A function that is called when a view of a class is clicked.
  private struct Click: Hashable {
    var enclosingClass: Int
    var handler: String

    init(_ enclosingClass: Int, _ handler: String) {
      self.enclosingClass = enclosingClass
      self.handler = handler
    }
  }

  /// The functions that clicks call, regardless of the views.
  private var clicks: Set<Click> {
    var found: Set<Click> = []
    for id in table.roots {
      for gesture in table[id].gestures where gesture.kind == .tap && gesture.purpose == .action {
        gesture.handlerName.map { _ = found.insert(Click(table[id].enclosingClass, $0)) }
      }
    }
    return found
  }

  /// The classes whose code sets a background that doesn't follow the theme.
  private var classesWithBackground: Set<Int> {
    var found: Set<Int> = []
    for id in table.roots
    where table[id].colors.contains(where: { $0.use == .background && !$0.value.isAdaptive }) {
      found.insert(table[id].enclosingClass)
    }
    return found
  }

  /// Applies `labelFor`: marks the views that texts refer to by ID or variable. An unresolved target may be any view.
  private mutating func connectLabels() {
    var targets: Set<Identifier> = []
    for id in table.roots { targets.formUnion(table[id].labelTargets) }
    guard !targets.isEmpty else { return }
    for id in table.roots {
      let names = [table[id].identifier?.value.literal, table[id].variable].compactMap(\.self)
      if targets.contains(.none) || names.contains(where: { targets.contains(Identifier(spelled: $0)) }) {
        table[id].isLabelledElsewhere = true
      }
    }
  }
}
