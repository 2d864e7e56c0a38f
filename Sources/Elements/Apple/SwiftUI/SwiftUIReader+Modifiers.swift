// Modifiers of a chain, and the facts that they add to its view.

import Source
import Syntax

extension SwiftUIReader {
  /// Reads modifiers in order, including those in all branches of `#if`.
  mutating func modifiers(_ links: some Sequence<NodeID>, of id: ElementID) {
    for link in links {
      switch tree[link].kind {
      case .call: modifier(link, of: id)
      case .branch:
        for arm in tree.children(of: link) {
          let around = path
          enter(arm, of: link)
          modifiers(tree.children(of: arm), of: id)
          path = around
        }
      default: list[id].unknowns.add(.modifiers, .unreadable, at: link)
      }
    }
  }

  private mutating func modifier(_ call: NodeID, of id: ElementID) {
    let name = tree[call].name
    if list[id].role == .text || name == "frame" && (list[id].typeName == "HStack" || components[id] != nil) {
      textLook(call, of: id)
    }
    switch name {
    case "accessibilityLabel": label(call, of: id)
    case "accessibilityHint": list[id].hint = .certain(text(of: call))
    case "accessibilityValue": list[id].value = .certain(text(of: call))
    case "accessibilityIdentifier": list[id].identifier = text(of: call)
    case "accessibilityHidden", "hidden": hide(call, of: id)
    case "opacity": fade(call, of: id)
    case "blendMode", "brightness", "contrast", "saturation", "grayscale", "hueRotation", "colorMultiply",
      "luminanceToAlpha", "blur", "mask", "redacted", "visualEffect", "colorEffect":
      list[id].fades.append(Fade(nil, range: tree[call].range))
      otherModifier(call, name, of: id)
    case "symbolRenderingMode", "renderingMode":
      // These symbols have their own colors.
      if ["multicolor", "palette", "original"].contains(where: { tree.subtreeMentions($0, call) }) {
        list[id].fades.append(Fade(nil, range: tree[call].range))
      }
    case "bold", "fontWeight": weight(call, of: id)
    case "disabled": disable(call, of: id)
    case "accessibility": oldAccessibility(call, of: id)
    case "accessibilityElement": element(call, of: id)
    case "accessibilityAddTraits", "accessibilityRemoveTraits": traits(call, of: id)
    case "accessibilityHeading": list[id].traits.append(WrittenTrait(.header, range: tree[call].range))
    case "accessibilityRepresentation", "accessibilityChildren":
      list[id].grouping = .ignoresChildren
      list[id].unknowns.add(.elsewhere, .modifier, at: call)
    case "accessibilityAction", "accessibilityActions", "accessibilityAdjustableAction",
      "accessibilityZoomAction",
      "accessibilityScrollAction":
      action(call, of: id)
    case "accessibilityLabeledPair": labelledPair(call, of: id)
    case "focusable":
      barrier(.keyboard, call, of: id)
      searchArguments(of: call)
    case "accessibilityRespondsToUserInteraction":
      barrier(.interaction, call, of: id)
      if tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:)).map({
        !tree.isName("true", $0)
      })
        ?? true
      {
        list[id].circumstances.insert(.outOfInteraction)
      }
    case "accessibilityInputLabels":
      list[id].circumstances.insert(.namedForVoice)
      searchArguments(of: call)
    case "accessibilitySortPriority",
      "accessibilityCustomContent", "accessibilityRotor", "accessibilityRotorEntry",
      "accessibilityTextContentType",
      "accessibilityLinkedGroup", "accessibilityIgnoresInvertColors", "accessibilityActivationPoint",
      "accessibilityFocused",
      "accessibilityShowsLargeContentViewer",
      "accessibilityChartDescriptor", "accessibilityDirectTouch", "accessibilityDragPoint",
      "accessibilityDropPoint", "accessibilityScrollStatus", "accessibilityDefaultFocus",
      "accessibilityQuickAction":
      searchArguments(of: call)
    case "textContentType", "keyboardType": input(call, of: id)
    case "onTapGesture", "onLongPressGesture": gestureModifier(call, of: id)
    case "gesture", "simultaneousGesture", "highPriorityGesture": gestureValue(call, of: id)
    case "foregroundStyle", "foregroundColor": color(call, .foreground, .content, of: id)
    case "tint", "fill": color(call, .foreground, .other, of: id)
    case "background": background(call, of: id)
    case "listRowBackground", "containerBackground", "presentationBackground", "glassEffect",
      "backgroundStyle":
      list[id].colors.append(
        WrittenColor(.unknown, .background, .other, range: tree[call].range, valueRange: tree[call].range))
      otherModifier(call, name, of: id)
    case "font": font(call, of: id)
    case "buttonStyle": buttonStyle(call, of: id)
    case "toggleStyle", "progressViewStyle", "gaugeStyle": style(call, of: id)
    case "modifier": modifierValue(call, of: id)
    case "pickerStyle" where SwiftUIReader.readsOptions(tree.firstUnlabelledArgument(of: call), tree):
      // Each option is a separate focus stop under the title of its section. The picker's own title isn't read.
      list[id].circumstances.insert(.passive)
      let isGroup = SwiftUIReader.groupsOptions(tree.firstUnlabelledArgument(of: call), tree)
      if isGroup, list[id].role == .picker { list[id].circumstances.insert(.groupsOptions) }
      switch list[id].role {
      case .container, .list, .custom: showsOptions[id] = isGroup
      default: break
      }
    case "labelsHidden": hidesTitles.insert(id)
    case "labelStyle"
    where tree.subtreeMentions("iconOnly", call) || tree.subtreeMentions("IconOnlyLabelStyle", call):
      hidesTitles.insert(id)
    case "tabItem": tabItem(call, of: id)
    case "contextMenu":
      // It isn't known whether VoiceOver announces the menu, but it offers the menu's actions another way.
      list[id].actions.append(.announced)
      presented(by: call, below: id, .separate)
    case "preferredColorScheme", "colorScheme", "environment", "colorInvert":
      if name != "environment" || tree.text[tree[call].range].spells("colorScheme") {
        list[id].unknowns.add(.colors, .configuration, at: call)
      }
      if name == "colorInvert" { list[id].fades.append(Fade(nil, range: tree[call].range)) }
      searchArguments(of: call)
    case _ where SwiftUILibrary.isLoading(name) && SwiftUILibrary.mayBePicture(typeName(id)): break
    default: otherModifier(call, name, of: id)
    }
  }

  private func typeName(_ id: ElementID) -> Identifier {
    list[id].role == .image ? Identifier(spelled: list[id].typeName) : .none
  }

  private mutating func otherModifier(_ call: NodeID, _ name: Identifier, of id: ElementID) {
    if SwiftUIModifiers.presents(name) {
      presented(by: call, below: id, .separate)
    } else if SwiftUIModifiers.decorates(name) {
      presented(by: call, below: id, .decoration)
    } else {
      if !SwiftUIModifiers.isNeutral(name) { ownModifier(call, name, of: id) }
      searchArguments(of: call)
    }
  }

  mutating func searchArguments(of call: NodeID) {
    guard path.helperDepth == 0 else { return }
    for argument in tree.arguments(of: call) { search(argument, Scope(escapes: true)) }
  }

  /// Reads views that a modifier shows, in closures or as values.
  mutating func presented(by call: NodeID, below id: ElementID, _ slot: Element.Slot) {
    guard path.helperDepth == 0 else { return }
    let first = list.elements.count
    defer {
      if slot == .separate, SwiftUIModifiers.laysOutControls(tree[call].name) {
        for index in first..<max(first, list.elements.count) where list.elements[index].parent == id {
          inSystemPlaces.insert(ElementID(index))
        }
      }
    }
    for argument in tree.arguments(of: call) {
      if let closure = tree.closure(ofArgument: argument), !isCallback(tree[argument].name) {
        content(of: closure, Scope(parent: id, slot: slot))
      } else if let value = tree.value(ofArgument: argument), tree[value].kind == .chain,
        let first = tree.links(of: value).first, SwiftUIView.named(tree[first].name) != nil
      {
        view(value, Scope(parent: id, slot: slot))
      } else {
        search(argument, Scope(escapes: true))
      }
    }
  }

  private func isCallback(_ label: Identifier) -> Bool {
    switch label {
    case "onDismiss", "onCompletion", "onCancellation", "action", "perform": true
    default: false
    }
  }

  /// Reads `.tabItem { … }`, which creates the tab of this page.
  private mutating func tabItem(_ call: NodeID, of id: ElementID) {
    guard path.helperDepth == 0 else { return }
    var element = Element(
      .swiftUI, .tab, typeName: "tabItem", range: tree[call].range, constructor: tree[call].range,
      typeRange: tree.nameRange(of: call))
    element.slot = .tabItem
    element.grouping = .merges
    element.origin = call.index
    let tab = list.append(element, below: id)
    for argument in tree.arguments(of: call) {
      if let closure = tree.closure(ofArgument: argument) {
        content(of: closure, Scope(parent: tab, slot: .label))
      }
    }
  }

  // MARK: Texts

  /// Returns the text in a modifier's first argument. Unknown in closures and with a condition (`isEnabled:`, iOS
  /// 18).
  private func text(of call: NodeID) -> WrittenText {
    let range = tree[call].range
    guard let argument = tree.firstUnlabelledArgument(of: call), isEnabled(call) else {
      return WrittenText(.dynamic, range: range, valueRange: range)
    }
    var text = self.text(ofArgument: argument)
    text.range = range
    return text
  }

  /// Returns whether a modifier is always enabled.
  func isEnabled(_ call: NodeID) -> Bool {
    guard let condition = tree.value("isEnabled", of: call) else { return true }
    return tree.isName("true", condition)
  }

  /// Reads `.textContentType(.emailAddress)` and `.keyboardType(.numberPad)`.
  private mutating func input(_ call: NodeID, of id: ElementID) {
    var input = list[id].input ?? FieldInput()
    if tree[call].name == "textContentType" {
      input.statesPurpose = true
    } else if let value = tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:)) {
      input.ask(for: tree.appleKeyboard(of: value), at: tree[value].range)
    }
    list[id].input = input
  }

  private mutating func label(_ call: NodeID, of id: ElementID) {
    list[id].labels.append(text(of: call))
  }

  /// Reads the iOS 13 modifiers: `.accessibility(label:)`, `.accessibility(hidden:)`, and so on.
  private mutating func oldAccessibility(_ call: NodeID, of id: ElementID) {
    for argument in tree.arguments(of: call) {
      var written = text(ofArgument: argument)
      written.range = tree[call].range
      switch tree[argument].name {
      case "label": list[id].labels.append(written)
      case "hint": list[id].hint = .certain(written)
      case "value": list[id].value = .certain(written)
      case "identifier": list[id].identifier = written
      case "addTraits", "removeTraits": traits(call, argument, of: id)
      case "hidden": hide(tree.value(ofArgument: argument), call, of: id)
      default: break
      }
    }
  }

  /// Reads `.focusable(false)`.
  private mutating func barrier(_ way: InputBarrier.Way, _ call: NodeID, of id: ElementID) {
    guard !path.isConditional, isEnabled(call),
      let value = tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:)),
      tree.isName("false", value)
    else { return }
    list[id].barriers.append(
      InputBarrier(way, range: tree[call].range, valueRange: tree[value].range))
  }

  // MARK: Exposure

  private mutating func hide(_ call: NodeID, of id: ElementID) {
    let condition = tree.firstUnlabelledArgument(of: call).flatMap { tree.value(ofArgument: $0) }
    if isEnabled(call) {
      hide(condition, call, of: id)
    } else {
      setHiding(.unknown, call, of: id)
    }
  }

  private mutating func hide(_ condition: NodeID?, _ call: NodeID, of id: ElementID) {
    guard let condition else { return setHiding(.subtree, call, of: id) }
    if tree.isName("false", condition) { return }
    setHiding(tree.isName("true", condition) && !path.isConditional ? .subtree : .unknown, call, of: id)
  }

  private mutating func setHiding(_ extent: Element.Hiding.Extent, _ call: NodeID, of id: ElementID) {
    // Accessibility modifiers don't matter if the view is invisible.
    if let known = list[id].hiding, !known.isAboutAssistiveTechnology { return }
    let api = tree[call].name == "accessibility" ? "accessibilityHidden" : tree.nameText(of: call)
    list[id].hiding = Element.Hiding(api, extent, range: tree[call].range)
  }

  /// Reads opacity. A fully transparent view is invisible, also to VoiceOver: `opacity(0)` hides a button that exists
  /// for its keyboard shortcut.
  private mutating func fade(_ call: NodeID, of id: ElementID) {
    let value = tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:))
    let fade = Fade(of: value, range: tree[call].range, in: tree)
    if fade.alpha != 1 { list[id].fades.append(fade) }
    guard !path.isConditional, isEnabled(call), let value,
      ["0", "0.0"].contains(tree.sourceText(of: value))
    else { return }
    setHiding(.subtree, call, of: id)
  }

  /// Reads `.accessibilityElement(children:)`.
  ///
  /// Source: Apple, “accessibilityElement(children:)”: `.ignore` is the default.
  private mutating func element(_ call: NodeID, of id: ElementID) {
    let children = tree.value("children", of: call)
    switch children.map(tree.lastName(of:)) {
    case "combine": list[id].grouping = .merges
    case "contain": list[id].grouping = .contains
    case "ignore", nil: list[id].grouping = .ignoresChildren
    default: list[id].unknowns.add(.elsewhere, .value, at: call)
    }
    list[id].groupingRange = tree[call].range
    if children.map(tree.lastName(of:)) != "contain" {
      list[id].traits.append(WrittenTrait(.element, range: tree[call].range))
    }
  }

  private mutating func labelledPair(_ call: NodeID, of id: ElementID) {
    if let role = tree.value("role", of: call), tree.lastName(of: role) == "content" {
      list[id].isLabelledElsewhere = true
    }
  }

  // MARK: Actions

  private mutating func action(_ call: NodeID, of id: ElementID) {
    defer { searchArguments(of: call) }
    if tree[call].name != "accessibilityAction" || tree.argument("named", of: call) != nil
      || tree.argument("label", of: call) != nil
    {
      list[id].actions.append(.announced)
    } else if tree.firstUnlabelledArgument(of: call).flatMap({ tree.value(ofArgument: $0) })
      .map(tree.lastName(of:)) ?? "default" == "default"
    {
      // `.escape`, `.magicTap`, and others handle commands other than activation.
      list[id].actions.append(.activate)
    }
  }

  /// Returns whether a picker style shows the options as one group: segments, or radio buttons on the Mac.
  private static func groupsOptions(_ style: NodeID?, _ tree: Tree) -> Bool {
    let link = style.flatMap { tree.value(ofArgument: $0) }.flatMap { tree.links(of: $0).last }
    switch link.map({ tree[$0].name }) {
    case "segmented", "radioGroup", "SegmentedPickerStyle", "RadioGroupPickerStyle": return true
    default: return false
    }
  }

  /// Returns whether a picker style shows the options side by side.
  private static func readsOptions(_ style: NodeID?, _ tree: Tree) -> Bool {
    let link = style.flatMap { tree.value(ofArgument: $0) }.flatMap { tree.links(of: $0).last }
    switch link.map({ tree[$0].name }) {
    case "segmented", "inline", "palette", "radioGroup", "SegmentedPickerStyle", "InlinePickerStyle",
      "PalettePickerStyle", "RadioGroupPickerStyle":
      return true
    default: return false
    }
  }
}
