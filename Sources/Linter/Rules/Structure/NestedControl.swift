// The nested-control rule: controls inside another control.

import Elements

extension Rule {
  static let nestedControl = Rule(
    "nested-control", "Control is nested inside another control", .structureAndFocus,
    severity: .warning, criteria: [.nameRoleValue, .focusOrder], on: .pressable,
    why: "Screen readers may stop on a nested control for the same action again, or never reach it.",
    examples: [
      .bad(
        .swiftUI, #"NavigationLink(value: i) { Text(i.name); ⟦Button("Buy") { buy(i) }⟧ }"#,
        fixed: #"HStack { NavigationLink(value: i) { Text(i.name) }; Button("Buy") { buy(i) } }"#),
      .bad(.swiftUI, #"Button { open() } label: { HStack { Text(name); ⟦Toggle("On", isOn: $isOn)⟧ } }"#),
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
  ) { id, report in
    let outer = report.tree[id]
    guard outer.exposure != .hidden, outer.actions.isEmpty,
      outer.grouping != .ignoresChildren || outer.groupingRange == nil
    else { return }
    for inner in report.tree.nestedControls(of: id) {
      report.report(
        inner, at: report.tree[inner].nestedRange, outer.nestedMessage,
        severity: report.tree.nestedSeverity(inner, in: id),
        related: [Finding.Related(outer.typeRange, "The enclosing control.")],
        fixes: [report.nestedFix(inner, in: outer)])
    }
  }
}

extension ElementTree {
  /// Returns the active controls inside a control, without those that are in another control inside it.
  func nestedControls(of id: ElementID) -> [ElementID] {
    let outer = self[id]
    guard outer.holdsNoControls else { return [] }
    let inner = actingControls(in: id)
    // A layout with several controls is a surface that keeps touches from what's below it.
    return outer.framework == .androidXML && inner.count > 1 ? [] : inner
  }

  private func actingControls(in id: ElementID) -> [ElementID] {
    let outer = self[id]
    return descendants(of: id).filter { inner in
      let element = self[inner]
      guard element.isNestable(in: outer), element.parent == id || !element.isNestableDirectly,
        // Code may handle the inner control differently from the outer one.
        element.circumstances.isDisjoint(with: [.passive, .actsInCode]), element.exposure != .hidden,
        element.slot != .separate,
        element.openness.isDisjoint(with: .elsewhere) || element.framework == .compose,
        // missing-control-label reports a control without a label in a menu item.
        outer.role != .menuItem || outer.framework != .compose || !element.role.isValueControl
          || !element.name.isAbsent,
        outer.framework != .compose || outer.holdsOtherButtons || doesTheSame(inner, as: id)
      else { return false }
      for above in ancestors(of: inner) {
        if above == id { return true }
        if self[above].slot == .separate || self[above].role.isControl || self[above].hiding != nil
          || self[above].isTappable || !self[above].actions.isEmpty
        {
          return false
        }
      }
      return false
    }
  }

  /// Returns whether a layout's control is inside an active one: then the nesting is the problem, not the label.
  func isNestedInControl(_ id: ElementID) -> Bool {
    guard self[id].framework == .androidXML, let outer = enclosingControl(of: id) else { return false }
    return nestedControls(of: outer).contains(id)
  }

  func nestedSeverity(_ inner: ElementID, in outer: ElementID) -> Severity {
    switch self[outer].framework {
    // A button inside another one can be reached, and so can a control with a label. Only the nesting is unusual.
    case .compose, .androidXML, .androidViews:
      self[outer].role.isControl || !self[inner].role.isValueControl || self[inner].name.value != nil
        ? .information : .warning
    case .swiftUI, .uiKit, .interfaceBuilder: .warning
    }
  }
}

private extension Element {
  /// True if the element is a single focus stop, which can't contain controls.
  var holdsNoControls: Bool {
    switch framework {
    case .swiftUI: role.isPressable && typeName != "Menu" && typeName != "DisclosureGroup"
    case .compose, .androidXML:
      (role.isPressable || isTappable || role == .container) && (role.isPressable || isTappable)
    case .uiKit: isClosedControl
    case .interfaceBuilder, .androidViews: false
    }
  }

  func isNestable(in outer: Element) -> Bool {
    switch framework {
    case .swiftUI: return role.isPressable || role == .toggle || role.isField
    case .compose:
      // A button shouldn't contain another button, and a clickable row or card shouldn't contain a control for the same
      // action.
      return role.isPressable || role == .checkbox || role == .toggle || role == .radioButton
    // A clickable image has a separate purpose, even inside a button and even with a label.
    case .androidXML:
      return role == .checkbox || role == .toggle || role == .radioButton
        || role == .button && !title.isAbsent
    // A button without a handler may be only decoration.
    case .uiKit: return role.isControl && (!role.isPressable || handlerName != nil || !gestures.isEmpty)
    case .interfaceBuilder, .androidViews: return false
    }
  }

  /// True if it's a button in a layout file, which repeats the action of its layout only as a direct child.
  var isNestableDirectly: Bool { framework == .androidXML && role == .button }

  /// True if it's a Compose button, which shouldn't contain another one. Cards, chips, and rows contain buttons for
  /// other actions.
  var holdsOtherButtons: Bool {
    framework == .compose && role.isPressable && role != .menuItem && typeName.hasSuffix("Button")
  }

  var nestedRange: Range<Int> {
    switch framework {
    case .androidXML: typeRange
    case .uiKit: constructor
    default: range
    }
  }
}

private extension Element {
  var nestedMessage: String {
    switch framework {
    case .compose where !holdsOtherButtons, .androidViews, .androidXML:
      "This control and the row around it are two focus stops for one action. Make only the row interactive."
    case .uiKit:
      "VoiceOver treats the enclosing button as one element, so users can't reach this control. Move it out."
    case .swiftUI, .interfaceBuilder, .compose:
      "This control is inside another one, so \(reader) announces the action twice or never reaches it. Move it out."
    }
  }
}

private extension Report {
  /// Returns a fix, except in UIKit: there, the inner control may have another purpose, and where it belongs depends on
  /// the layout.
  func nestedFix(_ inner: ElementID, in outer: Element) -> Fix? {
    switch outer.framework {
    case .uiKit: nil
    case .swiftUI: fix("Move the inner control out", .changesBehavior, .moveOut, on: inner)
    default: fix(outer.framework.passiveFixTitle, .changesBehavior, .passive, on: inner)
    }
  }
}

private extension Framework {
  var passiveFixTitle: String {
    self == .compose
      ? "Make the row toggleable and the child passive" : "Set clickable and focusable to false"
  }
}
