// Examples for the hidden-control rule.

import Elements

extension Rule {
  static let hiddenControlExamples: [Example] = [
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
  ]
}
