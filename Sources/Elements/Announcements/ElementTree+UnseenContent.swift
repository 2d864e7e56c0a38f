// Parts of a stop that are written elsewhere, and parts that are shown sometimes.

import Source
import Syntax

extension ElementTree {
  /// What a part of a stop may say that cannot be seen here: a component of the app, a text that code sets. Nil for what
  /// is looked into, says nothing or is a stop of its own.
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

  /// Whether a composable is none of the libraries.
  func isComponent(_ id: ElementID) -> Bool {
    guard self[id].framework == .compose, let call = call(of: self[id]) else { return false }
    return Composable.named(syntax[call].name) == nil
  }

  /// Whether no view is written inside of an element, but what it does at most.
  func showsNothingInside(_ id: ElementID) -> Bool {
    !children(of: id).contains { child in
      // `item { … }` is no view, but may show some.
      mayBeView(child) || self[child].role == .custom && children(of: child).contains(where: mayBeView)
    }
  }

  /// Whether a component of another file shows something around what the code here gives it to show. Themes and providers
  /// only decide how that looks.
  func mayShowMore(_ id: ElementID) -> Bool {
    let element = self[id]
    guard element.framework == .compose, element.role == .custom, element.slot != .decoration,
      element.exposure == .exposed || element.exposure == .unknown,
      isComponent(id), mayBeView(id), !isBareByName(element.typeName)
    else { return false }
    return !element.typeName.hasSuffix("Theme") && !element.typeName.hasSuffix("Provider")
  }

  /// What people call an element that says something unknown: by its id in layouts, else by its type.
  func nameInCode(of id: ElementID) -> String {
    let element = self[id]
    guard element.framework == .androidXML, let name = element.identifier?.value.literal else {
      return element.typeName
    }
    return name
  }

  /// Whether a component of the app inside of a stop is most probably a stop of its own, as what can be pressed is.
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
      // A lambda that shows nothing does something.
      let range = syntax[value].range
      let isAction =
        syntax[value].kind == .closure
        && !children(of: id).contains { range.contains(self[$0].range.lowerBound) && mayBeView($0) }
      return isCallback || isAction
    }
  }

  /// What most probably names a control of the app that is written elsewhere: a text that it is given.
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

  /// What an argument says, also where it hands on a parameter of the component around it.
  private func spoken(argument: NodeID, of element: Element) -> SpokenText? {
    var written = syntax.writtenText(argument)
    if let value = syntax.value(ofArgument: argument),
      let (text, range) = syntax.text(of: value, with: element.arguments)
    {
      (written.value, written.valueRange) = (text, range)
    }
    return spoken(written)
  }

  /// The texts that a component of the app is given to show, as far as the names of its parameters tell; of one that shows
  /// what is written here, none.
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

  /// Whether a component of the app has a description of its own and shows the texts that it is given as well, each of which
  /// is met by itself.
  func showsTextsBesideDescription(_ id: ElementID) -> Bool {
    let element = self[id]
    guard element.role == .custom, !element.labels.isEmpty, element.grouping == .none,
      element.exposure == .exposed || element.exposure == .unknown
    else { return false }
    return !textsGiven(to: id).isEmpty
  }

  /// The description that a component of the app is given; nil where it is given none.
  private func description(givenTo id: ElementID) -> WrittenText? {
    guard let call = call(of: self[id]), let argument = syntax.argument("contentDescription", of: call) else {
      return nil
    }
    return syntax.writtenText(argument)
  }

  /// Whether something has no words of its own, as its name says.
  func isBareByName(_ name: String) -> Bool {
    [
      "Divider", "Spacer", "Background", "Effect", "Event", "Scrollbar", "Shimmer", "Jank", "Handler", "TODO",
      "KeyboardActions",
    ]
    .contains(
      where: name.hasSuffix)
  }

  /// The condition without which nothing of an element is there; nil where it always is.
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

  /// What has to be true for a view whose `isHidden` code sets to be seen.
  private func condition(of visibility: SpokenFacts.Visibility) -> String {
    switch visibility {
    case .atTimes: "shown"
    case .unless(let value): value < syntax.nodes.count ? negatedCondition(NodeID(value)) : "shown"
    }
  }

  /// The condition of `opacity(isShown ? 1 : 0)`: VoiceOver does not meet what cannot be seen.
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
  /// Whether a view is a sheet at the bottom of which nothing is to be seen before it is opened, or that can be hidden.
  ///
  /// Source: Material Components for Android, “BottomSheetBehavior”.
  var isClosedSheet: Bool {
    guard let behavior = value("app:layout_behavior"),
      behavior.spells("BottomSheetBehavior") || behavior.spells("bottom_sheet_behavior")
    else { return false }
    let height = value("app:behavior_peekHeight").map { $0.prefix(while: \.isDigit) }
    return height?.elementsEqual("0".utf8) == true || isTrue("app:behavior_hideable")
  }

  /// Whether nothing of a view is to be seen: `android:alpha="0"`.
  var isTransparent: Bool {
    value("android:alpha").map { Tree.number($0) == 0 } ?? false
  }
}
