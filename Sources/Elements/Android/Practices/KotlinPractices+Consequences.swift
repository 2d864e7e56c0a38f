// Context changes, unconfirmed actions, and time limits in Kotlin code.

import Source
import Syntax

extension KotlinPractices {
  // MARK: Context changes

  /// Checks `onValueChange = { code = it; if (it.length == 6) nav.navigate("home") }`.
  mutating func contextChange(inArgument argument: NodeID) {
    guard let lambda = tree.closure(ofArgument: argument), let place = tree.parent(of: argument),
      !KotlinPractices.speaksOfSearch(tree.text[tree.nameRange(of: place)]),
      !enclosingNames.contains(where: { KotlinPractices.speaksOfSearch(Array($0.utf8)[...]) }),
      let change = contextChange(in: lambda)
    else { return }
    add(Practice(.compose, .contextChange, range: tree[change].range))
  }

  /// Checks `toggle.setOnCheckedChangeListener { _, isOn -> startActivity(…) }` and
  /// `field.doAfterTextChanged { finish() }`.
  mutating func contextChange(inListener call: NodeID) {
    guard hasViews, tree[call].kind == .call, let lambda = tree.trailingLambda(of: call),
      let expression = tree.expression(endingIn: call),
      !KotlinPractices.speaksOfSearch(
        tree.text[tree[expression].range.lowerBound..<Int(tree[call].nameStart)]),
      let change = contextChange(in: lambda)
    else { return }
    add(Practice(.androidViews, .contextChange, range: tree[change].range))
  }

  /// Checks `override fun onItemSelected(…) { startActivity(…) }`.
  mutating func contextChange(inFunction function: NodeID) {
    guard tree.declarationKind(of: function) == .function, tree.hasModifier("override", function),
      let body = tree.body(ofFunction: function), tree[body].kind == .block,
      let change = contextChange(in: body)
    else { return }
    add(Practice(.androidViews, .contextChange, range: tree[change].range))
  }

  private static func speaksOfSearch(_ name: ArraySlice<UInt8>) -> Bool {
    ["earch", "ilter", "ort", "uery", "avigat", "pager", "Pager"].contains { name.spells($0) }
  }

  /// Returns the first statement of a block that opens or leaves a screen, conditionally or not.
  private func contextChange(in block: NodeID) -> NodeID? {
    tree.children(of: block).first { statement in
      guard tree[statement].kind != .parameter, tree[statement].kind != .declaration else { return false }
      return tree.subtree(of: statement).contains { index in
        guard tree.nodes[index].kind == .call else { return false }
        switch tree.nodes[index].name {
        case "navigate", "startActivity", "finish", "showDialog", "popBackStack", "submit": return true
        default: return false
        }
      }
    }
  }

  // MARK: Irreversible actions

  /// Checks `Button(onClick = { viewModel.deleteAccount() })` in a function without a confirmation.
  mutating func sensitiveClick(inArgument argument: NodeID) {
    guard let lambda = tree.closure(ofArgument: argument), let call = sensitiveCall(in: lambda),
      !isInMenu(argument),
      !asksBefore()
    else { return }
    add(Practice(.compose, .unconfirmed, range: tree[call].range))
  }

  /// Checks `delete.setOnClickListener { viewModel.deleteAccount() }` in a class without a confirmation.
  mutating func sensitiveClick(inListener call: NodeID) {
    guard hasViews, tree[call].kind == .call, let lambda = tree.trailingLambda(of: call),
      let action = sensitiveCall(in: lambda), !asksBefore()
    else { return }
    add(Practice(.androidViews, .unconfirmed, range: tree[action].range))
  }

  /// Returns the top-level statement of a lambda that calls an irreversible action unconditionally.
  private func sensitiveCall(in lambda: NodeID) -> NodeID? {
    tree.children(of: lambda).first { statement in
      guard tree[statement].kind == .chain || tree[statement].kind == .call,
        let last = tree.links(of: statement).last, tree[last].kind == .call
      else { return false }
      return SensitiveVerb.names(tree.nameText(of: last)) && !isToldOthers(tree.links(of: statement))
    }
  }

  /// Returns whether a call only notifies a delegate that decides: `listener.delete(item)`.
  private func isToldOthers(_ links: [NodeID]) -> Bool {
    guard let first = links.first else { return false }
    let name = tree.text[tree.nameRange(of: first)]
    return ["istener", "elegate", "allback", "ctions"].contains { name.spells($0) }
  }

  /// Returns whether the action is in a menu, which the user must open first.
  private func isInMenu(_ argument: NodeID) -> Bool {
    guard let call = tree.parent(of: argument) else { return false }
    return tree.text[tree.nameRange(of: call)].spells("Menu")
  }

  /// Returns whether the surrounding code asks for confirmation or lets users undo the action.
  private mutating func asksBefore() -> Bool {
    enclosingNames.contains { name in ["ialog", "onfirm", "lert", "heet"].contains { name.spells($0) } }
      || asksPeople()
  }

  /// Words in code that asks for confirmation or lets users undo an action.
  static let askingWords = WordSearch([
    "Dialog", "onfirm", "undo", "Undo", "nackbar", "BottomSheet", "raft", "showDelete", "AlertDialog",
  ])

  // MARK: Time

  /// Checks `handler.postDelayed({ logout() }, 300_000)`.
  mutating func timeLimit(_ call: NodeID) {
    guard hasViews, tree[call].kind == .call, let expression = tree.expression(endingIn: call), !isExtensible
    else { return }
    let arguments = tree.arguments(of: call)
    let values = arguments.compactMap(tree.value(ofArgument:))
    guard let time = values.compactMap(tree.number(of:)).first, time >= 10_000,
      let lambda = arguments.compactMap(tree.closure(ofArgument:)).first, endsSession(lambda)
    else { return }
    add(Practice(.androidViews, .timeLimit, range: tree[expression].range))
  }

  /// Checks `delay(300_000); logout()`.
  mutating func timeLimit(afterDelay call: NodeID) {
    guard tree[call].kind == .call, let pause = tree.expression(endingIn: call), isStatement(pause),
      !isExtensible,
      let value = tree.arguments(of: call).first.flatMap(tree.value(ofArgument:)),
      let number = tree.number(of: value), let block = tree.parent(of: pause)
    else { return }
    let unit = tree[value].kind == .chain ? tree.links(of: value).last.map { tree[$0].name } : nil
    let seconds =
      switch unit {
      case "seconds": number
      case "minutes": number * 60
      case nil: number / 1000
      default: 0.0
      }
    guard seconds >= 10, let next = tree.children(of: block).first(where: { $0 > pause }), endsSession(next)
    else {
      return
    }
    add(Practice(isComposable ? .compose : .androidViews, .timeLimit, range: tree[call].range))
  }

  /// True if the surrounding code lets users extend the session.
  private var isExtensible: Bool {
    ["xtend", "enew", "keepAlive", "KeepAlive", "continueSession"].contains { isSpelledAround($0) }
  }

  private func endsSession(_ code: NodeID) -> Bool {
    tree.subtree(of: code).contains { index in
      guard tree.nodes[index].kind == .call else { return false }
      return SessionEnd.names(tree.nameText(of: NodeID(index)))
    }
  }
}
