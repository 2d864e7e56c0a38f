// The empty-label rule: labels and other accessibility texts that are empty.

import Elements

extension Rule {
  static let emptyLabel = Rule(
    "empty-label", "Label is empty", .names,
    severity: .error, criteria: [.nameRoleValue, .nonTextContent], on: [.labelled, .pressable],
    cause: [.noName, .wrongName],
    why: "An empty label neither describes the element nor tells screen readers to skip it.",
    examples: [
      .bad(
        .swiftUI, #"Button("Play") { play() }⟦.accessibilityLabel("")⟧"#,
        fixed: #"Button("Play") { play() }"#),
      .bad(
        .swiftUI, #"Image("wave")⟦.accessibilityLabel(" ")⟧"#,
        fixed: #"Image("wave").accessibilityHidden(true)"#, severity: .warning),
      .bad(
        .swiftUI, #"Button { play() } label: { Image("play") }⟦.accessibilityLabel(Text(""))⟧"#,
        fixed: #"Button { play() } label: { Image("play") }.accessibilityLabel(Text("‹Play›"))"#),
      .bad(
        .swiftUI, #"Button(⟦""⟧) { play() }"#, fixed: #"Button("") { play() }.accessibilityLabel("‹Play›")"#),
      .bad(
        .swiftUI, #"Button(⟦""⟧, systemImage: "play.fill") { play() }"#,
        fixed: #"Button("", systemImage: "play.fill") { play() }.accessibilityLabel("‹Play›")"#),
      .bad(
        .swiftUI, #"Button { play() } label: { Text(⟦" "⟧) }"#,
        fixed: #"Button { play() } label: { Text(" ") }.accessibilityLabel("‹Play›")"#),
      .good(.swiftUI, #"Button("") { play() }.accessibilityLabel("Play")"#),
      .good(.swiftUI, #"Button("") { play() }.keyboardShortcut("p").hidden()"#),
      .good(.swiftUI, #"Button("") { play() }.opacity(0)"#),
      .good(.swiftUI, #"Text(title).background(NavigationLink("", isActive: $isOpen) { Details() })"#),
      .good(
        .swiftUI, #"VStack { List(items) { Row($0) }; NavigationLink("", isActive: $isOpen) { Details() } }"#),
      .good(.swiftUI, #"Button { play() } label: { Text(""); Text(title) }"#),
      .good(.swiftUI, #"Button("") { play() }.playStyle()"#),
      .good(.swiftUI, #"Slider(value: $v) { Text("Volume") }.accessibilityValue("")"#),
      .good(.swiftUI, #"Image("wave").accessibilityLabel(isOn ? "On" : "")"#),
      .bad(
        .uiKit,
        """
        func setUp() {
          let line = UIView()
          ⟦line.accessibilityLabel = ""⟧
        }
        """,
        fixed: """
          func setUp() {
            let line = UIView()
            line.isAccessibilityElement = false
          }
          """, severity: .warning),
      .good(.uiKit, #"func setUp() { stars.accessibilityValue = "" }"#),
      .good(
        .uiKit,
        """
        class A: UIView {
          let note = UITextView()
          func show(_ text: String?) {
            if let text { note.text = text; note.isHidden = false } else { note.accessibilityLabel = ""; note.isHidden = true }
          }
        }
        """),
      .good(
        .uiKit,
        """
        class A: UIView {
          func show(_ text: String?) {
            if let text { story.note.text = text } else { story.note.accessibilityLabel = ""; story.note.isHidden = true }
          }
        }
        """),
      .bad(
        .compose, #"Icon(Icons.Default.Star, ⟦""⟧)"#, fixed: #"Icon(Icons.Default.Star, null)"#,
        severity: .warning),
      .bad(
        .compose,
        #"IconButton(onClick = play) { Icon(Icons.Default.PlayArrow, contentDescription = ⟦" "⟧) }"#,
        fixed:
          #"IconButton(onClick = play) { Icon(Icons.Default.PlayArrow, contentDescription = "‹Play›") }"#
      ),
      .good(.compose, #"Button(onClick = pay) { Icon(Icons.Default.Lock, ""); Text("Pay") }"#),
      .bad(
        .compose, #"Text("Pay", Modifier.padding(4.dp).semantics { contentDescription = ⟦""⟧ })"#,
        fixed: #"Text("Pay", Modifier.padding(4.dp))"#, severity: .warning),
      .bad(
        .compose, #"Box(Modifier.clickable(onClickLabel = ⟦""⟧) { open() }) { Text("Bill") }"#,
        fixed: #"Box(Modifier.clickable { open() }) { Text("Bill") }"#),
      .bad(
        .compose, #"Row(Modifier.semantics { heading(); stateDescription = ⟦""⟧ }) { Text("Wi-Fi") }"#,
        fixed: #"Row(Modifier.semantics { heading() }) { Text("Wi-Fi") }"#, severity: .warning),
      .bad(
        .compose,
        #"Row(Modifier.semantics { customActions = listOf(CustomAccessibilityAction(⟦""⟧) { delete() }) }) { Text("Mail") }"#,
        fixed:
          #"Row(Modifier.semantics { customActions = listOf(CustomAccessibilityAction("‹›" /* what this is */) { delete() }) }) { Text("Mail") }"#,
        severity: .warning),
      .good(.compose, #"Icon(Icons.Default.Star, contentDescription = if (isOn) "On" else "")"#),
      .right(.compose, #"Icon(Icons.Default.Star, null)"#),
      .good(
        .compose,
        #"Row(Modifier.clickable { toggle() }) { Icon(painterResource(R.drawable.tools), contentDescription = ""); Text("Tools") }"#
      ),
      .good(.compose, #"Icon(Icons.Default.Star, "", Modifier.semantics { hideFromAccessibility() })"#),
      .good(.compose, #"Text("")"#),
      .bad(
        .androidViews, #"⟦logo.contentDescription = ""⟧"#,
        fixed: #"logo.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO"#,
        severity: .information),
      .bad(
        .androidViews, #"⟦binding.logo.setContentDescription(" ")⟧"#,
        fixed: #"binding.logo.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO"#,
        severity: .information),
      .bad(
        .androidViews, #"val play = ImageButton(this); ⟦play.contentDescription = ""⟧"#,
        fixed: #"val play = ImageButton(this); play.contentDescription = "‹›" /* what the button does */"#),
      .bad(
        .androidViews, #"val pay = Button(this).apply { setText(R.string.pay); ⟦contentDescription = ""⟧ }"#,
        fixed: #"val pay = Button(this).apply { setText(R.string.pay) }"#),
      .good(.androidViews, #"logo.contentDescription = if (isShown) name else """#),
      .good(.androidViews, #"if (isShown) logo.contentDescription = name else logo.contentDescription = """#),
      .good(.androidViews, #"logo.contentDescription = null"#),
      .good(.androidViews, #"logo.stateDescription = """#),
      .bad(
        .androidXML, #"<ImageView ⟦android:contentDescription=""⟧ android:src="@drawable/bg"/>"#,
        fixed: #"<ImageView android:importantForAccessibility="no" android:src="@drawable/bg"/>"#,
        severity: .information),
      .bad(
        .androidXML, #"<ImageButton ⟦android:contentDescription=" "⟧ android:src="@drawable/ic_close"/>"#,
        fixed:
          #"<ImageButton android:contentDescription="‹Close›" android:src="@drawable/ic_close"/>"#),
      .good(.androidXML, #"<ImageView tools:contentDescription="" android:contentDescription="@string/a"/>"#),
      .good(.androidXML, #"<ImageView android:contentDescription="@null"/>"#),
      .bad(
        .interfaceBuilder,
        #"<button id="a"><accessibility key="accessibilityConfiguration" ⟦label=""⟧/><state key="normal" title="Pay"/></button>"#,
        fixed: #"<button id="a"><state key="normal" title="Pay"/></button>"#),
      .bad(
        .interfaceBuilder,
        #"<button id="a"><accessibility key="accessibilityConfiguration" ⟦label=" "⟧/><state key="normal" image="close"/></button>"#,
        fixed:
          #"<button id="a"><accessibility key="accessibilityConfiguration" label="‹Close›"/><state key="normal" image="close"/></button>"#
      ),
      .bad(
        .interfaceBuilder,
        #"<imageView id="a"><accessibility key="accessibilityConfiguration" identifier="wave" ⟦label=""⟧/></imageView>"#,
        fixed:
          #"<imageView id="a"><accessibility key="accessibilityConfiguration" identifier="wave"><bool key="isElement" value="NO"/></accessibility></imageView>"#,
        severity: .warning),
      .good(.interfaceBuilder, #"<button id="a" userLabel=""><state key="normal" title="Pay"/></button>"#),
    ]
  ) { id, report in
    let element = report.tree[id]
    guard let label = element.emptyTexts.first, element.exposure != .hidden else {
      guard let title = report.tree.emptyTitle(of: id) else { return }
      let wording = report.wording(for: id, "what the button does")
      return report.report(
        id, at: title.valueRange,
        "This title is empty, so \(element.reader) announces only \(report.heard(id) ?? "“Button”"). Add a title or a label.",
        severity: .error,
        // A title would be visible, and the button shows only an icon, or nothing.
        fixes: [report.fix("Add a label", .needsText, .label(wording), on: id)])
    }
    // An empty label next to the text of a merged row adds nothing to the announcement.
    if element.framework == .compose, element.role == .image, element.exposure == .merged,
      !report.tree.isSoleName(id)
    {
      return
    }
    let isControl = element.role.isControl || element.isTappable || report.tree.isSoleName(id)
    report.report(
      id, at: element.framework.reportsWholeLabel ? label.range : label.valueRange, element.emptyLabelMessage,
      severity: isControl ? .error : element.framework.emptyLabelSeverity,
      fixes: element.emptyLabelFixes(id, label, report))
  }
}

private extension ElementTree {
  /// Returns the empty title of a button that shows nothing else, or nil if there is none.
  func emptyTitle(of id: ElementID) -> WrittenText? {
    let button = self[id]
    guard button.framework == .swiftUI, button.role.isPressable, button.role != .menuItem, button.isExposed,
      button.name.isAbsent, button.imagery == nil, !isAccessory(id)
    else { return nil }
    let shown = parts(of: id).filter { self[$0].slot != .decoration }
    guard shown.allSatisfy({ [.text, .container, .spacer, .color, .shape].contains(self[$0].role) }) else {
      return nil
    }
    for owner in [id] + shown {
      if case .certain(let title) = self[owner].title, title.value.isBlank, !title.valueRange.isEmpty {
        return title
      }
    }
    return nil
  }
}

private extension Element {
  var emptyLabelMessage: String {
    switch framework {
    case _ where !hasEmptyLabel:
      "This text is empty, so \(reader) has nothing to announce for it. Write the text, or remove it."
    case .androidViews where !role.isControl, .androidXML where !role.isControl:
      "An empty content description doesn't mark an image as decorative. Describe the image, or mark it as decorative."
    // Source: androidx.compose.material3, “Icon”: an image unless the description is null; CVS Health, “Text
    // Alternatives”.
    case .compose where role == .image && exposure == .exposed && !isTappable:
      "TalkBack announces “Unlabelled, Image”. Describe this image, or use null if it's decorative."
    default:
      "This label is empty, so \(reader) has nothing useful to announce here. Write a label, or remove this one."
    }
  }

  private var hidingTitle: String {
    role == .image || framework.isAndroid
      ? "Mark the image as decorative" : "Hide from assistive technologies"
  }

  func emptyLabelFixes(_ id: ElementID, _ label: WrittenText, _ report: Report) -> [Fix?] {
    let wording = report.wording(for: id, purposeOfText)
    guard hasEmptyLabel else {
      return [
        report.fix("Remove the empty label", .safe, .remove([label.range]), on: id),
        report.fix("Add a label", .needsText, .write(label, wording), on: id),
      ]
    }
    let hasOtherName =
      !title.isAbsent || !report.tree.parts(of: id).allSatisfy { report.tree[$0].name.isAbsent }
      || report.tree.isBesideName(id)
    if hasOtherName {
      return [report.fix("Remove the empty label", .safe, .remove([label.range]), on: id)]
    }
    // A fix that was applied without filling in the text has already said what belongs there.
    let saysPurpose = report.tree.text.hasComment(after: label.valueRange.upperBound)
    let write =
      saysPurpose && wording == .blank(purposeOfText)
      ? nil : report.fix("Add a label", .needsText, .write(label, wording), on: id)
    guard !role.isControl, !isTappable, !report.tree.isSoleName(id) else { return [write] }
    let hide = report.fix(hidingTitle, .changesBehavior, .replaceLabelByHiding(label), on: id)
    // A label has no effect on a view that isn't an accessibility element.
    return receiver?.isElement == false ? [hide] : [hide, write]
  }
}

private extension Framework {
  var reportsWholeLabel: Bool { self != .compose }

  var emptyLabelSeverity: Severity {
    switch self {
    case .swiftUI, .uiKit, .interfaceBuilder, .compose: .warning
    case .androidViews, .androidXML: .information
    }
  }
}
