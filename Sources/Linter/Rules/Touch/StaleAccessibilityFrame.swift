// The stale-accessibility-frame rule: accessibility frames and activation points that go stale.

import Elements

extension Rule {
  static let staleAccessibilityFrame = Rule(
    "stale-accessibility-frame", "Accessibility frame or activation point goes stale", .touchAndGestures,
    severity: .warning, criteria: [.nameRoleValue, .focusVisible],
    why: "These values are in screen coordinates and don't follow layout changes.",
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
          "After layout or scrolling, VoiceOver draws its cursor or taps in the wrong place. Compute the value on demand.",
          fixes: [practice.fix("Convert to screen coordinates")])
      case .droppedLayout:
        report.report(
          practice.framework, at: practice.range,
          "Without super.layoutSubviews(), the accessibility frame no longer matches the view. Call super.",
          fixes: [practice.fix("Call super.layoutSubviews()")])
      default: continue
      }
    }
  }
}
