// The hidden-control rule: visible controls that are hidden from assistive technologies.

import Elements
import Source

extension Rule {
  static let hiddenControl = Rule(
    "hidden-control", "Control is hidden from assistive technologies", .rolesAndStates,
    severity: .error, criteria: [.nameRoleValue, .keyboard], on: .hidden, cause: [.noName, .wrongName],
    why: "Hide only decoration. If a control is hidden, some users can't use the feature at all.",
    examples: hiddenControlExamples
  ) { id, report in
    let element = report.tree[id]
    guard let hiding = element.hiding, hiding.isAboutAssistiveTechnology, !element.onlyKeepsTouches,
      let severity = report.tree.harm(of: hiding, on: id),
      report.tree.isHiddenTapTarget(id) || !report.tree.isOfferedAbove(id), !report.tree.isGivenHandler(id),
      !report.tree.namesControl(id),
      element.framework != .uiKit
        || !report.texts.spell(
          ["accessibilityActivate", "accessibilityCustomActions"], around: hiding.range.lowerBound)
    else { return }
    let message =
      "This control is visible, but \(element.reader), switch, and voice users can't reach it. Don't hide it."
    if report.tree.isHiddenTapTarget(id),
      let tap = element.gestures.first(where: { $0.kind == .tap && $0.purpose == .action })
    {
      return report.report(
        id, at: tap.range,
        "VoiceOver, switch, and voice users can't reach this tap, because its view is hidden from them. Expose the view, or add a custom action.",
        severity: severity,
        related: [Finding.Related(hiding.range, "The view is hidden here.")],
        fixes: [report.fixShowing(id, hiddenBy: hiding)])
    }
    let isInCell = report.tree.isInCell(id)
    let fixes = [
      report.fixShowing(id, hiddenBy: hiding)
    ]
    guard element.framework.isMarkup else {
      return report.report(
        id, at: hiding.range, isInCell ? "\(message) Selecting the cell may do the same." : message,
        severity: isInCell ? .information : severity, fixes: fixes)
    }
    // Code that looks up a layout's view by its ID may offer the same as an action of an enclosing view.
    report.reportAbsence(
      id, at: hiding.range, message, harm: severity, unlessCodeMay: "expose its action", fixes: fixes
    )
  }
}

private extension Report {
  /// Returns a fix that exposes a control, and labels it if it would have no label.
  func fixShowing(_ id: ElementID, hiddenBy hiding: Element.Hiding) -> Fix? {
    let title = "Expose to assistive technologies"
    let parts = Array(tree.descendants(of: id))
    guard tree[id].framework == .compose, tree[id].labels.isEmpty, tree[id].title.isAbsent, parts.count == 1,
      let picture = parts.first(where: { tree[$0].role == .image && tree[$0].labels.isEmpty })
    else { return fix(title, .changesBehavior, .remove([hiding.range]), on: id) }
    let label = Intent.label(wording(for: id, tree[id].purposeOfText))
    guard var edits = tree.edits(.remove([hiding.range]), on: id, in: project),
      let labeled = tree.edits(label, on: picture, in: project)
    else { return nil }
    edits.join(labeled)
    return Fix(title, .needsText, writing: edits)
  }
}

private extension ElementTree {
  /// Returns whether the text of a UIKit label is also the accessibility label of a control, whose tap the label only
  /// extends.
  func namesControl(_ id: ElementID) -> Bool {
    guard self[id].framework == .uiKit, !self[id].role.isControl, let title = self[id].title.value else {
      return false
    }
    let written = text[title.valueRange]
    let near =
      max(0, id.index - ElementTree.mostViews)..<min(elements.count, id.index + ElementTree.mostViews)
    return near.contains { other in
      elements[other].framework == .uiKit && elements[other].role.isControl
        && elements[other].labels.contains { text[$0.valueRange].elementsEqual(written) }
    }
  }

  /// The maximum number of elements before and after a label to search for the control that it's about.
  private static let mostViews = 64

  /// Returns whether the element is an icon that makes up a whole private composable, and its handler is passed in: the
  /// code that uses the composable may offer the same action next to it.
  func isGivenHandler(_ id: ElementID) -> Bool {
    self[id].framework == .compose && self[id].parent == nil && self[id].handlerName != nil
      && declarationCode(around: id).spells("private ")
      && !descendants(of: id).contains { [.text, .heading, .label, .custom].contains(self[$0].role) }
  }

  /// Returns whether the element is in a cell, which may do the same when it's selected.
  func isInCell(_ id: ElementID) -> Bool {
    self[id].framework == .uiKit && declarationName(around: id).hasSuffix("Cell")
  }

  /// Returns the severity of hiding an element, or nil if that doesn't make a control unreachable.
  func harm(of hiding: Element.Hiding, on id: ElementID) -> Severity? {
    switch hiding.extent {
    case .unknown: return nil
    case .decoration: return self[id].isTappable && self[id].framework == .swiftUI ? .information : nil
    case .itself: return isControlOfItsOwn(id) ? .error : isHiddenTapTarget(id) ? .warning : nil
    case .subtree:
      if isControlOfItsOwn(id) { return .error }
      return descendants(of: id).contains { isControlOfItsOwn($0) && !isShownApart($0, in: id) }
        ? .error : nil
    }
  }

  /// Returns whether a view of a custom class has a tap gesture, but code hides it, and its type offers no actions.
  func isHiddenTapTarget(_ id: ElementID) -> Bool {
    let element = self[id]
    return element.framework == .uiKit && element.role == .custom && element.hiding?.extent == .itself
      && element.gestures.contains { $0.kind == .tap && $0.purpose == .action }
      && !element.circumstances.contains(.typeOffersActions) && element.actions.isEmpty
      && !element.circumstances.contains(.passive)
  }

  /// Returns whether activating or changing the element does something that nothing around it does.
  private func isControlOfItsOwn(_ id: ElementID) -> Bool {
    let element = self[id]
    guard !element.circumstances.contains(.passive), !element.circumstances.contains(.outOfInteraction) else {
      return false
    }
    if element.role.isControl { return element.actions.isEmpty }
    // Something that only covers or dismisses what's below it isn't a control.
    return element.isTappable && element.role != .color && element.role != .shape && element.role != .custom
  }

  private func isShownApart(_ id: ElementID, in group: ElementID) -> Bool {
    if self[id].slot == .separate { return true }
    return ancestors(of: id).prefix { $0 != group }.contains { self[$0].slot == .separate }
  }

  /// Returns whether the element's action is offered in another way: by custom actions, or by an enclosing element
  /// that's tappable, has a representation, or merges its children.
  func isOfferedAbove(_ id: ElementID) -> Bool {
    if !self[id].actions.isEmpty { return true }
    return ancestors(of: id).contains { above in
      let group = self[above]
      return !group.actions.isEmpty || group.isTappable || group.grouping == .merges
        || group.grouping == .ignoresChildren || group.hiding != nil || group.openness.contains(.elsewhere)
        || group.role == .custom
    }
  }
}
