// Sliders whose code acts only when a touch ends.

import Source
import Syntax

extension KotlinPractices {
  /// Checks `override fun onStopTrackingTouch(bar: SeekBar) { seekTo(bar.progress) }` if the listener for changes only
  /// shows the value.
  ///
  /// Source: android.widget.AbsSeekBar, `performAccessibilityActionInternal` and `onKeyDown`; Material's BaseSlider,
  /// `onPerformActionForVirtualView` and `onKeyDown`: they only report a changed value. Only `onTouchEvent` starts and
  /// stops tracking.
  mutating func touchedValue(appliedIn function: NodeID) {
    guard tree.hasModifier("override", function), let body = tree.body(ofFunction: function),
      let type = enclosingType, readsValue(body), isAmongFirst(in: declarations.first ?? function),
      !showsOnly(body, 0), let changes = changes(heardBy: type),
      changes.allSatisfy({ showsOnly($0, 0) }), !isMentionedAround(KotlinPractices.waysToAdjust)
    else { return }
    add(Practice(.androidViews, .touchedValue, range: tree.nameRange(of: function)))
  }

  /// Names in code that handles actions of accessibility services or keys itself.
  private static let waysToAdjust: Set<Identifier> = [
    "performAccessibilityAction", "onPerformAccessibilityAction", "ACTION_SET_PROGRESS",
    "setAccessibilityDelegate", "accessibilityDelegate", "AccessibilityDelegateCompat",
    "replaceAccessibilityAction", "addAccessibilityAction", "setOnKeyListener", "onKeyDown",
  ]

  /// Returns whether code uses the value of a slider: `slider.value`, `bar?.progress`.
  private func readsValue(_ code: NodeID) -> Bool {
    tree.subtree(of: code).contains { index in
      let link = NodeID(index)
      switch (tree[link].kind, tree[link].name) {
      case (.call, "getProgress"), (.call, "getValue"): return true
      case (.member, "progress"), (.member, "value"), (.member, "values"):
        guard let target = tree.expression(endingIn: link), let parent = tree.parent(of: target),
          tree[parent].kind == .assignment
        else { return true }
        return tree.children(of: parent).first { _ in true } != target
      default: return false
      }
    }
  }

  /// Returns the code that runs when the value of a slider changes, or nil if some of it may be elsewhere.
  private func changes(heardBy type: NodeID) -> [NodeID]? {
    let own = members(of: type).filter {
      tree[$0].name == "onProgressChanged" || tree[$0].name == "onValueChange"
    }
    if !own.isEmpty { return own.compactMap(tree.body(ofFunction:)) }
    // Material's sliders take another listener for changes.
    guard supertypes(of: type).contains(where: { tree[$0].name == "OnSliderTouchListener" }) else {
      return nil
    }
    var (changes, isComplete): ([NodeID], Bool) = ([], false)
    for index in tree.subtree(of: declarations.first ?? type) where tree.nodes[index].kind == .call {
      switch tree.nodes[index].name {
      case "addOnSliderTouchListener": isComplete = true
      case "addOnChangeListener":
        guard let body = listener(addedBy: NodeID(index)) else { return nil }
        changes.append(body)
      default: continue
      }
    }
    return isComplete ? changes : nil
  }

  /// Returns the code of a listener: `{ … }`, `Slider.OnChangeListener { … }`, or that of an object.
  private func listener(addedBy call: NodeID) -> NodeID? {
    if let lambda = tree.trailingLambda(of: call) { return lambda }
    guard let value = tree.arguments(of: call).first.flatMap(tree.value(ofArgument:)) else { return nil }
    switch tree[value].kind {
    case .closure: return value
    case .chain: return tree.links(of: value).last.flatMap(tree.trailingLambda(of:))
    case .declaration:
      return members(of: value).first { tree[$0].name == "onValueChange" }.flatMap(tree.body(ofFunction:))
    default: return nil
    }
  }

  /// The functions of a class or object.
  private func members(of type: NodeID) -> [NodeID] {
    guard let block = tree.child(.block, of: type) else { return [] }
    return tree.children(of: block).filter { tree.declarationKind(of: $0) == .function }
  }

  // MARK: Display

  /// Returns whether code only shows something, apart from logging: it sets texts or calls functions that are named
  /// after what they show.
  private func showsOnly(_ code: NodeID, _ depth: Int) -> Bool {
    guard depth < KotlinPractices.mostLevels else { return false }
    switch tree[code].kind {
    case .block, .closure:
      return tree.children(of: code).allSatisfy {
        tree[$0].kind == .parameter || showsOnly($0, depth + 1)
      }
    case .branch:
      return tree.children(of: code).allSatisfy { part in
        guard tree[part].kind == .arm else { return isPure(part) }
        let result = tree.children(of: part).reversed().first
        return tree.children(of: part).allSatisfy {
          $0 == result ? showsOnly($0, depth + 1) : isPure($0)
        }
      }
    case .statement: return tree.children(of: code).allSatisfy { showsOnly($0, depth + 1) }
    case .declaration: return tree.declarationKind(of: code) == .property
    case .assignment:
      guard let target = tree.target(of: code) else { return false }
      return KotlinPractices.shownProperties.contains(tree[target].name)
    case .name, .number, .string: return true
    case .chain, .call:
      guard let last = tree.links(of: code).last else { return false }
      guard tree[last].kind == .call else { return true }
      if let lambda = tree.trailingLambda(of: last), KotlinPractices.scopes.contains(tree[last].name) {
        return showsOnly(lambda, depth + 1)
      }
      if isDisplay(tree.nameText(of: last)) { return true }
      guard tree.links(of: code).count == 1, let body = function(calledBy: last) else { return false }
      return showsOnly(body, depth + 1)
    default: return false
    }
  }

  private static let mostLevels = 12

  /// Returns whether a condition calls nothing, apart from functions that answer a question.
  private func isPure(_ condition: NodeID) -> Bool {
    !tree.subtree(of: condition).contains { index in
      guard tree.nodes[index].kind == .call else { return false }
      let first = NameSuggestion.words(in: tree.nameText(of: NodeID(index))).first ?? ""
      return !["is", "has", "get", "to", "can", "contains"].contains(first)
    }
  }

  /// Returns the body of the function that a call without a receiver refers to, if it's in the outermost declaration.
  private func function(calledBy call: NodeID) -> NodeID? {
    declarations.first.flatMap { outermost in
      members(of: outermost).first { tree[$0].name == tree[call].name }.flatMap(tree.body(ofFunction:))
    }
  }

  /// Returns whether a function is named after what it shows: `updateViews`, `setText`, or `d` of a log.
  private func isDisplay(_ name: String) -> Bool {
    let words = NameSuggestion.words(in: name)
    if words.count == 1, ["d", "v", "i", "w", "e", "log", "invalidate"].contains(words[0]) { return true }
    return words.contains { KotlinPractices.displays.contains($0) }
  }

  private static let displays: Set<String> = [
    "text", "texts", "label", "labels", "view", "views", "display", "displayed", "show", "summary", "tooltip",
    "title", "ui",
  ]

  private static let shownProperties: Set<Identifier> = [
    "text", "contentDescription", "stateDescription", "title", "subtitle", "summary", "isVisible",
    "isInvisible", "isGone", "visibility", "alpha",
  ]

  private static let scopes: Set<Identifier> = ["let", "also", "apply", "run", "with"]
}
