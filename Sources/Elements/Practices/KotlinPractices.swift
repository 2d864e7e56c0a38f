// What Kotlin code does beside making elements: one walk over the nodes of a file.

import Source
import Syntax

/// Looks at the names of a file that a rule may have an opinion about.
struct KotlinPractices {
  let tree: Tree
  let hasCompose: Bool
  let hasViews: Bool
  private(set) var found: [Practice] = []
  /// The declarations around the node that is looked at, the outermost first.
  private(set) var declarations: [NodeID] = []
  /// The names that the file declares, which sections of the file tell each other where they are accessibility's.
  lazy var declaredNames = Set(tree.nodes.lazy.filter { $0.kind == .declaration }.map(\.name))
  /// What the outermost declaration around mentions.
  private var mentions = Mentions()
  /// The views that the declaration looked at last gives something to do, and the texts that it makes.
  var pressedViews: (declaration: NodeID?, views: Set<String>) = (nil, [])
  var madeTexts: (declaration: NodeID?, names: Set<Identifier>) = (nil, [])
  /// Whether the file speaks of captions, and the declaration around of asking people.
  private var captions = SpelledWords(KotlinPractices.captionWords)
  private var questions = SpelledWords(KotlinPractices.askingWords)

  static func all(in tree: Tree, _ compose: ComposeImports, _ views: AndroidViewImports) -> [Practice] {
    var practices = KotlinPractices(
      tree: tree, hasCompose: compose.mentionsCompose, hasViews: views.mentionsViews)
    guard practices.hasCompose || practices.hasViews else { return [] }
    practices.walk()
    return practices.found
  }

  /// What the function that was asked for last mentions for more than choosing colors.
  var coloredStates: (around: NodeID, others: Set<Identifier>)?

  private init(tree: Tree, hasCompose: Bool, hasViews: Bool) {
    self.tree = tree
    self.hasCompose = hasCompose
    self.hasViews = hasViews
  }

  private mutating func walk() {
    // Held here, neither is copied nor asked for anew at each of the nodes.
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
        if hasViews { viewClass(id) }
        declarations.append(id)
      case .branch:
        close(before: index)
        colorChoice(id)
      case .argument where node.name == "darkTheme" || node.name == "useDarkTheme":
        close(before: index)
        if hasCompose { forcedTheme(id) }
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
      contentDescription requestFocus nextFocusUpId nextFocusDownId nextFocusLeftId nextFocusRightId \
      nextFocusForwardId accessibilityTraversalBefore accessibilityTraversalAfter detectTransformGestures \
      transformable ScaleGestureDetector LocalTextToolbar DisableSelection setTextIsSelectable customSelectionActionModeCallback \
      customInsertionActionModeCallback onValueChange doAfterTextChanged doOnTextChanged \
      setLineSpacing Light Thin ExtraLight W100 W200 W300 create TextLinkStyles isUnderlineText setDefaultNightMode \
      setOnCheckedChangeListener setOnFocusChangeListener onItemSelected setOnClickListener isClickable
      """) + KotlinPractices.eventNames + KotlinPractices.contentNames + KotlinPractices.structureNames)

  private static let handlers = IdentifierFilter(["onValueChange", "onCheckedChange", "onClick", "isError"])

  private mutating func argument(_ id: NodeID) {
    switch tree[id].name {
    case "onValueChange":
      focusMoves(inArgument: id)
      contextChange(inArgument: id)
    case "onCheckedChange": contextChange(inArgument: id)
    case "onClick": sensitiveClick(inArgument: id)
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
    default: break
    }
  }

  /// A name, member or call.
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

  /// Whether the file chooses captions, brings them along or has no words to caption.
  mutating func speaksOfCaptions() -> Bool { captions.occur(in: tree.root, of: tree) }

  /// Whether the outermost declaration around asks people, or lets them take things back.
  mutating func asksPeople() -> Bool { questions.occur(in: declarations.first ?? tree.root, of: tree) }

  /// Whether the outermost declaration around mentions one of several names.
  mutating func isMentionedAround(_ names: Set<Identifier>) -> Bool {
    guard let declaration = declarations.first else { return false }
    return mentions.contain(names, in: declaration, of: tree)
  }

  /// The innermost class or object around the node that is looked at, or around a function of it.
  var enclosingType: NodeID? {
    declarations.last { declaration in
      switch tree.declarationKind(of: declaration) {
      case .class, .object, .interface: true
      default: false
      }
    }
  }

  /// The innermost named class around: an object expression has no name.
  var enclosingNames: [String] { declarations.map { tree.nameText(of: $0) } }

  /// The spellings of what a class or object extends.
  func supertypes(of type: NodeID) -> [NodeID] {
    tree.children(of: type).filter { tree[$0].kind == .type }
  }

  private func isPreview(_ function: NodeID) -> Bool {
    tree.declarationKind(of: function) == .function
      && tree.children(of: function).contains { child in
        tree[child].kind == .attribute && tree.text[tree.nameRange(of: child)].spells("Preview")
      }
  }

  /// Whether an expression is a statement, so that nobody uses its value.
  func isStatement(_ expression: NodeID) -> Bool {
    guard let parent = tree.parent(of: expression) else { return false }
    switch tree[parent].kind {
    case .file: return true
    case .block, .closure: return tree.text[Int(tree[parent].start)] == UInt8(ascii: "{")
    default: return false
    }
  }
}
