// The missing-selected-state rule: selections that are shown only visually.

import Elements

extension Rule {
  static let missingSelectedState = Rule(
    "missing-selected-state", "Selected state isn't exposed", .rolesAndStates, severity: .warning,
    criteria: [.nameRoleValue, .useOfColor],
    why: "A selection that isn't announced has to be remembered.",
    examples: missingSelectedStateExamples + missingSelectedStateAndroidExamples + checkmarkExamples
  ) { report in
    let tree = report.tree
    for id in report.ids(of: .pressable) {
      guard tree[id].exposure == .exposed, !tree.tellsChoice(id) else { continue }
      if let state = report.texts.shownState(of: id) {
        guard state.kind == .selected else { continue }
        report.report(
          id, at: state.range, state.checkmark?.message ?? message(tree[id].reader),
          severity: state.harm, fixes: [fix(state.edits)])
        continue
      }
      if let icon = tree.iconAloneShowingState(of: id) {
        report.report(
          id, at: tree[icon].constructor,
          "Only this icon shows the state, and VoiceOver doesn't say it. Add a value or the selected state.",
          severity: .information)
        continue
      }
      guard tree[id].role != .menuItem, !tree.speaksMark(of: id), let selection = tree.drawnSelection(of: id)
      else { continue }
      report.report(
        id, at: selection.range, message(tree[id].reader), fixes: [fix(selection.edits)])
    }
    for practice in tree.practices where practice.subject == .shownCheckmark {
      report.report(
        practice.framework, at: practice.range,
        "Only a check mark shows what's selected, and VoiceOver doesn't announce it. Add the selected trait.")
    }
    for practice in tree.practices where practice.subject == .stateImage {
      report.report(
        practice.framework, at: practice.range,
        "Only the image shows this state, and VoiceOver skips image views. Add the state to a label or value."
      )
    }
    for practice in tree.practices where practice.subject == .activatedOnly {
      report.report(
        practice.framework, at: practice.range,
        "TalkBack doesn't announce activated views, so users can't tell what is selected. Set isSelected as well.",
        fixes: [fix(practice.edits)])
    }
    for practice in tree.practices where practice.subject == .drawnSelection {
      report.report(
        practice.framework, at: practice.range, message(practice.framework.screenReader),
        fixes: [fix(practice.edits)])
    }
  }
}

private func fix(_ edits: [WriterEdit]) -> Fix? {
  edits.isEmpty ? nil : Fix("Add the selected state", .changesBehavior, edits: edits.map(Fix.Edit.init))
}

private func message(_ reader: String) -> String {
  "The selection is shown only visually, so \(reader) doesn't say “selected”. Expose the selected state."
}

extension ShownState {
  /// The severity if nothing else exposes the state. A checkmark at least tells it.
  var harm: Severity { isProven && checkmark == nil ? .warning : .information }
}

extension ShownState.Checkmark {
  /// The message about a state that only a checkmark shows.
  var message: String {
    switch self {
    case .inLabel:
      "VoiceOver reads the checkmark as “Selected”, but as part of the label. Add the selected trait, and hide the checkmark."
    case .separate:
      "VoiceOver reads the checkmark as “Selected”, but as a separate focus stop. Add the selected trait, and hide the checkmark."
    }
  }
}

private extension ElementTree {
  /// Returns whether a Compose control merges an icon with a description that only appears under a condition.
  func speaksMark(of id: ElementID) -> Bool {
    self[id].framework == .compose
      && descendants(of: id).contains { part in
        self[part].role == .image && !self[part].labels.isEmpty
          && (appearsConditionally(part)
            || ancestors(of: part).prefix { $0 != id }.contains { self[$0].typeName == "AnimatedVisibility" })
      }
  }
}

extension ElementTree {
  /// Returns whether a control, or an element around it, exposes the selection in another way, or may do so.
  func tellsChoice(_ id: ElementID) -> Bool {
    let element = self[id]
    if element.role == .tab || element.typeName == "NavigationLink" { return true }
    if !element.openness.isDisjoint(with: [.modifiers, .elsewhere]) { return true }
    let around = ancestors(of: id).prefix(3)
    if around.contains(where: { [.picker, .tabBar].contains(self[$0].role) }) { return true }
    return ([id] + around).contains { other in
      !self[other].value.isAbsent || self[other].traits.contains { $0.trait == .selected || $0.isConditional }
    }
  }
}
