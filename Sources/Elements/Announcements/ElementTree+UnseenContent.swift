// Parts of a focus stop that are defined elsewhere or shown only some of the time.

import Source
import Syntax

extension ElementTree {
  /// Returns the unknown announcement of a part of a focus stop: a custom component, a text that code sets. Nil if
  /// the part is expanded, has no announcement, or is a separate focus stop.
  func unseenContent(of id: ElementID) -> SpokenText? {
    let element = self[id]
    switch element.framework {
    case .compose:
      guard showsNothingInside(id), element.role == .custom || element.openness.contains(.content) else {
        return nil
      }
      guard element.role == .custom else {
        return element.role.isControl ? nil : .unknown(element.typeName, at: element.typeRange)
      }
      guard mayBeView(id), !isAloof(id) else { return nil }
      if let described = description(givenTo: id) {
        return described.value == .none ? nil : spoken(described)
      }
      return isBareByName(element.typeName) ? nil : .unknown(element.typeName, at: element.typeRange)
    case .androidXML:
      guard element.role == .text && element.identifier != nil || element.role == .custom else { return nil }
      return .unknown(nameInCode(of: id), at: element.typeRange)
    default:
      let isUnseen = element.openness.contains(.content) || element.role == .custom
      return isUnseen ? .unknown(element.typeName, at: element.typeRange) : nil
    }
  }

  /// Returns whether a composable isn't from a known library.
  func isComponent(_ id: ElementID) -> Bool {
    guard self[id].framework == .compose, let call = call(of: self[id]) else { return false }
    return Composable.named(syntax[call].name) == nil
  }

  /// Returns whether an element contains no view in code, only actions at most.
  func showsNothingInside(_ id: ElementID) -> Bool {
    !children(of: id).contains { child in
      // `item { … }` isn't a view, but may show some.
      mayBeView(child) || self[child].role == .custom && children(of: child).contains(where: mayBeView)
    }
  }

  /// Returns whether a component from another file may show something around the content passed to it. Themes and
  /// providers only affect appearance.
  func mayShowMore(_ id: ElementID) -> Bool {
    let element = self[id]
    guard element.framework == .compose, element.role == .custom, element.slot != .decoration,
      element.exposure == .exposed || element.exposure == .unknown,
      isComponent(id), mayBeView(id), !isBareByName(element.typeName)
    else { return false }
    return !element.typeName.hasSuffix("Theme") && !element.typeName.hasSuffix("Provider")
  }

  /// Returns the name of an unknown element in code: its ID in layouts, otherwise its type.
  func nameInCode(of id: ElementID) -> String {
    let element = self[id]
    guard element.framework == .androidXML, let name = element.identifier?.value.literal else {
      return element.typeName
    }
    return name
  }

  /// Returns whether a custom component inside a focus stop is probably a separate stop, as controls are.
  func isAloof(_ id: ElementID) -> Bool {
    let element = self[id]
    guard element.framework == .compose, element.role == .custom, let call = call(of: element) else {
      return false
    }
    let name = element.typeName
    if ["Button", "Toggle", "Switch", "Checkbox", "Slider", "TextField", "Chip", "Selector", "Stepper"]
      .contains(
        where: name.hasSuffix)
    {
      return true
    }
    return syntax.arguments(of: call).contains { argument in
      let node = syntax[argument]
      guard node.name != .none, node.detail == 0, let value = syntax.value(ofArgument: argument) else {
        return false
      }
      if syntax.isName("null", value) { return false }
      let label = syntax.nameText(of: argument)
      let isCallback = label.hasPrefix("on") && label.utf8.dropFirst(2).first?.isUppercaseASCII == true
      // A lambda without content is an action.
      let range = syntax[value].range
      let isAction =
        syntax[value].kind == .closure
        && !children(of: id).contains { range.contains(self[$0].range.lowerBound) && mayBeView($0) }
      return isCallback || isAction
    }
  }

  /// Returns the probable label of a custom control from another file: a text passed to it.
  func label(givenTo id: ElementID) -> SpokenText? {
    let element = self[id]
    guard element.framework == .compose, let call = call(of: element),
      Composable.named(syntax[call].name) == nil
    else { return nil }
    let named = syntax.arguments(of: call).first { argument in
      guard syntax[argument].name != .none, syntax[argument].detail == 0 else { return false }
      let label = syntax.nameText(of: argument)
      return ["text", "title", "label", "name", "description", "contentDescription"].contains(label)
        || ["Text", "Title", "Label", "Description"].contains(where: label.hasSuffix)
    }
    let literal = syntax.arguments(of: call).first { argument in
      syntax[argument].name == .none
        && syntax.value(ofArgument: argument).map { syntax[$0].kind == .string } == true
    }
    return (named ?? literal).flatMap { spoken(argument: $0, of: element) }
  }

  /// Returns the text of an argument, even if it passes on a parameter of the enclosing component.
  private func spoken(argument: NodeID, of element: Element) -> SpokenText? {
    var written = syntax.writtenText(argument)
    if let value = syntax.value(ofArgument: argument),
      let (text, range) = syntax.text(of: value, with: element.arguments)
    {
      (written.value, written.valueRange) = (text, range)
    }
    return spoken(written)
  }

  /// Returns the texts that are passed to a custom component, judging by parameter names. Empty for a component whose
  /// content is known.
  func textsGiven(to id: ElementID) -> [SpokenText] {
    let element = self[id]
    guard element.framework == .compose, element.role == .custom, isComponent(id), showsNothingInside(id),
      let call = call(of: element)
    else { return [] }
    return syntax.arguments(of: call).compactMap { argument in
      guard syntax[argument].name != .none, syntax[argument].detail == 0,
        ElementTree.isTextual(syntax.nameText(of: argument)),
        let value = syntax.value(ofArgument: argument), syntax[value].kind != .closure
      else { return nil }
      return spoken(argument: argument, of: element)
    }
  }

  /// Returns whether a custom component has its own content description and also shows texts passed to it, each as a
  /// separate focus stop.
  func showsTextsBesideDescription(_ id: ElementID) -> Bool {
    let element = self[id]
    guard element.role == .custom, !element.labels.isEmpty, element.grouping == .none,
      element.exposure == .exposed || element.exposure == .unknown
    else { return false }
    return !textsGiven(to: id).isEmpty
  }

  /// Returns the content description passed to a custom component, or nil if there is none.
  private func description(givenTo id: ElementID) -> WrittenText? {
    guard let call = call(of: self[id]), let argument = syntax.argument("contentDescription", of: call) else {
      return nil
    }
    return syntax.writtenText(argument)
  }

  /// Returns whether a component has no announcement, judging by its name.
  func isBareByName(_ name: String) -> Bool {
    [
      "Divider", "Spacer", "Background", "Effect", "Event", "Scrollbar", "Shimmer", "Jank", "Handler", "TODO",
      "KeyboardActions",
    ]
    .contains(
      where: name.hasSuffix)
  }

  /// Returns the condition for showing an element, or nil if it's always shown.
  func shownOnlyIf(_ id: ElementID) -> String? {
    let element = self[id]
    if element.framework == .compose, element.typeName == "AnimatedVisibility" {
      guard let call = call(of: element), let visible = syntax.argument("visible", at: 0, of: call),
        syntax[visible].detail == 0
      else { return nil }
      return syntax.value(ofArgument: visible).map { conditionText(syntax[$0].range) }
    }
    if element.framework == .swiftUI { return opaqueOnlyIf(element) }
    if let visibility = element.spokenFacts.visibility { return condition(of: visibility) }
    if element.framework == .uiKit, element.spokenFacts.animation == .atTimes, isSpinner(id) {
      return element.boundName.map { "\($0).isAnimating" } ?? "shown"
    }
    guard element.framework == .androidXML else { return nil }
    let attributes = AndroidAttributes(of: NodeID(element.origin), in: syntax)
    if attributes.isClosedSheet { return "shown" }
    guard attributes.has("android:id") else { return nil }
    let visibility = attributes.value("android:visibility")
    let isGone =
      visibility?.elementsEqual("gone".utf8) == true || visibility?.elementsEqual("invisible".utf8) == true
    return isGone || attributes.isTransparent ? "shown" : nil
  }

  /// Returns the condition under which a view whose `isHidden` is set in code is visible.
  private func condition(of visibility: SpokenFacts.Visibility) -> String {
    switch visibility {
    case .atTimes: "shown"
    case .unless(let value): value < syntax.nodes.count ? negatedCondition(NodeID(value)) : "shown"
    }
  }

  /// Returns the condition of `opacity(isShown ? 1 : 0)`. VoiceOver can't reach invisible views.
  private func opaqueOnlyIf(_ element: Element) -> String? {
    guard !element.fades.isEmpty else { return nil }
    for link in syntax.links(of: NodeID(element.origin)).dropFirst().prefix(ElementTree.reach)
    where syntax[link].name == "opacity" && syntax[link].kind == .call {
      guard let value = syntax.firstUnlabelledArgument(of: link).flatMap(syntax.value(ofArgument:)),
        syntax[value].kind == .branch, syntax.branchKind(of: value) == .ternary,
        let condition = syntax.children(of: value).first(where: { syntax[$0].kind != .arm })
      else { continue }
      let arms = syntax.children(of: value).filter { syntax[$0].kind == .arm }
      let numbers = arms.map { syntax.value(ofArgument: $0).flatMap(syntax.number(of:)) }
      guard numbers.count == 2, (numbers[0] == 0) != (numbers[1] == 0) else { continue }
      return numbers[0] == 0 ? negatedCondition(condition) : conditionText(syntax[condition].range)
    }
    return nil
  }
}

extension AndroidAttributes {
  /// True if the view is a bottom sheet that's collapsed completely at first, or that can be hidden.
  ///
  /// Source: Material Components for Android, “BottomSheetBehavior”.
  var isClosedSheet: Bool {
    guard let behavior = value("app:layout_behavior"),
      behavior.spells("BottomSheetBehavior") || behavior.spells("bottom_sheet_behavior")
    else { return false }
    let height = value("app:behavior_peekHeight").map { $0.prefix(while: \.isDigit) }
    return height?.elementsEqual("0".utf8) == true || isTrue("app:behavior_hideable")
  }
}
