// Practices in Swift code: one pass over the nodes of a file.

import Source
import Syntax

/// The practices in a Swift file, found by the names in its code.
struct SwiftPractices {
  let tree: Tree
  private(set) var found: [Practice] = []
  /// The declarations around the current node, outermost first.
  private(set) var declarations: [NodeID] = []
  /// The chains around the current node, outermost first.
  private(set) var chains: [NodeID] = []
  /// The links of the most recently used chain.
  private var links: (chain: NodeID, all: [NodeID])?
  /// The names that the file declares. If one of them is an accessibility name, it's shared between the sections of the
  /// file.
  lazy var declaredNames = Set(tree.nodes.lazy.filter { $0.kind == .declaration }.map(\.name))
  /// The names mentioned in the outermost enclosing declaration.
  private var mentions = Mentions()
  /// The names mentioned in the parts of each type.
  var typeMentions = TypeMentions()
  /// Cached results of `isWritten` for one declaration.
  private var spellings: (declaration: NodeID, words: [Identifier: Bool]) = (NodeID(-1), [:])
  /// Cached searches for captions in the file, and for confirmations in the enclosing declaration.
  private var captions = SpelledWords(SwiftPractices.captionWords)
  private var questions = SpelledWords(SwiftPractices.askingWords)

  static func all(in tree: Tree) -> [Practice] {
    guard SwiftUIReader.mayHoldViews(tree.importedNames) || UIKitReader.mayHoldViews(tree) else { return [] }
    var practices = SwiftPractices(tree: tree)
    practices.walk()
    practices.addElementsWithElements()
    practices.addUnboundStates()
    return practices.found
  }

  /// The statements that make views elements, and those that list elements, by type and view.
  var elementMarks: [MarkedView: NodeID] = [:]
  var elementLists: [MarkedView: NodeID] = [:]

  /// A view as spelled in the code of a type.
  struct MarkedView: Hashable {
    var type: Identifier
    var view: Identifier
    /// The function in which the spelling refers to the view, or 0 for the type's own view.
    var function = 0
  }

  /// The most recent heading level in each declaration.
  var headingLevels: [NodeID: Int] = [:]

  /// The type whose VoiceOver check was found most recently.
  var adaptedType: NodeID?

  /// The effects of states in the most recently checked outermost declaration.
  var animatedStates = AnimatedStates()

  /// The settings that functions assign to layer animations.
  var layerSettings: [NodeID: LayerAnimationSettings] = [:]

  /// Views that look faded, by type and function.
  var faded: [MarkedView: Range<Int>] = [:]

  /// The outermost declaration in which a custom font was found most recently.
  var fixedWeights: NodeID?

  /// The fonts that the file's texts have, by their type and name, and other names for constants in the most recently
  /// checked outermost declaration.
  lazy var fontsOfTexts = tree.fontsOfTexts
  var fontAliases: (around: NodeID, all: [FontAlias])?

  /// The names of the fonts that attributes of texts in the file refer to, once they're needed.
  var attributeFonts: Set<Identifier>?

  /// The names that the most recently checked declaration uses for anything but choosing colors.
  var coloredStates: (around: NodeID, others: Set<Identifier>)?

  /// The line spacing of paragraph styles, by type and function.
  var lineSpacings: [MarkedView: Double] = [:]

  /// The types with a changing text that was already found.
  var seenChanges: Set<NodeID> = []

  /// The number of searches in each function that reveals a password.
  var searches: [NodeID: Int] = [:]

  /// The types with a view that covers the screen.
  var seenOverlays: Set<NodeID> = []

  /// The texts that view classes show, by class.
  var typeTexts: [Identifier: ShownTexts] = [:]

  /// The bindings of text fields: `$name`.
  var boundTexts: Set<MarkedView> = []

  /// The bindings of controls with a value: `$kind`.
  var boundValues: Set<MarkedView> = []

  /// The types whose keys were already found.
  var seenKeyboards: Set<NodeID> = []

  /// Focus states that aren't bound with `$`, and the places where they are passed without it.
  var unboundStates: [(state: MarkedView, name: Range<Int>, type: NodeID)] = []
  var boundWithoutSign: [MarkedView: Range<Int>] = [:]

  private init(tree: Tree) {
    self.tree = tree
  }

  private mutating func walk() {
    // Local copies avoid copying or accessing these for each node.
    let (tree, names) = (self.tree, SwiftPractices.names)
    var index = 0
    while index < tree.nodes.count {
      let node = tree.nodes[index]
      let id = NodeID(index)
      switch node.kind {
      case .declaration:
        close(before: index)
        if tree.mentionsType("PreviewProvider", id) {
          index = Int(node.subtreeEnd)
          continue
        }
        if names.mayContain(node.name) { declaration(id) }
        switch tree.declarationKind(of: id) {
        case .property:
          focusState(id)
          environmentValue(id)
          headingLabel(id)
          fontConstant(id)
          drawnState(keptIn: id)
        case .function:
          action(id)
          drawnState(setBy: id)
        default: break
        }
        if tree.declarationKind(of: id) == .class { viewClass(id) }
        declarations.append(id)
        if tree.declarationKind(of: id) == .function { disclosure(id) }
        if tree.declarationKind(of: id) == .class { barClass(id) }
      case .chain:
        while let last = chains.last, Int(tree[last].subtreeEnd) <= index { chains.removeLast() }
        chains.append(id)
      case .branch:
        close(before: index)
        colorChoice(id)
        stateImage(in: id)
      case .call where node.name == "#Preview":
        index = Int(node.subtreeEnd)
        continue
      case .call, .member, .name, .argument:
        if names.mayContain(node.name) {
          close(before: index)
          if node.kind == .argument { argument(id) } else { link(id) }
          event(id)
          content(id)
          structure(id)
        }
        if node.kind != .argument, SwiftPractices.mayBeMisspelt(node, in: tree.text) { spelling(id) }
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
      justified accessibilityLanguage accessibilitySpeechLanguage languageIdentifier dynamicTypeSize environment \
      maximumContentSizeCategory supportedInterfaceOrientations shouldAutorotate setValue accessibilityElement \
      UIAccessibilityCustomAction accessibilityPerformEscape accessibilityActivate accessibilityScroll \
      isAdjustable notEnabled isDisabled shouldGroupAccessibilityElement shouldGroupAccessibilityElements \
      attributedAccessibilityLabel setIsAccessibilityElement ishidden \
      focused accessibilityFocused accessibilityElements \
      isAccessibilityElement numberOfTouchesRequired minimumNumberOfTouches UIPinchGestureRecognizer \
      UIRotationGestureRecognizer MagnifyGesture MagnificationGesture RotateGesture RotationGesture \
      accessibilityFrame accessibilityPath accessibilityActivationPoint layoutSubviews \
      accessibilityElementCount index canPerformAction adjustable accessibilityIncrement accessibilityDecrement \
      accessibilityAdjustableAction allowsHitTesting isUserInteractionEnabled alpha onChange textField Button text \
      focusEffectDisabled focusEffect focusRingType isSelectable textSelection accessibilityHeading \
      lineHeightMultiple lineSpacing paragraphSpacing accessibilityViewIsModal \
      light thin ultraLight UIFont systemFont boldSystemFont italicSystemFont monospacedSystemFont custom underline linkTextAttributes preferredColorScheme \
      overrideUserInterfaceStyle AsyncImage KFImage WebImage LazyImage UIImageView background \
      withAlphaComponent HStack isOn selection value opacity Circle isSelected selected isChosen isSecureTextEntry accessibilityLabel \
      attributedText
      """) + SwiftPractices.eventNames + SwiftPractices.contentNames + SwiftPractices.structureNames)

  private mutating func declaration(_ id: NodeID) {
    switch tree[id].name {
    case "supportedInterfaceOrientations", "shouldAutorotate": orientation(ofProperty: id)
    case "accessibilityPerformEscape", "accessibilityActivate", "accessibilityScroll":
      droppedSuperCall(id)
    case "layoutSubviews": droppedLayout(id)
    case "canPerformAction": blockedPaste(id)
    case "accessibilityIncrement", "accessibilityDecrement": unannouncedAdjustment(id)
    case "textField": focusMoves(inDelegate: id)
    case "accessibilityElementCount", "accessibilityElement", "index": partialContainer(id)
    case "isSelected", "selected", "isChosen": givenSelection(id)
    default: touchOverride(id)
    }
  }

  /// Checks a name, a member, or a call.
  private mutating func link(_ id: NodeID) {
    switch tree[id].name {
    case "justified": justification(id)
    case "accessibilityLanguage", "languageIdentifier": language(assignedTo: id)
    case "accessibilitySpeechLanguage": language(ofAttribute: id)
    case "dynamicTypeSize": textSize(limitedBy: id)
    case "environment": textSize(setBy: id)
    case "maximumContentSizeCategory": textSize(assignedTo: id)
    case "setValue": orientation(setBy: id)
    case "accessibilityElement": discardedModifiers(before: id)
    case "UIAccessibilityCustomAction": unhandledAction(id)
    case "accessibilityElements": listsElements(id)
    case "accessibilityViewIsModal": modalController(id)
    case "isAccessibilityElement": marksElement(id)
    case "accessibilityLabel": partialLabel(id)
    case "isSecureTextEntry": reveal(id)
    case "text", "attributedText": changedText(id)
    case "focused", "accessibilityFocused": focusBinding(id)
    case "adjustable": adjustableTrait(id)
    case "accessibilityAdjustableAction": adjustableAction(id)
    case "allowsHitTesting": drawnDisabled(modifier: id)
    case "opacity": fadedState(id)
    case "Circle": dotState(id)
    case "isUserInteractionEnabled": drawnDisabled(assignedBy: id)
    case "alpha":
      fade(assignedBy: id)
      message(shownBy: id)
    case "onChange":
      focusMoves(inChange: id)
      contextChange(inChange: id)
    case "focusEffectDisabled": focusHighlight(disabledBy: id)
    case "focusEffect", "focusRingType": focusHighlight(assignedBy: id)
    case "isSelectable": selection(assignedBy: id)
    case "textSelection": selection(disabledBy: id)
    case "accessibilityHeading": headingLevel(id)
    case "light", "thin", "ultraLight": if tree[id].kind == .member { lightWeight(id) }
    case "UIFont", "custom": namedFont(id)
    case "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont": attributeFont(id)
    case "underline": plainLink(id)
    case "AsyncImage", "KFImage", "WebImage", "LazyImage": loadedPhoto(id)
    case "UIImageView": photoView(id)
    case "background": background(writtenBy: id)
    case "withAlphaComponent": background(assignedBy: id)
    case "HStack": bar(id)
    case "linkTextAttributes": linkAttributes(assignedBy: id)
    case "preferredColorScheme": colorScheme(preferredBy: id)
    case "overrideUserInterfaceStyle": colorScheme(assignedBy: id)
    case "lineHeightMultiple": lineHeight(assignedBy: id)
    case "lineSpacing", "paragraphSpacing": paragraphSpacing(assignedBy: id)
    case "Button":
      drawnToggle(id)
      sensitiveButton(id)
      keyButton(id)
      silentRefusal(id)
    case "numberOfTouchesRequired", "minimumNumberOfTouches": fingers(assignedTo: id)
    case "UIPinchGestureRecognizer", "UIRotationGestureRecognizer": twoFingers(id, .uiKit)
    case "MagnifyGesture", "MagnificationGesture", "RotateGesture", "RotationGesture":
      twoFingers(id, .swiftUI)
    case "accessibilityFrame", "accessibilityPath", "accessibilityActivationPoint": frame(assignedTo: id)
    case "isAdjustable", "notEnabled", "isDisabled": trait(id)
    case "shouldGroupAccessibilityElement", "shouldGroupAccessibilityElements",
      "attributedAccessibilityLabel",
      "setIsAccessibilityElement", "ishidden":
      spelling(id)
    default: break
    }
  }

  private mutating func argument(_ id: NodeID) {
    if tree[id].name == "text", let value = tree.value(ofArgument: id), tree[value].kind == .name,
      let type = enclosingType
    {
      boundTexts.insert(MarkedView(type: tree[type].name, view: tree[value].name))
    }
    switch tree[id].name {
    case "text", "isOn", "selection", "value": boundControl(id)
    default: break
    }
    if tree[id].name == "languageIdentifier", let value = tree.value(ofArgument: id) {
      add(tree.languageTag(value, .uiKit))
    }
  }

  mutating func add(_ practice: Practice?) {
    if let practice { found.append(practice) }
  }

  /// Returns the links of the chain around a call or member, in order. Only the nearest links if the chain is very
  /// long.
  mutating func links(around link: NodeID) -> ArraySlice<NodeID> {
    while let last = chains.last, tree[last].subtreeEnd <= link.index { chains.removeLast() }
    guard let chain = chains.last else { return [] }
    let all: [NodeID]
    if let links, links.chain == chain {
      all = links.all
    } else {
      all = tree.links(of: chain)
      links = (chain, all)
    }
    let place = all.partitioningIndex { $0 >= link }
    let reach = 32
    return all[max(place - reach, 0)..<min(place + reach, all.count)]
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

  /// Returns whether the outermost enclosing declaration contains a word. Results are cached.
  mutating func isWritten(_ word: StaticString) -> Bool {
    if spellings.declaration != outermost { spellings = (outermost, [:]) }
    let name = Identifier(stringLiteral: word)
    if let known = spellings.words[name] { return known }
    let isSpelled = isSpelledAround(word)
    spellings.words[name] = isSpelled
    return isSpelled
  }

  /// The innermost type around the current node.
  var enclosingType: NodeID? {
    declarations.last { declaration in
      switch tree.declarationKind(of: declaration) {
      case .class, .struct, .enum, .extension, .actor: true
      default: false
      }
    }
  }
}
