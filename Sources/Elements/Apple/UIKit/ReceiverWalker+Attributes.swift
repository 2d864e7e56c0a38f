// The attributes that assignments and calls set on views.

import Source
import Syntax

extension ReceiverWalker {
  /// Handles `view.setX(…)`. Returns false if the call sets no attribute, without walking its arguments.
  mutating func writeAttribute(byCalling link: NodeID, on place: ReceiverPlace, _ site: Site) -> Bool {
    if changesTraits(link, on: place, site) { return true }
    guard var attribute = Attribute(setter: tree[link].name) ?? backgroundSetter(link),
      let argument = tree.firstUnlabelledArgument(of: link), let value = tree.value(ofArgument: argument),
      !place.referent.isNothing
    else { return false }
    let isStateSetter = tree.argument("for", of: link) != nil
    if attribute == .titleColor, tree.value("for", of: link).map(tree.lastName(of:)) != "normal" {
      attribute = .stateColor
    }
    guard attribute.isOfViewsOnly || isStateSetter else { return false }
    let ids = makeSlots(at: place)
    if isStateSetter {
      for id in ids where slots[id].kind == nil && slots[id].typeName == nil { slots[id].kind = .button }
    }
    for other in tree.arguments(of: link) where other != argument { evaluate(other) }
    if tree[link].name == "setAttributedTitle" { change(ids) { $0.isStyled = true } }
    write(attribute, value, on: ids, site)
    return true
  }

  /// Handles `view.attribute = value`. Returns false if the property isn't an attribute.
  mutating func writeAttribute(
    _ property: Identifier, _ value: NodeID, on place: ReceiverPlace, _ site: Site
  ) -> Bool {
    noteStyle(property, on: place)
    if property == "fontSize" {
      let labels = knownSlots(at: place).filter { slots[$0].kind == .label }
      if !labels.isEmpty { writeFontSize(value, on: labels, site) }
    }
    guard let attribute = Attribute(property: property) else { return false }
    var place = place
    if attribute.isColor, let last = place.path.last, tree[last].name == "layer" { place.path.removeLast() }
    let known = knownSlots(at: place)
    if known.isEmpty, !attribute.isOfViewsOnly, !writesOnNewView(attribute, value, place) {
      evaluate(value)
      if attribute == .background { noteBackground(value, on: [], named: place.path.last, site) }
      return true
    }
    write(attribute, value, on: makeSlots(at: place), site)
    return true
  }

  /// Records that a property determines the font, apart from the one with that name.
  private mutating func noteStyle(_ property: Identifier, on place: ReceiverPlace) {
    switch property {
    case "attributedText", "attributedTitle", "typingAttributes", "configuration",
      "configurationUpdateHandler", "styleTextAttributes", "textStorage":
      change(knownSlots(at: place)) { $0.isStyled = true }
    default: break
    }
  }

  /// Returns whether an attribute that isn't specific to views is specific enough to track its target.
  private func writesOnNewView(_ attribute: Attribute, _ value: NodeID, _ place: ReceiverPlace) -> Bool {
    if let last = place.path.last, ViewKind.held(in: tree[last].name) != nil { return true }
    if attribute.isColor, case .literal = tree.appleColor(of: value, in: palette) {
      return true
    }
    return isOfSnippet(place)
  }

  /// Returns whether a place is used without a declaration outside of all types and functions, as in snippets.
  private func isOfSnippet(_ place: ReceiverPlace) -> Bool {
    guard case .slot(let owner) = place.referent, !place.path.isEmpty else { return false }
    return owner == types.types[0].selfSlot && !isInFunction
  }

  /// Returns the known slots at a place. Creates slots for names in a snippet.
  mutating func snippetSlots(at place: ReceiverPlace) -> [SlotID] {
    isOfSnippet(place) ? makeSlots(at: place) : knownSlots(at: place)
  }

  mutating func write(_ attribute: Attribute, _ value: NodeID, on ids: [SlotID], _ site: Site) {
    let text = written(value, site)
    let flag = flag(value, site)
    switch attribute {
    case .label where text.value == .none:
      // `nil` restores the default. Code that clears a label sets it elsewhere.
      slots.open(ids)
    case .label, .title, .text, .placeholder, .hint, .value: add(text, as: attribute, to: ids)
    case .identifier: change(ids) { $0.identifier = text }
    case .isElement: change(ids) { $0.elementFlags.append(flag) }
    case .isHidden: change(ids) { $0.hiddenFlags.append(flag) }
    case .traits: writeTraits(value, on: ids, site)
    case .role:
      let role = TraitSet.Member(trait: tree.appKitTrait(of: value), isConditional: false)
      write(TraitSet(added: [role]), range: site.range, valueRange: tree[value].range, on: ids)
    case .font: writeFont(value, on: ids, site)
    case .frame, .spokenFrame: return writeFrame(attribute, value, on: ids, site)
    case .voiceNames: for id in ids { slots[id].circumstances.insert(.namedForVoice) }
    case .customActions: change(ids) { $0.actions.append(.announced) }
    case .elements where tree.isName("nil", value): break
    case .elements:
      for id in ids { slots[id].unknowns.add(.content, .list, at: value) }
      change(ids) { $0.listsElements = true }
    case .titleElement, .tooltip: change(ids) { $0.isLabelledElsewhere = true }
    case .foreground, .tint, .titleColor, .stateColor, .background:
      writeColor(attribute, value, on: ids, site)
    case .opacity:
      let fade = Fade(tree.number(of: value), range: site.range)
      if fade.alpha != 1 { change(ids) { $0.fades.append(fade) } }
      evaluate(value)
      return
    case .lines:
      writeLines(value, on: ids, site)
      evaluate(value)
      return
    case .fontAdjustment:
      change(ids) { $0.fontAdjustments.append(WrittenFlag(flag.value, range: flag.range)) }
    case .interaction:
      let barrier = InputBarrier(.interaction, range: site.range, valueRange: tree[value].range)
      if flag.value == false, !flag.isConditional { change(ids) { $0.barriers.append(barrier) } }
    case .contentType: change(ids) { $0.input.statesPurpose = true }
    case .keyboard:
      let keyboard = tree.appleKeyboard(of: value)
      let range = tree[value].range
      change(ids) { $0.input.ask(for: keyboard, at: range) }
    case .picture: return writePicture(value, on: ids, site)
    }
    if attribute == .placeholder { writePlaceholderColor(value, on: ids) }
    if let place = site.place { change(ids) { $0.add(place) } }
    let passed = evaluate(value).slots
    if attribute != .elements, attribute != .titleElement { slots.open(passed) }
  }

  func flag(_ value: NodeID, _ site: Site) -> Facts.Flag {
    Facts.Flag(
      value: tree.boolean(of: value), range: site.range, isConditional: branchDepth > 0,
      isOccasional: currentFunction != nil)
  }

  mutating func change(_ ids: [SlotID], _ change: (inout Facts) -> Void) {
    for id in ids { slots.write(id, change) }
  }

  private mutating func add(_ text: WrittenText, as attribute: Attribute, to ids: [SlotID]) {
    change(ids) { facts in
      switch attribute {
      case .label: facts.labels.append(text)
      case .hint: facts.hints.append(text)
      case .value: facts.values.append(text)
      case .title: facts.titles.append(text)
      case .text: facts.texts.append(text)
      case .placeholder: facts.placeholders.append(text)
      default: break
      }
    }
  }

  func written(_ value: NodeID, _ site: Site) -> WrittenText {
    guard site.operation == "=" else {
      // The result of `label.text += x` isn't known.
      return WrittenText(.dynamic, range: site.range, valueRange: tree[value].range)
    }
    return written(value, range: site.range)
  }

  func written(_ value: NodeID, range: Range<Int>) -> WrittenText {
    let text = tree.appleText(of: value)
    switch text {
    case .literal, .interpolated:
      return WrittenText(
        text, range: range, valueRange: tree.literalRange(of: value),
        isKey: tree.isLocalizedLookup(value))
    case .resource, .resolved, .none, .dynamic:
      return WrittenText(text, range: range, valueRange: tree[value].range)
    }
  }

  // MARK: Images

  private mutating func writePicture(_ value: NodeID, on ids: [SlotID], _ site: Site) {
    let images = evaluate(value, as: .image).slots
    // `nil` removes an image.
    guard !tree.isName("nil", value) else { return }
    let picture = Facts.Picture(imagery: imagery(of: images), range: site.range)
    change(ids) { facts in
      facts.pictures.append(picture)
      facts.parts += images
      if let place = site.place { facts.add(place) }
    }
  }

  /// Returns the image in image slots: the only one, or the first one if all are symbols.
  func imagery(of images: [SlotID]) -> Imagery {
    var result: Imagery?
    for id in images {
      let held = slots[id].holds.first ?? id
      guard let imagery = slots.facts(of: held)?.pictures.first?.imagery else { return .dynamic }
      if let result, result != imagery, !(result.isSymbol && imagery.isSymbol) { return .dynamic }
      result = result ?? imagery
    }
    return result ?? .dynamic
  }
}
