// Examples for the nested-control rule.

import Elements

extension Rule {
  static let nestedControlExamples: [Example] = [
    .bad(
      .swiftUI, #"NavigationLink(value: i) { Text(i.name); ⟦Button("Buy") { buy(i) }⟧ }"#,
      fixed: #"HStack { NavigationLink(value: i) { Text(i.name) }; Button("Buy") { buy(i) } }"#),
    .bad(
      .swiftUI,
      #"Button { open() } label: { Text(t); ⟦Button("Play") { play() }⟧; ⟦Button("Next") { skip() }⟧ }"#),
    .bad(.swiftUI, #"Button { open() } label: { HStack { Text(name); ⟦Toggle("On", isOn: $isOn)⟧ } }"#),
    .good(.swiftUI, #"Button { pick(item) } label: { Toggle(item.name, isOn: .constant(item == choice)) }"#),
    .bad(
      .swiftUI,
      """
      List {
        NavigationLink(value: i) {
          VStack {
            Text(i.name)
            ⟦Button("Buy") {
              buy(i)
            }⟧
          }
        }
      }
      """,
      fixed: """
        List {
          HStack {
            NavigationLink(value: i) {
              VStack {
                Text(i.name)
              }
            }
            Button("Buy") {
              buy(i)
            }
          }.buttonStyle(.borderless)
        }
        """),
    .bad(
      .swiftUI,
      #"func row(_ i: Item) -> some View { Button { open(i) } label: { Text(i.name); ⟦Button("Buy") { buy(i) }⟧ }.foregroundStyle(.primary) }"#,
      fixed:
        #"func row(_ i: Item) -> some View { HStack { Button { open(i) } label: { Text(i.name) }; Button("Buy") { buy(i) } }.foregroundStyle(.primary).buttonStyle(.borderless) }"#
    ),
    .bad(
      .swiftUI,
      #"struct A: View { var body: some View { NavigationLink(value: i) { Text(i.name); ⟦BuyButton()⟧ } } }; struct BuyButton: View { var body: some View { Button("Buy") { buy() } } }"#
    ),
    .right(
      .swiftUI, #"NavigationLink(value: i) { Text(i.name) }.swipeActions { Button("Buy") { buy(i) } }"#),
    .good(.swiftUI, #"NavigationLink(value: i) { Text(i.name) }.contextMenu { Button("Buy") { buy(i) } }"#),
    .good(
      .swiftUI,
      #"NavigationLink(value: i) { Text(i.name); Button("Buy") { buy(i) } }.accessibilityAction(named: "Buy") { buy(i) }"#
    ),
    .good(
      .swiftUI,
      #"NavigationLink(value: i) { HStack { Text(i.name); Button("Buy") { buy(i) } }.accessibilityAction(named: "Buy") { buy(i) } }"#
    ),
    .good(.swiftUI, #"NavigationLink { Button("Buy") { buy(i) } } label: { Text(i.name) }"#),
    .good(.swiftUI, #"Menu { Button("Buy") { buy(i) } } label: { Text(i.name) }"#),
    .good(
      .swiftUI,
      #"Button { open() } label: { Text(name); Button("Buy") { buy(i) }.accessibilityHidden(true) }"#),
    .bad(
      .compose, #"Row(Modifier.clickable { set(!on) }) { Text(t); ⟦Checkbox(on, onCheckedChange = set)⟧ }"#,
      fixed:
        #"Row(Modifier.toggleable(on, role = Role.Checkbox, onValueChange = set)) { Text(t); Checkbox(on, onCheckedChange = null, modifier = Modifier.minimumInteractiveComponentSize()) }"#
    ),
    .bad(
      .compose,
      """
      import androidx.compose.foundation.clickable
      import androidx.compose.foundation.layout.Row
      import androidx.compose.material3.Switch
      fun Line() { Row(Modifier.clickable { set(!on) }) { Text(t); ⟦Switch(on, onCheckedChange = set)⟧ } }
      """,
      fixed: """
        import androidx.compose.foundation.clickable
        import androidx.compose.foundation.layout.Row
        import androidx.compose.foundation.selection.toggleable
        import androidx.compose.material3.Switch
        import androidx.compose.material3.minimumInteractiveComponentSize
        import androidx.compose.ui.Modifier
        import androidx.compose.ui.semantics.Role
        fun Line() { Row(Modifier.toggleable(on, role = Role.Switch, onValueChange = set)) { Text(t); Switch(on, onCheckedChange = null, modifier = Modifier.minimumInteractiveComponentSize()) } }
        """),
    .good(
      .compose,
      "@Composable fun Entry(t: String, onClick: () -> Unit) { DropdownMenuItem(text = { Text(t) }, onClick = onClick) }; @Composable fun Copies() { Entry(copy) { Entry(link, onClick = { close() }) } }"
    ),
    .bad(
      .compose,
      """
      @Composable fun Line(name: @Composable () -> Unit, end: @Composable () -> Unit, onClick: () -> Unit) {
        Row(Modifier.clickable(onClick = onClick)) { name(); end() }
      }
      @Composable fun SwitchLine(on: Boolean, name: String, onChange: (Boolean) -> Unit = {}) {
        Line(name = { Text(name) }, end = { ⟦Switch(on, onCheckedChange = onChange)⟧ }) { onChange(!on) }
      }
      """, severity: .warning),
    .bad(
      .compose,
      """
      @Composable fun Setting(title: String, onClick: () -> Unit, control: @Composable () -> Unit) {
        Surface(onClick = onClick) { Row { Text(title); control() } }
      }
      @Composable fun Wifi(change: () -> Unit) {
        Setting(title = "Wi-Fi", onClick = change, control = { ⟦Switch(on, onCheckedChange = { change() })⟧ })
      }
      """, severity: .warning),
    .bad(
      .compose,
      #"Row(Modifier.clickable(onClick = { on = !on })) { Text(t); ⟦Switch(checked = on, onCheckedChange = { on = it })⟧ }"#,
      fixed:
        #"Row(Modifier.toggleable(on, role = Role.Switch) { on = it }) { Text(t); Switch(checked = on, onCheckedChange = null, modifier = Modifier.minimumInteractiveComponentSize()) }"#
    ),
    .bad(
      .compose,
      #"Row(Modifier.selectable(on, onClick = { pick(i) }, role = Role.RadioButton)) { Text(t); ⟦RadioButton(on, onClick = { pick(i) })⟧ }"#,
      fixed:
        #"Row(Modifier.selectable(on, onClick = { pick(i) }, role = Role.RadioButton)) { Text(t); RadioButton(on, onClick = null, modifier = Modifier.minimumInteractiveComponentSize()) }"#
    ),
    .bad(
      .compose,
      """
      import androidx.compose.foundation.layout.Row
      import androidx.compose.foundation.selection.selectable
      import androidx.compose.ui.Modifier
      import androidx.compose.ui.semantics.Role
      import androidx.tv.material3.RadioButton
      fun Size() { Row(Modifier.selectable(on, onClick = { pick(i) }, role = Role.RadioButton)) { Text(t); ⟦RadioButton(on, onClick = { pick(i) })⟧ } }
      """,
      fixed: """
        import androidx.compose.foundation.layout.Row
        import androidx.compose.foundation.selection.selectable
        import androidx.compose.ui.Modifier
        import androidx.compose.ui.semantics.Role
        import androidx.tv.material3.RadioButton
        fun Size() { Row(Modifier.selectable(on, onClick = { pick(i) }, role = Role.RadioButton)) { Text(t); RadioButton(on, onClick = null) } }
        """),
    .bad(
      .compose,
      #"Button(onClick = open) { Text("Open"); ⟦IconButton(onClick = pin) { Icon(Icons.Default.Star, "Pin") }⟧ }"#,
      severity: .information),
    .right(
      .compose,
      #"Row(Modifier.toggleable(on, role = Role.Checkbox, onValueChange = set)) { Text(t); Checkbox(on, onCheckedChange = null) }"#
    ),
    .good(
      .compose,
      #"Row(Modifier.clickable { open(task) }) { Text(t); Checkbox(on, onCheckedChange = { finish(task) }) }"#
    ),
    .good(
      .compose,
      #"Row(Modifier.clickable { send(Event.Open(id)) }) { Text(t); Checkbox(on, onCheckedChange = { send(Event.Check(id)) }) }"#
    ),
    .good(
      .compose,
      #"Card(onClick = open) { Text(t); IconButton(onClick = pin) { Icon(Icons.Default.Star, "Pin") } }"#),
    .good(
      .compose,
      #"Row(Modifier.clickable { set(!on) }) { Text(t); Checkbox(on, set, Modifier.clearAndSetSemantics {}) }"#
    ),
    .good(
      .compose,
      #"Button(onClick = open) { Text("Open"); DropdownMenu(shown, close) { IconButton(pin) { Icon(i, "Pin") } } }"#
    ),
    .bad(
      .uiKit,
      """
      final class Suggestion: UIView {
        func setUp() {
          let row = UIButton(type: .system)
          row.setTitle(text, for: .normal)
          row.addTarget(self, action: #selector(search), for: .touchUpInside)
          let arrow = ⟦UIButton()⟧
          arrow.setImage(UIImage(named: "arrow"), for: .normal)
          arrow.addTarget(self, action: #selector(complete), for: .touchUpInside)
          row.addSubview(arrow)
          addSubview(row)
        }
        @objc func search() {}
        @objc func complete() {}
      }
      """),
    .bad(
      .uiKit,
      "class Row: UIView {\n  private let row = UIButton(type: .system)\n  private let box = UIView()\n  private let toggle = ⟦UISwitch()⟧\n  func setUp() {\n    row.setTitle(name, for: .normal)\n    row.addSubview(box)\n    box.addSubview(toggle)\n    addSubview(row)\n  }\n}"
    ),
    .right(
      .uiKit,
      "class Row: UIView {\n  private let row = UIButton(type: .system)\n  private let toggle = UISwitch()\n  func setUp() {\n    row.setTitle(name, for: .normal)\n    toggle.accessibilityLabel = name\n    addSubview(row)\n    addSubview(toggle)\n  }\n}"
    ),
    .good(
      .uiKit,
      "class Row: UIView {\n  private let row = UIButton(type: .system)\n  private let more = UIButton(type: .close)\n  func setUp() {\n    row.isAccessibilityElement = false\n    more.addTarget(self, action: #selector(open), for: .touchUpInside)\n    row.addSubview(more)\n  }\n  @objc func open() {}\n}"
    ),
    .good(
      .uiKit,
      "class Row: UIView {\n  private let row = UIButton(type: .system)\n  private let label = UILabel()\n  private let mark = UIButton()\n  func setUp() {\n    mark.isUserInteractionEnabled = false\n    row.addSubview(label)\n    row.addSubview(mark)\n  }\n}"
    ),
    .bad(
      .androidXML,
      #"<LinearLayout android:onClick="flip"><⟦CheckBox⟧ android:text="@string/t"/></LinearLayout>"#,
      fixed:
        #"<LinearLayout android:onClick="flip"><CheckBox android:clickable="false" android:focusable="false" android:text="@string/t"/></LinearLayout>"#,
      severity: .information),
    .bad(
      .androidXML,
      #"<LinearLayout android:onClick="flip"><TextView android:text="@string/t"/><⟦CheckBox⟧/></LinearLayout>"#
    ),
    .bad(
      .androidXML,
      """
      <LinearLayout android:clickable="true">
        <TextView android:text="@string/wifi" />
        <FrameLayout>
          <⟦androidx.appcompat.widget.SwitchCompat⟧
              android:id="@+id/on"
              android:contentDescription="@string/wifi" />
        </FrameLayout>
      </LinearLayout>
      """,
      fixed: """
        <LinearLayout android:clickable="true">
          <TextView android:text="@string/wifi" />
          <FrameLayout>
            <androidx.appcompat.widget.SwitchCompat
                android:clickable="false"
                android:focusable="false"
                android:id="@+id/on"
                android:contentDescription="@string/wifi" />
          </FrameLayout>
        </LinearLayout>
        """, severity: .information),
    .right(
      .androidXML,
      #"<LinearLayout android:onClick="flip"><CheckBox android:clickable="false" android:text="@string/t"/></LinearLayout>"#
    ),
    .good(
      .androidXML,
      #"<LinearLayout android:onClick="open"><ImageButton android:contentDescription="@string/save" android:src="@drawable/a"/></LinearLayout>"#
    ),
    .good(
      .androidXML,
      #"<LinearLayout android:onClick="open"><LinearLayout><Button android:text="@string/buy"/></LinearLayout></LinearLayout>"#
    ),
    .good(
      .androidXML,
      #"<LinearLayout android:onClick="open"><com.google.android.material.button.MaterialButton android:contentDescription="@string/delete" app:icon="@drawable/delete"/></LinearLayout>"#
    ),
    .good(.androidXML, #"<LinearLayout><CheckBox android:text="@string/t"/></LinearLayout>"#),
    .good(
      .androidXML,
      #"<LinearLayout android:onClick="open"><com.google.android.material.button.MaterialButton app:icon="@drawable/delete"/></LinearLayout>"#
    ),
    .good(
      .androidXML,
      #"<LinearLayout android:clickable="true"><Button android:text="@string/a"/><Button android:text="@string/b"/></LinearLayout>"#
    ),
    .good(
      .androidXML,
      #"<LinearLayout android:onClick="flip"><CheckBox android:importantForAccessibility="no" android:clickable="false" android:text="@string/t"/></LinearLayout>"#
    ),
  ]
}
