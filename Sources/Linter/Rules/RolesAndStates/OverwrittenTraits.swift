// The overwritten-traits rule: trait assignments that discard the element's role.

import Elements

extension Rule {
  static let overwrittenTraits = Rule(
    "overwritten-traits", "Assigning traits discards the element's role", .rolesAndStates,
    severity: .warning, criteria: [.nameRoleValue], on: .traits,
    why: "Traits are an option set. Assigning a new value discards the previous ones.",
    examples: [
      .bad(
        .uiKit, "⟦tabButton.accessibilityTraits = .selected⟧",
        fixed: "tabButton.accessibilityTraits.insert(.selected)"),
      .bad(
        .uiKit, "⟦tabButton.accessibilityTraits = [.selected, .header]⟧",
        fixed: "tabButton.accessibilityTraits.insert([.selected, .header])"),
      .bad(
        .uiKit, "⟦payButton.accessibilityTraits = .notEnabled⟧", fixed: "payButton.isEnabled = false"),
      .bad(
        .uiKit,
        "class Row: UIView {\n  init() { accessibilityTraits = .button }\n  func select() { ⟦accessibilityTraits = .selected⟧ }\n}",
        fixed:
          "class Row: UIView {\n  init() { accessibilityTraits = .button }\n  func select() { accessibilityTraits.insert(.selected) }\n}"
      ),
      .bad(
        .uiKit, "let pay = UIButton()\n⟦pay.accessibilityTraits = .none⟧\nshow(pay.frame)",
        fixed: "let pay = UIButton()\nshow(pay.frame)"),
      .bad(
        .uiKit,
        "let pay = NSButton(title: t, target: nil, action: nil)\n⟦pay.setAccessibilityRole(.group)⟧\nshow(pay.frame)",
        fixed: "let pay = NSButton(title: t, target: nil, action: nil)\nshow(pay.frame)"),
      .bad(
        .uiKit, "⟦timerButton.accessibilityTraits = .updatesFrequently⟧",
        fixed: "timerButton.accessibilityTraits.insert(.updatesFrequently)"),
      .right(.uiKit, "tabButton.accessibilityTraits = [.button, .selected]"),
      .good(
        .uiKit, "tabButton.accessibilityTraits = .selected; tabButton.accessibilityTraits.insert(.button)"),
      .good(.uiKit, "tabButton.accessibilityTraits.insert(.selected)"),
      .good(.uiKit, "tabButton.accessibilityTraits = tabButton.accessibilityTraits.union(.selected)"),
      .good(.uiKit, "tabButton.accessibilityTraits = isOn ? [.button, .selected] : .button"),
      .good(.uiKit, "tabButton.accessibilityTraits = [base, .selected]"),
      .good(.uiKit, "titleLabel.accessibilityTraits = .header"),
      .good(.uiKit, "cell.accessibilityTraits = .selected"),
      .good(.uiKit, "func f() { let tile = UIView(); tile.accessibilityTraits = .selected }"),
      .good(
        .uiKit,
        "class Row: UIButton { override var accessibilityTraits: UIAccessibilityTraits { get { super.accessibilityTraits.union(.selected) } set {} } }"
      ),
    ]
  ) { id, report in
    let element = report.tree[id]
    guard element.framework == .uiKit, element.exposure != .hidden else { return }
    for statement in element.assignedStates {
      guard let lost = element.lostRole(by: statement), let trait = statement.first else { continue }
      report.report(
        id, at: trait.range, message(statement.map(\.trait), lost),
        fixes: [
          statement.contains { $0.trait == .nothing || $0.trait == .group }
            ? report.fix(
              statement.contains { $0.trait == .group } ? "Remove the call" : "Remove the assignment",
              .changesBehavior, .remove([trait.range]), on: id) : nil,
          statement.contains { $0.trait == .disabled }
            ? report.fix("Set isEnabled to false", .changesBehavior, .disable(trait), on: id) : nil,
          report.fix("Insert the trait instead of assigning it", .safe, .insertTrait(trait), on: id),
        ])
    }
  }
}

/// Returns the message about `assigned` traits that replace the `lost` one.
///
/// Source: Apple, “UIAccessibilityTraits › none”: the element has no traits; cashapp/AccessibilitySnapshot: “Heading”.
private func message(_ assigned: [Trait], _ lost: Trait) -> String {
  let word = lost == .button ? "“button”" : "the role"
  let start = "This assignment removes the \(lost.rawValue) trait, so VoiceOver"
  if assigned.contains(.group) {
    return "This call replaces the \(lost.rawValue) role, so VoiceOver no longer says \(word). Keep the role."
  }
  if assigned.contains(.nothing) {
    return "\(start) no longer says \(word). Keep the trait."
  }
  // Frequent updates aren't announced.
  if assigned == [.updatesFrequently] {
    return "\(start) no longer says \(word). Use insert(_:) instead."
  }
  let said = assigned == [.header] ? "says “heading”" : "announces the state"
  return "\(start) \(said) but not \(word). Use insert(_:) instead."
}

private extension Element {
  /// The traits of each statement that assigns only states.
  var assignedStates: [[WrittenTrait]] {
    let statements = Dictionary(grouping: traits.filter { $0.operation == .assigned }) { $0.range.lowerBound }
    return statements.sorted { $0.key < $1.key }.map(\.value).filter { $0.allSatisfy(\.trait.isState) }
  }

  /// Returns the role that the element had from its class or from an earlier trait, or nil if it had none or keeps it.
  func lostRole(by statement: [WrittenTrait]) -> Trait? {
    guard let place = statement.first?.range.lowerBound,
      !traits.contains(where: {
        $0.range.lowerBound > place && $0.trait.isRole && $0.operation == .inserted
      })
    else { return nil }
    if role.isPressable { return isButtonView ? .button : nil }
    return traits.last { $0.range.lowerBound < place && $0.trait.isRole && !$0.isConditional }?.trait
  }

  /// True if the element's class has the button role. Bar and menu items don't.
  private var isButtonView: Bool {
    typeName.hasSuffix("Button") || !(typeName.hasPrefix("UI") || typeName.hasPrefix("NS"))
  }
}

private extension Trait {
  /// True if the trait doesn't say what kind of control the element is.
  var isState: Bool {
    switch self {
    case .selected, .disabled, .header, .updatesFrequently, .nothing, .group: true
    default: false
    }
  }

  /// True if the trait says what kind of control the element is.
  var isRole: Bool {
    switch self {
    case .button, .link, .toggle, .keyboardKey, .searchField, .adjustable: true
    default: false
    }
  }
}
