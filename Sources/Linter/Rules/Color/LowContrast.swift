// The low-contrast rule: text and icons with too little contrast with their background.

import Elements

extension Rule {
  static let lowContrast = Rule(
    "low-contrast", "Text or icon contrast is too low", .color,
    severity: .warning, criteria: [.contrastMinimum, .nonTextContrast, .contrastEnhanced], on: .colors,
    why: "People with low vision, older people, and anyone in bright sunlight need more contrast.",
    options: [
      RuleOption(
        "level", default: .string("AA"), oneOf: ["AA", "AAA"],
        "\"AAA\" requires 7:1, or 4.5:1 for large text."),
      RuleOption(
        "boldRule", default: .string("wcag"), oneOf: ["wcag", "anySize"],
        "\"wcag\" counts bold text as large at 14 pt and up; \"anySize\" counts it as large at any size."),
      RuleOption("nonText", default: .bool(true), "Check icons as well. They need a contrast ratio of 3:1."),
      RuleOption("checkOpacity", default: .bool(true), "Take hardcoded view opacity into account."),
    ],
    examples: lowContrastExamples, checkFile: checkSchemes
  ) { id, report in
    // Code that reaches the view through an outlet usually changes its colors.
    guard !report.tree[id].isStyledElsewhere else { return }
    let demands = ContrastDemands(report)
    // A color shared by several texts is reported once, for the text that falls short by the most.
    let judged = report.tree.contrastPairs(of: id).compactMap { demands.judge($0, in: report.tree) }.filter {
      !$0.pair.isOnScreen || !report.isOnlyForWatch(id)
    }
    guard let worst = judged.min(by: { $0.look.ratio / $0.need < $1.look.ratio / $1.need }) else { return }
    let pair = worst.pair
    guard !report.tree.repeats(worst, on: id, demands) else { return }
    let framework = report.tree[id].framework
    let marksStatement = framework == .uiKit || framework == .androidViews || framework.isMarkup
    report.report(
      id, at: marksStatement ? pair.foreground.range : pair.foreground.valueRange, worst.message,
      severity: worst.isGrave && worst.isProven && (pair.isText || !report.tree.isIconOfText(id))
        ? .warning : .information,
      related: pair.isOnScreen || pair.opacity != nil
        ? [] : [Finding.Related(pair.background.range, "The background is set here.")],
      criteria: pair.isText ? [.contrastMinimum, .contrastEnhanced] : [.nonTextContrast],
      fixes: [report.shadeFix(judged, on: id)])
  }
}

/// The required contrast, according to the rule's options.
struct ContrastDemands {
  private let isEnhanced: Bool
  private let countsAllBold: Bool
  private let judgesIcons: Bool
  private let countsOpacity: Bool
  private let project: ProjectView

  /// The difference that rounding can cause.
  static let tolerance = 0.01

  init(_ report: Report) {
    isEnhanced = report.option("level") == .string("AAA")
    countsAllBold = report.option("boldRule") == .string("anySize")
    judgesIcons = report.option("nonText") != .bool(false)
    countsOpacity = report.option("checkOpacity") != .bool(false)
    project = report.project
  }

  /// A color pair with less contrast than it needs.
  struct Judgement {
    var pair: ContrastPair
    var need: Double
    /// The first appearance with too little contrast.
    var look: ContrastPair.Look

    /// True if it's certainly text in a usual size.
    var isBodyText: Bool
    /// True if the app defines the color, for light and dark mode.
    var isColorOfApp: Bool

    /// True if the contrast in light or dark mode, without Increase Contrast, is clearly too low: below 3:1, or below
    /// nine tenths of what body text needs. On the background of a theme, large text and icons get the same tolerance. On
    /// a list's own background, the first limit applies to all text.
    var isGrave: Bool {
      let isAlmostEnough =
        !pair.isOnList && (isBodyText && pair.opacity == nil || pair.isOnScreen && need == 3)
      let least = isAlmostEnough ? min(need, 4.5) * 0.9 : min(need, 3)
      return pair.looks.contains {
        !$0.isOfHighContrast && $0.ratio < least - ContrastDemands.tolerance
      }
    }

    /// True if the code, the app's theme, or a list proves what's behind the text or icon. An app's own color that's
    /// hard to see on the default background is as hard to see on the similar colors of cells and sheets.
    var isProven: Bool {
      !pair.isOnScreen || pair.isOnList || pair.isOfTheme && !look.isTone || isColorOfApp && look.ratio < 3
    }
  }

  func judge(_ pair: ContrastPair, in tree: ElementTree) -> Judgement? {
    guard pair.isText || judgesIcons, countsOpacity || !pair.isFaded else { return nil }
    let need = need(pair, in: tree)
    var pair = pair
    if pair.opacity == nil, !tree[pair.element].framework.isAndroid, let only = project.onlyAppearance {
      pair.looks.removeAll { $0.appearance.isDark != only.isDark }
    }
    // Increase Contrast is for text: an icon that's made out without it is made out with it.
    return pair.looks.first {
      $0.ratio < need - ContrastDemands.tolerance && (pair.isText || !$0.isOfHighContrast)
    }
    .map {
      Judgement(
        pair: pair, need: need, look: $0,
        isBodyText: pair.isText && need >= 4.5 && tree.certainlyHasBodySize(pair.element),
        isColorOfApp: tree.isColorOfApp(pair.foreground, on: pair.element))
    }
  }

  private func need(_ pair: ContrastPair, in tree: ElementTree) -> Double {
    guard pair.isText else { return 3 }
    let isLarge = tree.hasLargeText(pair.element, countsAllBold: countsAllBold)
    if isEnhanced { return isLarge ? 4.5 : 7 }
    return isLarge ? 3 : 4.5
  }
}

private extension ElementTree {
  /// Returns whether Swift code uses a color of the app that has its own values for light and dark mode.
  func isColorOfApp(_ color: WrittenColor, on id: ElementID) -> Bool {
    guard case .shades = color.value, !self[id].framework.isAndroid, !self[id].framework.isMarkup else {
      return false
    }
    let code = code(color.valueRange)
    return !code.spells("abel") && !code.spells("laceholder") && !code.spells("system")
  }

  /// Returns whether an image is next to a text that says what it's about, and isn't a control or part of one.
  func isIconOfText(_ id: ElementID) -> Bool {
    self[id].role == .image && !self[id].isTappable && enclosingControl(of: id) == nil && isNextToText(id)
  }

  /// The maximum number of elements to search for the same colors.
  static let repetitionReach = 64

  /// Returns whether an earlier element in the same declaration is reported for the same colors of a theme or constant.
  func repeats(_ judgement: ContrastDemands.Judgement, on id: ElementID, _ demands: ContrastDemands) -> Bool {
    guard self[id].framework == .compose, judgement.pair.foreground.value.isIndirect else { return false }
    for index in (max(0, id.index - ElementTree.repetitionReach)..<id.index).reversed() {
      let earlier = ElementID(index)
      guard self[earlier].colors.contains(where: { $0.value == judgement.pair.foreground.value }) else {
        continue
      }
      guard areInSameDeclaration(earlier, id) else { return false }
      let others = contrastPairs(of: earlier).compactMap { demands.judge($0, in: self) }
      if others.contains(where: {
        $0.look.foreground == judgement.look.foreground && $0.look.background == judgement.look.background
      }) {
        return true
      }
    }
    return false
  }

  /// Returns whether the text is certainly large. Text of unknown size counts as body text.
  ///
  /// Source: WCAG 2.2, “large scale”: 18 points, or 14 and bold.
  func hasLargeText(_ id: ElementID, countsAllBold: Bool) -> Bool {
    var size = self[id].textSize
    var isBold = self[id].circumstances.contains(.bold)
    if self[id].framework == .swiftUI {
      for parent in ancestors(of: id) {
        if size == nil, self[id].fonts.isEmpty { size = self[parent].textSize }
        isBold = isBold || self[parent].circumstances.contains(.bold)
      }
    }
    if let size, size >= 18 { return true }
    return isBold && (countsAllBold || size ?? 17 >= 14)
  }
}

private extension ContrastPair.Look {
  /// True if it's drawn only with Increase Contrast on.
  var isOfHighContrast: Bool { appearance == .highContrast || appearance == .darkHighContrast }
}

private extension ContrastDemands.Judgement {
  var message: String {
    let need = need == 4.5 ? "4.5" : "\(Int(need))"
    let subject = pair.isText ? "text" : "icon"
    if let opacity = pair.opacity {
      if look.isTone {
        return
          "At \(Int((opacity * 100).rounded()))% opacity, the \(subject) has a contrast ratio of at most \(floored(look.ratio)):1, so many people can't make it out. It needs \(need):1."
      }
      return
        "At \(Int((opacity * 100).rounded()))% opacity, the \(subject) has a contrast ratio of at most \(floored(look.ratio)):1 (\(look.foreground.hexadecimal) on \(look.background.hexadecimal)), so many people can't make it out. It needs \(need):1."
    }
    if look.isTone {
      let ground = pair.isOnScreen ? "the theme's default background" : "the background"
      return
        "\(place.isEmpty ? "The" : place + "the") theme's color has a contrast ratio of about \(floored(look.ratio)):1 with \(ground), so many people can't make out the \(subject). It needs \(need):1."
    }
    let ground = pair.isOnScreen ? "the default background " : ""
    let colors = "\(look.foreground.hexadecimal) on \(ground)\(look.background.hexadecimal)"
    return
      "\(place)\(colors) has a contrast ratio of \(floored(look.ratio)):1, so many people can't make out the \(subject). It needs \(need):1."
  }

  /// The settings under which the contrast is too low, or an empty string for light mode.
  private var place: String {
    switch look.appearance {
    case .light: pair.isOnScreen ? "In light mode, " : ""
    case .dark: "In dark mode, "
    case .highContrast: "With Increase Contrast on, "
    case .darkHighContrast: "In dark mode with Increase Contrast on, "
    }
  }

  /// Returns the ratio with one decimal place, rounded down.
  private func floored(_ ratio: Double) -> String {
    let tenths = Int(min(max(ratio, 1), 21) * 10)
    return "\(tenths / 10).\(tenths % 10)"
  }
}

private extension Report {
  /// Returns a fix that writes the nearest shade with enough contrast for every text, or nil if there is none. On the
  /// platform's default background, which changes with the appearance, no single shade is right.
  func shadeFix(_ judged: [ContrastDemands.Judgement], on id: ElementID) -> Fix? {
    guard let first = judged.first, case .literal(let color) = first.pair.foreground.value, color.alpha == 1,
      !judged.contains(where: { $0.pair.isFaded || $0.pair.isOnScreen }),
      let shade = color.nearestShade(where: { shade in
        judged.allSatisfy { judgement in
          judgement.pair.looks.allSatisfy { shade.contrast(to: $0.background) >= judgement.need }
        }
      }), let edits = tree.edits(changing: first.pair.foreground, to: shade, on: id)
    else { return nil }
    return Fix(
      "Change the color to \(shade.hexadecimal), which passes", .changesBehavior,
      edits: edits.map(Fix.Edit.init))
  }
}
