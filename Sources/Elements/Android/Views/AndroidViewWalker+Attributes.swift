// The attributes, listeners, and compatibility calls that configure a view.

import Source
import Syntax

extension AndroidViewWalker {
  /// Applies `view.x = value`.
  mutating func set(_ property: Identifier, to value: NodeID, of view: Int, _ site: Site) {
    guard let attribute = AndroidViewAttribute(property: property) else { return }
    set(attribute, to: value, of: view, site)
  }

  /// Applies `view.setX(value)`.
  mutating func set(setter call: NodeID, of view: Int, _ site: Site) {
    guard let attribute = AndroidViewAttribute(setter: tree[call].name) else { return }
    if attribute == .textSize {
      table[view].fonts.append(font(setter: call))
      return
    }
    guard let argument = tree.arguments(of: call).first, let value = tree.value(ofArgument: argument)
    else { return }
    set(attribute, to: value, of: view, site)
    if attribute == .textColor, let last = table[view].colors.indices.last {
      // The color's range is the call without the receiver.
      table[view].colors[last].range = tree.linkRange(of: call)
    }
  }

  private mutating func set(_ attribute: AndroidViewAttribute, to value: NodeID, of view: Int, _ site: Site) {
    let text = WrittenText(tree.kotlinText(of: value), range: site.range, valueRange: tree[value].range)
    if let place = site.place { table[view].add(place) }
    switch attribute {
    case .label: table[view].labels.append(text)
    case .text: table[view].texts.append(text)
    case .hint: table[view].hints.append(text)
    case .state: table[view].states.append(text)
    case .tooltip: if text.value != .none { table[view].tooltips.append(text) }
    case .identifier:
      if let name = tree.resourceName(of: value, in: "id") {
        table[view].identifier = WrittenText(.literal(name), range: site.range, valueRange: tree[value].range)
      }
    case .picture: picture(value, view)
    case .importance: importance(value, view, site)
    case .labelTarget: labelTarget(value, view)
    case .heading:
      if !tree.isName("false", value) { table[view].traits.append(WrittenTrait(.header, range: site.range)) }
    case .clickable: table[view].isUnclickable = tree.isName("false", value)
    case .focusable:
      table[view].isUnfocusable = tree.isName("false", value)
      if tree.isName("false", value) {
        table[view].barriers.append(
          InputBarrier(.keyboard, range: site.range, valueRange: tree[value].range))
      }
    case .delegate: delegate(of: view)
    case .textColor: color(value, .foreground, .text, view, site)
    case .backgroundColor: color(value, .background, .content, view, site)
    case .opacity: table[view].fades.append(Fade(tree.number(of: value), range: site.range))
    case .enabled: if tree.isName("false", value) { table[view].circumstances.insert(.disabled) }
    case .background:
      if tree.isName("null", value) { return }
      table[view].colors.append(
        WrittenColor(.unknown, .background, range: site.range, valueRange: tree[value].range))
    case .navigationIcon:
      if tree.isName("null", value) { return }
      table[view].navigationIcon = AndroidView.NavigationIcon(
        imagery: tree.kotlinPicture(of: value), range: site.range, place: site.place)
    case .textSize: table[view].fonts.append(font(scaledSize: value, site.range))
    case .layoutParams: table[view].sizes.append(layoutSize(value))
    case .navigationLabel: table[view].namesNavigation = true
    case .inputType: table[view].input.ask(for: tree.androidKeyboard(of: value), at: tree[value].range)
    case .autofillHints: table[view].input.statesPurpose = true
    }
  }

  private mutating func picture(_ value: NodeID, _ view: Int) {
    guard !tree.isName("null", value) else { return }
    let picture = tree.kotlinPicture(of: value)
    if let known = table[view].imagery?.name, let name = picture.name, name != known {
      table[view].circumstances.insert(.changesPicture)
    }
    if tree.choosesPicture(value) { table[view].circumstances.insert(.changesPicture) }
    if table[view].imagery == nil || picture != .dynamic { table[view].imagery = picture }
  }

  /// Records an accessibility delegate, which can change everything about a view, including its actions.
  private mutating func delegate(of view: Int) {
    table[view].unknowns.add(.modifiers, .code)
    table[view].actions.append(.announced)
  }

  /// Applies `view.importantForAccessibility = value`.
  ///
  /// Source: android.view.View, “IMPORTANT_FOR_ACCESSIBILITY_…”.
  private mutating func importance(_ value: NodeID, _ view: Int, _ site: Site) {
    var extent: Element.Hiding.Extent
    switch tree.lastName(of: value) {
    case "IMPORTANT_FOR_ACCESSIBILITY_NO": extent = .itself
    case "IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS": extent = .subtree
    case "IMPORTANT_FOR_ACCESSIBILITY_YES", "IMPORTANT_FOR_ACCESSIBILITY_AUTO":
      table[view].isShownSomewhere = true
      return
    default:
      switch tree.number(of: value) {
      case 2: extent = .itself
      case 4: extent = .subtree
      default: extent = .unknown
      }
    }
    if branches > 0 { extent = .unknown }
    table[view].hiding = Element.Hiding("importantForAccessibility", extent, range: site.range)
  }

  /// Applies `label.labelFor = R.id.mail` or `label.labelFor = mail.id`.
  private mutating func labelTarget(_ value: NodeID, _ view: Int) {
    if let name = tree.resourceName(of: value, in: "id") {
      table[view].labelTargets.append(Identifier(spelled: name))
    } else if let first = tree.links(of: value).first, tree.lastName(of: value) == "id" {
      table[view].labelTargets.append(tree[first].name)
    } else {
      table[view].labelTargets.append(.none)
    }
  }

  private mutating func color(
    _ value: NodeID, _ use: WrittenColor.Use, _ part: WrittenColor.Part, _ view: Int, _ site: Site
  ) {
    table[view].colors.append(
      WrittenColor(tree.kotlinColor(of: value), use, part, range: site.range, valueRange: tree[value].range))
  }

  // MARK: Listeners

  /// Applies `setOnClickListener { … }` or `setOnLongClickListener(this)`. Returns false for other calls.
  mutating func listens(_ call: NodeID, on view: Int, _ site: Site) -> Bool {
    let kind: Gesture.Kind
    switch tree[call].name {
    case "setOnClickListener": kind = .tap
    case "setOnLongClickListener": kind = .longPress
    default: return false
    }
    if let place = site.place { table[view].add(place) }
    guard let argument = tree.arguments(of: call).first, let value = tree.value(ofArgument: argument) else {
      return true
    }
    // The effect of a listener passed in as a parameter isn't known here.
    if tree.isName("null", value) || (kind == .longPress && isParameter(value)) { return true }
    let range = kind == .tap ? tree.nameRange(of: call) : site.range
    table[view].gestures.append(
      Gesture(
        kind,
        kind == .tap || isNotConsumed(value) ? purpose(of: value) : isTooltip(value) ? .tooltip : .action,
        handler: handlerName(of: value), range: range))
    if let lambda = tree.closure(ofArgument: argument) {
      _ = walkLambda(lambda, this: this, parameter: view)
    } else {
      _ = evaluate(value)
    }
    return true
  }

  /// Returns whether an expression is a parameter of the enclosing function.
  private func isParameter(_ value: NodeID) -> Bool {
    guard let function, tree[value].kind == .name else { return false }
    return tree.children(of: function).contains {
      tree[$0].kind == .parameter && tree[$0].name == tree[value].name
    }
  }

  /// Returns the function that a listener calls, ignoring a `true` or `false` at the end of the lambda.
  func handlerName(of value: NodeID) -> String? {
    guard tree[value].kind == .closure else { return tree.handlerName(ofKotlin: value) }
    let statements = tree.children(of: value).filter {
      tree[$0].kind != .parameter && !tree.isName("true", $0) && !tree.isName("false", $0)
    }
    guard statements.count == 1,
      let last = tree.links(of: tree.onlyAlternative(of: statements[0])).last, tree[last].kind == .call
    else {
      return nil
    }
    return tree.nameText(of: last)
  }

  /// Returns whether a long click is only observed: its lambda ends in `false`, so the click continues.
  private func isNotConsumed(_ value: NodeID) -> Bool {
    guard tree[value].kind == .closure, let last = tree.children(of: value).reversed().first else {
      return false
    }
    return tree.isName("false", last)
  }

  /// Returns whether a long click only shows a temporary message, like a tooltip.
  private func isTooltip(_ value: NodeID) -> Bool {
    guard tree[value].kind == .closure else { return false }
    var showsMessage = false
    /// The end of the message's arguments, which compose its text.
    var textEnd = 0
    for index in tree.subtree(of: value).dropFirst() where index >= textEnd && tree.nodes[index].kind == .call
    {
      guard AndroidViewWalker.messages.contains(tree.nodes[index].name) else { return false }
      showsMessage = true
      textEnd = Int(tree.nodes[index].subtreeEnd)
    }
    return showsMessage
  }

  /// The functions that show a temporary message.
  private static let messages: Set<Identifier> = ["toast", "longToast", "showToast", "makeText", "show"]

  /// Returns the purpose of a click, such as only hiding the keyboard, dismissing something, or counting clicks.
  private func purpose(of value: NodeID) -> Gesture.Purpose {
    guard tree[value].kind == .closure else { return .action }
    if tree.countsTaps(in: value) { return .secret }
    var sawDismissal = isNotConsumed(value)
    for index in tree.subtree(of: value).dropFirst() where tree.nodes[index].kind == .call {
      switch tree.nodes[index].name {
      case "clearFocus", "hideSoftInputFromWindow", "hideKeyboard", "hideSoftKeyboard", "dismiss", "let",
        "run":
        sawDismissal = true
      case "getSystemService", "dispatchTouchEvent", "obtain": continue
      default: return .action
      }
    }
    return sawDismissal ? .dismissal : .action
  }

  // MARK: Compatibility calls

  /// Applies `ViewCompat.setX(view, value)` or `TooltipCompat.setTooltipText(view, text)`. Other static calls aren't
  /// tracked.
  mutating func staticCall(_ type: NodeID, _ call: NodeID, _ chain: NodeID) -> Int? {
    let arguments = tree.arguments(of: call)
    switch tree[type].name {
    case "ViewCompat", "TooltipCompat", "ViewGroupCompat": break
    default:
      walkArguments(of: call)
      return nil
    }
    guard let first = arguments.first.flatMap(tree.value(ofArgument:)),
      let view = evaluate(first) ?? receiver(tree.links(of: first)[...])
    else { return nil }
    let site = Site(range: tree[chain].range, receiver: tree[first].range, statement: statement)
    switch tree[call].name {
    case "replaceAccessibilityAction", "addAccessibilityAction":
      table[view].actions.append(.announced)
      for argument in arguments.dropFirst() {
        guard let value = tree.value(ofArgument: argument) else { continue }
        let text = tree.kotlinText(of: value)
        if text != .dynamic, text != .none { table[view].actionLabels.append(tree.writtenText(argument)) }
      }
    case let name:
      if let attribute = AndroidViewAttribute(setter: name), arguments.count > 1,
        let value = tree.value(ofArgument: arguments[1])
      {
        set(attribute, to: value, of: view, site)
      }
    }
    for argument in arguments.dropFirst() { _ = evaluate(argument) }
    return nil
  }
}
