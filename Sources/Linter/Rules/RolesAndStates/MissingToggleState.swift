// missing-toggle-state: a switch whose state is only drawn.

import Elements
import Source

extension Rule {
  static let missingToggleState = Rule(
    "missing-toggle-state", "State of a switch is only drawn", .rolesAndStates,
    severity: .warning, criteria: [.nameRoleValue], on: .pressable, cause: .unsaidState,
    why: "A tick that is only drawn is not a state.",
    examples: [
      .bad(
        .swiftUI,
        #"⟦Button { isOn.toggle() } label: { Image(systemName: isOn ? "checkmark.square" : "square") }⟧.accessibilityLabel("Remember me")"#,
        fixed:
          #"Button { isOn.toggle() } label: { Image(systemName: isOn ? "checkmark.square" : "square") }.accessibilityLabel("Remember me").accessibilityAddTraits(.isToggle).accessibilityValue(isOn ? "On" : "Off")"#
      ),
      .right(
        .swiftUI,
        #"Button { isOn.toggle() } label: { Image(systemName: isOn ? "checkmark.square" : "square") }.accessibilityLabel("Remember me").accessibilityValue(isOn ? "On" : "Off")"#
      ),
      .good(
        .swiftUI,
        #"Button { isOn.toggle() } label: { Image(systemName: isOn ? "heart.fill" : "heart") }.accessibilityLabel("Liked", isEnabled: isOn)"#
      ),
      .good(
        .swiftUI,
        #"Button { isOn.toggle() } label: { Image(systemName: isOn ? "heart.fill" : "heart") }.accessibilityLabel(isOn ? "Unlike" : "Like")"#
      ),
      .good(
        .swiftUI,
        #"Button { isExpanded.toggle() } label: { Image(systemName: isExpanded ? "chevron.up" : "chevron.down") }.accessibilityLabel("Details")"#
      ),
      .good(
        .swiftUI,
        #"Button { isOn.toggle(); save() } label: { Image(systemName: isOn ? "checkmark.square" : "square") }.accessibilityLabel("Remember me")"#
      ),
    ]
  ) { id, report in
    let element = report.tree[id]
    guard let practice = report.tree.practice(at: element.constructor), practice.subject == .drawnToggle
    else {
      return
    }
    report.report(
      id, at: practice.range,
      "\(element.reader) says the same before and after the switch, so nobody hears whether it is on.",
      fixes: [practice.fix("Add the toggle trait and the value")])
  }
}

private extension ElementTree {
  /// What the call that makes an element does beside that.
  func practice(at constructor: Range<Int>) -> Practice? {
    let first = practices.partitioningIndex { $0.range.lowerBound >= constructor.lowerBound }
    return practices[first...].first {
      $0.range.lowerBound > constructor.lowerBound || $0.range == constructor
    }
    .flatMap { $0.range == constructor ? $0 : nil }
  }
}
