// missing-button-role: something that can be pressed and does not say so.

import Elements

extension Rule {
  static let missingButtonRole = Rule(
    "missing-button-role", "Tappable element is no button", .rolesAndStates,
    severity: .warning, criteria: [.nameRoleValue, .keyboard, .infoAndRelationships], on: .gestures,
    why: "People act on what they are told is a button.",
    options: [
      RuleOption(
        "rows", default: .string("ignore"), oneOf: ["ignore", "report"],
        "“report” also asks for a role on rows of lists.")
    ],
    examples: missingButtonRoleExamples
  ) { id, report in
    let element = report.tree[id]
    guard element.isExposed,
      let tap = element.gestures.first(where: { $0.kind == .tap && $0.purpose == .action }),
      element.readsLikeText, element.actions.isEmpty,
      !element.hasRoleByHand, !element.isEmptyView(in: report.tree, id),
      element.openness.isDisjoint(with: element.framework.roleBlindSpots),
      element.grouping != .ignoresChildren || element.framework != .swiftUI,
      !element.circumstances.contains(.row) || element.framework == .swiftUI || element.framework.isUIKit
        || report.option("rows") == .string("report"),
      report.tree.enclosingControl(of: id) == nil, !report.tree.holdsControl(id),
      !report.tree.parts(of: id).contains(where: { report.tree[$0].hasRoleByHand }),
      !report.isToldOrHiddenElsewhere(id), report.isHeard(id)
    else { return }
    let message = element.missingRoleMessage(heard: report.heard(id))
    // Those who show the type may give it the role, hide it or make it a part of something.
    let isPart = element.circumstances.contains(.shownElsewhere)
    report.reportAbsence(
      id, at: tap.range, isPart ? "\(message) Code that shows this view may add the role." : message,
      harm: isPart ? .information : element.framework.missingRoleHarm, unlessCodeMay: "add the role",
      fixes: [
        report.tree.opensPageByTap(id) || report.isNamelessPicture(id)
          ? nil : report.fix("Turn it into a button", .changesBehavior, .button, on: id),
        report.roleFix(id),
      ])
  }
}

private extension Report {
  /// Whether an element is a view class that the other files give a role, or hide, wherever they make one.
  func isToldOrHiddenElsewhere(_ id: ElementID) -> Bool {
    let element = tree[id]
    return element.framework == .uiKit && element.receiver?.isMadeHere == false
      && element.typeName == tree.declarationName(around: id)
      && project.isToldOrHidden(viewClass: element.typeName)
  }

  /// Writes the role. Which one a toggle or a choice of Compose has, only the control inside tells.
  func roleFix(_ id: ElementID) -> Fix? {
    let element = tree[id]
    // What is turned around is on or off, which a button is not.
    if let toggle = toggleFix(id) { return toggle }
    if isNamelessPicture(id) { return namedRoleFix(id) }
    if element.framework == .compose, let role = tree.composeRole(of: id) {
      return fix(
        "Add role = Role.\(role.name)", role.isCertain ? .safe : .changesBehavior, .buttonRole, on: id)
    }
    // As one element, or with a trait that spreads, the row would hide a control of its own.
    if element.framework == .swiftUI,
      tree.descendants(of: id).contains(where: {
        tree[$0].exposure != .hidden && (tree[$0].role.isControl || tree[$0].isTappable)
      }) || holdsUnknownControls(element)
    {
      return nil
    }
    let title =
      element.framework.isUIKit
      ? "Make it a button for assistive technology"
      : tree.opensPageByTap(id) ? "Add the link role" : "Add the button role"
    return fix(title, element.framework.roleFixApplicability(element), .buttonRole, on: id)
  }
}

private extension Report {
  /// Whether a component shows controls of its own, or whatever it's given.
  private func holdsUnknownControls(_ element: Element) -> Bool {
    guard element.role == .custom else { return false }
    return element.typeName == "content" || project.component(element.typeName)?.controls ?? 0 > 0
  }

  /// Whether all that an element shows is pictures that nobody describes: as a button it would have no label.
  func isNamelessPicture(_ id: ElementID) -> Bool {
    let element = tree[id]
    guard element.name.isAbsent, element.framework == .swiftUI || element.framework == .compose else {
      return false
    }
    if element.role == .image { return true }
    return tree.solePictures(of: id)?.allSatisfy { tree[$0].name.isAbsent } == true
  }

  /// Writes the role and the label without which it would tell nothing.
  func namedRoleFix(_ id: ElementID) -> Fix? {
    // In Compose the picture itself has a description, which another rule asks for as well.
    let pictures = tree[id].framework == .compose ? tree.solePictures(of: id) ?? [] : []
    let carrier = pictures.count == 1 ? pictures[0] : id
    let label = Intent.label(wording(for: id, tree[id].purposeOfText))
    guard !isSharedBlank(label, on: id), let role = tree.edits(.buttonRole, on: id, in: project),
      let name = tree.edits(label, on: carrier, in: project)
    else { return nil }
    let what = tree.composeRole(of: id).map { "role = Role.\($0.name)" } ?? "the button role"
    return Fix("Add \(what) and a label", .needsText, writing: role.joined(with: name))
  }
}

private extension ElementTree {
  /// Whether a control that acts by itself stands inside. In a clickable layout of Compose the two are the problem; in
  /// a view of UIKit the tap is a convenience beside a control that is a stop of its own.
  func holdsControl(_ id: ElementID) -> Bool {
    (self[id].framework == .compose || self[id].framework.isUIKit)
      && descendants(of: id).contains {
        self[$0].role.isControl && !self[$0].circumstances.contains(.passive)
      }
  }
}

private extension Element {
  /// Whether nothing but a role written by hand could tell that the element is there to be pressed.
  var readsLikeText: Bool {
    if role.isControl || role == .color || role == .list || circumstances.contains(.styledAsButton) {
      return false
    }
    // A clickable picture is announced as a button, a clickable layout by the texts that it joins.
    switch framework {
    case .swiftUI, .uiKit, .interfaceBuilder: return true
    case .compose, .androidViews: return role == .text || role == .container
    case .androidXML: return role == .text
    }
  }

  /// Whether it's a view of UIKit that shows nothing, and so is more of a place to touch than a thing.
  func isEmptyView(in tree: ElementTree, _ id: ElementID) -> Bool {
    framework == .uiKit && typeName == "UIView" && receiver?.isMadeHere == true
      && tree.children(of: id).isEmpty
      && name.isAbsent && !hasTrait(.element)
  }

  /// Whether it is one stop by itself, with nothing inside that a trait could spread to.
  var isOneThing: Bool {
    switch role {
    case .text, .image, .shape: true
    default: false
    }
  }

  func missingRoleMessage(heard: String?) -> String {
    switch framework {
    case .swiftUI, .uiKit, .interfaceBuilder:
      "\(reader) reads \(heard ?? "this") like plain text and never says that it can be pressed."
    case .compose, .androidViews, .androidXML:
      "TalkBack says \(heard.map { "\($0) and " } ?? "")that this can be activated but not what it is (button, switch, check box)."
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

  /// What may add a role where it is not seen. A SwiftUI component's own content cannot: a gesture outside it has no
  /// role unless the chain gives it one.
  var roleBlindSpots: Element.Openness {
    self == .swiftUI ? [.elsewhere] : [.elsewhere, .modifiers]
  }

  func roleFixApplicability(_ element: Element) -> Applicability {
    switch self {
    // On a stack or a component the trait spreads to everything inside.
    case .swiftUI: element.isOneThing ? .safe : .changesBehavior
    case .compose: .safe
    // A view without words gets a label too, which a person must write.
    case .uiKit, .interfaceBuilder:
      element.role != .text && element.name.isAbsent ? .needsText : .changesBehavior
    case .androidViews, .androidXML: .changesBehavior
    }
  }
}
