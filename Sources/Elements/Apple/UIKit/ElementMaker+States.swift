// The traits, visibility, touches, fonts, and sizes of a view.

import Source
import Syntax

extension ElementMaker {
  // MARK: Traits

  /// Returns the traits. Traits set in another function than the first one are conditional: that function may run
  /// earlier or never.
  func traits(_ writes: [TraitWrite]) -> [WrittenTrait] {
    let home = facts.traits.first?.function
    return writes.map { write in
      var trait = write.written
      if write.function != home { trait.isConditional = true }
      return trait
    }
  }

  /// The removal of the disabled trait, if the code enables the control.
  var enablings: [WrittenTrait] {
    guard isEverEnabled, facts.enabledFlags.allSatisfy({ $0.value == true && !$0.isConditional }),
      facts.enabledFlags.count == 1, let flag = facts.enabledFlags.first, flag.isOfControl
    else { return [] }
    return [
      WrittenTrait(
        .disabled, range: flag.range, valueRange: flag.range.upperBound - 4..<flag.range.upperBound)
    ]
  }

  var elementTraits: [WrittenTrait] {
    facts.elementFlags.filter { $0.value == true }.map {
      WrittenTrait(.element, range: $0.range, isConditional: $0.isConditional)
    }
  }

  /// True if the view itself is a focus stop. Nil if it varies.
  var isElement: Bool? {
    guard let first = facts.elementFlags.first else { return kind?.isElementByDefault }
    return facts.elementFlags.allSatisfy { $0.value == first.value } ? first.value : nil
  }

  // MARK: Hiding

  var hiding: Element.Hiding? {
    let usesSetters = composer.usesSetters(gathered)
    if let flag = facts.hiddenFlags.first(where: { $0.value != false }) {
      let isCertain = facts.hiddenFlags.allSatisfy { $0.value == true && !$0.isConditional }
      return Element.Hiding(
        usesSetters ? "setAccessibilityHidden" : "accessibilityElementsHidden",
        isCertain ? .subtree : .unknown, range: flag.range)
    }
    if let flag = facts.elementFlags.first(where: { $0.value != true }), kind?.isContainerOfControls != true {
      let isCertain = facts.elementFlags.allSatisfy { $0.value == false && !$0.isConditional }
      return Element.Hiding(
        usesSetters ? "setAccessibilityElement" : "isAccessibilityElement",
        isCertain ? .itself : .unknown, range: flag.range)
    }
    return nil
  }

  // MARK: Touches

  /// The touches, without those of controls, whose actions assistive technologies can send as well.
  var touches: [Gesture] {
    guard let kind, kind.takesTouches, !facts.listsElements else { return [] }
    let acting = facts.touches.filter { !$0.isDismissal }
    let touch =
      acting.first { tree.text.string($0.range) == "touchesEnded" } ?? acting.first ?? facts.touches.first
    guard let touch else { return [] }
    return [
      Gesture(
        .touch, touch.isDismissal ? .dismissal : .action,
        handler: touch.handler.map { tree.nameText(of: $0) },
        range: touch.range)
    ]
  }

  // MARK: Fonts

  /// True if no bar, constraint, or frame fixes the height.
  private var hasRoom: Bool {
    if facts.isTitleView { return false }
    return !facts.sides.contains { $0.side == .height && ($0.value ?? 0) > 0 }
  }

  /// The fonts. If a fixed font is replaced by a scaling or unknown one, users may never see it.
  var fonts: [WrittenFont] {
    guard !composer.usesSetters(gathered), kind?.showsText == true, !showsSymbolsOnly else { return [] }
    if facts.fonts.isEmpty, let font = defaultFont { return [font] }
    let isFixed = facts.fonts.allSatisfy { font in
      if case .fixed = font.scaling { true } else { false }
    }
    guard !isFixed else { return hasRoom ? facts.fonts : facts.fonts.map(\.inFixedBox) }
    return facts.fonts.map { font in
      guard case .fixed = font.scaling else { return font }
      return WrittenFont(.unknown, range: font.range, valueRange: font.valueRange)
    }
  }

  /// The font of a view that's created here and never gets one, if that font doesn't scale.
  ///
  /// Source: Apple, “UIButton › ButtonType.system” and “UITextView › font”: without a configuration, a title has the
  /// system font at 15 points; without a font, a text view has the system font at 12 points.
  private var defaultFont: WrittenFont? {
    guard let creation = slot.creation, gathered.openness.isEmpty, gathered.classUses.isEmpty,
      !facts.isStyled, facts.fontAdjustments.isEmpty, facts.parts.isEmpty
    else { return nil }
    let size: Double
    switch tree[creation].name {
    case "UIButton":
      guard let type = tree.value("type", of: creation), !facts.titles.isEmpty else { return nil }
      guard ["system", "roundedRect"].contains(tree.lastName(of: type)) else { return nil }
      size = 15
    case "UITextView": size = 12
    default: return nil
    }
    let range = tree[creation].range
    var font = WrittenFont(.fixed(size: size, unit: "pt"), range: range, valueRange: range, size: size)
    font.isDefault = true
    return font
  }

  /// True if it displays only emoji or other symbols, or its name suggests so.
  private var showsSymbolsOnly: Bool {
    if variableName?.spells("moji") == true { return true }
    let texts = facts.texts + facts.titles
    return !texts.isEmpty
      && texts.allSatisfy { text in
        guard let literal = text.value.literal else { return false }
        return !literal.isEmpty && !literal.contains { $0.isLetter || $0.isNumber }
      }
  }

  // MARK: Sizes

  /// The size of the touch target, for UIKit controls and views that are tapped.
  var size: Evidence<WrittenSize> {
    guard kind?.hasTouchArea == true || kind?.takesTouches == true && !facts.gestures.isEmpty,
      !composer.usesSetters(gathered)
    else { return .absent }
    let sides = facts.usesConstraints ? facts.sides.filter { !$0.isOfFrame } : facts.sides
    guard sides.contains(where: { $0.value != nil }) else { return .absent }
    guard !facts.mayGrow else { return .unknown }
    let width = side(.width, of: sides)
    let height = side(.height, of: sides)
    let ranges = [width, height].compactMap { $0?.range }
    guard let range = ranges.min(by: { $0.lowerBound < $1.lowerBound }) else { return .unknown }
    return .certain(
      WrittenSize(
        Size(width: width?.value, height: height?.value), range: range, widthRange: width?.numberRange,
        heightRange: height?.numberRange))
  }

  /// Returns the largest value for a side, or nil if any value isn't known.
  private func side(_ side: SideWrite.Side, of sides: [SideWrite]) -> SideWrite? {
    let writes = sides.filter { $0.side == side }
    guard writes.allSatisfy({ $0.value != nil }) else { return nil }
    return writes.max { ($0.value ?? 0) < ($1.value ?? 0) }
  }
}

private extension WrittenFont {
  /// A copy of the font without room to grow.
  var inFixedBox: WrittenFont {
    var font = self
    font.hasRoom = false
    return font
  }
}
