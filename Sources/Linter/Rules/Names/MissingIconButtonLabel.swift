// missing-icon-button-label: a control that shows only a picture and has no name.

import Elements

extension Rule {
  static let missingIconButtonLabel = Rule(
    "missing-icon-button-label", "Button has no name", .names,
    severity: .error, criteria: [.nameRoleValue, .nonTextContent, .linkPurpose],
    on: .pressable.union(.valueControl),
    cause: .noName,
    why: "A control without a name cannot be understood by listening nor called by voice.",
    options: [
      RuleOption(
        "symbolNames", default: .string("warn"), oneOf: ["warn", "ignore"],
        "“ignore” accepts system symbols, whose names VoiceOver reads, as names.")
    ],
    examples: missingIconButtonLabelAppleExamples + missingIconButtonLabelAndroidExamples
      + missingIconButtonLabelDocumentExamples
  ) { id, report in
    let control = report.tree[id]
    guard control.isExposed || control.exposure == .merged, control.name.isAbsent, control.actsWhenPressed,
      let pictures = report.tree.solePictures(of: id) ?? (control.isLayoutButtonWithoutText ? [id] : nil),
      let first = pictures.first,
      !pictures.contains(where: { report.tree[$0].hasEmptyLabel })
    else { return }
    let isSymbol = pictures.allSatisfy { report.tree[$0].imagery?.isSymbol == true }
    if isSymbol, report.option("symbolNames") == .string("ignore") { return }
    let suggestion = report.suggestedName(for: id, otherwise: "label")
    // What is heard of a picture of Apple's, its file's name or none, depends on more than the code.
    let heard = control.framework.isAndroid ? report.heard(id) : nil
    report.report(
      id, at: report.tree[first].pictureRange,
      "\(control.reader) says only \(heard ?? control.spokenWithoutName(isSymbol: isSymbol)) here, so nobody can hear what it does.",
      severity: control.namelessSeverity(isSymbol: isSymbol), related: report.tree[first].relatedPicture,
      fixes: [
        report.fix(
          "Add a label", .needsText, .label(suggestion: suggestion), on: control.labelCarrier(id, first))
      ])
  }
}

private extension Element {
  /// Whether it is a button of a layout that neither the layout nor any code can give a text.
  var isLayoutButtonWithoutText: Bool {
    framework == .androidXML && role == .button && typeName.hasSuffix("Button") && identifier == nil
      && openness.isEmpty && title.isAbsent
  }

  func namelessSeverity(isSymbol: Bool) -> Severity {
    if circumstances.contains(.namedByFramework) { return .information }
    return layoutSeverity(isSymbol ? .warning : .error)
  }

  /// What is heard of a control that has no name.
  func spokenWithoutName(isSymbol: Bool) -> String {
    switch framework {
    case .swiftUI, .uiKit, .interfaceBuilder:
      if isSymbol { return "“Button” or the name of the symbol" }
      switch imagery {
      case .asset(let name) where !name.isEmpty: return "“\(name), Button”"
      default: return "“Button” or the picture's file name"
      }
    case .compose: return "“Button”"
    case .androidViews, .androidXML: return "“Unlabelled, Button”"
    }
  }

  /// The place that shows the picture and nothing else.
  var pictureRange: Range<Int> {
    if isMadeHere { return constructor }
    if let imageryRange { return imageryRange }
    return framework.isMarkup ? typeRange : constructor
  }

  /// Whether the call that makes it is seen: what it lacks is reported there.
  private var isMadeHere: Bool { framework == .uiKit && receiver?.isMadeHere == true }

  /// The statement that gives it its picture, where the finding stands elsewhere.
  var relatedPicture: [Finding.Related] {
    guard isMadeHere, let imageryRange else { return [] }
    return [Finding.Related(imageryRange, "This gives it its picture.")]
  }

  /// A label on a SwiftUI `DisclosureGroup` would replace every text of its content: its picture takes it, as in
  /// Compose, where the description of the picture is the name.
  func labelCarrier(_ id: ElementID, _ picture: ElementID) -> ElementID {
    typeName == "DisclosureGroup" || framework == .compose ? picture : id
  }
}
