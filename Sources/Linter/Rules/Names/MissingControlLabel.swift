// The missing-control-label rule: controls with a value but no label.

import Elements
import Source

extension Rule {
  static let missingControlLabel = Rule(
    "missing-control-label", "Control has no label", .names,
    severity: .error, criteria: [.nameRoleValue, .infoAndRelationships, .labelsOrInstructions],
    on: .valueControl,
    cause: .noName,
    why: "Without a label, users hear a role and a value, but not what they're for.",
    options: [
      RuleOption("includeProgress", default: .bool(true), "Also require labels on progress indicators.")
    ],
    examples: missingControlLabelExamples + captionedControlExamples
  ) { id, report in
    let control = report.tree[id]
    let isNamedByValue = report.tree.isNamedByValue(id)
    let groupsOptions = report.tree.groupsUntitledOptions(id)
    guard control.isExposed || control.exposure == .merged, control.name.isAbsent || isNamedByValue,
      !control.circumstances.contains(.inLabelledRow), control.showsProgressHere,
      !control.circumstances.contains(.passive) || groupsOptions,
      !report.tree.isInNamedRow(id), !report.tree.isNestedInControl(id), !report.tree.isProgressOfControl(id),
      groupsOptions || !report.tree.showsRadioButtons(around: id), !report.tree.onlyShowsValue(id),
      report.isHeard(id), !report.tree.isClassItself(id) || control.hasTrait(.element),
      !report.tree.isOnlyControlOfNamedGroup(id)
    else { return }
    if control.role == .progress || control.role == .gauge, report.option("includeProgress") == .bool(false) {
      return
    }
    let heard =
      groupsOptions ? "the options" : report.heard(id) ?? "the control type and its value"
    let mayBeInCell = control.mayBeInCell && !report.tree.isPlacedInCell(id)
    let caption = groupsOptions || control.onlyShows ? nil : report.tree.caption(of: id)
    let isRepetition = report.tree.repeatsAction(ofRowAround: id)
    let message =
      isRepetition
      ? "\(control.reader) users hear only \(heard) at this second focus stop for the row's action. Make only the row interactive."
      : "\(control.reader) users hear only \(heard)\(caption?.clause ?? " and can't tell what this control \(control.purpose)"). Add a label."
    report.reportAbsence(
      id, at: control.framework.isMarkup ? control.typeRange : control.constructor,
      mayBeInCell ? "\(message.dropLast()) unless the text of a table cell labels it." : message,
      // Radio buttons are read one by one, each with its own title, and the text next to a progress bar is about it.
      harm: groupsOptions && report.tree.showsRadioButtons(around: id)
        || control.onlyShows && report.tree.isNextToText(id)
        ? .information
        : mayBeInCell || groupsOptions
          ? control.missingNameHarm.lowered : control.missingNameHarm,
      atMost: caption != nil || isRepetition || control.typeName.hasSuffix("NumberPicker")
        ? control.missingNameHarm.lowered : .error,
      unlessCodeMay: "set a label",
      fixes: control.missingNameFixes(id, report))
  }
}

extension ElementTree.Caption {
  /// The clause of a message that says why people may still understand the control.
  var clause: String {
    switch self {
    case .text: " here, because the text before it isn't its label"
    case .title: " here, because the title isn't its label"
    }
  }
}

private extension ElementTree {
  /// Returns whether a clickable Compose layout with a label encloses the control and does the same. nested-control
  /// reports these two focus stops for one action.
  func isInNamedRow(_ id: ElementID) -> Bool {
    guard self[id].framework == .compose, let row = enclosingControl(of: id) else { return false }
    return !self[row].name.isAbsent && self[row].role != .menuItem
      && (!self[row].isTappable || self[row].role.isControl || nestedControls(of: row).contains(id))
  }

  /// Returns whether a menu item encloses the control.
  func isInMenuItem(_ id: ElementID) -> Bool {
    enclosingControl(of: id).map { self[$0].role == .menuItem } ?? false
  }

  /// Returns whether a SwiftUI group combines a control with the texts that label it.
  func isOnlyControlOfNamedGroup(_ id: ElementID) -> Bool {
    guard self[id].framework == .swiftUI, self[id].exposure == .merged,
      let group = ancestors(of: id).first(where: { self[$0].groupingRange != nil }),
      self[group].grouping == .merges, !self[group].name.isAbsent,
      // The value of a progress indicator isn't part of a group.
      self[id].role != .progress && self[id].role != .gauge || !self[group].value.isAbsent
    else { return false }
    return descendants(of: group).allSatisfy { $0 == id || !self[$0].role.isControl }
  }

  /// Returns whether a progress indicator is part of a SwiftUI control, which labels both.
  func isProgressOfControl(_ id: ElementID) -> Bool {
    let element = self[id]
    return element.framework == .swiftUI && element.exposure == .merged
      && (element.role == .progress || element.role == .gauge) && enclosingControl(of: id) != nil
  }
}

private extension ElementTree {
  /// Returns whether a picker with an empty title shows its options as a group, unless they are pages, whose titles say
  /// enough.
  func groupsUntitledOptions(_ id: ElementID) -> Bool {
    let picker = self[id]
    guard picker.circumstances.contains(.groupsOptions), picker.title.value?.value.isBlank == true else {
      return false
    }
    let words = words(ofSelection: id)
    return Set(["tab", "tabs", "page", "pane", "screen", "section"]).isDisjoint(with: words)
  }

  /// Returns the words of what a picker is bound to.
  private func words(ofSelection id: ElementID) -> [String] {
    if let name = self[id].boundName { return NameSuggestion.words(in: name) }
    let start = self[id].title.value?.range.upperBound ?? self[id].constructor.lowerBound
    let end = min(self[id].constructor.upperBound, start + 200)
    return NameSuggestion.words(in: text.string(min(start, end)..<end))
  }

  /// Returns whether the control belongs to the code of a cell, where an accessory view would be recognized.
  func isPlacedInCell(_ id: ElementID) -> Bool {
    self[id].framework == .uiKit && declarationName(around: id).hasSuffix("Cell")
  }

  /// Returns whether the enclosing declaration shows pickers as radio buttons, which then are the elements.
  func showsRadioButtons(around id: ElementID) -> Bool {
    guard self[id].role == .picker, self[id].framework == .swiftUI else { return false }
    let code = declarationCode(around: id)
    return code.spells("RadioGroupPickerStyle") || code.spells("(.radioGroup)")
  }
}

private extension Element {
  /// The verb for what a control does with its value.
  var purpose: String { onlyShows ? "shows" : "changes" }

  /// True if users can't change its value.
  var onlyShows: Bool { role == .progress || role == .gauge }

  /// True unless it's a progress indicator outside SwiftUI, which is read together with what it belongs to.
  var showsProgressHere: Bool { role != .progress || framework == .swiftUI }

  /// The severity. It's lower for indicators, because nothing becomes unreachable without them.
  var missingNameHarm: Severity { onlyShows ? .warning : .error }

  /// True if the enclosing type may be a table cell, whose text VoiceOver reads with the control.
  var mayBeInCell: Bool { framework == .uiKit && !circumstances.contains(.noLabelInType) }

  func missingNameFixes(_ id: ElementID, _ report: Report) -> [Fix?] {
    let wording = report.wording(for: id, purposeOfText)
    if framework == .compose, report.tree.isInMenuItem(id) {
      return [report.fix("Make the control passive", .changesBehavior, .passive, on: id)]
    }
    guard framework == .swiftUI, role != .slider, role != .datePicker, title.value?.value.isBlank == true
    else {
      return [
        framework == .compose
          ? report.fix(
            "Make the row \(typeName == "RadioButton" ? "selectable" : "toggleable") instead of the control",
            .changesBehavior, .title(wording), on: id)
          : report.connection(of: id),
        // With a label, the control would still be a second focus stop.
        report.tree.repeatsAction(ofRowAround: id)
          ? nil : report.fix("Add a label", .needsText, .label(wording), on: id),
      ]
    }
    return [
      report.fix(
        circumstances.contains(.titleHidden)
          ? "Add a title" : "Add a title and hide it with labelsHidden()", .needsText, .title(wording),
        on: id)
    ]
  }
}
