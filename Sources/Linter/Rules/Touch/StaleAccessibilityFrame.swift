// stale-accessibility-frame: a place that VoiceOver is told once, and that is elsewhere later.

import Elements

extension Rule {
  static let staleAccessibilityFrame = Rule(
    "stale-accessibility-frame", "Place on the screen goes stale", .touchAndGestures,
    severity: .warning, criteria: [.nameRoleValue, .focusVisible],
    why: "These values are in screen coordinates and go stale.",
    examples: [
      .bad(
        .uiKit,
        "class RowCell: UITableViewCell { func configure() { ⟦accessibilityActivationPoint = toggle.center⟧ } }"
      ),
      .bad(
        .uiKit,
        "class Chart: UIView { override func awakeFromNib() { super.awakeFromNib(); ⟦accessibilityFrame = bounds⟧ } }",
        fixed:
          "class Chart: UIView { override func awakeFromNib() { super.awakeFromNib(); accessibilityFrame = UIAccessibility.convertToScreenCoordinates(bounds, in: self) } }"
      ),
      .bad(
        .uiKit,
        "class Chart: UIView { override func ⟦layoutSubviews⟧() { accessibilityFrame = UIAccessibility.convertToScreenCoordinates(bounds, in: self) } }",
        fixed:
          "class Chart: UIView { override func layoutSubviews() { super.layoutSubviews(); accessibilityFrame = UIAccessibility.convertToScreenCoordinates(bounds, in: self) } }"
      ),
      .right(
        .uiKit,
        "class Chart: UIView { override var accessibilityFrame: CGRect { get { UIAccessibility.convertToScreenCoordinates(bounds, in: self) } set {} } }"
      ),
      .good(
        .uiKit,
        "class Chart: UIView { override func layoutSubviews() { super.layoutSubviews(); accessibilityFrame = UIAccessibility.convertToScreenCoordinates(bounds, in: self) } }"
      ),
      .good(
        .uiKit,
        "class Chart: UIView { func configure() { bar.accessibilityFrameInContainerSpace = bar.frame } }"),
      .good(
        .uiKit,
        "class RowCell: UITableViewCell { func configure() { accessibilityActivationPoint = toggle.accessibilityActivationPoint } }"
      ),
    ]
  ) { report in
    for practice in report.tree.practices {
      switch practice.subject {
      case .staleFrame:
        report.report(
          practice.framework, at: practice.range,
          "VoiceOver draws its frame, or taps, in the wrong place after layout or scrolling.",
          fixes: [practice.fix("Convert to screen coordinates")])
      case .droppedLayout:
        report.report(
          practice.framework, at: practice.range,
          "The layout of the class above is left out, so the place that VoiceOver is told is not that of the view.",
          fixes: [practice.fix("Call super.layoutSubviews()")])
      default: continue
      }
    }
  }
}
