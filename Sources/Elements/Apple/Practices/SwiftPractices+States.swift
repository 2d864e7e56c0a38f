// Control states that Swift code shows but doesn't expose.

import Source
import Syntax

extension SwiftPractices {
  // MARK: Disabled

  /// Checks `.opacity(isValid ? 1 : 0.5).allowsHitTesting(isValid)` without `.disabled(…)`.
  mutating func drawnDisabled(modifier call: NodeID) {
    guard tree[call].kind == .call, let argument = tree.firstUnlabelledArgument(of: call),
      let condition = tree.value(ofArgument: argument), tree[condition].kind == .name,
      !tree.isName("false", condition), !tree.isName("true", condition)
    else { return }
    let links = links(around: call)
    guard !links.contains(where: { tree[$0].name == "disabled" || tree[$0].name == "accessibilityHidden" }),
      links.first.map({ SwiftUIView.named(tree[$0].name)?.role.isControl == true }) == true,
      links.contains(where: { fades($0, with: tree[condition].name) })
    else { return }
    let name = tree.sourceText(of: condition)
    add(
      Practice(
        .swiftUI, .drawnDisabled, range: tree[call].range,
        edits: [.replace(tree[call].range, ".disabled(!\(name))")]))
  }

  /// Returns whether a modifier fades a view on a condition: `.opacity(isValid ? 1 : 0.5)`.
  private func fades(_ link: NodeID, with condition: Identifier) -> Bool {
    guard tree[link].kind == .call, tree[link].name == "opacity",
      let value = tree.firstUnlabelledArgument(of: link).flatMap(tree.value(ofArgument:)),
      tree.branchKind(of: value) == .ternary, tree.subtreeMentions(condition, value)
    else { return false }
    return tree.subtree(of: value).contains { index in
      let number = tree.nodes[index].kind == .number ? tree.number(of: NodeID(index)) : nil
      return number.map { $0 > 0 && $0 < 0.7 } ?? false
    }
  }

  /// Records `pay.alpha = 0.5`.
  mutating func fade(assignedBy member: NodeID) {
    guard let (view, assignment, value) = statement(assigning: member), tree[value].kind == .number,
      let alpha = tree.number(of: value), alpha > 0, alpha < 0.7
    else { return }
    faded[view] = tree[assignment].range
  }

  /// Checks `pay.isUserInteractionEnabled = false` after the view was faded.
  mutating func drawnDisabled(assignedBy member: NodeID) {
    guard let (view, assignment, value) = statement(assigning: member), tree.isName("false", value),
      let fade = faded[view], fade.upperBound < tree[assignment].range.lowerBound,
      !tree.areAlternatives(fade, tree[assignment].range), tree[member].kind == .member,
      isControl(spelled: tree.text[Int(tree[assignment].start)..<Int(tree[member].start)]),
      let function = declarations.last(where: { tree.declarationKind(of: $0) == .function }),
      !tree.subtreeMentions("isEnabled", function), !tree.subtreeMentions("animate", function)
    else { return }
    let name = tree.text.string(Int(tree[assignment].start)..<Int(tree[member].start))
    add(
      Practice(
        .uiKit, .drawnDisabled, range: tree[assignment].range,
        edits: [.replace(tree[assignment].range, "\(name).isEnabled = false")]))
  }

  /// Returns whether a variable is named like a control: `payButton`, `self.amountField`.
  private func isControl(spelled name: ArraySlice<UInt8>) -> Bool {
    let words = NameSuggestion.words(in: String(decoding: name, as: UTF8.self))
    guard let last = words.last else { return false }
    return ["button", "btn", "switch", "slider", "stepper", "control", "field"].contains(last)
  }

  // MARK: Adjustable

  /// Checks `accessibilityTraits = .adjustable` in a view that can't be adjusted.
  ///
  /// Source: Apple, “UIAccessibilityTraits › adjustable”: “you must also implement accessibilityIncrement() and
  /// accessibilityDecrement()”.
  mutating func adjustableTrait(_ member: NodeID) {
    guard tree[member].kind == .member, let type = enclosingType, tree.declarationKind(of: type) == .class,
      !isAdjustableItself(type), let statement = statement(settingTraits: member)
    else { return }
    let functions = functions(of: tree[type].name)
    if !functions.contains("accessibilityIncrement") || !functions.contains("accessibilityDecrement") {
      add(Practice(.uiKit, .adjustable(.actions), range: tree[statement].range))
    } else if !isMentionedAround(["accessibilityValue", "accessibilityAttributedValue"]),
      !functions.contains("accessibilityValue")
    {
      add(Practice(.uiKit, .adjustable(.value), range: tree[statement].range))
    }
  }

  /// Returns the statement that gives the type's own view a trait, or nil if it's another view's trait.
  private func statement(settingTraits member: NodeID) -> NodeID? {
    var node = member
    for _ in 0..<6 {
      guard let parent = tree.parent(of: node) else { return nil }
      if tree[parent].kind == .assignment {
        guard let target = tree.children(of: parent).first(where: { _ in true }), target != node else {
          return nil
        }
        let links = tree.links(of: target)
        let isOwn = links.count == 1 || links.count == 2 && tree.isName("self", links[0])
        return isOwn && links.last.map { tree[$0].name } == "accessibilityTraits" ? parent : nil
      }
      if tree[parent].kind == .call, tree[parent].name == "insert" || tree[parent].name == "formUnion" {
        guard let chain = tree.parent(of: parent), tree[chain].kind == .chain else { return nil }
        let links = tree.links(of: chain).filter { !tree.isName("self", $0) }
        return links.count == 2 && tree[links[0]].name == "accessibilityTraits" ? chain : nil
      }
      node = parent
    }
    return nil
  }

  private func isAdjustableItself(_ type: NodeID) -> Bool {
    tree.children(of: type).contains { child in
      guard tree[child].kind == .type else { return false }
      switch tree[child].name {
      case "UIView", "UIControl", "UIStackView", "UITableViewCell", "UICollectionViewCell", "UIButton",
        "UILabel",
        "UIImageView":
        return false
      default: return tree.text[tree.nameRange(of: child)].begins(with: "UI")
      }
    }
      || !tree.children(of: type).contains {
        tree[$0].kind == .type && tree.text[tree.nameRange(of: $0)].begins(with: "UI")
      }
  }

  /// Returns the functions and properties of a type and its extensions in the file.
  private func functions(of type: Identifier) -> Set<Identifier> {
    var names: Set<Identifier> = []
    for part in tree.children(of: tree.root) where tree[part].kind == .declaration && tree[part].name == type
    {
      guard let block = tree.child(.block, of: part) else { continue }
      for member in tree.children(of: block) where tree[member].kind == .declaration {
        names.insert(tree[member].name)
      }
    }
    return names
  }

  /// Checks `override func accessibilityIncrement()` in a view without the adjustable trait.
  mutating func unannouncedAdjustment(_ function: NodeID) {
    guard tree.declarationKind(of: function) == .function, tree.hasModifier("override", function),
      let type = enclosingType, tree.declarationKind(of: type) == .class, !isAdjustableItself(type),
      !isMentionedAround(["adjustable", "accessibilityTraits"])
    else { return }
    if tree[function].name == "accessibilityDecrement",
      functions(of: tree[type].name).contains("accessibilityIncrement")
    {
      return
    }
    add(Practice(.uiKit, .adjustable(.trait), range: tree.nameRange(of: function)))
  }

  /// Checks `.accessibilityAdjustableAction { … }` on a separate element without a value.
  mutating func adjustableAction(_ call: NodeID) {
    guard tree[call].kind == .call else { return }
    let links = links(around: call)
    let replaces = links.contains { link in
      guard tree[link].kind == .call, tree[link].name == "accessibilityElement" else { return false }
      return tree.value("children", of: link).map { tree.lastName(of: $0) == "ignore" } ?? true
    }
    let label = links.first { tree[$0].name == "accessibilityLabel" }
    guard replaces, !links.contains(where: { tree[$0].name == "accessibilityValue" }),
      !links.contains(where: { tree[$0].name == "accessibilityRepresentation" }),
      let label, let text = tree.firstUnlabelledArgument(of: label).flatMap(tree.value(ofArgument:)),
      tree[text].kind == .string, tree.textValue(ofString: text).literal != nil
    else { return }
    add(Practice(.swiftUI, .adjustable(.value), range: tree[call].range))
  }

  // MARK: Toggles

  /// Checks `Button { isOn.toggle() } label: { Image(systemName: isOn ? "a" : "b") }.accessibilityLabel("Remember")`.
  mutating func drawnToggle(_ call: NodeID) {
    guard tree[call].kind == .call else { return }
    let links = links(around: call)
    guard links.first == call, let state = toggledState(by: call),
      !links.contains(where: { tellsState($0) }),
      let label = links.first(where: { tree[$0].name == "accessibilityLabel" }),
      tree.argument("isEnabled", of: label) == nil,
      let text = tree.firstUnlabelledArgument(of: label).flatMap(tree.value(ofArgument:)),
      tree[text].kind == .string, tree.textValue(ofString: text).literal != nil,
      let closure = tree.arguments(of: call).last.flatMap(tree.closure(ofArgument:)),
      depends(closure, on: tree[state].name),
      !ScreenState.isOfDisclosure(tree.sourceText(of: state))
        || tree.pictureChoice(in: tree[closure].range)?.isDrawnState == true
    else { return }
    let name = tree.sourceText(of: state)
    add(
      Practice(
        .swiftUI, .drawnToggle, range: tree[call].range.lowerBound..<tree[call].range.upperBound,
        edits: [
          .insert(
            at: tree[label].range.upperBound,
            .text(".accessibilityAddTraits(.isToggle).accessibilityValue(\(name) ? \"On\" : \"Off\")"))
        ]))
  }

  /// Returns the variable that the action toggles, if it does nothing else.
  private func toggledState(by call: NodeID) -> NodeID? {
    let arguments = tree.arguments(of: call)
    guard
      let action = arguments.first(where: { tree[$0].name == "action" || tree[$0].detail == 1 })
        .flatMap(tree.closure(ofArgument:))
    else { return nil }
    guard let property = tree.toggledProperty(by: action), property.count == 1,
      tree[property[0]].kind == .name
    else { return nil }
    return property[0]
  }

  private func tellsState(_ link: NodeID) -> Bool {
    switch tree[link].name {
    case "accessibilityValue", "accessibilityAddTraits", "accessibilityRepresentation",
      "accessibilityElement",
      "accessibilityHidden":
      true
    default: false
    }
  }

  /// Returns whether a variable determines what a label shows.
  private func depends(_ closure: NodeID, on name: Identifier) -> Bool {
    tree.subtree(of: closure).contains { index in
      guard tree.branchKind(of: NodeID(index)) == .ternary,
        let condition = tree.children(of: NodeID(index)).first(where: { _ in true })
      else { return false }
      return tree.subtreeMentions(name, condition)
    }
  }
}

/// Names of state variables.
enum ScreenState {
  /// Returns whether a variable says that something is expanded or shown, rather than on.
  static func isOfDisclosure(_ name: String) -> Bool {
    NameSuggestion.words(in: name).contains { words.contains($0) }
  }

  private static let words: Set<String> = [
    "expanded", "open", "opened", "show", "shows", "showing", "shown", "presented", "menu", "collapsed",
    "visible",
    "hidden", "presenting", "sheet", "popover", "alert", "expand", "edit", "editing",
  ]
}
