// The missing-field-label rule: text fields without a label.

import Elements

extension Rule {
  static let missingFieldLabel = Rule(
    "missing-field-label", "Text field has no label", .names,
    severity: .error, criteria: [.nameRoleValue, .labelsOrInstructions, .infoAndRelationships], on: .field,
    cause: .noName,
    why: "Without labels, people can't fill in a form with a screen reader or by voice.",
    examples: missingFieldLabelExamples + captionedFieldExamples
  ) { id, report in
    let field = report.tree[id]
    guard field.isExposed || field.exposure == .merged, report.tree.lacksWords(id), !field.showsText,
      !report.tree.isClassOfFields(id), !report.tree.onlyShowsValue(id)
    else { return }
    if field.circumstances.contains(.filledInCode), report.tree.isNamedByPlaceholder(id) {
      return report.report(
        id, at: field.typeRange,
        "Code fills this field, so VoiceOver users hear its text, but not the placeholder, its only label. Add a label.",
        severity: .warning,
        fixes: [report.fix("Add a label", .needsText, .label(.blank(field.purposeOfText)), on: id)])
    }
    let isChosen = report.tree.isFilledByChoice(id)
    let wording = report.wording(for: id, isChosen ? "what to choose" : field.purposeOfText)
    let caption = report.tree.caption(of: id)
    let isPrompted = field.circumstances.contains(.promptAlone) && field.labels.isEmpty
    report.reportAbsence(
      id, at: field.framework.isMarkup ? field.typeRange : field.constructor,
      isPrompted
        ? "VoiceOver on the Mac reads the prompt only until users type something. Add a label that stays."
        : "\(field.reader) users hear only \(report.heard(id) ?? "“\(field.fieldWord)”")\(caption?.clause ?? " and can't tell what to \(isChosen ? "choose" : "enter")"). Add a label.",
      harm: isPrompted ? .warning : .error, atMost: caption == nil ? .error : .warning,
      unlessCodeMay: "set a label or a hint",
      fixes: [
        report.connection(of: id),
        // A title would be visible while the field is empty.
        report.fix("Add a label", .needsText, .label(wording), on: id),
      ])
  }
}

private extension TextValue {
  /// True for a few characters that aren't a word, such as “-P”.
  var isSign: Bool { literal.map { $0.count <= 3 && $0.filter(\.isLetter).count < 2 } ?? false }
}

private extension ElementTree {
  /// Returns whether a field's placeholder has a word. Others are samples of what to enter.
  func isNamedByPlaceholder(_ id: ElementID) -> Bool {
    self[id].placeholder.value.map { $0.value.literal?.contains { $0.isLetter } ?? true } ?? false
  }

  /// Returns whether a field has no name, or only a sample of what to enter, such as “0000 0000”, or a sign before it.
  func lacksWords(_ id: ElementID) -> Bool {
    guard case .certain(let name) = self[id].name else { return self[id].name.isAbsent }
    switch name.source {
    case .placeholder where self[id].circumstances.contains(.promptAlone): return true
    case .placeholder: return self[id].circumstances.contains(.filledInCode) || !isNamedByPlaceholder(id)
    case .content:
      guard self[id].framework == .compose, name.text.isSign else { return false }
      return children(of: id).allSatisfy { self[$0].name.value.map(\.text.isSign) ?? true }
    default: return false
    }
  }
}

private extension Element {
  /// True if a UIKit field shows text from the start, such as a log or a title, which VoiceOver reads.
  var showsText: Bool {
    guard !value.isAbsent else { return false }
    // Code that reaches a text view replaces its design-time text.
    if framework == .interfaceBuilder {
      return role != .textEditor || !circumstances.contains(.visibleOutside)
        || (value.value?.value.literal?.utf8.count ?? 0) > longestSample
    }
    return framework == .uiKit && role == .textEditor && !circumstances.contains(.typedInto)
  }

  /// The maximum length of sample text, in bytes. Longer text is the actual content of a text view.
  private var longestSample: Int { 80 }

  /// The screen reader's word for a field.
  var fieldWord: String {
    switch framework {
    case .swiftUI, .uiKit, .interfaceBuilder: "Text Field"
    case .compose, .androidViews, .androidXML: "Edit box"
    }
  }
}
