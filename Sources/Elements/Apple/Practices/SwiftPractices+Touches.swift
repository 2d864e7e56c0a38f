// Touches, drags, motion sensors, and system gestures in Swift code.

import Source
import Syntax

extension SwiftPractices {
  static let touchNames = Identifier.list(
    """
    addTarget touchesBegan onChanged onDrag draggable onDrop dropDestination UIDragInteraction UIDropInteraction \
    motionEnded motionBegan startDeviceMotionUpdates startAccelerometerUpdates defersSystemGestures \
    preferredScreenEdgesDeferringSystemGestures interactivePopGestureRecognizer onTapGesture
    """)

  mutating func touch(_ id: NodeID) {
    switch tree[id].name {
    case "addTarget": touchDown(id)
    case "onChanged": touchDown(ofDrag: id)
    case "onDrag", "draggable": dragging(id)
    case "onDrop", "dropDestination": dropping(id)
    case "UIDragInteraction", "UIDropInteraction": dragInteraction(id)
    case "startDeviceMotionUpdates", "startAccelerometerUpdates": motionUpdates(id)
    case "defersSystemGestures": deferredGestures(modifier: id)
    case "interactivePopGestureRecognizer": popGesture(id)
    case "onTapGesture": tappedLinks(id)
    default: break
    }
  }

  /// Checks an override that handles touches or motion.
  mutating func touchOverride(_ member: NodeID) {
    switch tree[member].name {
    case "touchesBegan": touchDown(override: member)
    case "motionEnded", "motionBegan": shake(override: member)
    case "preferredScreenEdgesDeferringSystemGestures": deferredGestures(override: member)
    default: break
    }
  }

  // MARK: Touch down

  /// Checks `buy.addTarget(self, action: #selector(pay), for: .touchDown)`.
  mutating func touchDown(_ call: NodeID) {
    guard tree[call].kind == .call, let event = tree.value("for", of: call),
      tree.lastName(of: event) == "touchDown", let expression = tree.expression(endingIn: call),
      let action = tree.value("action", of: call),
      !showsTouch(NameSuggestion.words(in: tree.sourceText(of: action))),
      !NameSuggestion.words(in: tree.sourceText(of: expression)).contains(where: { isPlayed($0) }),
      !declarations.contains(where: {
        NameSuggestion.words(in: tree.nameText(of: $0)).contains { isPlayed($0) }
      }),
      !isMentionedInType([
        "touchCancel", "touchUpOutside", "touchDragExit", "touchUpInside", "allTouchEvents",
        "touchDragOutside",
      ])
    else { return }
    let links = tree.links(of: event)
    guard let name = links.last, tree[name].kind == .member else { return }
    add(
      Practice(
        .uiKit, .actionOnTouch, range: tree[event].range,
        edits: [.replace(tree.linkRange(of: name), "touchUpInside")]))
  }

  /// Checks `override func touchesBegan` that acts immediately.
  private mutating func touchDown(override function: NodeID) {
    guard tree.declarationKind(of: function) == .function, tree.hasModifier("override", function),
      let block = tree.child(.block, of: function), let type = enclosingType,
      !tree.subtreeMentions("touchesEnded", type),
      !NameSuggestion.words(in: tree.nameText(of: type)).contains(where: { isPlayed($0) || isBackdrop($0) }),
      tree.subtree(of: block).contains(where: { index in
        tree.nodes[index].kind == .call
          && (tree.nodes[index].name == "sendActions" || isOfDelegate(NodeID(index)))
      })
    else { return }
    add(Practice(.uiKit, .actionOnTouch, range: tree.nameRange(of: function)))
  }

  /// Returns whether a call notifies the delegate: `delegate?.cardWasPressed(self)`.
  private func isOfDelegate(_ call: NodeID) -> Bool {
    guard let chain = tree.parent(of: call), tree[chain].kind == .chain else { return false }
    let links = tree.links(of: chain)
    return links.count == 2 && tree[links[0]].name == "delegate"
      && !NameSuggestion.words(in: tree.nameText(of: call)).contains(where: isBackdrop)
  }

  /// Checks `DragGesture(minimumDistance: 0).onChanged { _ in buy() }`.
  mutating func touchDown(ofDrag call: NodeID) {
    guard tree[call].kind == .call else { return }
    let links = links(around: call)
    guard let drag = links.first, tree[drag].name == "DragGesture",
      let distance = tree.value("minimumDistance", of: drag), tree.number(of: distance) == 0,
      !links.contains(where: { tree[$0].name == "onEnded" }),
      let closure = firstClosure(of: call)
    else { return }
    let statements = tree.children(of: closure).filter { tree[$0].kind != .parameter }
    guard statements.count == 1, let action = tree.links(of: statements[0]).last, tree[action].kind == .call,
      tree.arguments(of: action).isEmpty, !showsTouch(NameSuggestion.words(in: tree.nameText(of: action))),
      !declarations.contains(where: {
        NameSuggestion.words(in: tree.nameText(of: $0)).contains { isPlayed($0) }
      })
    else { return }
    add(Practice(.swiftUI, .actionOnTouch, range: tree[call].range))
  }

  /// Returns whether a word names a backdrop, on which a touch only closes the content in front of it.
  private func isBackdrop(_ word: String) -> Bool {
    ["overlay", "scrim", "dim", "dimming", "background", "backdrop", "outside", "empty", "window"].contains(
      word)
  }

  /// Returns whether a function's name says that it only gives feedback on a touch or logs it.
  private func showsTouch(_ words: [String]) -> Bool {
    words.contains { word in
      [
        "highlight", "highlighted", "press", "pressed", "down", "animate", "animation", "scale", "shrink",
        "haptic",
        "feedback", "impact", "dim", "touch", "touched", "began", "begin", "start", "hold", "log", "track",
        "repeat",
        "timer",
      ]
      .contains(word)
    }
  }

  /// Returns whether a word names something that must respond while it's touched.
  private func isPlayed(_ word: String) -> Bool {
    [
      "piano", "key", "keyboard", "drum", "game", "joystick", "record", "recording", "recorder", "push",
      "talk",
      "instrument", "pad", "slider", "knob", "drawing", "canvas", "scrub", "scrubber",
    ]
    .contains(word)
  }

  // MARK: Dragging

  private static let alternatives: Set<Identifier> = [
    "accessibilityAction", "accessibilityActions", "accessibilityCustomActions",
    "UIAccessibilityCustomAction",
    "contextMenu", "swipeActions", "onMove", "EditButton", "moveUp", "moveDown", "copy",
    "UIContextMenuInteraction",
    "ShareLink", "share", "UIPasteboard", "NSPasteboard", "paste", "fileImporter", "photosPicker",
    "PhotosPicker",
    "UIDocumentPickerViewController", "PHPickerViewController", "UIImagePickerController", "NSOpenPanel",
    "PasteButton", "onPasteCommand", "pasteDestination", "UIActivityViewController", "importsItemProviders",
  ]

  /// Checks `Row().onDrag { provider }` next to a place to drop it, without an action that moves it. Dragging something
  /// to another app or view is a shortcut.
  mutating func dragging(_ call: NodeID) {
    guard tree[call].kind == .call, !isMentionedInType(SwiftPractices.alternatives),
      isMentionedInType(["onDrop", "dropDestination"])
    else { return }
    let links = links(around: call)
    guard links.first != call,
      !links.contains(where: { SwiftPractices.alternatives.contains(tree[$0].name) })
    else { return }
    add(Practice(.swiftUI, .draggingOnly, range: tree[call].range, edits: moving(behind: call)))
  }

  /// Checks a drop target for content from elsewhere. If the type also starts drags, only those are reported.
  mutating func dropping(_ call: NodeID) {
    guard tree[call].kind == .call, !isMentionedInType(SwiftPractices.alternatives),
      !isMentionedInType(["onDrag", "draggable"]), links(around: call).first != call, takesOwn(call)
    else { return }
    add(Practice(.swiftUI, .draggingOnly, range: tree[call].range))
  }

  /// Returns whether the content to drop is plain text or the app's own type, rather than a file that a picker can add
  /// as well.
  private func takesOwn(_ call: NodeID) -> Bool {
    guard let types = tree.value("for", of: call) ?? tree.value("of", of: call) else { return false }
    return tree.subtree(of: types).allSatisfy { index in
      switch tree.nodes[index].name {
      case "image", "video", "movie", "fileURL", "url", "data", "item", "content", "pdf", "audio", "folder",
        "URL",
        "Data", "Image":
        false
      default: tree.nodes[index].kind != .call
      }
    }
  }

  /// Returns edits that add `.accessibilityAction(named: "‹Move up›") { moveUp() }`.
  private mutating func moving(behind call: NodeID) -> [WriterEdit] {
    let end = links(around: call).last.map { tree[$0].range.upperBound } ?? tree[call].range.upperBound
    return [
      WriterEdit(
        end..<end,
        [
          .text(".accessibilityAction(named: \""), .placeholder("Move up"), .text("\") { "),
          .placeholder("moveUp()"), .text(" }"),
        ])
    ]
  }

  /// Checks `UIDragInteraction(delegate: self)`.
  mutating func dragInteraction(_ call: NodeID) {
    guard tree[call].kind == .call, !isMentionedInType(SwiftPractices.alternatives),
      tree[call].name == "UIDragInteraction" || !isMentionedInType(["UIDragInteraction"])
    else { return }
    add(Practice(.uiKit, .draggingOnly, range: tree[call].range))
  }

  // MARK: Motion

  /// Checks `override func motionEnded(_ motion: …)` that acts on a shake.
  private mutating func shake(override function: NodeID) {
    guard tree.declarationKind(of: function) == .function, tree.hasModifier("override", function),
      let block = tree.child(.block, of: function),
      tree.subtree(of: block).contains(where: { index in
        guard tree.nodes[index].kind == .call, tree.nodes[index].name != "motionEnded",
          tree.nodes[index].name != "motionBegan"
        else { return false }
        return !isLog(tree.nameText(of: NodeID(index)))
      }),
      !isMovedItself, !acts(elsewhere: block), !isOptional(block)
    else { return }
    add(Practice(.uiKit, .deviceMotion, range: tree.nameRange(of: function)))
  }

  /// Returns whether the action depends on one of the app's settings.
  private func isOptional(_ block: NodeID) -> Bool {
    ["etting", "reference", "nabled", "efaults"].contains { tree.code(tree[block].range).spells($0) }
  }

  /// Returns whether another member of the type calls the same action as a shake.
  private func acts(elsewhere block: NodeID) -> Bool {
    guard let type = enclosingType else { return true }
    let inside = tree.subtree(of: block)
    let actions = Set(inside.filter { tree.nodes[$0].kind == .call }.map { tree.nodes[$0].name })
    return tree.subtree(of: type).contains { index in
      guard !inside.contains(index), actions.contains(tree.nodes[index].name) else { return false }
      switch tree.nodes[index].kind {
      case .call, .name, .member: return tree.nodes[index].name != "super"
      default: return false
      }
    }
  }

  /// Checks `manager.startDeviceMotionUpdates(to: .main) { … undo() }`.
  mutating func motionUpdates(_ call: NodeID) {
    guard tree[call].kind == .call, !isMovedItself,
      let closure = tree.arguments(of: call).last.flatMap(tree.closure(ofArgument:)),
      let expression = tree.expression(endingIn: call),
      let branch = tree.subtree(of: closure).first(where: { tree.branchKind(of: NodeID($0)) == .if }),
      tree.subtree(of: NodeID(branch)).contains(where: { index in
        tree.nodes[index].kind == .call && SwiftPractices.isAction(tree.nameText(of: NodeID(index)))
      })
    else { return }
    add(Practice(.uiKit, .deviceMotion, range: tree[expression].range))
  }

  private static func isAction(_ name: String) -> Bool {
    guard let verb = NameSuggestion.words(in: name).first else { return false }
    return [
      "undo", "redo", "delete", "refresh", "reload", "shuffle", "send", "next", "skip", "present", "show",
      "open",
      "dismiss", "clear", "reset", "report",
    ]
    .contains(verb)
  }

  private func isLog(_ name: String) -> Bool {
    guard let verb = NameSuggestion.words(in: name).first else { return true }
    return ["log", "track", "print", "debug", "os", "assert"].contains(verb)
  }

  /// True if an enclosing declaration is named after motion, sensors, or debugging.
  private var isMovedItself: Bool {
    declarations.contains { declaration in
      NameSuggestion.words(in: tree.nameText(of: declaration)).contains { word in
        [
          "ar", "compass", "level", "game", "pedometer", "camera", "debug", "parallax", "motion", "window",
          "step",
          "steps", "sensor", "sensors",
        ]
        .contains(word)
      }
    }
  }

  // MARK: System gestures

  /// Checks `.defersSystemGestures(on: .all)`.
  mutating func deferredGestures(modifier call: NodeID) {
    guard tree[call].kind == .call, !needsAllGestures, let edges = tree.value("on", of: call),
      tree.lastName(of: edges) != .none || tree[edges].kind == .collection,
      tree[edges].kind != .collection || tree.child(.argument, of: edges) != nil
    else { return }
    add(
      Practice(
        .swiftUI, .blockedGesture, range: tree[call].range,
        edits: links(around: call).first == call
          ? [] : [.replace(tree.text.withLeadingBlanks(tree[call].range), "")]))
  }

  /// Checks `override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .all }`.
  private mutating func deferredGestures(override property: NodeID) {
    guard tree.declarationKind(of: property) == .property, tree.hasModifier("override", property),
      !needsAllGestures, let block = tree.child(.block, of: property),
      tree.subtree(of: block).contains(where: { index in
        switch tree.nodes[index].name {
        case "all", "bottom", "top", "left", "right": tree.nodes[index].kind == .member
        default: false
        }
      }),
      !tree.subtree(of: block).contains(where: { tree.nodes[$0].kind == .branch })
    else { return }
    add(Practice(.uiKit, .blockedGesture, range: tree.nameRange(of: property)))
  }

  /// Checks `navigationController?.interactivePopGestureRecognizer?.isEnabled = false`.
  mutating func popGesture(_ member: NodeID) {
    guard let chain = tree.parent(of: member), tree[chain].kind == .chain,
      let last = tree.links(of: chain).last, tree[last].name == "isEnabled",
      let assignment = tree.parent(of: chain), tree[assignment].kind == .assignment, !needsAllGestures
    else { return }
    let sides = Array(tree.children(of: assignment))
    guard sides.count == 2, sides[0] == chain, tree.isName("false", sides[1]),
      !isEnabledAgain(besides: assignment)
    else { return }
    add(Practice(.uiKit, .blockedGesture, range: tree[assignment].range))
  }

  /// Returns whether the type turns the gesture on again elsewhere, as for a temporary change.
  private func isEnabledAgain(besides assignment: NodeID) -> Bool {
    let around = outermost
    return tree.subtree(of: around).contains { index in
      guard tree.nodes[index].kind == .assignment, index != assignment.index else { return false }
      let node = NodeID(index)
      return tree.subtreeMentions("interactivePopGestureRecognizer", node)
        && tree.children(of: node).contains { tree.isName("true", $0) }
    }
  }

  /// True if an enclosing declaration is named after drawing, playing, or other content that needs all gestures.
  private var needsAllGestures: Bool {
    declarations.contains { declaration in
      NameSuggestion.words(in: tree.nameText(of: declaration)).contains { word in
        [
          "draw", "drawing", "canvas", "game", "map", "player", "video", "sketch", "piano", "scene", "camera",
          "photo", "image", "media", "gallery", "crop", "editor",
        ]
        .contains(word)
      }
    }
  }

  // MARK: Links

  /// Checks `Text(AttributedString(…)).onTapGesture { place in open(place) }`.
  mutating func tappedLinks(_ call: NodeID) {
    guard tree[call].kind == .call else { return }
    let links = links(around: call)
    guard let text = links.first, tree[text].name == "Text", tree[text].kind == .call,
      tree.subtreeMentions("AttributedString", text), let closure = firstClosure(of: call),
      tree.child(.parameter, of: closure) != nil || tree.argument("coordinateSpace", of: call) != nil,
      !links.contains(where: {
        tree[$0].name == "accessibilityAction" || tree[$0].name == "accessibilityActions"
      })
    else { return }
    add(Practice(.swiftUI, .unreachableLink, range: tree[call].range))
  }
}
