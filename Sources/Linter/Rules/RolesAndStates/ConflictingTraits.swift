// The conflicting-traits rule: elements with conflicting roles or states.

import Elements

extension Rule {
  static let conflictingTraits = Rule(
    "conflicting-traits", "Element has conflicting roles or states", .rolesAndStates,
    severity: .warning, criteria: [.nameRoleValue], on: .traits,
    why: "Users can't tell how to operate an element that claims two roles.",
    examples: [
      .bad(
        .swiftUI, #"Text("Terms").accessibilityAddTraits(⟦[.isButton, .isLink]⟧)"#,
        fixed: #"Text("Terms").accessibilityAddTraits(.isLink)"#),
      .bad(
        .swiftUI, #"Text("Terms").accessibilityAddTraits(.isButton).accessibilityAddTraits(⟦.isSearchField⟧)"#
      ),
      .bad(.swiftUI, #"Text("Terms").accessibilityAddTraits(⟦[.isStaticText, .isButton]⟧)"#),
      .bad(
        .swiftUI, #"Text("Terms").accessibilityAddTraits(.isButton).accessibilityRemoveTraits(⟦.isButton⟧)"#,
        fixed: #"Text("Terms")"#),
      .bad(
        .swiftUI, #"Toggle("Wi-Fi", isOn: $isOn).accessibilityAddTraits(⟦.isHeader⟧)"#,
        fixed: #"Toggle("Wi-Fi", isOn: $isOn)"#, severity: .information),
      .bad(
        .swiftUI, #"Text("Terms").accessibility(addTraits: ⟦[.isButton, .isLink]⟧)"#,
        fixed: #"Text("Terms").accessibility(addTraits: .isLink)"#),
      .right(.swiftUI, #"Text("Terms").accessibilityAddTraits([.isButton, .isHeader])"#),
      .good(
        .swiftUI,
        """
        Text("Terms")
          .accessibilityAddTraits(.isLink)
          #if os(macOS)
          .accessibilityAddTraits(.isButton)
          #endif
        """),
      .good(
        .swiftUI,
        #"Text("Terms").accessibilityAddTraits(isOn ? .isSelected : []).accessibilityAddTraits(.isButton)"#),
      .good(.swiftUI, #"Text("Terms").accessibilityAddTraits(isLink ? .isLink : .isButton)"#),
      .good(.swiftUI, #"Text("Terms").accessibilityAddTraits([.isButton, .isSelected])"#),
      .good(.swiftUI, #"Link("Terms", destination: url).accessibilityRemoveTraits(.isButton)"#),
      .good(.swiftUI, #"Text("3 s").accessibilityAddTraits([.isStaticText, .updatesFrequently])"#),
      .bad(
        .uiKit, "termsLabel.accessibilityTraits = ⟦[.button, .link]⟧",
        fixed: "termsLabel.accessibilityTraits = [.link]"),
      .bad(
        .uiKit,
        "termsLabel.accessibilityTraits = .link; termsLabel.accessibilityTraits.insert(⟦.searchField⟧)"),
      .bad(.uiKit, "keyView.accessibilityTraits = ⟦[.keyboardKey, .link]⟧"),
      .bad(.uiKit, "termsLabel.accessibilityTraits = ⟦[.staticText, .button]⟧"),
      .bad(.uiKit, "dialView.accessibilityTraits = ⟦[.header, .adjustable]⟧"),
      .bad(.uiKit, "dialView.accessibilityTraits = ⟦[.button, .adjustable]⟧", severity: .information),
      .bad(
        .uiKit,
        "func f() { let pay = UIButton(); pay.isEnabled = true; pay.accessibilityTraits.insert(⟦.notEnabled⟧) }",
        fixed: "func f() { let pay = UIButton(); pay.isEnabled = false;  }"),
      .right(.uiKit, "rowView.accessibilityTraits = [.button, .selected]"),
      .good(.uiKit, "rowView.accessibilityTraits = [.button, .header]"),
      .good(.uiKit, "keyView.accessibilityTraits = [.button, .keyboardKey]"),
      .good(.uiKit, "countLabel.accessibilityTraits = [.staticText, .updatesFrequently]"),
      .good(.uiKit, "termsLabel.accessibilityTraits = isWeb ? .link : .button"),
      .good(
        .uiKit,
        "if isWeb { termsLabel.accessibilityTraits.insert(.link) } else { termsLabel.accessibilityTraits.insert(.button) }"
      ),
      .good(
        .uiKit,
        "termsLabel.accessibilityTraits = .link\ntermsLabel.accessibilityTraits = .button"),
      .bad(
        .compose, #"Box(Modifier.clickable { save() }.semantics { ⟦disabled()⟧ }) { Text("Save") }"#,
        fixed: #"Box(Modifier.clickable(enabled = false) { save() }) { Text("Save") }"#),
      .bad(
        .compose,
        #"Box(Modifier.clickable(enabled = true, onClick = save).semantics { ⟦disabled()⟧ }) { Text("Save") }"#,
        fixed: #"Box(Modifier.clickable(enabled = false, onClick = save)) { Text("Save") }"#),
      .bad(
        .compose,
        #"Row(Modifier.clickable(role = Role.Button) { save() }.semantics { ⟦role = Role.Tab⟧ }) { Text("Save") }"#,
        fixed: #"Row(Modifier.clickable { save() }.semantics { role = Role.Tab }) { Text("Save") }"#),
      .right(
        .compose,
        #"Box(Modifier.clickable(enabled = false) { save() }.semantics { disabled() }) { Text("Save") }"#),
      .good(
        .compose,
        #"Box(Modifier.clickable(enabled = valid) { save() }.semantics { disabled() }) { Text("Save") }"#),
      .good(
        .compose, #"Box(Modifier.clickable { save() }.semantics { if (!valid) disabled() }) { Text("Save") }"#
      ),
      .good(
        .compose,
        #"Row(Modifier.clickable(role = Role.Button) { save() }.semantics { role = Role.Button }) { Text("Save") }"#
      ),
      .good(
        .compose,
        #"Row(Modifier.then(if (single) Modifier.selectable(on, role = Role.RadioButton, onClick = set) else Modifier.toggleable(on, role = Role.Checkbox, onValueChange = set))) { Text(t) }"#
      ),
      .good(
        .compose,
        #"Row(Modifier.toggleable(on, role = if (single) Role.RadioButton else Role.Checkbox, onValueChange = set)) { Text(t) }"#
      ),
      .bad(
        .interfaceBuilder,
        #"<button id="a"><accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" button="YES" ⟦link="YES"⟧/></accessibility></button>"#,
        fixed:
          #"<button id="a"><accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" link="YES"/></accessibility></button>"#
      ),
      .bad(
        .interfaceBuilder,
        #"<label text="More" id="a"><accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" staticText="YES" ⟦button="YES"⟧/></accessibility></label>"#,
        severity: .information),
      .right(
        .interfaceBuilder,
        #"<button id="a"><accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" button="YES" selected="YES"/></accessibility></button>"#
      ),
    ]
  ) { id, report in
    let element = report.tree[id]
    guard element.exposure != .hidden, let conflict = element.traitConflict else { return }
    // Neither Apple nor Google documents which of two roles or states is announced.
    report.report(
      id, at: conflict.second.valueRange,
      conflict.kind == .cancellation
        ? "This trait is both added and removed, so \(element.reader) may not announce it. Remove both, or keep one."
        : "This conflicts with another role or state, so \(element.reader) may announce either or both. Keep one.",
      severity: conflict.severity,
      related: conflict.isApart
        ? [Finding.Related(conflict.first.valueRange, "It conflicts with this.")] : [],
      fixes: report.fixes(for: conflict, on: id))
  }
}

/// Two traits that can't both apply.
private struct TraitConflict {
  enum Kind {
    /// The code sets both.
    case contradiction
    /// One modifier adds the trait and the other one removes it.
    case cancellation
    /// A trait that doesn't fit the kind of control.
    case misplaced
    /// A disabled state on a control whose click is still enabled.
    case disabledByState
  }

  var kind: Kind
  var first: WrittenTrait
  var second: WrittenTrait
  var severity: Severity = .warning

  var isApart: Bool { first.valueRange != second.valueRange && kind != .misplaced }
}

private extension Report {
  func fixes(for conflict: TraitConflict, on id: ElementID) -> [Fix?] {
    let both = [conflict.first, conflict.second]
    switch conflict.kind {
    case .contradiction:
      // The later role comes first because it's usually the more specific one, as a link is after a button.
      return [conflict.second, conflict.first].map { kept in
        fix(
          "Keep only the \(kept.trait.rawValue) \(tree[id].framework == .compose ? "role" : "trait")",
          .changesBehavior, .keepTrait(kept, of: both), on: id)
      }
    case .cancellation:
      return [fix("Remove both (they cancel out)", .safe, .remove(both.map(\.range)), on: id)]
    case .misplaced:
      return [fix("Remove the trait", .changesBehavior, .remove([conflict.second.range]), on: id)]
    case .disabledByState:
      let title = tree[id].framework == .uiKit ? "Set isEnabled to false" : "Set enabled = false"
      return [fix(title, .changesBehavior, .disable(conflict.second), on: id)]
    }
  }
}

private extension Element {
  var traitConflict: TraitConflict? {
    let certain = traits.filter { !$0.isConditional }
    for (index, second) in certain.enumerated() {
      for first in certain.prefix(min(index, ElementTree.reach)) {
        if let severity = framework.severity(of: first.trait, with: second.trait),
          second.operation == .inserted || first.range == second.range || framework == .compose
        {
          return TraitConflict(kind: .contradiction, first: first, second: second, severity: severity)
        }
      }
      if framework != .uiKit || second.trait == .disabled,
        let removed = removedTraits.first(where: { $0.trait == second.trait && !$0.isConditional })
      {
        // In UIKit, `isEnabled` disables a control, not the trait.
        return framework == .uiKit && second.trait == .disabled
          ? TraitConflict(kind: .disabledByState, first: removed, second: second)
          : TraitConflict(kind: .cancellation, first: second, second: removed)
      }
      if framework == .swiftUI, second.trait == .header, role.isField || role.isValueControl {
        return TraitConflict(kind: .misplaced, first: second, second: second, severity: .information)
      }
      if framework == .compose, second.trait == .disabled, isTappable {
        return TraitConflict(kind: .disabledByState, first: second, second: second)
      }
    }
    return nil
  }
}

private extension Framework {
  /// Returns the severity of having both traits on one element, or nil if they're compatible.
  func severity(of first: Trait, with second: Trait) -> Severity? {
    if first == second { return nil }
    let both: Set = [first, second]
    switch self {
    case .swiftUI:
      if both.isSubset(of: [.button, .link, .searchField]) || both == [.staticText, .button] {
        return .warning
      }
    // Xcode keeps a label's static text trait when another one is checked. Nothing announces it.
    case .interfaceBuilder where both == [.staticText, .button]: return .information
    case .uiKit, .interfaceBuilder:
      if both.isSubset(of: [.button, .link, .searchField]) || both == [.staticText, .button]
        || both == [.keyboardKey, .link] || both == [.keyboardKey, .searchField]
        || both == [.header, .adjustable]
      {
        return .warning
      }
      if both == [.button, .adjustable] { return .information }
    case .compose:
      if both.isSubset(of: [.button, .checkbox, .toggle, .radioButton, .tab, .image, .picker]) {
        return .warning
      }
    case .androidViews, .androidXML: break
    }
    return nil
  }
}
