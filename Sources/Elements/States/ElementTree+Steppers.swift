// Numbers that the buttons around them change.

import Source
import Syntax

extension ElementTree {
  /// Returns whether a Compose text is the number between two buttons that decrease and increase it, and isn't announced
  /// when it changes.
  public func isStepperValue(_ id: ElementID) -> Bool {
    let element = self[id]
    guard element.framework == .compose, element.role == .text, element.exposure == .exposed,
      element.gestures.isEmpty, let title = element.title.value, title.value.changes
    else { return false }
    var shown = id
    for _ in 0..<3 {
      guard let parent = self[shown].parent, self[parent].role == .container else { return false }
      if let before = control(before: shown), let after = control(after: shown) {
        let (first, last) = (step(of: before), step(of: after))
        return first != nil && last != nil && first != last
          && !code(self[parent].range).spells("liveRegion")
          && !code(self[parent].range).spells("progressSemantics")
      }
      // An animation around the number.
      guard sibling(before: shown) == nil, siblings(after: shown).allSatisfy({ _ in false }) else {
        return false
      }
      shown = parent
    }
    return false
  }

  private enum Step {
    case down, up
  }

  /// Returns the direction in which a button changes a number, judging by its code.
  private func step(of id: ElementID) -> Step? {
    let range = self[id].range
    guard self[id].role.isPressable || self[id].role == .custom && self[id].typeName.hasSuffix("Button"),
      range.count < ElementTree.longestStep
    else { return nil }
    let code = code(range)
    let isDown =
      code.spells("- 1") || code.spells("--") || code.spells("ecrease") || code.spells("ecrement")
      || code.spells("inus")
    let isUp =
      code.spells("+ 1") || code.spells("++") || code.spells("ncrease") || code.spells("ncrement")
      || code.spells("Plus") || code.spells(".plus")
    return isDown == isUp ? nil : isDown ? .down : .up
  }

  private static let longestStep = 2_000

  private func control(before id: ElementID) -> ElementID? {
    var before = sibling(before: id)
    while let spacer = before, self[spacer].role == .spacer { before = sibling(before: spacer) }
    return before
  }

  private func control(after id: ElementID) -> ElementID? {
    siblings(after: id).first { self[$0].role != .spacer }
  }
}

private extension TextValue {
  /// True if it isn't a fixed text.
  var changes: Bool {
    switch self {
    case .dynamic, .interpolated: true
    default: false
    }
  }
}
