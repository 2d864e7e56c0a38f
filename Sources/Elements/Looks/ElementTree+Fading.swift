// Texts that are so translucent that no background gives them enough contrast.

import Syntax

extension ElementTree {
  /// Returns the texts that an element fades, each with the background that gives it the most contrast.
  func fadedPairs(of id: ElementID) -> [ContrastPair] {
    guard let fade = self[id].fades.first, canFade(id), let own = product(of: self[id].fades), own < 1 else {
      return []
    }
    return textsFaded(by: id).compactMap { target in
      guard let alpha = opacity(around: target.id) else { return nil }
      if self[id].fades.contains(where: \.isOfState), isDisabledInSomeState(target.id) { return nil }
      let color = WrittenColor(.faded(nil, alpha), .foreground, range: fade.range, valueRange: fade.range)
      return fadedPair(of: target, color, alpha)
    }
  }

  /// Returns a translucent color with the background that gives it the most contrast.
  func fadedPair(of target: Target, _ foreground: WrittenColor) -> ContrastPair? {
    guard let alpha = opacity(around: target.id) else { return nil }
    return fadedPair(of: target, foreground, alpha * foreground.value.opacity)
  }

  private func fadedPair(of target: Target, _ foreground: WrittenColor, _ alpha: Double) -> ContrastPair? {
    guard target.isText || isOnlyContentOfControl(target.id), alpha > 0, alpha < 1, isJudged(target),
      !isFieldPlaceholder(target.id)
    else { return nil }
    let looks = colors(of: foreground.value).flatMap { color -> [ContrastPair.Look] in
      var front = color
      front.alpha = alpha
      return [RGBColor.black, .white].map {
        ContrastPair.Look(
          appearance: .light, foreground: front.over($0), background: $0, isTone: foreground.value.hasTones)
      }
    }
    guard let best = looks.max(by: { $0.ratio < $1.ratio }) else { return nil }
    return ContrastPair(
      element: target.id, foreground: foreground, background: foreground, looks: [best],
      isText: target.isText,
      isFaded: true,
      isOnScreen: false, opacity: alpha)
  }

  /// Returns all values that a color may have, or black and white if it may be anything.
  private func colors(of value: ColorValue) -> [RGBColor] {
    let shades = [Appearance.light, .dark].flatMap { appearance in
      ColorValue.variants(of: [value], in: appearance).compactMap { value.shade(in: appearance, $0) }
    }
    return shades.isEmpty ? [.black, .white] : shades
  }

  /// Returns the texts whose nearest fade is on `id`, and which don't have a color that's known.
  private func textsFaded(by id: ElementID) -> [Target] {
    if isText(id) { return hasKnownForeground(id) ? [] : [Target(id: id, isText: true)] }
    guard self[id].inheritsColors || self[id].role.isPressable else { return [] }
    var targets: [Target] = []
    var next = id.index + 1
    let end = min(self[id].subtreeEnd, next + ElementTree.reach)
    while next < end {
      let element = ElementID(next)
      guard self[element].slot.isInFlow, self[element].fades.isEmpty, !hasKnownForeground(element) else {
        next = self[element].subtreeEnd
        continue
      }
      if isText(element) { targets.append(Target(id: element, isText: true)) }
      next += 1
    }
    return targets
  }

  private func isText(_ id: ElementID) -> Bool {
    switch self[id].role {
    case .text, .heading, .label: true
    default: false
    }
  }

  private func hasKnownForeground(_ id: ElementID) -> Bool {
    self[id].colors.contains {
      $0.use == .foreground && ($0.value.isKnown || $0.value.opacity < 1)
    }
  }

  /// Returns whether the code around an element is what decides on its opacity. In UIKit and Android Views, animations
  /// change it later.
  private func canFade(_ id: ElementID) -> Bool {
    self[id].framework == .swiftUI || self[id].framework == .compose
  }

  /// Returns the opacity of an element after all fades on and around it, or nil if it isn't known or if a background
  /// fades, too.
  func opacity(around id: ElementID) -> Double? {
    var alpha = 1.0
    for element in sequence(first: id, next: { self[$0].parent }).prefix(ElementTree.reach) {
      if !self[element].fades.isEmpty, self[element].colors.contains(where: { $0.use == .background }) {
        return nil
      }
      guard let own = product(of: self[element].fades) else { return nil }
      alpha *= own
      // Views that are presented have their own opacity.
      if self[element].slot == .separate { break }
    }
    return alpha
  }

  /// Returns whether an element or one around it is disabled in some state, which is probably when it fades.
  private func isDisabledInSomeState(_ id: ElementID) -> Bool {
    ([id] + ancestors(of: id)).contains { element in
      (self[element].states + self[element].traits).contains { $0.trait == .disabled }
    }
  }

  private func product(of fades: [Fade]) -> Double? {
    var alpha = 1.0
    for fade in fades {
      guard let own = fade.alpha else { return nil }
      alpha *= own
    }
    return alpha
  }

  /// Returns whether a text lies over an input field, or shares a layer stack with one, so it's probably a placeholder.
  private func isFieldPlaceholder(_ id: ElementID) -> Bool {
    for (child, parent) in zip(sequence(first: id, next: { self[$0].parent }), ancestors(of: id)).prefix(4) {
      if self[parent].role.isField { return true }
      guard self[parent].laysOverEachOther || self[child].slot == .decoration else { continue }
      if descendants(of: parent).contains(where: { self[$0].role.isField }) { return true }
    }
    return false
  }
}

extension ColorValue {
  /// True if only the color's lightness is known.
  var hasTones: Bool {
    if case .scheme(let color) = self { color.hasTones } else { false }
  }

  /// The opacity of the color, or 1 if it isn't known.
  var opacity: Double {
    switch self {
    case .literal(let color): color.alpha
    case .faded(_, let alpha): alpha
    case .scheme(let color): color.opacity
    case .shades(let shades): max(shades.light.alpha, shades.dark.alpha)
    case .modes(let light, let dark): max(light?.alpha ?? 0, dark?.alpha ?? 0)
    case .gradient(let start, let end): max(start.light.alpha, end.light.alpha)
    case .named(let name): name.alpha
    case .adaptive, .resource, .themed, .dynamic, .drawable, .system, .unknown: 1
    }
  }
}
