// Gestures of SwiftUI views and the purpose of their handlers.

import Source
import Syntax

extension SwiftUIReader {
  /// Reads `.onTapGesture` and `.onLongPressGesture`.
  mutating func gestureModifier(_ call: NodeID, of id: ElementID) {
    let closures = tree.arguments(of: call).filter { tree.closure(ofArgument: $0) != nil }
    // Code that only shows that a finger is down isn't an action.
    let handler =
      closures.first { tree[$0].name == "perform" }
      ?? closures.last { tree[$0].name != "onPressingChanged" && tree[$0].name != "pressing" }
      ?? tree.argument("perform", of: call)
    if let handler, closures.count > 1 && isEmpty(handler) || triggersButton(handler) {
      return searchArguments(of: call)
    }
    let count = tree.value("count", of: call).map { tree.number(of: $0) } ?? 1
    if let kind = tree[call].name == "onLongPressGesture" ? .longPress : Gesture.Kind(tapCount: count) {
      list[id].gestures.append(gesture(kind, taps: count, handler, call, of: id))
    }
    searchArguments(of: call)
  }

  /// Returns whether a handler triggers the button of a button style, which is announced as a button.
  ///
  /// Source: SwiftUI, “PrimitiveButtonStyleConfiguration › trigger()”.
  private func triggersButton(_ handler: NodeID) -> Bool {
    guard let closure = tree.closure(ofArgument: handler) else { return false }
    return tree.children(of: closure).contains { statement in
      let links = tree.links(of: statement)
      return links.count == 2 && tree[links[0]].name == "configuration" && tree[links[1]].name == "trigger"
    }
  }

  /// Reads `.gesture(TapGesture().onEnded { … })`. A gesture from elsewhere is ignored.
  mutating func gestureValue(_ call: NodeID, of id: ElementID) {
    searchArguments(of: call)
    guard let argument = tree.firstUnlabelledArgument(of: call), let given = tree.value(ofArgument: argument)
    else {
      return
    }
    // `drag`, `self.drag`: a gesture that a property creates.
    let isOwn =
      tree[given].kind == .name || tree.links(of: given).first.map { tree[$0].name == "self" } == true
    let value = isOwn ? file.gesture(tree.lastName(of: given)) ?? given : given
    let links = tree.links(of: value)
    guard let first = links.first, tree[first].kind == .call else { return }
    let ended = links.first { tree[$0].name == "onEnded" }
    let handler = ended.flatMap { tree.arguments(of: $0).last }
    switch tree[first].name {
    case "TapGesture", "SpatialTapGesture":
      let count = tree.value("count", of: first).map { tree.number(of: $0) } ?? 1
      if let kind = Gesture.Kind(tapCount: count) {
        list[id].gestures.append(gesture(kind, taps: count, handler, call, of: id))
      }
    case "LongPressGesture": list[id].gestures.append(gesture(.longPress, handler, call, of: id))
    case "DragGesture":
      // A drag that only moves the dragged view has no other result.
      guard let ended else { return }
      let callsFunction = endsWithEffect(ended)
      guard callsFunction || changesState(ended, of: value) else { return }
      let kind: Gesture.Kind = callsFunction && isTouch(first, value) ? .touch : .drag
      var drag = gesture(kind, handler, call, of: id)
      if drag.kind == .touch { drag.range = tree[given].range }
      list[id].gestures.append(drag)
    case "MagnifyGesture", "MagnificationGesture":
      list[id].gestures.append(gesture(.pinch, handler, call, of: id))
    case "RotateGesture", "RotationGesture": list[id].gestures.append(gesture(.rotate, handler, call, of: id))
    default: return
    }
  }

  /// Returns whether a drag is really a touch: it begins and ends with the touch, regardless of movement.
  private func isTouch(_ drag: NodeID, _ gesture: NodeID) -> Bool {
    guard let distance = tree.value("minimumDistance", of: drag), tree.number(of: distance) == 0 else {
      return false
    }
    return !tree.subtree(of: gesture).contains { index in
      switch tree.nodes[index].name {
      case "translation", "location", "startLocation", "predictedEndLocation", "predictedEndTranslation",
        "velocity", "updating":
        true
      default: false
      }
    }
  }

  private func gesture(
    _ kind: Gesture.Kind, taps: Double? = 1, _ handler: NodeID?, _ call: NodeID, of id: ElementID
  ) -> Gesture {
    var purpose = handler.map(purpose(of:)) ?? .action
    if taps ?? 1 > 2 { purpose = .secret }
    if purpose == .action, kind == .tap, showsPicture(id), handler.map(togglesControls) == true {
      purpose = .controls
    }
    return Gesture(
      kind, purpose, handler: handler.flatMap(handlerName(ofArgument:)), range: tree[call].range)
  }

  /// Returns whether the end of a drag sets something unrelated to dragging.
  private func changesState(_ ended: NodeID, of gesture: NodeID) -> Bool {
    var whileDragging: Set<String> = []
    for link in tree.links(of: gesture) where tree[link].name == "onChanged" || tree[link].name == "updating"
    {
      whileDragging.formUnion(assignedNames(in: link))
    }
    return !assignedNames(in: ended).subtracting(whileDragging).allSatisfy(isPartOfDragging)
  }

  /// Returns whether a variable is named after something that a drag moves.
  private func isPartOfDragging(_ name: String) -> Bool {
    let words = [
      "offset", "position", "translation", "drag", "location", "scale", "angle", "rotation", "zoom", "press",
    ]
    let lowered = name.lowercased()
    return words.contains { lowered.contains($0) } || lowered.hasPrefix("last")
      || lowered.hasPrefix("current")
  }

  // MARK: Shortcuts

  /// Finds taps that only set a value that a control in the same stack is bound to.
  mutating func markShortcuts() {
    var lastParent: ElementID?
    var bound: Set<String> = []
    var actions: Set<String> = []
    for index in list.elements.indices {
      let id = ElementID(index)
      guard let parent = list[id].parent, !list[id].gestures.isEmpty else { continue }
      if parent != lastParent {
        lastParent = parent
        bound = boundNames(below: parent)
        actions = buttonActions(below: parent)
      }
      guard !bound.isEmpty || !actions.isEmpty else { continue }
      // No view has more gestures in practice.
      for gesture in list[id].gestures.indices.prefix(16) where list[id].gestures[gesture].kind == .tap {
        let range = list[id].gestures[gesture].range
        let names = assignedNames(in: range, of: id)
        let isBound = !names.isEmpty && names.isSubset(of: bound)
        if isBound || handler(at: range, of: id).map(actions.contains) == true {
          list[id].gestures[gesture].purpose = .shortcut
        }
      }
    }
  }

  /// Returns the actions of a stack's buttons, word by word.
  private func buttonActions(below parent: ElementID) -> Set<String> {
    var actions: Set<String> = []
    for index in parent.index + 1..<end(of: parent, within: ElementTree.reach)
    where list.elements[index].role == .button {
      guard let call = tree.links(of: NodeID(list.elements[index].origin)).first, tree[call].name == "Button",
        let closure = tree.arguments(of: call).lazy.compactMap({ tree.closure(ofArgument: $0) }).first
      else { continue }
      // Two empty handlers don't do the same thing.
      if !tree.children(of: closure).allSatisfy({ tree[$0].kind == .parameter }) {
        actions.insert(words(of: closure))
      }
    }
    return actions
  }

  /// Returns the code of a gesture's handler, word by word.
  private func handler(at range: Range<Int>, of id: ElementID) -> String? {
    tree.links(of: NodeID(list[id].origin)).first { tree[$0].range == range }
      .flatMap { tree.arguments(of: $0).last }.flatMap { tree.closure(ofArgument: $0) }.map(words(of:))
  }

  private func words(of node: NodeID) -> String {
    tree.sourceText(of: node).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns the variables that the controls of a stack are bound to.
  private func boundNames(below parent: ElementID) -> Set<String> {
    var names: Set<String> = []
    var index = parent.index + 1
    while index < list.elements.count, index - parent.index < ElementTree.reach,
      list.elements[index].parent.map({ $0 >= parent }) == true
    {
      if list.elements[index].role.isValueControl, let name = list.elements[index].boundName {
        names.insert(name)
      }
      index += 1
    }
    return names
  }

  /// Returns the variables that a handler assigns.
  private func assignedNames(in range: Range<Int>, of id: ElementID) -> Set<String> {
    guard let call = tree.links(of: NodeID(list[id].origin)).first(where: { tree[$0].range == range }) else {
      return []
    }
    return assignedNames(in: call)
  }

  private func assignedNames(in call: NodeID) -> Set<String> {
    var names: Set<String> = []
    for index in tree.subtree(of: call) where tree.nodes[index].kind == .assignment {
      guard let target = tree.children(of: NodeID(index)).first(where: { _ in true }) else { continue }
      names.insert(tree.sourceText(of: target)[...].lastComponent)
    }
    return names
  }

  /// Returns whether the end of a drag calls a custom function.
  private func endsWithEffect(_ ended: NodeID) -> Bool {
    tree.subtree(of: ended).dropFirst().contains { index in
      let node = tree.nodes[index]
      guard node.kind == .call else { return false }
      switch node.name {
      case "withAnimation", "abs", "min", "max", "print", "animation", "CGSize", "CGPoint", "spring",
        "easeOut",
        "none", "onEnded", "easeInOut", "interactiveSpring", "rounded", "sqrt", "pow", "CGFloat", "Double",
        "Int":
        return false
      default: return true
      }
    }
  }
}

extension Gesture.Kind {
  /// Creates a tap or a double tap, or returns nil if the tap count isn't known.
  init?(tapCount: Double?) {
    switch tapCount {
    case 1: self = .tap
    case nil: return nil
    default: self = .doubleTap
    }
  }
}

extension Substring {
  /// The text after the last dot of a path.
  var lastComponent: String { split(separator: ".").last.map(String.init) ?? String(self) }
}
