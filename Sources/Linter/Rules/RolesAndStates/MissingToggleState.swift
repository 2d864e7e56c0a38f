// missing-toggle-state: a switch whose state is only drawn.

import Elements

extension Rule {
  static let missingToggleState = Rule(
    "missing-toggle-state", "State of a switch is only drawn", .rolesAndStates,
    severity: .warning, criteria: [.nameRoleValue],
    why: "A tick that is only drawn is not a state.",
    examples: [
      .bad(
        .swiftUI,
        #"⟦Button { isOn.toggle() } label: { Image(systemName: isOn ? "checkmark.square" : "square") }⟧.accessibilityLabel("Remember me")"#,
        fixed:
          #"Button { isOn.toggle() } label: { Image(systemName: isOn ? "checkmark.square" : "square") }.accessibilityLabel("Remember me").accessibilityAddTraits(.isToggle).accessibilityValue(isOn ? "On" : "Off")"#
      ),
      .good(
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
  ) { report in
    for practice in report.tree.practices where practice.subject == .drawnToggle {
      report.report(
        practice.framework, at: practice.range,
        "\(practice.framework.screenReader) says the same before and after the switch, so nobody hears whether it is on.",
        fixes: [practice.fix("Add the toggle trait and the value")])
    }
  }
}
