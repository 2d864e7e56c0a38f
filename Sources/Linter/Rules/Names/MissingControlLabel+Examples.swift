// Examples for the missing-control-label rule.

import Elements

extension Rule {
  static let missingControlLabelExamples: [Example] = [
    .bad(
      .compose,
      #"ListItem(headlineContent = { Text(wifi) }, trailingContent = { ⟦Switch(checked = on, onCheckedChange = { set(it) })⟧ }, modifier = Modifier.clip(shape))"#,
      fixed:
        #"ListItem(headlineContent = { Text(wifi) }, trailingContent = { Switch(checked = on, onCheckedChange = null, modifier = Modifier.minimumInteractiveComponentSize()) }, modifier = Modifier.clip(shape).toggleable(on, role = Role.Switch) { set(it) })"#
    ),
    .bad(
      .androidXML,
      #"<LinearLayout><⟦CheckBox⟧ android:id="@+id/a"/><TextView android:id="@+id/name"/></LinearLayout>"#,
      fixed:
        #"<LinearLayout><CheckBox android:id="@+id/a"/><TextView android:labelFor="@id/a" android:id="@+id/name"/></LinearLayout>"#,
      severity: .information),
    .good(
      .uiKit,
      """
      final class Form: UIView {
        private let field = UITextField(), picker = UIPickerView()
        func setUp() { field.placeholder = String(localized: "Type"); field.inputView = picker; picker.delegate = self }
      }
      """),
    .bad(
      .swiftUI, #"⟦Toggle("", isOn: $wifi)⟧"#,
      fixed: #"Toggle("‹›" /* what the control changes */, isOn: $wifi).labelsHidden()"#),
    .bad(
      .swiftUI, #"⟦Slider(value: $volume)⟧"#,
      fixed: #"Slider(value: $volume).accessibilityLabel("‹›" /* what the control changes */)"#),
    .bad(
      .uiKit,
      """
      final class Volume: UIView {
        private let volume = ⟦UISlider()⟧
        func setUp() {
          volume.maximumValue = 10
        }
      }
      """),
    .good(.swiftUI, "Button { open() } label: { Text(t); ProgressView(value: done) }"),
    .good(
      .swiftUI,
      #"HStack { VStack { Text(title); Text(summary) }; Toggle("", isOn: $isOn).labelsHidden() }.accessibilityElement(children: .combine)"#
    ),
    .good(
      .swiftUI,
      #"VStack { Text("Time left"); ProgressView(value: part) }.accessibilityElement(children: .combine).accessibilityValue(left)"#
    ),
    .bad(
      .swiftUI,
      #"HStack { Text(title); ⟦Toggle("", isOn: $isOn)⟧.labelsHidden(); Button("Edit") { edit() } }.accessibilityElement(children: .combine)"#
    ),
    .good(
      .uiKit,
      """
      class AlarmCell: UITableViewCell {
        private let toggle = UISwitch()
        func setUp() {
          contentView.backgroundColor = .systemBackground
          contentView.addSubview(toggle)
          isAccessibilityElement = true
          accessibilityLabel = "Alarm"
        }
        override func accessibilityActivate() -> Bool { toggle.isOn.toggle(); return true }
      }
      """),
    .good(.uiKit, "class PaleSwitch: UISwitch { func setUp() { onTintColor = .white } }"),
    .good(.uiKit, "func setUp() { cell.accessoryView = UISwitch() }"),
    .bad(
      .uiKit,
      """
      class WiFiCell: UITableViewCell {
        private let title = UILabel()
        private let wifi = ⟦UISwitch()⟧
        func setUp() { contentView.addSubview(title); contentView.addSubview(wifi) }
      }
      """),
    .good(
      .uiKit,
      """
      class WiFiCell: UITableViewCell {
        private let title = UILabel(), wifi = UISwitch()
        func setUp() { contentView.addSubview(title); contentView.addSubview(wifi); accessibilityLabel = title.text }
      }
      """),
    .right(
      .uiKit,
      """
      final class Volume: UIView {
        private let volume = UISlider()
        func setUp() { volume.accessibilityLabel = String(localized: "Volume") }
      }
      """),
    .bad(
      .androidXML, #"<⟦Switch⟧ android:id="@+id/a" android:checked="true"/>"#,
      fixed:
        #"<!-- what the control changes -->\#n<Switch android:contentDescription="‹›" android:id="@+id/a" android:checked="true"/>"#,
      severity: .information),
    .bad(
      .androidXML, #"<⟦SeekBar⟧ android:id="@+id/volume"/>"#,
      fixed:
        #"<!-- what the control changes -->\#n<SeekBar android:contentDescription="‹›" android:id="@+id/volume"/>"#,
      severity: .information),
    .bad(.androidXML, #"<⟦RatingBar⟧ android:stepSize="1"/>"#),
    .bad(
      .swiftUI,
      #"VStack { Text("Weekly budget"); ⟦Slider(value: $budget)⟧ }"#,
      fixed:
        #"VStack { Text("Weekly budget"); Slider(value: $budget).accessibilityLabel("Weekly budget") }"#,
      severity: .warning),
    .bad(
      .swiftUI,
      #"VStack { Text("Width"); ⟦Slider(value: $width)⟧; Text("Height"); ⟦Slider(value: $height)⟧ }"#),
    .bad(.swiftUI, #"ForEach(bands) { band in VStack { Text("Band"); ⟦Slider(value: $gain[band])⟧ } }"#),
    .bad(
      .swiftUI, #"List(files) { file in VStack { Text(file.name); ⟦ProgressView(value: file.part)⟧ } }"#,
      severity: .information),
    .bad(
      .swiftUI,
      #"struct Speed: View { var body: some View { VStack { ⟦Slider(value: $speed)⟧ }.navigationTitle("Speed") } }"#,
      severity: .warning),
    .bad(
      .compose,
      #"@Composable fun Speed() { Column { Row { Text("Speed"); Text(speed.toString()); Reset() }; ⟦Slider(value = speed, onValueChange = { speed = it })⟧ } }"#,
      severity: .warning),
    .bad(
      .compose,
      #"Column { Text("Backups"); Row { ⟦Checkbox(seen, { seen = it })⟧; Text("Don't show again") } }"#),
    .bad(
      .compose,
      #"@Composable fun SpeedRow(title: String) { Column { Text(title); ⟦Slider(value = speed, onValueChange = { speed = it })⟧ } }"#
    ),
    .bad(
      .swiftUI,
      #"Section { ⟦Slider(value: $size)⟧ } header: { Text("Font size") }"#,
      fixed:
        #"Section { Slider(value: $size).accessibilityLabel("Font size") } header: { Text("Font size") }"#),
    .bad(
      .swiftUI,
      #"Section("Font size") { ⟦Slider(value: $size)⟧; Text("Sample") }"#,
      fixed:
        #"Section("Font size") { Slider(value: $size).accessibilityLabel("‹›" /* what the control changes */); Text("Sample") }"#,
      severity: .warning),
    .good(.androidXML, #"<RatingBar android:isIndicator="true" android:stepSize="1"/>"#),
    .good(.androidXML, #"<RatingBar style="?android:attr/ratingBarStyleSmall"/>"#),
    .bad(
      .androidXML,
      #"<LinearLayout><TextView android:text="@string/width"/><⟦com.google.android.material.slider.Slider⟧/></LinearLayout>"#,
      fixed:
        #"<LinearLayout><TextView android:text="@string/width"/><com.google.android.material.slider.Slider android:contentDescription="@string/width"/></LinearLayout>"#,
      severity: .warning),
    .bad(
      .androidXML,
      #"<LinearLayout android:id="@+id/row"><LinearLayout><TextView android:id="@+id/title"/><TextView android:id="@+id/subtitle"/></LinearLayout><⟦Switch⟧ android:id="@+id/on"/></LinearLayout>"#,
      fixed:
        #"<LinearLayout android:id="@+id/row"><LinearLayout><TextView android:labelFor="@id/on" android:id="@+id/title"/><TextView android:id="@+id/subtitle"/></LinearLayout><Switch android:id="@+id/on"/></LinearLayout>"#,
      severity: .information),
    .good(.androidXML, "<ProgressBar/>"),
    .good(
      .androidXML,
      #"<TextView android:text="@string/volume" android:labelFor="@id/vol"/><SeekBar android:id="@+id/vol"/>"#
    ),
    .right(.androidXML, #"<CheckBox android:text="@string/remember"/>"#),
    .good(
      .androidXML,
      #"<LinearLayout android:onClick="flip"><TextView android:text="Wi-Fi"/><Switch android:clickable="false" android:focusable="false"/></LinearLayout>"#
    ),
    .good(.androidXML, #"<ToggleButton android:textOn="@string/on" android:textOff="@string/off"/>"#),
    .good(
      .androidXML,
      #"<LinearLayout android:onClick="flip"><CheckBox/><TextView android:text="@string/t"/></LinearLayout>"#
    ),
    .good(.swiftUI, #"Toggle("", isOn: $wifi).toggleStyle(.branded)"#),
    .good(.swiftUI, #"Toggle("", isOn: .constant(share.isLocked)).disabled(true)"#),
    .good(
      .swiftUI,
      #"Picker("", selection: $tab) { Text("New").tag(0); Text("Old").tag(1) }.pickerStyle(SegmentedPickerStyle())"#
    ),
    .good(
      .swiftUI,
      """
      struct A: View { var body: some View { Toggle("", isOn: $wifi).modifier(Named(name: "Wi-Fi")) } }
      struct Named: ViewModifier {
        let name: String
        func body(content: Content) -> some View { content.accessibilityLabel(name) }
      }
      """),
    .right(.swiftUI, #"Toggle("Wi-Fi", isOn: $wifi).labelsHidden()"#),
    .good(.swiftUI, #"Toggle(isOn: $wifi) { Text("Wi-Fi") }"#),
    .good(.swiftUI, #"LabeledContent("Volume") { Slider(value: $volume) }"#),
    .good(.swiftUI, #"Slider(value: $volume) { Text("Volume") }"#),
    .bad(
      .swiftUI,
      #"VStack { Text("Size"); ⟦Picker("", selection: $size) { Text("Small") }⟧ }.pickerStyle(RadioGroupPickerStyle())"#,
      severity: .information),
    .bad(
      .swiftUI,
      #"""
      if stops > 1 { ⟦Picker("", selection: $rule) { Text("All").tag(0); Text("Any").tag(1) }⟧
        #if os(iOS)
        .pickerStyle(.segmented)
        #endif
      }
      """#, severity: .warning),
    .bad(
      .swiftUI,
      #"⟦Picker(selection: $kind, label: Text(""), content: { Text("Home") })⟧.pickerStyle(.radioGroup)"#,
      severity: .information),
    .bad(
      .swiftUI, #"HStack { Text("Zoom"); ⟦Stepper("\(zoom)%", value: $zoom)⟧ }"#,
      fixed: #"HStack { Text("Zoom"); Stepper("\(zoom)%", value: $zoom).accessibilityLabel("Zoom") }"#,
      severity: .warning),
    .bad(.swiftUI, #"⟦Stepper(reader.zoom.formatted(.percent), value: $reader.zoom, in: 0.5...2)⟧"#),
    .good(
      .swiftUI,
      #"Picker("", selection: .init(get: { pages.selectedTab }, set: { pages.show($0) })) { Text("Posts") }.pickerStyle(.segmented)"#
    ),
    .good(.swiftUI, #"Stepper("\(count) guests", value: $count)"#),
    .good(.swiftUI, #"Stepper(count.title, value: $count)"#),
    .good(.swiftUI, #"LabeledContent("Zoom") { Stepper("\(zoom)%", value: $zoom) }"#),
    .good(.swiftUI, #"Picker("", selection: $size) { Text("Small") }.pickerStyle(.inline)"#),
    .bad(
      .swiftUI,
      """
      struct Accounts: View {
        var body: some View { Form { services }.pickerStyle(RadioGroupPickerStyle()) }
        var services: some View { VStack { Text("iCloud"); ⟦Picker("", selection: $size) { Text("Small") }⟧ } }
      }
      """, severity: .information),
    .good(.swiftUI, "ProgressView()"),
    .bad(
      .compose,
      #"Row { Text(wifi); ⟦IconToggleButton(on, onCheckedChange = { on = it }) { Canvas(Modifier) { draw() } }⟧ }"#
    ),
    .bad(
      .compose, #"Row { Text(wifi); ⟦Switch(on, onCheckedChange = { on = it })⟧ }"#,
      fixed:
        #"Row(Modifier.toggleable(on, role = Role.Switch) { on = it }) { Text(wifi); Switch(on, onCheckedChange = null, modifier = Modifier.minimumInteractiveComponentSize()) }"#
    ),
    .bad(
      .compose,
      #"Row(modifier = Modifier.padding(8.dp)) { ⟦RadioButton(selected = it == size, onClick = { size = it })⟧; Text(name) }"#,
      fixed:
        #"Row(modifier = Modifier.padding(8.dp).selectable(it == size, role = Role.RadioButton) { size = it }) { RadioButton(selected = it == size, onClick = null, modifier = Modifier.minimumInteractiveComponentSize()); Text(name) }"#
    ),
    .bad(
      .compose,
      #"fun A(change: (Float) -> Unit) { Column { Text(a); Text(b); ⟦Slider(volume, onValueChange = change)⟧ } }"#,
      fixed:
        #"fun A(change: (Float) -> Unit) { Column { Text(a); Text(b); Slider(volume, onValueChange = change, modifier = Modifier.semantics { contentDescription = "‹›" /* what the control changes */ }) } }"#
    ),
    .bad(
      .compose,
      #"Row(Modifier.semantics(mergeDescendants = true) {}) { Text(wifi); ⟦Checkbox(on, { on = it })⟧ }"#),
    .bad(
      .compose, #"Row(Modifier.clickable { flip() }) { ⟦Switch(on, onCheckedChange = { on = it })⟧ }"#),
    .right(
      .compose,
      #"Row(Modifier.toggleable(on, role = Role.Switch) { on = it }) { Text(wifi); Switch(on, onCheckedChange = null) }"#
    ),
    .bad(
      .compose,
      #"Row(Modifier.clickable { open(task) }) { Text(title); ⟦Checkbox(isDone, onCheckedChange = { mark(task) })⟧ }"#
    ),
    .bad(
      .compose,
      """
      @Composable fun ClickCheckbox(on: Boolean, onChange: ((Boolean) -> Unit)?, modifier: Modifier = Modifier) { Checkbox(on, onChange?.withSound(), modifier) }
      @Composable fun Task() { Row(Modifier.clickable { open(task) }) { Text(title); ⟦ClickCheckbox(isDone, onChange = { mark(task) })⟧ } }
      """),
    .good(
      .compose,
      """
      @Composable fun ClickCheckbox(on: Boolean, onChange: ((Boolean) -> Unit)?, modifier: Modifier = Modifier) { Checkbox(on, onChange?.withSound(), modifier) }
      @Composable fun Task() { Row(Modifier.toggleable(isDone, role = Role.Checkbox) { mark(task) }) { Text(title); ClickCheckbox(isDone, onChange = null) } }
      """),
    .bad(
      .compose,
      """
      @Composable fun Page(title: String, content: @Composable ColumnScope.() -> Unit) { Column(Modifier.verticalScroll(s)) { Text(title); content() } }
      @Composable fun Settings() { Page(title = wifi) { ⟦Switch(on, onCheckedChange = { on = it })⟧ } }
      """),
    .good(
      .compose,
      """
      @Composable fun Line(title: String, content: @Composable () -> Unit) { Row(Modifier.semantics(mergeDescendants = true) { contentDescription = title }) { content() } }
      @Composable fun Settings() { Line(title = wifi) { Switch(on, onCheckedChange = { on = it }) } }
      """),
    .good(.compose, #"Switch(on, { on = it }, Modifier.semantics { contentDescription = wifi })"#),
    .good(.compose, #"fun A(modifier: Modifier) { Switch(on, { on = it }, modifier) }"#),
    .good(.compose, #"fun A(change: ((Boolean) -> Unit)?) { Switch(on, onCheckedChange = change) }"#),
    .good(.compose, #"SettingRow(title = wifi) { Switch(on, { on = it }) }"#),
    .bad(
      .compose,
      #"SettingRow(title = wifi, onClick = { flip(on) }) { ⟦Switch(on, onCheckedChange = { flip(it) })⟧ }"#,
      severity: .warning),
    .good(
      .compose,
      """
      @Composable fun Setting(title: String, control: @Composable () -> Unit) {
        Row(Modifier.semantics(mergeDescendants = true) { contentDescription = title }) { control() }
      }
      @Composable fun Wifi(change: () -> Unit) {
        Setting(title = "Wi-Fi", control = { Switch(on, onCheckedChange = { change() }) })
      }
      """),
    .bad(
      .compose,
      #"DropdownMenuItem(onClick = { pick(it) }, text = { Row { ⟦Checkbox(it.isOn, onCheckedChange = { _ -> pick(it) })⟧; Text(it.name) } })"#,
      severity: .warning),
    .bad(
      .compose,
      """
      @Composable fun BigSwitch(on: Boolean, modifier: Modifier = Modifier, onClick: () -> Unit) {
        Switch(checked = on, onCheckedChange = { onClick() }, modifier = modifier)
      }
      @Composable fun Wifi() { Row { Text("Wi-Fi"); ⟦BigSwitch(on = wifi) { flip() }⟧ } }
      """, severity: .warning),
    .good(
      .compose,
      """
      @Composable fun BigSwitch(on: Boolean, modifier: Modifier = Modifier, onClick: (() -> Unit)? = null) {
        Switch(checked = on, onCheckedChange = onClick, modifier = modifier)
      }
      @Composable fun Wifi() { Row(Modifier.toggleable(wifi) { flip() }) { Text("Wi-Fi"); BigSwitch(on = wifi) } }
      """),
    .good(
      .compose,
      #"Box(Modifier.clearAndSetSemantics { contentDescription = all }) { Slider(v, { v = it }) }"#),
    .good(.compose, "CircularProgressIndicator()"),
    .bad(
      .androidViews, #"⟦CheckBox(this)⟧.apply { isChecked = remember }"#,
      fixed:
        #"CheckBox(this).apply { isChecked = remember; contentDescription = "‹›" /* what the control changes */ }"#
    ),
    .bad(
      .androidViews, #"val volume = ⟦SeekBar(this)⟧; volume.max = 10"#,
      fixed:
        #"val volume = SeekBar(this).apply { contentDescription = "‹›" /* what the control changes */ }; volume.max = 10"#
    ),
    .bad(
      .androidViews, "class Row : LinearLayout(context) {\n  val on = ⟦SwitchCompat(context)⟧\n}",
      severity: .warning),
    .right(.androidViews, #"CheckBox(this).apply { text = getString(R.string.remember_me) }"#),
    .good(.androidViews, #"val s = Spinner(this); s.id = R.id.size; label.labelFor = R.id.size"#),
    .good(.androidViews, #"val s = Spinner(this); label.setLabelFor(s.id)"#),
    .good(.androidViews, #"CheckBox(this).apply { isClickable = false; isFocusable = false }"#),
    .good(.androidViews, #"ProgressBar(this)"#),
    .good(.androidViews, #"val box: CheckBox = findViewById(R.id.box); box.isChecked = true"#),
    .bad(
      .interfaceBuilder, #"<view><label text="Wi-Fi" id="a"/><⟦switch⟧ on="YES" id="b"/></view>"#,
      fixed:
        #"<view><label text="Wi-Fi" id="a"/><switch on="YES" id="b"><accessibility key="accessibilityConfiguration" label="‹Wi-Fi›"/></switch></view>"#
    ),
    .bad(
      .interfaceBuilder,
      #"<view customClass="Player"><subviews><⟦slider⟧ id="b"/></subviews><connections><outlet property="volumeSlider" destination="b"/></connections></view>"#,
      fixed:
        #"<view customClass="Player"><subviews><slider id="b"><accessibility key="accessibilityConfiguration" label="‹›"/></slider></subviews><connections><outlet property="volumeSlider" destination="b"/></connections></view>"#,
      severity: .information),
    .right(
      .interfaceBuilder,
      #"<slider id="b"><accessibility key="accessibilityConfiguration" label="Volume"/></slider>"#),
    .bad(
      .interfaceBuilder,
      #"<tableViewCell><tableViewCellContentView><label text="Wi-Fi" id="a"/><⟦switch⟧ on="YES" id="b"/></tableViewCellContentView></tableViewCell>"#,
      fixed:
        #"<tableViewCell><tableViewCellContentView><label text="Wi-Fi" id="a"/><switch on="YES" id="b"><accessibility key="accessibilityConfiguration" label="‹Wi-Fi›"/></switch></tableViewCellContentView></tableViewCell>"#
    ),
    .bad(
      .interfaceBuilder,
      #"<collectionViewCell><stackView><label text="Volume" id="a"/><⟦slider⟧ id="b"/></stackView></collectionViewCell>"#
    ),
    .good(
      .interfaceBuilder,
      #"<tableViewCell><label text="Wi-Fi" id="a"/><switch key="accessoryView" on="YES" id="b"/></tableViewCell>"#
    ),
    .good(.interfaceBuilder, #"<switch id="b" customClass="WiFiSwitch"/>"#),
    .good(
      .swiftUI,
      #"struct A: View { var body: some View { picker.pickerStyle(.segmented) }; var picker: some View { Picker("", selection: $tab) { Text("New").tag(0) } } }"#
    ),
    .good(
      .swiftUI,
      #"Menu("Source") { Picker(selection: $source) { Text("All").tag(0) } label: { EmptyView() } }"#),
    .good(
      .interfaceBuilder,
      #"<segmentedControl id="b"><segments><segment image="a"/></segments></segmentedControl>"#),
  ]
}
