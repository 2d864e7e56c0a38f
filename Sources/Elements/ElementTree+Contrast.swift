// Which color is seen on which: texts and icons, and what is drawn behind them in the same declaration.

extension ElementTree {
  /// The texts and icons that the colors written on an element give their color, on backgrounds that are known.
  ///
  /// Unknown colors, modifiers, and views that may lie between are silence.
  public func contrastPairs(of id: ElementID) -> [ContrastPair] {
    guard let foreground = ownForeground(of: id) else { return [] }
    return colored(by: foreground, on: id).compactMap { pair(of: $0, foreground) }
  }

  /// The color that counts: the innermost in SwiftUI, else the only one.
  private func ownForeground(of id: ElementID) -> WrittenColor? {
    let colors = self[id].colors.filter { $0.use == .foreground && $0.part != .other }
    guard let first = colors.first, first.value.shade(in: .light, 0) != nil else { return nil }
    return colors.count == 1 || self[id].framework == .swiftUI ? first : nil
  }

  // MARK: What has the color

  private struct Target {
    var id: ElementID
    var isText: Bool
  }

  private func colored(by color: WrittenColor, on id: ElementID) -> [Target] {
    if let target = target(id, color.part) { return [target] }
    guard color.part == .content, self[id].inheritsColors || self[id].role.isPressable else { return [] }
    var targets: [Target] = []
    var next = id.index + 1
    let end = min(self[id].subtreeEnd, next + ElementTree.reach)
    while next < end {
      let element = ElementID(next)
      if let target = target(element, .content), !hasOwnForeground(element), self[element].slot.isInFlow {
        targets.append(target)
      }
      next = passesColor(element) ? next + 1 : self[element].subtreeEnd
    }
    return targets
  }

  /// Whether an element hands the color around it on to what is inside.
  private func passesColor(_ id: ElementID) -> Bool {
    self[id].inheritsColors && self[id].slot.isInFlow && !hasOwnForeground(id)
      && self[id].openness.isDisjoint(with: [.modifiers, .looks])
  }

  private func hasOwnForeground(_ id: ElementID) -> Bool {
    self[id].colors.contains { $0.use == .foreground }
  }

  /// The element as what a color of this kind is seen on.
  private func target(_ id: ElementID, _ part: WrittenColor.Part) -> Target? {
    let element = self[id]
    switch element.role {
    case .image, .iconButton:
      guard part != .text, element.isDrawnInOneColor(part) else { return nil }
      return Target(id: id, isText: false)
    case .text, .heading, .label: return part == .symbol ? nil : Target(id: id, isText: true)
    case _ where part == .text: return Target(id: id, isText: true)
    case _ where part == .content && (element.role.isField || element.role.isPressable):
      return element.title.value == nil ? nil : Target(id: id, isText: true)
    default: return nil
    }
  }

  // MARK: What is behind it

  private func pair(of target: Target, _ foreground: WrittenColor) -> ContrastPair? {
    guard isJudged(target), let backdrop = backdrop(of: target.id) else { return nil }
    guard !contradicts(foreground, backdrop.nearest, self[target.id].framework) else { return nil }
    let isLiteral = foreground.value.isLiteral && backdrop.layers.allSatisfy(\.value.isLiteral)
    if !isLiteral, hasForcedColors(target.id) { return nil }
    if backdrop.endsWithScreen, !target.isText || !foreground.value.isLiteral { return nil }
    var looks: [ContrastPair.Look] = []
    for appearance in Appearance.allCases {
      let all = ColorValue.generations.compactMap { generation -> ContrastPair.Look? in
        guard var front = foreground.value.shade(in: appearance, generation) else { return nil }
        front.alpha *= backdrop.alpha
        var back: RGBColor?
        for layer in backdrop.layers.reversed() {
          guard let shade = layer.value.shade(in: appearance, generation) else { return nil }
          back = back.map { shade.over($0) } ?? shade
        }
        return back.map {
          ContrastPair.Look(appearance: appearance, foreground: front.over($0), background: $0)
        }
      }
      guard let best = all.max(by: { $0.ratio < $1.ratio }) else { return nil }
      looks.append(best)
    }
    return ContrastPair(
      element: target.id, foreground: foreground, background: backdrop.nearest, looks: looks,
      isText: target.isText, isFaded: backdrop.alpha < 1, isOnScreen: backdrop.endsWithScreen)
  }

  private struct Backdrop {
    /// From the nearest to an opaque one.
    var layers: [WrittenColor] = []
    /// How much of the foreground is left by transparency of the views around it.
    var alpha = 1.0
    /// Whether the last layer is what the system draws behind a screen.
    var endsWithScreen = false

    var nearest: WrittenColor { layers[0] }
    var isComplete: Bool { layers.last?.value.isOpaque == true }
  }

  private func backdrop(of id: ElementID) -> Backdrop? {
    var backdrop = Backdrop()
    var child: ElementID?
    for element in sequence(first: id, next: { self[$0].parent }).prefix(ElementTree.reach) {
      guard backdrop.isComplete ? self[element].fades.isEmpty : add(element, around: child, to: &backdrop)
      else { return nil }
      child = element
    }
    if backdrop.isComplete { return backdrop }
    guard let ground = screenGround(behind: id) else { return nil }
    backdrop.layers.append(ground)
    backdrop.endsWithScreen = true
    return backdrop
  }

  /// Adds what an element draws behind what is inside it; false where that cannot be told.
  private func add(_ id: ElementID, around child: ElementID?, to backdrop: inout Backdrop) -> Bool {
    let element = self[id]
    if let child, !self[child].slot.isInFlow || isOverlapping(child, in: id) { return false }
    let backgrounds = element.colors.filter { $0.use == .background }
    let isOpen = !element.openness.isDisjoint(with: [.modifiers, .looks])
    switch element.framework {
    case .swiftUI:
      // Lists and bars draw a background of their own behind what is inside.
      guard !isOpen, !introducesColors(id), child == nil || element.isSeenThrough else { return false }
      guard addInOrder(backgrounds, element.fades, to: &backdrop) else { return false }
    case .compose:
      if isOpen, backgrounds.isEmpty { return false }
      let (colors, fades) = (backgrounds.reversed(), element.fades.reversed())
      guard addInOrder(Array(colors), Array(fades), isBackwards: true, to: &backdrop) else { return false }
    case .uiKit, .interfaceBuilder, .androidViews, .androidXML:
      if backgrounds.isEmpty, element.hasBackgroundOfTheme { return false }
      guard backgrounds.count <= 1, element.fades.isEmpty || backgrounds.isEmpty else { return false }
      guard addInOrder(backgrounds, element.fades, to: &backdrop) else { return false }
    }
    return backdrop.isComplete || child == nil || element.isSeenThrough
  }

  /// Adds backgrounds and fades from the inside to the outside, as the framework applies them.
  private func addInOrder(
    _ colors: [WrittenColor], _ fades: [Fade], isBackwards: Bool = false, to backdrop: inout Backdrop
  ) -> Bool {
    var fades = fades[...]
    for color in colors {
      while let fade = fades.first,
        isBackwards == (fade.range.lowerBound > color.range.lowerBound)
      {
        fades.removeFirst()
        guard apply(fade, to: &backdrop) else { return false }
      }
      if color.value.isClear { continue }
      guard color.part == .content, color.value.shade(in: .light, 0) != nil else { return false }
      if !backdrop.isComplete { backdrop.layers.append(color) }
    }
    return fades.allSatisfy { apply($0, to: &backdrop) }
  }

  /// A fade of a group with its background lets through what is behind that.
  private func apply(_ fade: Fade, to backdrop: inout Backdrop) -> Bool {
    guard let alpha = fade.alpha, backdrop.layers.isEmpty else { return false }
    backdrop.alpha *= alpha
    return true
  }

  /// Whether something that is drawn before a view in the same parent may lie behind it.
  private func isOverlapping(_ child: ElementID, in parent: ElementID) -> Bool {
    guard self[parent].laysOverEachOther else { return false }
    let end = self[parent].framework == .uiKit ? self[parent].subtreeEnd : child.index
    var next = parent.index + 1
    for _ in 0..<ElementTree.mostLayers {
      guard next < end else { return false }
      let sibling = ElementID(next)
      if sibling != child, self[sibling].slot.isInFlow, mayDraw(sibling) { return true }
      next = self[sibling].subtreeEnd
    }
    // Of so many, any may lie behind it.
    return next < end
  }

  private static let mostLayers = 64

  /// Whether a view or anything inside it draws more than texts.
  private func mayDraw(_ id: ElementID) -> Bool {
    let inside = id.index..<min(self[id].subtreeEnd, id.index + ElementTree.reach)
    return inside.contains { index in
      switch elements[index].role {
      case .text, .heading, .label, .spacer, .container:
        elements[index].colors.contains { $0.use == .background && !$0.value.isClear }
          || !elements[index].openness.isDisjoint(with: [.modifiers, .looks, .content])
      default: true
      }
    }
  }

  // MARK: Guards

  /// Whether the contrast of a text or icon matters: it can be seen and used, and is no logo, emoji or placeholder.
  private func isJudged(_ target: Target) -> Bool {
    let element = self[target.id]
    if element.isDisabled || element.isLogo { return false }
    for parent in ancestors(of: target.id) where self[parent].isDisabled || self[parent].role.isField {
      return false
    }
    if let hiding = element.hiding, !hiding.isAboutAssistiveTechnology { return false }
    if !target.isText { return element.exposure != .hidden && element.exposure != .decorative }
    let text = element.title.value?.value.literal
    return text?.contains { $0.isLetter || $0.isNumber } ?? true
  }

  /// Whether the two are written where only one of them may count.
  private func contradicts(_ first: WrittenColor, _ second: WrittenColor, _ framework: Framework) -> Bool {
    (framework == .uiKit || framework == .androidViews)
      && syntax.areAlternatives(first.range, second.range)
  }

  /// Whether a style or color scheme begins to hold at an element, rather than around it.
  private func introducesColors(_ id: ElementID) -> Bool {
    guard self[id].openness.contains(.colors) else { return false }
    return self[id].parent.map { !self[$0].openness.contains(.colors) } ?? true
  }

  /// Whether the appearance is not the person's choice.
  private func hasForcedColors(_ id: ElementID) -> Bool {
    self[id].framework == .swiftUI && self[id].openness.contains(.colors)
  }
}

private extension Element {
  /// Whether the theme gives it a background that no layout shows.
  ///
  /// Source: Android Developers, “Buttons › Style your button”: the style of a theme has a background drawable.
  var hasBackgroundOfTheme: Bool {
    guard framework == .androidXML || framework == .androidViews else { return false }
    return typeName.hasSuffix("Chip") || typeName.hasSuffix("Button") && role != .radioButton
  }
}
