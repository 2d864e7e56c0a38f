// Announcements in Swift code, and messages that disappear automatically.

import Source
import Syntax

extension SwiftPractices {
  // MARK: Announcements

  /// Checks `AccessibilityNotification.Announcement("Saved")` as a statement, which creates an announcement but doesn't
  /// post it.
  ///
  /// Source: Apple, “AccessibilityNotification.Announcement › post()”.
  mutating func unposted(_ call: NodeID) {
    guard tree[call].kind == .call, let chain = tree.parent(of: call), tree[chain].kind == .chain else {
      return
    }
    let links = tree.links(of: chain)
    guard links.last == call, links.count > 1,
      tree[links[links.count - 2]].name == "AccessibilityNotification",
      let parent = tree.parent(of: chain), isStatement(chain, in: parent)
    else { return }
    let range = tree[chain].range
    add(
      Practice(
        .swiftUI, .lostAnnouncement(.unposted), range: range,
        edits: [.insert(at: range.upperBound, .text(".post()"))], keepsBehavior: true))
  }

  /// Returns whether the value of an expression is unused.
  private func isStatement(_ expression: NodeID, in parent: NodeID) -> Bool {
    switch tree[parent].kind {
    case .file, .block: return true
    case .closure:
      // The closures of `map` and the like return a value.
      guard let argument = tree.parent(of: parent), tree[argument].kind == .argument,
        let call = tree.parent(of: argument)
      else { return false }
      switch tree[call].name {
      case "map", "compactMap", "flatMap", "reduce", "first", "sorted": return false
      default: return true
      }
    default: return false
    }
  }

  /// Checks `UIAccessibility.post(notification: .announcement, argument: nil)`.
  ///
  /// Source: Apple, “UIAccessibility.Notification”: an announcement takes a text, the others an element, a text, or
  /// nothing.
  mutating func post(_ call: NodeID) {
    guard tree[call].kind == .call, let chain = tree.expression(endingIn: call), tree[chain].kind == .chain,
      tree.links(of: chain).first.map({ tree[$0].name }) == "UIAccessibility",
      let kind = tree.value("notification", of: call).map(tree.lastName(of:)),
      let argument = tree.value("argument", of: call)
    else { return }
    if isWordless(argument, kind) {
      let text: [WriterEdit.Piece] = [.text("String(localized: \""), .placeholder("text"), .text("\")")]
      add(
        Practice(
          .uiKit, .lostAnnouncement(.wordless), range: tree[chain].range,
          edits: kind == "announcement" ? [WriterEdit(tree[argument].range, text)] : []))
    } else if kind == "layoutChanged" || kind == "screenChanged", isController(argument) {
      add(misdirection(of: chain, to: argument))
    } else if kind == "screenChanged", tree.isName("nil", argument), isInControl {
      add(jumpToTop(by: call, chain))
    } else if runsDirectly(chain), isUntimely(kind) || isCutOff(chain, kind) {
      add(Practice(.uiKit, .lostAnnouncement(.untimely), range: tree[chain].range))
    }
    if tree[argument].kind == .string, kind == "announcement" {
      let range = tree[argument].range
      let text = WrittenText(tree.textValue(ofString: argument), range: range, valueRange: range)
      add(Practice(.uiKit, .spokenText(text), range: range))
    }
  }

  /// Returns whether an argument contains nothing to announce.
  private func isWordless(_ argument: NodeID, _ kind: Identifier) -> Bool {
    if isType(argument) {
      return kind == "announcement" || kind == "layoutChanged" || kind == "screenChanged"
    }
    guard kind == "announcement" else { return false }
    switch tree[argument].kind {
    case .name where tree[argument].name == "nil" || tree[argument].name == "self": return true
    case .string: return tree.textValue(ofString: argument).isBlank
    case .name, .chain:
      guard let last = tree.links(of: argument).last, tree[last].kind == .name || tree[last].kind == .member
      else {
        return false
      }
      let name = tree.text[tree.nameRange(of: last)]
      return ["View", "Button", "TextField", "Controller", "Cell"].contains { name.ends(with: $0) }
    default: return false
    }
  }

  /// Returns whether an expression is a type: `Screen.self`.
  private func isType(_ expression: NodeID) -> Bool {
    let links = tree.links(of: expression)
    guard links.count > 1, let last = links.last, tree[last].kind == .member, tree[last].name == "self" else {
      return false
    }
    return tree.text[Int(tree[links[links.count - 2]].nameStart)].isUppercaseASCII
  }

  /// Returns whether the enclosing member runs when nothing has changed for the user, or before anything is on the
  /// screen.
  private func isUntimely(_ kind: Identifier) -> Bool {
    guard let member = enclosingMember else { return false }
    switch tree[member].name {
    case "body", "draw", "layoutSubviews", "viewDidLayoutSubviews": return true
    case "viewDidLoad": return kind == "screenChanged"
    case "tableView", "collectionView":
      return tree.children(of: member).contains { child in
        tree[child].kind == .parameter
          && ["cellForRowAt", "cellForItemAt"].contains { tree.code(tree[child].range).spells($0) }
      }
    default: return false
    }
  }

  /// Returns whether the next statement shows another screen, whose announcement interrupts this one.
  private func isCutOff(_ chain: NodeID, _ kind: Identifier) -> Bool {
    guard kind == "announcement", let block = tree.parent(of: chain) else { return false }
    var found = false
    for statement in tree.children(of: block) {
      if found {
        switch tree.links(of: statement).last.map({ tree[$0].name }) {
        case "present", "pushViewController", "dismiss", "popViewController", "popToRootViewController":
          return true
        default: return false
        }
      }
      found = statement == chain
    }
    return false
  }

  // MARK: Disappearing messages

  /// Checks `DispatchQueue.main.asyncAfter(deadline: .now() + 2) { showsToast = false }`.
  mutating func delay(_ call: NodeID) {
    guard tree[call].kind == .call, let expression = tree.expression(endingIn: call),
      let seconds = seconds(ofDelay: call),
      let closure = firstClosure(of: call)
    else { return }
    message(shownUntil: expression, hiding: tree.children(of: closure))
    guard let message = hiddenMessage(in: tree.children(of: closure)) else { return }
    add(message, after: seconds, expression)
  }

  /// Checks `try await Task.sleep(for: .seconds(2))` before a statement that hides a message.
  mutating func pause(_ call: NodeID) {
    guard tree[call].kind == .call, let seconds = seconds(ofPause: call),
      var expression = tree.expression(endingIn: call),
      tree.links(of: expression).first.map({ tree[$0].name }) == "Task"
    else { return }
    let chain = expression
    while let parent = tree.parent(of: expression), tree[parent].kind == .prefix { expression = parent }
    guard let block = tree.parent(of: expression) else { return }
    let behind = tree.children(of: block).filter { $0 > expression }.prefix(2)
    message(shownUntil: chain, hiding: behind)
    guard let message = hiddenMessage(in: behind) else { return }
    add(message, after: seconds, chain)
  }

  private mutating func add(_ message: NodeID, after seconds: Double, _ expression: NodeID) {
    let isUIKit = tree[message].kind != .assignment
    add(
      Practice(
        isUIKit ? .uiKit : .swiftUI, .shortMessage(seconds: seconds, hasAction: showsButton(with: message)),
        range: tree[expression].range))
  }

  func seconds(ofDelay call: NodeID) -> Double? {
    if let interval = tree.value("withTimeInterval", of: call) ?? tree.value("timeInterval", of: call) {
      if let repeats = tree.value("repeats", of: call), !tree.isName("false", repeats) { return nil }
      return tree.number(of: interval)
    }
    guard let deadline = tree.value("deadline", of: call), tree[deadline].kind == .infix else { return nil }
    let parts = Array(tree.children(of: deadline))
    guard parts.count == 3, tree[parts[1]].name == "+" else { return nil }
    return tree[parts[2]].kind == .chain ? interval(parts[2]) : tree.number(of: parts[2])
  }

  func seconds(ofPause call: NodeID) -> Double? {
    if let duration = tree.value("for", of: call) { return interval(duration) }
    guard let nanoseconds = tree.value("nanoseconds", of: call) else { return nil }
    if tree[nanoseconds].kind == .infix {
      let factors = tree.children(of: nanoseconds).filter { tree[$0].kind != .operator }.map {
        tree.number(of: $0)
      }
      guard factors.count == 2, let first = factors[0], let second = factors[1] else { return nil }
      return first * second / 1e9
    }
    return tree.number(of: nanoseconds).map { $0 / 1e9 }
  }

  /// Returns the seconds in `.seconds(2)` or `.milliseconds(1500)`.
  private func interval(_ value: NodeID) -> Double? {
    guard let last = tree.links(of: value).last, tree[last].kind == .call,
      let number = tree.firstUnlabelledArgument(of: last).flatMap(tree.value(ofArgument:)).flatMap(
        tree.number(of:))
    else { return nil }
    switch tree[last].name {
    case "seconds": return number
    case "milliseconds": return number / 1000
    default: return nil
    }
  }

  /// Returns the first statement that hides a message: `showsToast = false`, `toast.removeFromSuperview()`.
  private func hiddenMessage(in statements: some Sequence<NodeID>) -> NodeID? {
    for var statement in statements {
      if tree[statement].kind == .call || tree[statement].kind == .chain,
        let last = tree.links(of: statement).last, tree[last].name == "withAnimation",
        let inner = tree.arguments(of: last).lazy.compactMap({ tree.closure(ofArgument: $0) }).first
          .flatMap({ tree.children(of: $0).first { _ in true } })
      {
        statement = inner
      }
      switch tree[statement].kind {
      case .assignment:
        let sides = Array(tree.children(of: statement))
        guard sides.count == 2, tree.isName("false", sides[1]) || tree.isName("nil", sides[1]),
          let flag = tree.links(of: sides[0]).last, namesMessage(flag)
        else { continue }
        return statement
      case .chain:
        let links = tree.links(of: statement)
        guard links.count > 1, let last = links.last, tree[last].kind == .call,
          namesMessage(links[links.count - 2])
        else { continue }
        switch tree[last].name {
        case "removeFromSuperview", "hide", "dismiss": return statement
        default: continue
        }
      default: continue
      }
    }
    return nil
  }

  private func namesMessage(_ link: NodeID) -> Bool {
    let name = tree.text[tree.nameRange(of: link)]
    return ["toast", "Toast", "snack", "Snack", "banner", "Banner"].contains { name.spells($0) }
  }

  /// Returns whether a button is shown with a message: in a branch that depends on its flag, or in its view.
  private func showsButton(with message: NodeID) -> Bool {
    let owner = tree[message].kind == .assignment ? tree.children(of: message).first { _ in true } : message
    guard let owner else { return false }
    let links = tree.links(of: owner)
    let name = tree[message].kind == .assignment ? links.last : links.dropLast().last
    guard let name = name.map({ tree[$0].name }), name != .none else { return false }
    let around = tree.subtree(of: outermost)
    for index in around {
      let node = NodeID(index)
      switch tree.nodes[index].kind {
      case .branch:
        let arms = tree.children(of: node).filter { tree[$0].kind == .arm }
        for arm in arms where tree.subtreeMentions("Button", arm) {
          let condition = tree.children(of: arm).first { _ in true }
          if let condition, tree.subtreeMentions(name, condition) { return true }
        }
      case .call
      where tree.nodes[index].name == "addSubview" || tree.nodes[index].name == "addArrangedSubview":
        guard let chain = tree.parent(of: node), tree[chain].kind == .chain,
          tree.links(of: chain).contains(where: { tree[$0].name == name }),
          let view = tree.firstUnlabelledArgument(of: node).flatMap(tree.value(ofArgument:)),
          let last = tree.links(of: view).last
        else { continue }
        let spelling = tree.text[tree.nameRange(of: last)]
        if spelling.spells("utton") { return true }
      default: continue
      }
    }
    return false
  }
}
