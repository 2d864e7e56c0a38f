// Practices in Kotlin code: one pass over the nodes of a file.

import Source
import Syntax

/// The practices in a Kotlin file, found by the names in its code.
struct KotlinPractices {
  let tree: Tree
  let hasCompose: Bool
  let hasViews: Bool
  private(set) var found: [Practice] = []
  /// The declarations around the current node, outermost first.
  private(set) var declarations: [NodeID] = []
  /// The names that the file declares. If one of them is an accessibility name, it's shared between the sections of the
  /// file.
  lazy var declaredNames = Set(tree.nodes.lazy.filter { $0.kind == .declaration }.map(\.name))
  /// The names mentioned in the outermost enclosing declaration.
  private var mentions = Mentions()
  /// The views with click listeners, and the texts, that the most recently checked declaration creates.
  var pressedViews: (declaration: NodeID?, views: Set<String>) = (nil, [])
  /// The outermost declaration whose first activated view has been checked.
  var activatedIn: NodeID?
  /// The number of conditions in the most recently checked function that may only draw a state.
  var drawnStates: (function: NodeID?, count: Int) = (nil, 0)
  /// The views whose tint has been found to show a state in the most recently checked function.
  var tintedViews: (function: NodeID?, views: Set<String>) = (nil, [])
  var madeTexts: (declaration: NodeID?, names: Set<Identifier>) = (nil, [])
  /// Cached searches for captions in the file, and for confirmations in the enclosing declaration.
  private var captions = SpelledWords(KotlinPractices.captionWords)
  private var questions = SpelledWords(KotlinPractices.askingWords)

  static func all(in tree: Tree, _ compose: ComposeImports, _ views: AndroidViewImports) -> [Practice] {
    var practices = KotlinPractices(
      tree: tree, hasCompose: compose.mentionsCompose, hasViews: views.mentionsViews)
    guard practices.hasCompose || practices.hasViews else { return [] }
    practices.walk()
    return practices.found
  }

  /// The names that the most recently checked function uses for anything but choosing colors.
  var coloredStates: (around: NodeID, others: Set<Identifier>)?

  private init(tree: Tree, hasCompose: Bool, hasViews: Bool) {
    self.tree = tree
    self.hasCompose = hasCompose
    self.hasViews = hasViews
  }

  private mutating func walk() {
    // Local copies avoid copying or accessing these for each node.
    let (tree, names) = (self.tree, KotlinPractices.names)
    var index = 0
    while index < tree.nodes.count {
      let node = tree.nodes[index]
      let id = NodeID(index)
      switch node.kind {
      case .declaration:
        close(before: index)
        if tree.declarationKind(of: id) == .import || isPreview(id) {
          index = Int(node.subtreeEnd)
          continue
        }
        if names.mayContain(node.name) { function(id) }
        if hasViews {
          viewClass(id)
          drawnCheckBox(id)
        }
        declarations.append(id)
      case .branch:
        close(before: index)
        colorChoice(id)
        if hasViews { drawnDisclosure(id) }
      case .parameter where node.name == "contentDescription":
        if hasCompose { add(standardDescription(id)) }
      case .argument where node.name == "darkTheme" || node.name == "useDarkTheme":
        close(before: index)
        if hasCompose { forcedTheme(id) }
      case .type where hasViews && node.name == "SimpleCallback":
        close(before: index)
        touch(id)
      case .argument where node.name == "lineHeight": if hasCompose { lineHeight(ofArgument: id) }
      case .argument where hasCompose && KotlinPractices.handlers.mayContain(node.name):
        close(before: index)
        argument(id)
      case .call, .member, .name:
        if names.mayContain(node.name) {
          close(before: index)
          link(id)
          event(id)
          content(id)
          structure(id)
        }
        if KotlinPractices.mayBeMisspelt(node, in: tree.text) { spelling(id) }
      case .string:
        currency(id)
        webPage(id)
      default: break
      }
      index += 1
    }
  }

  private mutating func close(before index: Int) {
    while let last = declarations.last, Int(tree[last].subtreeEnd) <= index { declarations.removeLast() }
  }

  private static let names = IdentifierFilter(
    Identifier.list(
      """
      Justify JUSTIFICATION_MODE_INTER_WORD JUSTIFICATION_MODE_INTER_CHARACTER LocaleList forLanguageTag Density \
      coerceAtMost coerceIn fontScale requestedOrientation setRequestedOrientation performAccessibilityAction \
      sendAccessibilityEvent getContentDescription getAccessibilityClassName onInitializeAccessibilityNodeInfo \
      onInitializeAccessibilityEvent onPopulateAccessibilityEvent dispatchPopulateAccessibilityEvent \
      CustomAccessibilityAction addAction LocalMinimumInteractiveComponentSize \
      LocalMinimumInteractiveComponentEnforcement LocalMinimumTouchTargetEnforcement Role \
      clickable onTouchEvent contentDescription requestFocus nextFocusUpId nextFocusDownId nextFocusLeftId nextFocusRightId \
      nextFocusForwardId accessibilityTraversalBefore accessibilityTraversalAfter detectTransformGestures \
      transformable ScaleGestureDetector LocalTextToolbar DisableSelection setTextIsSelectable customSelectionActionModeCallback \
      customInsertionActionModeCallback onValueChange doAfterTextChanged doOnTextChanged \
      setLineSpacing Light Thin ExtraLight W100 W200 W300 create TextLinkStyles isUnderlineText setDefaultNightMode \
      setOnCheckedChangeListener setOnFocusChangeListener onItemSelected setOnClickListener isClickable isActivated \
      onStopTrackingTouch
      """) + KotlinPractices.eventNames + KotlinPractices.contentNames + KotlinPractices.structureNames)

  private static let handlers = IdentifierFilter(["onValueChange", "onCheckedChange", "onClick", "isError"])

  private mutating func argument(_ id: NodeID) {
    switch tree[id].name {
    case "onValueChange":
      focusMoves(inArgument: id)
      contextChange(inArgument: id)
    case "onCheckedChange": contextChange(inArgument: id)
    case "onClick":
      sensitiveClick(inArgument: id)
      if hasCompose { emptyClick(inArgument: id) }
    case "isError": unsaidError(id)
    default: break
    }
  }

  private mutating func function(_ id: NodeID) {
    guard tree.declarationKind(of: id) == .function, hasViews else { return }
    switch tree[id].name {
    case "getContentDescription": computedDescription(id)
    case "getAccessibilityClassName": className(of: id)
    case "onKeyDown", "onKeyUp": keyEvent(handledIn: id)
    case "onItemSelected": contextChange(inFunction: id)
    case "onInitializeAccessibilityNodeInfo", "onInitializeAccessibilityEvent",
      "onPopulateAccessibilityEvent", "dispatchPopulateAccessibilityEvent", "performAccessibilityAction",
      "sendAccessibilityEvent":
      droppedSuperCall(id)
    case "handleOnBackPressed": backOverride(id)
    case "onTouchEvent": choosing(in: id)
    case "onStopTrackingTouch": touchedValue(appliedIn: id)
    default: break
    }
  }

  /// Checks a name, a member, or a call.
  private mutating func link(_ id: NodeID) {
    if hasCompose { composeLink(id) }
    if hasViews { viewLink(id) }
  }

  private mutating func composeLink(_ id: NodeID) {
    switch tree[id].name {
    case "Justify": justification(id)
    case "LocaleList": language(ofLocale: id)
    case "Density": textSize(ofDensity: id)
    case "coerceAtMost", "coerceIn": textSize(limitedBy: id)
    case "CustomAccessibilityAction": unhandledAction(id)
    case "LocalMinimumInteractiveComponentSize", "LocalMinimumInteractiveComponentEnforcement",
      "LocalMinimumTouchTargetEnforcement":
      touchTargetMinimum(id)
    case "Role": role(id)
    case "contentDescription": modifier(calledAs: id)
    case "clickable": emptyClick(id)
    case "LocalTextToolbar": textToolbar(id)
    case "DisableSelection": selection(disabledBy: id)
    case "requestFocus": focusRequest(id)
    case "TextLinkStyles": linkStyles(id)
    case "Light", "Thin", "ExtraLight", "W100", "W200", "W300": lightWeight(id)
    case "detectTransformGestures", "transformable": twoFingers(id, .compose)
    default: break
    }
  }

  private mutating func viewLink(_ id: NodeID) {
    switch tree[id].name {
    case "JUSTIFICATION_MODE_INTER_WORD", "JUSTIFICATION_MODE_INTER_CHARACTER": justificationMode(id)
    case "forLanguageTag": language(ofSpan: id)
    case "fontScale": textSize(assignedTo: id)
    case "requestedOrientation", "setRequestedOrientation": orientation(id)
    case "performAccessibilityAction", "sendAccessibilityEvent": forcedFocus(id)
    case "addAction": unhandledAction(addedBy: id)
    case "nextFocusUpId", "nextFocusDownId", "nextFocusLeftId", "nextFocusRightId", "nextFocusForwardId",
      "accessibilityTraversalBefore", "accessibilityTraversalAfter":
      focusOrder(id)
    case "customSelectionActionModeCallback", "customInsertionActionModeCallback": blockedPaste(id)
    case "doAfterTextChanged", "doOnTextChanged":
      focusMoves(inCall: id)
      contextChange(inListener: id)
    case "setOnCheckedChangeListener", "setOnFocusChangeListener": contextChange(inListener: id)
    case "isClickable": drawnDisabled(assignedBy: id)
    case "isActivated": if hasViews { activated(assignedBy: id) }
    case "setOnClickListener": sensitiveClick(inListener: id)
    case "setTextIsSelectable": selection(setBy: id)
    case "create": lightTypeface(id)
    case "isUnderlineText": plainSpan(id)
    case "setDefaultNightMode": nightMode(setBy: id)
    case "setLineSpacing": lineHeight(setBy: id)
    case "ScaleGestureDetector": twoFingers(id, .androidViews)
    default: break
    }
  }

  mutating func add(_ practice: Practice?) {
    if let practice { found.append(practice) }
  }

  /// Returns whether the file selects captions, provides them, or has no speech to caption.
  mutating func speaksOfCaptions() -> Bool { captions.occur(in: tree.root, of: tree) }

  /// Returns whether the outermost enclosing declaration asks for confirmation or lets users undo an action.
  mutating func asksPeople() -> Bool { questions.occur(in: declarations.first ?? tree.root, of: tree) }

  /// Returns whether the outermost enclosing declaration mentions one of the names.
  mutating func isMentionedAround(_ names: Set<Identifier>) -> Bool {
    guard let declaration = declarations.first else { return false }
    return mentions.contain(names, in: declaration, of: tree)
  }

  /// The innermost class, object, or interface around the current node.
  var enclosingType: NodeID? {
    declarations.last { declaration in
      switch tree.declarationKind(of: declaration) {
      case .class, .object, .interface: true
      default: false
      }
    }
  }

  /// The names of the enclosing declarations.
  var enclosingNames: [String] { declarations.map { tree.nameText(of: $0) } }

  /// Returns the types that a class or object extends.
  func supertypes(of type: NodeID) -> [NodeID] {
    tree.children(of: type).filter { tree[$0].kind == .type }
  }

  private func isPreview(_ function: NodeID) -> Bool {
    tree.declarationKind(of: function) == .function
      && tree.children(of: function).contains { child in
        tree[child].kind == .attribute && tree.text[tree.nameRange(of: child)].spells("Preview")
      }
  }

  /// Returns whether an expression is a statement, so its value isn't used.
  func isStatement(_ expression: NodeID) -> Bool {
    guard let parent = tree.parent(of: expression) else { return false }
    switch tree[parent].kind {
    case .file: return true
    case .block, .closure: return tree.text[Int(tree[parent].start)] == UInt8(ascii: "{")
    default: return false
    }
  }
}
