// Messages that Swift code shows but doesn't announce.

import Source
import Syntax

extension SwiftPractices {
  /// Checks `errorLabel.isHidden = false`, `errorView.alpha = 1`, and `errorLabel.isHidden = error == nil`.
  mutating func message(shownBy member: NodeID) {
    guard let (_, assignment, value) = statement(assigning: member),
      let owner = tree.children(of: assignment).first(where: { _ in true }).flatMap(messageView(in:)),
      let kind = MessageName(tree.nameText(of: owner)), showsMessage(value, member), isSilent
    else { return }
    let range = tree[assignment].range
    // Views that appear together form one message.
    if let block = tree.parent(of: assignment),
      let last = found.last(where: { $0.subject == .silentMessage }),
      tree[block].range.contains(last.range.lowerBound)
    {
      return
    }
    let view = tree.text.string(range.lowerBound..<Int(tree[owner].end))
    let post = "UIAccessibility.post(notification: .announcement, argument: \(view).text)"
    add(
      Practice(
        .uiKit, .silentMessage, range: range,
        edits: kind == .label && isPlain(value) ? [tree.text.statement(post, behind: range)] : []))
  }

  /// Returns the name of the view whose property is assigned. The view of a controller is named like the controller.
  private func messageView(in target: NodeID) -> NodeID? {
    let links = tree.links(of: target).dropLast()
    guard let last = links.last, tree[last].name == "view", links.count > 1 else { return links.last }
    return links[links.count - 2]
  }

  /// Returns whether a value of `isHidden` or `alpha` shows a message, at least if there is an error.
  private func showsMessage(_ value: NodeID, _ property: NodeID) -> Bool {
    if tree[property].name == "alpha" ? tree.number(of: value) == 1 : tree.isName("false", value) {
      return true
    }
    guard !isPlain(value), enclosingType.map({ !tree.nameText(of: $0).hasSuffix("Cell") }) == true else {
      return false
    }
    let condition = tree.choice(of: value)?.condition ?? value
    return tree.code(tree[condition].range).spells("rror")
      && tree.subtree(of: condition).contains { tree.isName("nil", NodeID($0)) }
  }

  /// Returns whether a value is a literal.
  private func isPlain(_ value: NodeID) -> Bool { tree[value].kind == .name || tree[value].kind == .number }

  /// Checks `view.addSubview(toast)`.
  mutating func message(addedBy call: NodeID) {
    guard tree[call].kind == .call, let expression = tree.expression(endingIn: call),
      let value = tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:)),
      let view = tree.links(of: value).last, tree[view].kind == .name || tree[view].kind == .member,
      MessageName(tree.nameText(of: view)) == .toast, isSilent
    else { return }
    add(Practice(.uiKit, .silentMessage, range: tree[expression].range))
  }

  /// Checks `saved = true; DispatchQueue.main.asyncAfter(deadline: .now() + 2) { saved = false }` for a flag that shows
  /// a text.
  ///
  /// Users who are elsewhere on the screen may miss a text that is shown for a limited time.
  mutating func message(shownUntil delay: NodeID, hiding statements: some Sequence<NodeID>) {
    var found: NodeID?
    for statement in statements where found == nil { found = self.flag(setTo: "false", by: statement) }
    guard let flag = found, let handler = handler(around: delay), shows(flag, handler),
      !["ccessib", "nnounce"].contains(where: { tree.code(tree[handler].range).spells($0) }),
      Set(NameSuggestion.words(in: tree.nameText(of: flag))).isDisjoint(
        with: SwiftPractices.announcedElsewhere),
      let text = textShown(by: tree[flag].name), !changesAreHeard(of: tree[flag].name)
    else { return }
    add(Practice(.swiftUI, .silentMessage, range: tree[text].range))
  }

  /// Words for states whose texts another check finds by their condition.
  private static let announcedElsewhere: Set<String> = ["error", "result", "failure", "warning"]

  /// Returns the flag that a statement sets: `saved = true`, including in `withAnimation`.
  private func flag(setTo value: Identifier, by statement: NodeID) -> NodeID? {
    var statement = statement
    if let last = tree.links(of: statement).last, tree[last].name == "withAnimation",
      let closure = tree.arguments(of: last).lazy.compactMap({ tree.closure(ofArgument: $0) }).first,
      let inner = tree.children(of: closure).first(where: { _ in true })
    {
      statement = inner
    }
    guard tree[statement].kind == .assignment else { return nil }
    let sides = Array(tree.children(of: statement))
    guard sides.count == 2, tree.isName(value, sides[1]) else { return nil }
    let links = tree.links(of: sides[0])
    guard let last = links.last, links.count == 1 || links.count == 2 && tree[links[0]].name == "self" else {
      return nil
    }
    return last
  }

  /// Returns the function or closure that contains a delay as a statement, looking through tasks and animations.
  private func handler(around delay: NodeID) -> NodeID? {
    var node = delay
    for _ in 0..<12 {
      guard let parent = tree.parent(of: node) else { return nil }
      switch tree[parent].kind {
      case .declaration: return tree.declarationKind(of: parent) == .function ? parent : nil
      case .closure:
        guard let argument = tree.parent(of: parent), let call = tree.parent(of: argument),
          tree[call].kind == .call, tree[call].name == "Task" || tree[call].name == "withAnimation"
        else { return parent }
      default: break
      }
      node = parent
    }
    return nil
  }

  /// Returns whether a handler sets a flag.
  private func shows(_ flag: NodeID, _ handler: NodeID) -> Bool {
    tree.subtree(of: handler).contains { index in
      tree.nodes[index].kind == .assignment
        && self.flag(setTo: "true", by: NodeID(index)).map { tree[$0].name == tree[flag].name } == true
    }
  }

  /// Returns the text that is shown while a flag is set, if it's the only view shown and a separate element.
  private func textShown(by flag: Identifier) -> NodeID? {
    for index in tree.subtree(of: outermost) where tree.nodes[index].kind == .branch {
      let branch = NodeID(index)
      let arms = Array(tree.children(of: branch))
      guard tree.branchKind(of: branch) == .if, arms.count == 1, tree[arms[0]].kind == .arm,
        !tree.code(tree[branch].range).spells("ccessib"), !tree.code(tree[branch].range).spells("onAppear")
      else { continue }
      let parts = Array(tree.children(of: arms[0]))
      guard parts.count == 2, tree[parts[1]].kind == .block, let shown = tree.links(of: parts[0]).last,
        tree[shown].name == flag, tree[parts[0]].kind == .name || tree[parts[0]].kind == .chain
      else { continue }
      let views = Array(tree.children(of: parts[1]))
      guard views.count == 1, let first = tree.links(of: views[0]).first, tree[first].kind == .call,
        tree[first].name == "Text", !isPartOfControl(branch)
      else { continue }
      return first
    }
    return nil
  }

  /// Returns whether a view is, or may be, part of a control or shown in a modal view.
  private func isPartOfControl(_ view: NodeID) -> Bool {
    guard let around = tree.path(from: outermost, to: view) else { return true }
    return around.contains { node in
      guard tree[node].kind == .call else { return false }
      switch tree[node].name {
      case "Button", "Toggle", "NavigationLink", "Link", "Menu", "Label", "alert", "sheet", "popover",
        "fullScreenCover", "confirmationDialog":
        return true
      default: return false
      }
    }
  }

  /// Returns whether code observes a flag: `.onChange(of: saved)`.
  private func changesAreHeard(of flag: Identifier) -> Bool {
    tree.subtree(of: outermost).contains { index in
      let node = tree.nodes[index]
      return node.kind == .call
        && (node.name == "onChange" || node.name == "task" || node.name == "onReceive")
        && tree.arguments(of: NodeID(index)).contains { argument in
          tree.value(ofArgument: argument).flatMap { tree.links(of: $0).last }.map { tree[$0].name == flag }
            == true
        }
    }
  }

  /// True if the surrounding code runs after the screen is set up and announces nothing.
  private var isSilent: Bool {
    mutating get {
      guard let function = declarations.last(where: { tree.declarationKind(of: $0) == .function }),
        !tree.setsUp(function)
      else { return false }
      return !isMentionedAround([
        "UIAccessibility", "AccessibilityNotification", "accessibilityPerformEscape",
        "accessibilityViewIsModal",
        "announce", "postAnnouncement", "NSAccessibility",
      ])
    }
  }
}
