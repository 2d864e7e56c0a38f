// The hidden-control rule: visible controls that are hidden from assistive technologies.

import Elements
import Source

extension Rule {
  static let hiddenControl = Rule(
    "hidden-control", "Control is hidden from assistive technologies", .rolesAndStates,
    severity: .error, criteria: [.nameRoleValue, .keyboard], on: .hidden, cause: [.noName, .wrongName],
    why: "Hide only decoration. If a control is hidden, some users can't use the feature at all.",
    examples: [
      .bad(
        .swiftUI, #"Button("Pay") { pay() }⟦.accessibilityHidden(true)⟧"#, fixed: #"Button("Pay") { pay() }"#),
      .bad(
        .swiftUI, #"HStack { Text(name); Button("Pay") { pay() } }⟦.accessibilityHidden(true)⟧"#,
        fixed: #"HStack { Text(name); Button("Pay") { pay() } }"#),
      .bad(
        .swiftUI, #"Toggle("Wi-Fi", isOn: $isOn)⟦.accessibility(hidden: true)⟧"#,
        fixed: #"Toggle("Wi-Fi", isOn: $isOn)"#),
      .bad(
        .swiftUI, #"Image(⟦decorative: "pay"⟧).onTapGesture { pay() }"#, severity: .information),
      .good(.swiftUI, #"Drawer().accessibilityHidden(!open)"#),
      .good(.swiftUI, #"Button("Pay") { pay() }.accessibilityHidden(isLoading)"#),
      .good(.swiftUI, #"Image("wave").accessibilityHidden(true)"#),
      .good(.swiftUI, #"Color.black.onTapGesture { isShown = false }.accessibilityHidden(true)"#),
      .good(.swiftUI, #"Button("Pay") { pay() }.hidden()"#),
      .good(.swiftUI, #"Button("Pay") { pay() }.hidden().accessibilityHidden(true)"#),
      .good(.swiftUI, #"Button("Pay") { pay() }.accessibilityHidden(true).opacity(0)"#),
      .bad(
        .swiftUI, #"Button("Pay") { pay() }.opacity(0.5)⟦.accessibilityHidden(true)⟧"#,
        fixed: #"Button("Pay") { pay() }.opacity(0.5)"#),
      .good(
        .swiftUI, #"HStack { Button("Pay") { pay() }.accessibilityHidden(true) }.onTapGesture { pay() }"#),
      .good(
        .swiftUI,
        #"HStack { Text(name); Button("Pay") { pay() }.accessibilityHidden(true) }.accessibilityElement(children: .combine)"#
      ),
      .good(
        .swiftUI,
        #"HStack { Text(name); Button("Pay") { pay() }.accessibilityHidden(true) }.accessibilityAction(named: "Pay") { pay() }"#
      ),
      .good(
        .swiftUI,
        #"Button("Pay") { pay() }.accessibilityRespondsToUserInteraction(false).accessibilityHidden(true)"#),

      .good(
        .uiKit,
        """
        class Row: UIView {
          let toggle = UISwitch()
          let title = UILabel()
          func setUp() {
            title.isAccessibilityElement = false
            title.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(flip)))
          }
          func show(_ text: String) { title.text = text; toggle.accessibilityLabel = text }
          @objc func flip() { toggle.setOn(!toggle.isOn, animated: true) }
        }
        """),
      .bad(
        .uiKit,
        """
        class Row: UIView {
          let title = UILabel()
          func setUp() {
            title.accessibilityTraits = .button
            ⟦title.isAccessibilityElement = false⟧
            title.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
          }
          func show(_ text: String) { title.text = text }
          @objc func open() { browser.open(link) }
        }
        """),
      .bad(
        .uiKit, "func f() {\n  let payButton = UIButton()\n  ⟦payButton.isAccessibilityElement = false⟧\n}",
        fixed: "func f() {\n  let payButton = UIButton()\n}"),
      .bad(
        .uiKit,
        "class Bar: UIView {\n  private let row = UIView()\n  private let pay = UIButton(type: .close)\n  func setUp() {\n    row.addSubview(pay)\n    ⟦row.accessibilityElementsHidden = true⟧\n  }\n}",
        fixed:
          "class Bar: UIView {\n  private let row = UIView()\n  private let pay = UIButton(type: .close)\n  func setUp() {\n    row.addSubview(pay)\n  }\n}"
      ),
      .bad(
        .uiKit,
        #"let pay = NSButton(title: "Pay", target: nil, action: nil); ⟦pay.setAccessibilityElement(false)⟧"#,
        fixed: #"let pay = NSButton(title: "Pay", target: nil, action: nil); "#),
      .bad(
        .uiKit,
        #"let pay = NSButton(title: "Pay", target: nil, action: nil); ⟦pay.setAccessibilityHidden(true)⟧"#),
      .good(.uiKit, "captionLabel.isAccessibilityElement = false"),
      .bad(
        .uiKit,
        """
        class Header: UIStackView {
          private lazy var photo: RoundPhoto = {
            let photo = RoundPhoto(size: 90)
            photo.isAccessibilityElement = false
            ⟦photo.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(enlarge)))⟧
            return photo
          }()
          func setUp() { addArrangedSubview(photo) }
          @objc func enlarge() { open(photo) }
        }
        """, severity: .warning),
      .good(
        .uiKit,
        """
        class Header: UIStackView {
          private let photo = RoundPhoto(size: 90)
          func setUp() {
            photo.isAccessibilityElement = false
            photo.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(enlarge)))
            accessibilityCustomActions = [enlarging]
          }
          @objc func enlarge() { open(photo) }
        }
        """),
      .bad(
        .uiKit,
        "class PriceCell: UITableViewCell {\n  let pay = UIButton(type: .close)\n  func setUp() { contentView.addSubview(pay); ⟦pay.isAccessibilityElement = false⟧ }\n}",
        severity: .information),
      .good(
        .uiKit,
        "class PriceCell: UITableViewCell {\n  let pay = UIButton(type: .close)\n  func setUp() { contentView.addSubview(pay); pay.isAccessibilityElement = false }\n  override func accessibilityActivate() -> Bool { buy(); return true }\n}"
      ),
      .good(.uiKit, "payButton.isAccessibilityElement = isShown"),
      .good(.uiKit, "if isCompact { payButton.isAccessibilityElement = false }"),
      .good(.uiKit, "func f() { let photo = UIImageView(); photo.isAccessibilityElement = false }"),
      .good(.uiKit, "func f() { let size = UISegmentedControl(); size.isAccessibilityElement = false }"),
      .good(.uiKit, "func f() { let count = UIStepper(); count.isAccessibilityElement = false }"),
      .good(.uiKit, "func f() { let day = UIDatePicker(); day.isAccessibilityElement = false }"),
      .good(
        .uiKit,
        "class Bar: UIView {\n  let pay = UIButton(type: .close)\n  func setUp() { addSubview(pay); pay.isAccessibilityElement = false; accessibilityCustomActions = actions }\n}"
      ),
      .good(
        .uiKit,
        "class Rating: UIControl {\n  private let star = UIButton(type: .close)\n  func setUp() { addSubview(star); isAccessibilityElement = false }\n}"
      ),
      .bad(
        .compose,
        #"IconButton(onClick = pay, Modifier.⟦clearAndSetSemantics {}⟧) { Icon(Icons.Default.Lock, "Pay") }"#,
        fixed: #"IconButton(onClick = pay) { Icon(Icons.Default.Lock, "Pay") }"#),
      .bad(
        .compose,
        #"Row(Modifier.padding(4.dp).⟦clearAndSetSemantics {}⟧) { Text(name); Button(pay) { Text("Pay") } }"#,
        fixed: #"Row(Modifier.padding(4.dp)) { Text(name); Button(pay) { Text("Pay") } }"#),
      .bad(
        .compose,
        #"Box(Modifier.⟦clearAndSetSemantics {}⟧.clickable(role = Role.Button) { pay() }) { Text("Pay") }"#,
        fixed: #"Box(Modifier.clickable(role = Role.Button) { pay() }) { Text("Pay") }"#),
      .bad(
        .compose,
        #"Switch(on, set, Modifier.semantics { ⟦hideFromAccessibility()⟧; contentDescription = "Wi-Fi" })"#,
        fixed: #"Switch(on, set, Modifier.semantics { contentDescription = "Wi-Fi" })"#),
      .right(
        .compose,
        #"Row(Modifier.toggleable(on, role = Role.Switch) { set(it) }) { Text(t); Switch(on, null, Modifier.clearAndSetSemantics {}) }"#
      ),
      .good(
        .compose,
        #"Row(Modifier.toggleable(on, role = Role.Switch) { set(it) }) { Text(t); Switch(on, set, Modifier.clearAndSetSemantics {}) }"#
      ),
      .good(
        .compose,
        #"Box(Modifier.clickable(role = Role.Button) { pay() }.clearAndSetSemantics {}) { Text("Pay") }"#),
      .good(
        .compose, #"Box(Modifier.fillMaxSize().clickable { close() }.semantics { hideFromAccessibility() })"#),
      .good(.compose, #"Icon(Icons.Default.Lock, null, Modifier.clearAndSetSemantics {})"#),
      .bad(
        .compose,
        "@Composable private fun Item(onClick: () -> Unit) { Row(Modifier.clickable(onClick = onClick).semantics { ⟦hideFromAccessibility()⟧ }) { Text(\"Pay\") } }"
      ),
      .good(
        .compose,
        "@Composable private fun Badge(onClick: () -> Unit) { Box(Modifier.clickable(onClick = onClick).clearAndSetSemantics { hideFromAccessibility() }) { Icon(Icons.Default.Edit, null) } }"
      ),
      .good(
        .compose,
        #"Box { Avatar(Modifier.clickable(role = Role.Button, onClick = pick)); Box(Modifier.clickable(onClick = pick).semantics { hideFromAccessibility() }) { Icon(Icons.Default.Edit, null) } }"#
      ),
      .good(
        .compose,
        #"IconButton(pay, Modifier.then(if (locked) Modifier.clearAndSetSemantics {} else Modifier)) { Icon(Icons.Default.Lock, "Pay") }"#
      ),
      .good(
        .compose,
        #"Row(Modifier.semantics { customActions = actions }) { Text(name); IconButton(pay, Modifier.clearAndSetSemantics {}) { Icon(Icons.Default.Lock, "Pay") } }"#
      ),
      .good(
        .compose,
        #"IconButton(pay, Modifier.semantics { if (closed) hideFromAccessibility() }) { Icon(Icons.Default.Lock, "Pay") }"#
      ),
      .bad(
        .androidViews,
        #"val pay = Button(this); ⟦pay.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO⟧; add(1)"#,
        fixed: #"val pay = Button(this); add(1)"#),
      .bad(
        .androidViews,
        #"val map = ImageView(this).apply { contentDescription = name; setOnClickListener { open() }; ⟦importantForAccessibility = 4⟧; tag = 1 }"#,
        fixed:
          #"val map = ImageView(this).apply { contentDescription = name; setOnClickListener { open() }; tag = 1 }"#
      ),
      .good(
        .androidViews,
        #"val divider = View(this); divider.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO"#),
      .good(
        .androidViews,
        #"val pay = Button(this); pay.importantForAccessibility = if (open) View.IMPORTANT_FOR_ACCESSIBILITY_NO else View.IMPORTANT_FOR_ACCESSIBILITY_YES"#
      ),
      .good(
        .androidViews,
        #"val pay = Button(this); if (!open) pay.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO"#
      ),
      .good(
        .androidViews,
        """
        class A(private val pay: Button) {
          fun hide() { pay.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO }
          fun show() { pay.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_AUTO }
        }
        """),
      .good(
        .androidViews,
        #"val pay = Button(this); pay.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO; ViewCompat.addAccessibilityAction(pay, label) { _, _ -> true }"#
      ),
      .bad(
        .androidXML, #"<Button ⟦android:importantForAccessibility="no"⟧ android:text="@string/pay"/>"#,
        fixed: #"<Button android:text="@string/pay"/>"#),
      .bad(
        .androidXML,
        #"<LinearLayout ⟦android:importantForAccessibility="noHideDescendants"⟧><EditText android:hint="@string/mail"/></LinearLayout>"#,
        fixed: #"<LinearLayout><EditText android:hint="@string/mail"/></LinearLayout>"#),
      .bad(
        .androidXML,
        #"<ImageView android:onClick="open" ⟦android:importantForAccessibility="no"⟧ android:contentDescription="@string/a"/>"#,
        fixed: #"<ImageView android:onClick="open" android:contentDescription="@string/a"/>"#),
      .good(.androidXML, #"<ImageView android:importantForAccessibility="no" android:src="@drawable/a"/>"#),
      .good(.androidXML, #"<TextView android:importantForAccessibility="no" android:text="@string/pay"/>"#),
      .good(
        .androidXML,
        #"<LinearLayout android:importantForAccessibility="noHideDescendants"><TextView android:text="@string/a"/></LinearLayout>"#
      ),
      .good(
        .androidXML,
        #"<LinearLayout android:onClick="open"><CheckBox android:importantForAccessibility="no" android:clickable="false"/></LinearLayout>"#
      ),
      .good(
        .androidXML,
        #"<LinearLayout android:focusable="true"><Button android:importantForAccessibility="no" android:text="@string/a"/></LinearLayout>"#
      ),
      .good(
        .androidXML, #"<Button android:importantForAccessibility="@{vm.mode}" android:text="@string/pay"/>"#),
      .good(.androidXML, #"<Button android:visibility="gone" android:text="@string/pay"/>"#),
      .good(
        .androidXML,
        #"<Button android:visibility="gone" android:importantForAccessibility="no" android:text="@string/pay"/>"#
      ),
      .bad(
        .interfaceBuilder,
        #"<button id="a"><accessibility key="accessibilityConfiguration" identifier="pay">⟦<bool key="isElement" value="NO"/>⟧</accessibility><state key="normal" title="Pay"/></button>"#,
        fixed:
          #"<button id="a"><accessibility key="accessibilityConfiguration" identifier="pay"></accessibility><state key="normal" title="Pay"/></button>"#
      ),
      .bad(
        .interfaceBuilder,
        #"<button id="a"><accessibility key="accessibilityConfiguration">⟦<bool key="isElement" value="NO"/>⟧</accessibility><state key="normal" title="Pay"/></button>"#,
        fixed: #"<button id="a"><state key="normal" title="Pay"/></button>"#),
      .bad(
        .interfaceBuilder,
        #"<view><button id="a"><accessibility key="accessibilityConfiguration">⟦<bool key="isElement" value="NO"/>⟧</accessibility><state key="normal" title="Pay"/></button><connections><outlet property="pay" destination="a"/></connections></view>"#,
        severity: .information),
      .good(
        .interfaceBuilder,
        #"<label text="Pay" id="a"><accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/></accessibility></label>"#
      ),
      .good(.interfaceBuilder, #"<button hidden="YES" id="a"><state key="normal" title="Pay"/></button>"#),
      .bad(
        .compose,
        #"Row { IconButton(onClick = go, Modifier.⟦clearAndSetSemantics {}⟧) { Icon(add, null) } }"#,
        fixed: #"Row { IconButton(onClick = go) { Icon(add, "‹›" /* what the button does */) } }"#),
    ]
  ) { id, report in
    let element = report.tree[id]
    guard let hiding = element.hiding, hiding.isAboutAssistiveTechnology,
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
    let written = text.string(title.valueRange)
    return ids.contains { other in
      self[other].framework == .uiKit && self[other].role.isControl
        && self[other].labels.contains { text.string($0.valueRange) == written }
    }
  }

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
