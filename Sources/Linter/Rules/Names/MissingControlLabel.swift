// missing-control-label: a control with a value and no name.

import Elements

extension Rule {
  static let missingControlLabel = Rule(
    "missing-control-label", "Control has no name", .names,
    severity: .error, criteria: [.nameRoleValue, .infoAndRelationships, .labelsOrInstructions], on: .valueControl,
    cause: .noName,
    why: "“Switch, on” without a name gives no clue about what is on.",
    options: [RuleOption("includeProgress", default: .bool(true), "Also asks for names of progress indicators.")],
    examples: [
      .bad(
        .swiftUI, #"⟦Toggle("", isOn: $wifi)⟧"#, fixed: #"Toggle("‹label›", isOn: $wifi).labelsHidden()"#),
      .bad(
        .swiftUI, #"⟦Slider(value: $volume)⟧"#,
        fixed: #"Slider(value: $volume).accessibilityLabel("‹label›")"#),
      .bad(
        .androidXML, #"<⟦Switch⟧ android:id="@+id/a" android:checked="true"/>"#,
        fixed: #"<Switch android:text="@string/‹label›" android:id="@+id/a" android:checked="true"/>"#, severity: .warning),
      .bad(
        .androidXML, #"<⟦SeekBar⟧ android:id="@+id/volume"/>"#,
        fixed: #"<SeekBar android:contentDescription="@string/‹volume›" android:id="@+id/volume"/>"#, severity: .warning),
      .bad(.androidXML, #"<⟦RatingBar⟧ android:stepSize="1"/>"#),
      .good(.androidXML, "<ProgressBar/>"),
      .good(.androidXML, #"<TextView android:text="@string/volume" android:labelFor="@id/vol"/><SeekBar android:id="@+id/vol"/>"#),
      .good(.androidXML, #"<CheckBox android:text="@string/remember"/>"#),
      .good(.androidXML, #"<LinearLayout android:onClick="flip"><TextView android:text="Wi-Fi"/><Switch android:clickable="false" android:focusable="false"/></LinearLayout>"#),
      .good(.androidXML, #"<ToggleButton android:textOn="@string/on" android:textOff="@string/off"/>"#),
      .good(.swiftUI, #"Toggle("Wi-Fi", isOn: $wifi).labelsHidden()"#),
      .good(.swiftUI, #"Toggle(isOn: $wifi) { Text("Wi-Fi") }"#),
      .good(.swiftUI, #"LabeledContent("Volume") { Slider(value: $volume) }"#),
      .good(.swiftUI, #"Slider(value: $volume) { Text("Volume") }"#),
      .good(.swiftUI, "ProgressView()"),
    ]
  ) { id, report in
    let control = report.tree[id]
    guard control.isExposed || control.exposure == .merged, control.name.isAbsent,
      !control.circumstances.contains(.passive), control.showsProgressHere
    else { return }
    if control.role == .progress || control.role == .gauge, report.option("includeProgress") == .bool(false) { return }
    report.report(
      id, at: control.framework == .androidXML ? control.typeRange : control.constructor,
      "\(control.reader) says only the kind of control and its value, so nobody can hear what it changes.",
      severity: control.visibilitySeverity(control.missingNameSeverity),
      fixes: control.missingNameFixes(id, report))
  }
}

private extension Element {
  /// Progress needs a name of its own in SwiftUI only; elsewhere it is read with what it belongs to.
  var showsProgressHere: Bool { role != .progress || framework == .swiftUI }

  var missingNameSeverity: Severity {
    switch framework {
    case .swiftUI, .androidXML, .androidViews: .error
    case .compose: .warning
    case .uiKit: circumstances.contains(.noLabelInType) ? .warning : .information
    }
  }

  func missingNameFixes(_ id: ElementID, _ report: Report) -> [Fix?] {
    let suggestion = report.suggestedName(for: id, otherwise: "label")
    guard framework == .swiftUI, role != .slider, role != .datePicker, !title.isAbsent else {
      return [report.fix("Add a label", .needsText, .label(suggestion: suggestion), on: id)]
    }
    return [
      report.fix(
        "Write the title and keep it invisible", .needsText, .title(suggestion: suggestion), on: id)
    ]
  }
}
