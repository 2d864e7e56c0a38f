// The backgrounds that a UIKit type's code sets, one of which is behind its texts.

import Source
import Syntax

extension ElementTree {
  /// Returns a text with the background that gives it the most contrast, of all those that the code of its type sets.
  ///
  /// In UIKit, the view behind a text is often known only at run time. If no background in the type gives a text enough
  /// contrast, it doesn't matter which one it is.
  func surroundingPair(of target: Target, _ foreground: WrittenColor) -> ContrastPair? {
    let element = self[target.id]
    guard element.framework == .uiKit, target.isText, element.fades.isEmpty, !isMark(target.id) else {
      return nil
    }
    // Blue is the color of buttons on all Apple platforms.
    guard foreground.value != .system(.blue) else { return nil }
    let own = element.colors.filter { $0.use == .background && !$0.value.isClear }
    guard own.count <= 1, own.allSatisfy({ $0.value.isTranslucent }) else { return nil }
    var grounds = element.surroundings
    guard !grounds.isEmpty || !own.isEmpty, isOfType(target.id) else { return nil }
    let isWhole = grounds.contains { $0.part == .content }
    let platform = WrittenColor(
      .shades(.systemBackground), .background, range: element.typeRange, valueRange: element.typeRange)
    if !isWhole {
      // White text in a type that paints only some of its views is in front of what other types paint.
      guard !declarationShowsImages(around: target.id),
        foreground.value.shade(in: .light, 0).map({ $0.relativeLuminance < 0.7 }) ?? true
      else { return nil }
      grounds.append(platform)
    }
    var looks: [ContrastPair.Look] = []
    var nearest: WrittenColor?
    for appearance in [Appearance.light, .dark] {
      var best: ContrastPair.Look?
      for ground in grounds {
        guard let look = look(foreground, own.first, ground, appearance) else { return nil }
        if look.ratio > best?.ratio ?? 0 {
          best = look
          if appearance == .light { nearest = ground }
        }
      }
      // Text that's invisible is certainly in front of something else.
      guard let best, best.ratio > 1.5 else { return nil }
      looks.append(best)
    }
    guard let nearest else { return nil }
    return ContrastPair(
      element: target.id, foreground: foreground, background: own.first ?? nearest, looks: looks,
      isText: true, isFaded: false,
      isOnScreen: own.isEmpty && (nearest == platform || nearest.value == .adaptive))
  }

  /// Returns the text in one appearance, with the highest contrast in any OS version.
  private func look(
    _ foreground: WrittenColor, _ own: WrittenColor?, _ ground: WrittenColor, _ appearance: Appearance
  ) -> ContrastPair.Look? {
    let value = ground.value == .adaptive ? .shades(.systemBackground) : ground.value
    let looks = ColorValue.generations.compactMap { generation -> ContrastPair.Look? in
      guard let front = foreground.value.shade(in: appearance, generation),
        var back = value.shade(in: appearance, generation), back.alpha == 1
      else { return nil }
      if let own {
        guard let shade = own.value.shade(in: appearance, generation) else { return nil }
        back = shade.over(back)
      }
      return ContrastPair.Look(appearance: appearance, foreground: front.over(back), background: back)
    }
    return looks.max { $0.ratio < $1.ratio }
  }

  /// Returns whether nothing that's known to be around a text belongs to another type.
  private func isOfType(_ id: ElementID) -> Bool {
    ancestors(of: id).allSatisfy { parent in
      self[parent].role == .container || self[parent].role == .list || self[parent].role == .custom
    }
  }

  /// Returns whether a text's name suggests that it's in front of a colored mark.
  private func isMark(_ id: ElementID) -> Bool {
    guard let name = self[id].boundName else { return false }
    return [
      "adge", "vatar", "nitials", "oast", "verlay", "ubble", "hud", "HUD", "pill", "Pill", "tag", "Tag",
    ]
    .contains { (word: StaticString) in name.spells(word) }
  }

  /// Returns whether a type shows images or effects that may be behind a text.
  private func declarationShowsImages(around id: ElementID) -> Bool {
    let code = declarationCode(around: id)
    return code.count >= 50_000 || code.spells("UIVisualEffectView") || code.spells("CAGradientLayer")
      || code.spells("overrideUserInterfaceStyle") || code.spells("barTintColor")
      || code.spells("backgroundConfiguration")
  }
}

extension ColorShades {
  /// The system background.
  ///
  /// Source: Apple, “UIColor › systemBackground”.
  static let systemBackground = ColorShades(light: .white, dark: .black)
}

extension ColorValue {
  /// True if the color is known and lets through what's behind it.
  fileprivate var isTranslucent: Bool {
    guard let shade = shade(in: .light, 0) else { return false }
    return shade.alpha > 0 && shade.alpha < 1
  }
}
