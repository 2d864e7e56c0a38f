// The missing-button-role rule: tappable elements without a button role.

import Elements

extension Rule {
  static let missingButtonRole = Rule(
    "missing-button-role", "Tappable element has no button role", .rolesAndStates,
    severity: .warning, criteria: [.nameRoleValue, .keyboard, .infoAndRelationships],
    on: [.gestures, .pressable],
    why: "Screen reader users rely on the role to know what they can activate.",
    options: [
      RuleOption(
        "rows", default: .string("ignore"), oneOf: ["ignore", "report"],
        #""report" also requires a role on list rows."#)
    ],
    examples: missingButtonRoleExamples
  ) { id, report in
    let element = report.tree[id]
    if let selection = element.fixedSelection, element.exposure != .hidden {
      return report.reportChip(id, selection)
    }
    guard element.isExposed || report.tree.isCoveredByPlainElement(id),
      let tap = element.gestures.first(where: { $0.kind == .tap && $0.purpose == .action }),
      element.readsLikeText, element.actions.isEmpty,
      !element.hasRoleByHand, !element.isEmptyView(in: report.tree, id),
      element.openness.isDisjoint(with: element.framework.roleBlindSpots)
        || report.tree.isHandMadeButton(id) && element.openness.isDisjoint(with: .elsewhere),
      element.grouping != .ignoresChildren || element.framework != .swiftUI,
      !element.circumstances.contains(.row) || element.framework == .swiftUI || element.framework.isUIKit
        || report.tree.isHandMadeButton(id) || report.tree.opensMenu(id)
        || report.option("rows") == .string("report"),
      report.tree.enclosingControl(of: id) == nil, !report.tree.holdsControl(id),
      !report.tree.parts(of: id).contains(where: { report.tree[$0].hasRoleByHand }),
      !report.isToldOrHiddenElsewhere(id), report.isHeard(id)
    else { return }
    // The control that exposes the missing state also has a role.
    if element.framework == .compose, report.hasTold(.unsaidState, of: id), report.toggleFix(id) != nil {
      return
    }
    let message = element.missingRoleMessage(
      label: report.heardLabel(id), opensPage: report.tree.opensPageByTap(id))
    // Code that shows the view may add the role, hide it, or group it with others.
    let isPart =
      element.circumstances.contains(.shownElsewhere)
      && report.project.mayModify(component: report.tree.declarationName(around: id))
    let fixes = [
      report.tree.opensPageByTap(id) || report.isNamelessPicture(id) || report.tree.surroundsControl(id)
        ? nil : report.fix("Convert to Button", .changesBehavior, .button, on: id),
      report.roleFix(id),
    ]
    if element.framework == .uiKit, !element.circumstances.contains(.inViewFunction) {
      return report.report(
        id, at: tap.range, message, severity: element.framework.missingRoleHarm, fixes: fixes)
    }
    report.reportAbsence(
      id, at: tap.range, isPart ? "\(message) Code that shows this view may add it." : message,
      // People can read a text without the hidden way to copy it.
      harm: isPart || report.tree.code(tap.range).spells("asteboard.general")
        ? .information : element.framework.missingRoleHarm, unlessCodeMay: "add the role",
      fixes: fixes)
  }
}

private extension Report {
  /// Reports a chip that's always or never selected, although it does something.
  mutating func reportChip(_ id: ElementID, _ selection: WrittenFlag) {
    report(
      id, at: selection.range,
      "TalkBack announces this action as a checkbox that's always “\(selection.value == true ? "Selected" : "Not selected")”. Use a chip without a state, such as AssistChip.",
      // The icon's label says what the action does.
      severity: selection.value == true
        && tree.parts(of: id).contains { tree[$0].role == .image && !tree[$0].labels.isEmpty }
        ? .information : nil)
  }

  /// Returns the announced label in quotes, or nil if there is none or part of it is unknown.
  func heardLabel(_ id: ElementID) -> String? {
    guard let announcement = tree.announcement(of: id), !announcement.isApproximate,
      announcement.problem == nil
    else { return nil }
    let names = announcement.parts.filter { $0.kind == .name }.map(\.text)
    return names.isEmpty ? nil : "“\(names.joined(separator: ", ").shortened)”"
  }

  /// Returns whether other files give an element a role, or hide it: through its property, or wherever they create an
  /// instance of its view class.
  func isToldOrHiddenElsewhere(_ id: ElementID) -> Bool {
    let element = tree[id]
    guard element.framework == .uiKit else { return false }
    if element.receiver?.isMadeHere == false, element.typeName == tree.declarationName(around: id) {
      return project.isToldOrHidden(viewClass: element.typeName)
    }
    return element.circumstances.contains(.visibleOutside)
      && element.receiver?.property.map { project.isToldOrHidden(member: $0) } == true
  }

  /// Returns a fix that writes the role. For a Compose toggle or option, the control inside determines the role.
  mutating func roleFix(_ id: ElementID) -> Fix? {
    let element = tree[id]
    // An element that flips a value is on or off, unless it shows or hides something, which a button does.
    if let toggle = toggleFix(id), texts.shownState(of: id)?.kind != .expanded,
      tree.unsaidDisclosure(of: id, &texts) == nil
    {
      return toggle
    }
    // The text of a checkbox needs no role. The row around both should be the control.
    if tree.isBesideSwitch(id) || tree.isBannerWithButton(id) { return nil }
    if isNamelessPicture(id) { return namedRoleFix(id) }
    if element.framework == .compose, let role = tree.composeRole(of: id) {
      return fix(
        "Add role = Role.\(role.name)", role.isCertain ? .safe : .changesBehavior, .buttonRole, on: id)
    }
    // Grouping the row, or a trait that applies to everything inside, would hide the controls in it.
    if element.framework == .swiftUI, tree.surroundsControl(id) { return nil }
    let title =
      element.framework.isUIKit
      ? "Add the button trait"
      : "Add accessibilityAddTraits(\(tree.opensPageByTap(id) ? ".isLink" : ".isButton"))"
    return fix(title, element.framework.roleFixApplicability(element), .buttonRole, on: id)
  }
}

private extension Report {
  /// Returns whether an element shows only unlabeled images: as a button, it would have no label.
  func isNamelessPicture(_ id: ElementID) -> Bool {
    let element = tree[id]
    guard element.name.isAbsent, element.framework == .swiftUI || element.framework == .compose else {
      return false
    }
    if element.role == .image { return true }
    return tree.solePictures(of: id)?.allSatisfy { tree[$0].name.isAbsent } == true
  }

  /// Returns a fix that writes the role and a label, without which the role would be useless.
  func namedRoleFix(_ id: ElementID) -> Fix? {
    // In Compose, the image itself has the content description, which another rule requires, too.
    let pictures = tree[id].framework == .compose ? tree.solePictures(of: id) ?? [] : []
    let carrier = pictures.count == 1 ? pictures[0] : id
    let label = Intent.label(wording(for: id, tree[id].purposeOfText))
    guard !isSharedBlank(label, on: id), let role = tree.edits(.buttonRole, on: id, in: project),
      let name = tree.edits(label, on: carrier, in: project)
    else { return nil }
    let what =
      tree.composeRole(of: id).map { "role = Role.\($0.name)" }
      ?? "accessibilityAddTraits(\(tree.opensPageByTap(id) ? ".isLink" : ".isButton"))"
    return Fix("Add \(what) and a label", .needsText, writing: role.joined(with: name))
  }
}

private extension ElementTree {
  /// Returns whether a Compose text is next to a switch, checkbox, or radio button.
  func isBesideSwitch(_ id: ElementID) -> Bool {
    guard self[id].framework == .compose, self[id].role == .text, let row = self[id].parent else {
      return false
    }
    return firstChildren(of: row).contains {
      [.toggle, .checkbox, .radioButton].contains(self[$0].role)
    }
  }

  /// Returns whether a UIKit view responds to taps inside a view that is one element, has a label, but has no traits.
  func isCoveredByPlainElement(_ id: ElementID) -> Bool {
    guard self[id].framework == .uiKit, self[id].role == .container,
      let cover = ancestors(of: id).first(where: { self[$0].grouping == .ignoresChildren })
    else { return false }
    let element = self[cover]
    return element.isExposed && element.gestures.isEmpty && element.actions.isEmpty
      && !element.labels.isEmpty && !element.circumstances.contains(.row)
      && element.traits.allSatisfy { $0.trait == .element } && element.removedTraits.isEmpty
  }

  /// Returns whether a SwiftUI element contains something that can be activated on its own, or may contain it.
  func surroundsControl(_ id: ElementID) -> Bool {
    func mayHold(_ element: Element) -> Bool {
      element.role == .custom
        && (element.typeName == "content" || element.circumstances.contains(.showsControls))
    }
    return mayHold(self[id])
      || descendants(of: id).contains {
        self[$0].exposure != .hidden
          && (self[$0].role.isControl || self[$0].isTappable || self[$0].role == .embed || mayHold(self[$0]))
      }
  }

  /// Returns whether the element contains an active control. In a clickable Compose layout, that's another problem
  /// (nested-control); in a UIKit view, the tap is a shortcut in addition to a control that has a separate focus stop.
  func holdsControl(_ id: ElementID) -> Bool {
    if isBannerWithButton(id) { return false }
    // A tap around a field begins typing, as one on the field does.
    if self[id].framework == .swiftUI { return descendants(of: id).contains { self[$0].role.isField } }
    return (self[id].framework == .compose || self[id].framework.isUIKit)
      && descendants(of: id).contains {
        self[$0].role.isControl && !self[$0].circumstances.contains(.passive) && !isShownApart($0, from: id)
      }
  }

  /// Returns whether a UIKit view is a banner or card that responds to taps outside of its buttons. Unlike other views
  /// with controls, it isn't just the area around them.
  func isBannerWithButton(_ id: ElementID) -> Bool {
    guard self[id].framework == .uiKit, self[id].role == .container else { return false }
    let words =
      NameSuggestion.words(in: self[id].typeName)
      + NameSuggestion.words(in: self[id].boundName ?? self[id].receiver?.property ?? "")
    guard !Set(words).isDisjoint(with: ["banner", "card", "toast", "notification", "tile"]) else {
      return false
    }
    let inside = Array(descendants(of: id))
    return inside.contains { self[$0].role == .text }
      && inside.allSatisfy {
        !self[$0].role.isControl || self[$0].role == .button || self[$0].role == .iconButton
      }
  }

  /// Returns whether a descendant is in a menu or dialog that an element opens.
  private func isShownApart(_ descendant: ElementID, from id: ElementID) -> Bool {
    self[descendant].slot == .separate
      || ancestors(of: descendant).prefix { $0 != id }.contains { self[$0].slot == .separate }
  }

  /// Returns whether a composable with a button's name consists of a clickable layout: `fun PayButton(…)`.
  func isHandMadeButton(_ id: ElementID) -> Bool {
    self[id].framework == .compose && self[id].parent == nil && self[id].role == .container
      && declarationName(around: id).hasSuffix("Button")
  }
}

private extension Element {
  /// True if only an explicit role could tell users that the element can be activated.
  var readsLikeText: Bool {
    if role.isControl || role == .color || role == .list || circumstances.contains(.styledAsButton) {
      return false
    }
    // A clickable image is announced as a button, and a clickable layout by the text that it merges.
    switch framework {
    case .swiftUI, .uiKit, .interfaceBuilder: return true
    case .compose, .androidViews: return role == .text || role == .container
    case .androidXML: return role == .text
    }
  }

  /// Returns whether the element is an empty UIKit view, which is an area to touch rather than content.
  func isEmptyView(in tree: ElementTree, _ id: ElementID) -> Bool {
    framework == .uiKit && typeName == "UIView" && receiver?.isMadeHere == true
      && tree.children(of: id).isEmpty
      && name.isAbsent && !hasTrait(.element)
  }

  /// True if the element is a single focus stop with nothing inside that a trait would also apply to.
  var isOneThing: Bool {
    switch role {
    case .text, .image, .shape: true
    default: false
    }
  }

  func missingRoleMessage(label: String?, opensPage: Bool) -> String {
    switch framework {
    case .swiftUI, .uiKit, .interfaceBuilder:
      "\(reader) \(fallbackRole(label: label)), so users don't know it can be activated. Use a \(opensPage ? "link" : "button"), or add the trait."
    case .compose:
      "TalkBack says that \(label ?? "this") can be activated, but not what kind of control it is. Set its role."
    case .androidViews, .androidXML:
      "TalkBack says that \(label ?? "this") can be activated, but not what kind of control it is. Use a Button."
    }
  }

  /// Returns what VoiceOver does instead of announcing a role to activate.
  private func fallbackRole(label: String?) -> String {
    switch role {
    case .text: "reads \(label ?? "this") as plain text"
    case .image: "announces \(label ?? "this") only as an image"
    default: label.map { "reads \($0) as plain text" } ?? "doesn't announce a role for this"
    }
  }
}

private extension Framework {
  var missingRoleHarm: Severity {
    switch self {
    case .swiftUI, .uiKit, .interfaceBuilder: .warning
    case .compose: .information
    case .androidViews, .androidXML: .hint
    }
  }

  /// The unreadable code that may add a role. A SwiftUI component's own content can't: a gesture outside the component
  /// has no role unless the chain adds one.
  var roleBlindSpots: Element.Openness {
    self == .swiftUI ? [.elsewhere] : [.elsewhere, .modifiers]
  }

  func roleFixApplicability(_ element: Element) -> Applicability {
    switch self {
    // On a stack or a component, the trait applies to everything inside.
    case .swiftUI: element.isOneThing ? .safe : .changesBehavior
    case .compose: .safe
    // A view without text also gets a label, which a person must write.
    case .uiKit, .interfaceBuilder:
      element.role != .text && element.name.isAbsent ? .needsText : .changesBehavior
    case .androidViews, .androidXML: .changesBehavior
    }
  }
}

private extension String {
  /// The first words of a long text, with an ellipsis.
  var shortened: String {
    guard count > 80 else { return self }
    let start = prefix(60)
    return start[..<(start.lastIndex(of: " ") ?? start.endIndex)] + "…"
  }
}
