// The reasons why the size or the color of a text isn't known.

import Syntax

extension ElementTree {
  /// Returns the reasons why it isn't known how large a text is, or how its size follows the setting. Empty if it's known.
  func sizeUnknowns(of id: ElementID) -> [Unknowns.Entry] {
    for step in surroundings(of: id) {
      if let font = self[step].fonts.last { return font.scaling.isKnown ? [] : [value(at: font.valueRange)] }
      let reasons = lookUnknowns(of: step, isText: step == id)
      if !reasons.isEmpty { return reasons }
    }
    let element = self[id]
    switch element.framework {
    case .swiftUI, .compose: return []
    // Code that reaches the view may set its font.
    case .uiKit, .interfaceBuilder, .androidViews: return element.unknowns.limited(to: .elsewhere).entries
    // A style or text appearance isn't resolved.
    case .androidXML: return element.unknowns.entries.filter { $0.cause == .style }
    }
  }

  /// Returns the reasons why a text's color or what's drawn behind it isn't known. Empty if both are known.
  func colorUnknowns(of id: ElementID) -> [Unknowns.Entry] {
    for step in surroundings(of: id) {
      let colors = self[step].colors.filter { $0.use == .foreground && $0.part != .symbol }
      if let color = self[id].framework == .swiftUI ? colors.first : colors.last {
        if !color.value.isUnderstood { return [value(at: color.valueRange)] }
        break
      }
      let reasons = lookUnknowns(of: step, isText: step == id)
      if !reasons.isEmpty { return reasons }
    }
    return backdrop(of: id) == nil ? backgroundUnknowns(of: id) : []
  }

  private func backgroundUnknowns(of id: ElementID) -> [Unknowns.Entry] {
    for step in sequence(first: id, next: { self[$0].parent }).prefix(ElementTree.reach) {
      let element = self[step]
      let backgrounds = element.colors.filter { $0.use == .background && !$0.value.isClear }
      if let color = backgrounds.first(where: { !$0.value.isUnderstood }) {
        return [value(at: color.valueRange)]
      }
      let reasons = element.unknowns.limited(to: [.modifiers, .looks, .colors]).entries
      if !reasons.isEmpty { return reasons }
      if !element.slot.isInFlow { break }
      // The view draws its own background.
      if step != id, backgrounds.isEmpty, !element.isSeenThrough, !element.isPlainLayout {
        return [Unknowns.Entry(facts: .colors, cause: .view, node: creation(of: step))]
      }
    }
    return [Unknowns.Entry(facts: .colors, cause: .caller, node: creation(of: id))]
  }

  /// Returns an element and those around it that pass fonts and colors on to it, nearest first.
  private func surroundings(of id: ElementID) -> some Sequence<ElementID> {
    sequence(first: id) { step in
      guard self[step].framework == .swiftUI || self[step].framework == .compose, self[step].slot.isInFlow
      else {
        return nil
      }
      return self[step].parent
    }
    .prefix(ElementTree.reach)
  }

  /// Returns the reasons why an element may set the looks of a text in it.
  private func lookUnknowns(of id: ElementID, isText: Bool) -> [Unknowns.Entry] {
    let element = self[id]
    let own = element.unknowns.limited(to: [.modifiers, .looks]).entries
    guard own.isEmpty, !isText, element.role == .custom else { return own }
    return [Unknowns.Entry(facts: .looks, cause: .view, node: creation(of: id))]
  }

  private func value(at range: Range<Int>) -> Unknowns.Entry {
    let node = range.isEmpty ? nil : syntax.nodes(at: range).first
    return Unknowns.Entry(facts: .looks, cause: .value, node: node)
  }

  /// Returns the call or tag that creates an element.
  func creation(of id: ElementID) -> NodeID? {
    guard self[id].origin > 0, self[id].origin < syntax.nodes.count else { return nil }
    let node = NodeID(self[id].origin)
    if syntax[node].kind == .chain { return syntax.links(of: node).first }
    return syntax[node].range == self[id].range || syntax.language == .xml ? node : nil
  }
}

extension FontScaling {
  fileprivate var isKnown: Bool {
    switch self {
    case .fixed(let size, _): size != nil
    case .scales: true
    case .unknown: false
    }
  }
}

extension ColorValue {
  /// True if the color is known in some appearance, or is the usual one in all.
  fileprivate var isUnderstood: Bool { isKnown || isAdaptive }
}
