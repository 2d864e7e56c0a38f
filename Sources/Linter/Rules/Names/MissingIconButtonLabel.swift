// missing-icon-button-label: a control that shows only a picture and has no name.

import Elements

extension Rule {
  static let missingIconButtonLabel = Rule(
    "missing-icon-button-label", "Button has no name", .names,
    severity: .error, criteria: [.nameRoleValue, .nonTextContent, .linkPurpose], on: .pressable.union(.valueControl),
    cause: .noName,
    why: "A control without a name cannot be understood by listening nor called by voice.",
    options: [
      RuleOption(
        "symbolNames", default: .string("warn"),
        "“ignore” accepts system symbols, whose names VoiceOver reads, as names.")
    ],
    examples: [
      .bad(
        .swiftUI, #"Button { close() } label: { ⟦Image("close")⟧ }"#,
        fixed: #"Button { close() } label: { Image("close") }.accessibilityLabel("‹Close›")"#),
      .bad(
        .swiftUI, #"Button(action: share) { ⟦Image(systemName: "square.and.arrow.up")⟧ }"#,
        fixed:
          #"Button(action: share) { Image(systemName: "square.and.arrow.up") }.accessibilityLabel("‹Share›")"#,
        severity: .warning),
      .bad(
        .swiftUI, #"⟦Image("gear")⟧.onTapGesture { openSettings() }.accessibilityAddTraits(.isButton)"#,
        fixed:
          #"Image("gear").onTapGesture { openSettings() }.accessibilityAddTraits(.isButton).accessibilityLabel("‹Settings›")"#),
      .bad(
        .androidXML, #"<⟦ImageButton⟧ android:src="@drawable/ic_bell"/>"#,
        fixed: #"<ImageButton android:contentDescription="@string/‹notifications›" android:src="@drawable/ic_bell"/>"#),
      .bad(
        .androidXML, #"<⟦ImageView⟧ android:src="@drawable/ic_close" android:onClick="close"/>"#,
        fixed:
          #"<ImageView android:contentDescription="@string/‹close›" android:src="@drawable/ic_close" android:onClick="close"/>"#),
      .bad(
        .androidXML,
        """
        <⟦com.google.android.material.floatingactionbutton.FloatingActionButton⟧
            android:id="@+id/add"
            app:srcCompat="@drawable/ic_add" />
        """,
        fixed: """
          <com.google.android.material.floatingactionbutton.FloatingActionButton
              android:contentDescription="@string/‹add›"
              android:id="@+id/add"
              app:srcCompat="@drawable/ic_add" />
          """,
        severity: .warning),
      .bad(
        .androidXML, #"<⟦ImageButton⟧ android:contentDescription="@null" android:src="@drawable/ic_x"/>"#,
        fixed: #"<ImageButton android:contentDescription="@string/‹label›" android:src="@drawable/ic_x"/>"#),
      .bad(
        .androidXML, #"<menu><⟦item⟧ android:icon="@drawable/ic_search" android:id="@+id/find"/></menu>"#,
        fixed:
          #"<menu><item android:title="@string/‹search›" android:icon="@drawable/ic_search" android:id="@+id/find"/></menu>"#,
        path: "app/src/main/res/menu/main.xml"),
      .bad(
        .androidXML, #"<androidx.appcompat.widget.Toolbar ⟦app:navigationIcon="@drawable/ic_back"⟧/>"#,
        fixed:
          #"<androidx.appcompat.widget.Toolbar app:navigationContentDescription="@string/‹back›" app:navigationIcon="@drawable/ic_back"/>"#,
        severity: .information),
      .good(.androidXML, #"<Button android:text="@string/pay"/>"#),
      .good(.androidXML, #"<ImageButton android:contentDescription="@string/close" android:src="@drawable/x"/>"#),
      .good(.androidXML, #"<ImageButton android:contentDescription="@{model.name}" android:src="@drawable/x"/>"#),
      .good(.androidXML, #"<ImageButton android:importantForAccessibility="no" android:src="@drawable/x"/>"#),
      .good(.androidXML, #"<LinearLayout android:visibility="gone"><ImageButton android:src="@drawable/x"/></LinearLayout>"#),
      .good(.androidXML, #"<TextView android:id="@+id/l" android:labelFor="@id/b" android:text="Go"/><ImageButton android:id="@+id/b" android:src="@drawable/x"/>"#),
      .good(.androidXML, #"<ImageButton android:src="@drawable/x"/>"#, path: "app/src/main/res/xml/preferences.xml"),
      .good(.androidXML, #"<ImageButton android:src="@drawable/x"/>"#, path: "app/src/androidTest/res/layout/a.xml"),
      .good(.swiftUI, #"Button("Close", systemImage: "xmark") { close() }.labelStyle(.iconOnly)"#),
      .good(.swiftUI, #"Button { close() } label: { Image("close").accessibilityLabel("Close") }"#),
      .good(.swiftUI, #"Button { pay() } label: { HStack { Image("card"); Text("Pay") } }"#),
      .good(.swiftUI, #"Button { open() } label: { Avatar(person) }"#),
      .good(.swiftUI, #"Button { close() } label: { Image("close") }.accessibilityHidden(true)"#),
      .good(.swiftUI, #"Button { close() } label: { Image("close") }.closeButtonLabel()"#),
    ]
  ) { id, report in
    let control = report.tree[id]
    guard control.isExposed || control.exposure == .merged, control.name.isAbsent,
      control.role.isControl || control.role == .toggle || (control.role == .image && control.isTappable),
      let pictures = report.tree.solePictures(of: id), let first = pictures.first
    else { return }
    let isSymbol = pictures.allSatisfy { report.tree[$0].imagery?.isSymbol == true }
    if isSymbol, report.option("symbolNames") == .string("ignore") { return }
    let suggestion = report.suggestedName(for: id, otherwise: "label")
    report.report(
      id, at: report.tree[first].pictureRange,
      "\(control.reader) says only \(control.spokenWithoutName) here, so nobody can hear what it does.",
      severity: control.namelessSeverity(isSymbol: isSymbol),
      fixes: [report.fix("Add a label", .needsText, .label(suggestion: suggestion), on: control.labelCarrier(id, first))])
  }
}

private extension Element {
  func namelessSeverity(isSymbol: Bool) -> Severity {
    if circumstances.contains(.namedByFramework) { return .information }
    return visibilitySeverity(isSymbol ? .warning : .error)
  }

  /// What is heard of a control that has no name.
  var spokenWithoutName: String {
    switch framework {
    case .swiftUI, .uiKit:
      switch imagery {
      case .asset(let name) where !name.isEmpty: "“\(name), button”"
      default: "“button” or the picture's file name"
      }
    case .compose: "“button”"
    case .androidViews, .androidXML: "“unlabelled, button”"
    }
  }

  /// The place that shows the picture and nothing else.
  var pictureRange: Range<Int> {
    if let imageryRange { return imageryRange }
    return framework == .androidXML ? typeRange : constructor
  }

  /// A label on a SwiftUI `DisclosureGroup` would replace every text of its content: its picture takes it.
  func labelCarrier(_ id: ElementID, _ picture: ElementID) -> ElementID {
    typeName == "DisclosureGroup" ? picture : id
  }
}
