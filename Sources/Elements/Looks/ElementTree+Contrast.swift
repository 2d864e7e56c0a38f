// Color pairs to compare: texts and icons, and the backgrounds behind them in the same declaration.

import Syntax

extension ElementTree {
  /// Returns the texts and icons that get their color from an element, each with its background.
  ///
  /// Unknown colors, unknown modifiers, and views that may lie in between give no pair.
  public func contrastPairs(of id: ElementID) -> [ContrastPair] {
    guard let foreground = ownForeground(of: id) else {
      return fadedPairs(of: id) + tintPairs(of: id) + placeholderPairs(of: id)
    }
    return colored(by: foreground, on: id).compactMap { target in
      guard isJudged(target) else { return nil }
      guard foreground.value.isKnown else { return fadedPair(of: target, foreground) }
      if let backdrop = backdrop(of: target.id) { return pair(of: target, foreground, on: backdrop) }
      return surroundingPair(of: target, foreground) ?? platformPair(of: target, foreground)
        ?? fadedPair(of: target, foreground)
    } + fadedPairs(of: id) + placeholderPairs(of: id)
  }

  /// Returns the foreground color that applies: the innermost in SwiftUI, otherwise the only one.
  private func ownForeground(of id: ElementID) -> WrittenColor? {
    let colors = self[id].colors.filter { $0.use == .foreground && $0.part != .other }
    guard let first = colors.first, first.value.isKnown || first.value.opacity < 1 else {
      return nil
    }
    return colors.count == 1 || self[id].framework == .swiftUI ? first : nil
  }

  // MARK: Colored elements

  struct Target {
    var id: ElementID
    var isText: Bool
  }

  func colored(by color: WrittenColor, on id: ElementID) -> [Target] {
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

  /// Returns whether an element passes the color around it on to its content.
  private func passesColor(_ id: ElementID) -> Bool {
    self[id].inheritsColors && self[id].slot.isInFlow && !hasOwnForeground(id)
      && self[id].openness.isDisjoint(with: [.modifiers, .looks])
  }

  func hasOwnForeground(_ id: ElementID) -> Bool {
    self[id].colors.contains { $0.use == .foreground }
  }

  /// Returns the element as a target for a color of this kind, or nil if the color doesn't apply to it.
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

  // MARK: Backgrounds

  private func pair(
    of target: Target, _ foreground: WrittenColor, on backdrop: Backdrop, mayBeForced: Bool = false
  ) -> ContrastPair? {
    guard !contradicts(foreground, backdrop.nearest, self[target.id].framework) else { return nil }
    let isLiteral = foreground.value.isLiteral && backdrop.layers.allSatisfy(\.value.isLiteral)
    if !isLiteral, !mayBeForced, hasForcedColors(target.id) { return nil }
    if backdrop.endsWithScreen, !target.isText || !foreground.value.isLiteral { return nil }
    var looks: [ContrastPair.Look] = []
    for appearance in backdrop.appearances {
      let values = [foreground.value] + backdrop.layers.map(\.value)
      let variants = ColorValue.variants(of: values, in: appearance)
      // A theme may lack an appearance, or its colors may not be known in one.
      let all = variants.compactMap { generation -> ContrastPair.Look? in
        guard var front = foreground.value.shade(in: appearance, generation) else { return nil }
        front.alpha *= backdrop.alpha
        var back: RGBColor?
        for layer in backdrop.layers.reversed() {
          guard let shade = layer.value.shade(in: appearance, generation) else { return nil }
          back = back.map { shade.over($0) } ?? shade
        }
        return back.map {
          ContrastPair.Look(
            appearance: appearance, foreground: front.over($0), background: $0,
            isTone: values.contains { $0.isTone(in: appearance, generation) })
        }
      }
      if all.count == variants.count, let best = all.max(by: { $0.ratio < $1.ratio }) {
        looks.append(best)
      } else if self[target.id].framework != .androidXML, !values.contains(where: \.isOfScheme) {
        // Only a theme may be known in one mode.
        return nil
      }
    }
    guard !looks.isEmpty else { return nil }
    return ContrastPair(
      element: target.id, foreground: foreground, background: backdrop.nearest, looks: looks,
      isText: target.isText, isFaded: backdrop.alpha < 1,
      isOnScreen: backdrop.endsWithScreen || backdrop.isDefault,
      isOnList: backdrop.isDefault && ancestors(of: target.id).contains(where: isOpaqueList),
      isOfTheme: backdrop.isOfTheme)
  }

  /// Returns the white label of a prominent button on the button's own tint.
  ///
  /// Source: Apple, “BorderedProminentButtonStyle”: the tint fills the button, in light and dark mode.
  private func tintPairs(of id: ElementID) -> [ContrastPair] {
    let element = self[id]
    guard element.framework == .swiftUI, element.role == .button, isJudged(Target(id: id, isText: true)),
      let tint = element.colors.first(where: { $0.use == .foreground && $0.part == .other }),
      case .system(let color) = tint.value, color != .blue, element.title.value != nil,
      element.openness.isDisjoint(with: [.modifiers, .looks]),
      syntax.links(of: NodeID(element.origin)).contains(where: {
        syntax[$0].name == "buttonStyle" && syntax.subtreeMentions("borderedProminent", $0)
      })
    else { return [] }
    let white = WrittenColor(.literal(.white), .foreground, range: tint.range, valueRange: tint.valueRange)
    let target = Target(id: id, isText: true)
    return [
      pair(of: target, white, on: Backdrop(layers: [tint], appearances: [.light, .dark]), mayBeForced: true)
    ].compactMap(\.self)
  }

  /// Returns the placeholder of a UIKit field with its own color.
  private func placeholderPairs(of id: ElementID) -> [ContrastPair] {
    guard self[id].framework == .uiKit, self[id].role.isField else { return [] }
    let colors = self[id].colors.filter { $0.use == .foreground && $0.part == .other }
    let target = Target(id: id, isText: true)
    guard colors.count == 1, colors[0].value.shade(in: .light, 0) != nil, isJudged(target) else { return [] }
    if let backdrop = backdrop(of: id) {
      return [pair(of: target, colors[0], on: backdrop)].compactMap(\.self)
    }
    return [surroundingPair(of: target, colors[0])].compactMap(\.self)
  }

  /// Returns a color on the platform's default background.
  private func platformPair(of target: Target, _ foreground: WrittenColor) -> ContrastPair? {
    guard target.isText || isOnlyContentOfControl(target.id), let alpha = opacity(around: target.id),
      case let grounds = platformGrounds(behind: target.id, foreground), !grounds.isEmpty
    else { return nil }
    let pairs = grounds.map { ground in
      let backdrop = Backdrop(
        layers: [ground.color], alpha: alpha, isDefault: ground.isDefault, isOfTheme: ground.isOfTheme,
        appearances: [.light, .dark])
      return pair(of: target, foreground, on: backdrop)
    }
    // If any of several backgrounds is possible, the one with the most contrast counts.
    guard pairs.allSatisfy({ $0 != nil }) else { return nil }
    return pairs.compactMap(\.self).max { $0.lowestRatio < $1.lowestRatio }
  }

  struct Backdrop {
    /// The backgrounds, from the nearest one to an opaque one.
    var layers: [WrittenColor] = []
    /// The opacity of the foreground after the fades of the views around it.
    var alpha = 1.0
    /// True if the last layer is the system background of a screen.
    var endsWithScreen = false
    /// True if the only layer is the platform's default background.
    var isDefault = false
    /// True if the app's theme certainly draws the only layer.
    var isOfTheme = false
    /// The appearances in which the layers are known.
    var appearances = Appearance.allCases

    var nearest: WrittenColor { layers[0] }
    var isComplete: Bool { layers.last?.value.isOpaque == true }
  }

  /// Returns what is drawn behind an element, or nil if that isn't known.
  func backdrop(of id: ElementID) -> Backdrop? {
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

  /// Adds what an element draws behind its content. Returns false if that isn't known.
  private func add(_ id: ElementID, around child: ElementID?, to backdrop: inout Backdrop) -> Bool {
    let element = self[id]
    if let child, !self[child].slot.isInFlow || isOverlapping(child, in: id) { return false }
    let backgrounds = element.colors.filter { $0.use == .background }
    let isOpen = !element.openness.isDisjoint(with: [.modifiers, .looks])
    switch element.framework {
    case .swiftUI:
      // Lists and bars draw their own background behind their content.
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

  /// Adds backgrounds and fades from the inside out, as the framework applies them. Returns false if one of them isn't
  /// known.
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
      guard color.part == .content, color.value.isKnown else { return false }
      if !backdrop.isComplete { backdrop.layers.append(color) }
    }
    return fades.allSatisfy { apply($0, to: &backdrop) }
  }

  /// Applies a fade. Returns false if it isn't known, or if it also fades a background and reveals what's behind that.
  private func apply(_ fade: Fade, to backdrop: inout Backdrop) -> Bool {
    guard let alpha = fade.alpha, backdrop.layers.isEmpty else { return false }
    backdrop.alpha *= alpha
    return true
  }

  /// Returns whether something drawn earlier in the same parent may lie behind a view.
  func isOverlapping(_ child: ElementID, in parent: ElementID) -> Bool {
    guard self[parent].laysOverEachOther else { return false }
    let end = self[parent].framework == .uiKit ? self[parent].subtreeEnd : child.index
    var next = parent.index + 1
    for _ in 0..<ElementTree.mostLayers {
      guard next < end else { return false }
      let sibling = ElementID(next)
      if sibling != child, self[sibling].slot.isInFlow, mayDraw(sibling), !areApart(child, sibling) {
        return true
      }
      next = self[sibling].subtreeEnd
    }
    // With this many siblings, any of the others may lie behind it.
    return next < end
  }

  private static let mostLayers = 64

  /// Returns whether the frames of two views in an Interface Builder file don't overlap.
  private func areApart(_ first: ElementID, _ second: ElementID) -> Bool {
    guard self[first].framework == .interfaceBuilder, !isReachedByCode(first),
      let one = frame(of: first),
      let other = frame(of: second)
    else { return false }
    return one.x + one.width <= other.x || other.x + other.width <= one.x
      || one.y + one.height <= other.y || other.y + other.height <= one.y
  }

  /// Returns whether code may change the colors of a view or of anything inside it.
  private func isReachedByCode(_ id: ElementID) -> Bool {
    self[id].boundName != nil || descendants(of: id).contains { self[$0].boundName != nil }
  }

  private func frame(of id: ElementID) -> (x: Double, y: Double, width: Double, height: Double)? {
    guard let rect = NibObject(NodeID(self[id].origin), in: syntax).object("rect", key: "frame"),
      let x = rect.number("x"), let y = rect.number("y"), let width = rect.number("width"),
      let height = rect.number("height")
    else { return nil }
    return (x, y, width, height)
  }

  /// Returns whether a view or anything inside it draws more than text.
  private func mayDraw(_ id: ElementID) -> Bool {
    let inside = id.index..<min(self[id].subtreeEnd, id.index + ElementTree.reach)
    return inside.contains { index in
      switch elements[index].role {
      case .text, .heading, .label, .spacer, .container,
        .button where elements[index].typeName == "button" && !elements[index].openness.contains(.colors):
        elements[index].colors.contains { $0.use == .background && !$0.value.isClear }
          || !elements[index].openness.isDisjoint(with: [.modifiers, .looks, .content])
      default: true
      }
    }
  }

  // MARK: Guards

  /// Returns whether the contrast of a text or icon matters: it's visible and enabled, and isn't a logo, an emoji, or a
  /// placeholder.
  func isJudged(_ target: Target) -> Bool {
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

  /// Returns whether an image is all that a control shows.
  func isOnlyContentOfControl(_ id: ElementID) -> Bool {
    if self[id].role == .iconButton { return true }
    guard let control = ancestors(of: id).first(where: { self[$0].role.isPressable }) else { return false }
    return self[control].title.isAbsent
      && descendants(of: control).allSatisfy {
        self[$0].role == .image || self[$0].role == .container || $0 == id
      }
  }

  /// Returns whether two colors are set in alternative branches, so only one of them applies.
  private func contradicts(_ first: WrittenColor, _ second: WrittenColor, _ framework: Framework) -> Bool {
    (framework == .uiKit || framework == .androidViews)
      && syntax.areAlternatives(first.range, second.range)
  }

  /// Returns whether a style or color scheme begins at an element, rather than around it.
  private func introducesColors(_ id: ElementID) -> Bool {
    guard self[id].openness.contains(.colors) else { return false }
    return self[id].parent.map { !self[$0].openness.contains(.colors) } ?? true
  }

  /// Returns whether the code may choose light or dark mode instead of the user.
  private func hasForcedColors(_ id: ElementID) -> Bool {
    self[id].framework == .swiftUI && self[id].openness.contains(.colors)
  }
}

extension Element {
  /// True if the theme gives the element a background that isn't in the layout.
  ///
  /// Source: Android Developers, “Buttons › Style your button”: a theme's button style has a background drawable.
  var hasBackgroundOfTheme: Bool {
    guard framework == .androidXML || framework == .androidViews else { return false }
    guard typeName.hasSuffix("Chip") || typeName.hasSuffix("Button") && role != .radioButton else {
      return false
    }
    return !colors.contains { $0.use == .background && $0.value.isClear }
  }
}
