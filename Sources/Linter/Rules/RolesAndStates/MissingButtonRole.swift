// missing-button-role: something that can be pressed and does not say so.

import Elements

extension Rule {
  static let missingButtonRole = Rule(
    "missing-button-role", "Tappable element is no button", .rolesAndStates,
    severity: .warning, criteria: [.nameRoleValue, .keyboard, .infoAndRelationships], on: .gestures,
    why: "People act on what they are told is a button.",
    options: [
      RuleOption(
        "rows", default: .string("ignore"), oneOf: ["ignore", "report"],
        "“report” also asks for a role on rows of lists.")
    ],
    examples: [
      .bad(
        .swiftUI, #"Text("Pay")⟦.onTapGesture { pay() }⟧"#,
        fixed: #"Button { pay() } label: { Text("Pay") }.buttonStyle(.plain)"#),
      .bad(
        .swiftUI, #"Text("Site")⟦.onTapGesture { if let url = site.url { openURL(url) } }⟧"#,
        fixed:
          #"Text("Site").onTapGesture { if let url = site.url { openURL(url) } }.accessibilityAddTraits(.isLink)"#
      ),
      .bad(.swiftUI, #"HStack { Text("Pay") }⟦.gesture(TapGesture().onEnded { pay() })⟧"#),
      .bad(
        .uiKit,
        """
        final class Cart: UIViewController {
          private let payLabel = UILabel()
          override func viewDidLoad() {
            let tap = UITapGestureRecognizer(target: self, action: #selector(pay))
            payLabel.text = "Pay"
            ⟦payLabel.addGestureRecognizer(tap)⟧
          }
        }
        """,
        fixed: """
          final class Cart: UIViewController {
            private let payLabel = UILabel()
            override func viewDidLoad() {
              let tap = UITapGestureRecognizer(target: self, action: #selector(pay))
              payLabel.text = "Pay"
              payLabel.addGestureRecognizer(tap)
              payLabel.isAccessibilityElement = true
              payLabel.accessibilityTraits.insert(.button)
            }
          }
          """),
      .right(
        .uiKit, "func setUp() { payButton.addTarget(self, action: #selector(pay), for: .touchUpInside) }"),
      .good(
        .uiKit,
        """
        final class Cart: UIViewController {
          private let payLabel = UILabel()
          override func viewDidLoad() {
            payLabel.accessibilityTraits = .button
            payLabel.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(pay)))
          }
        }
        """),
      .bad(
        .androidXML, #"<⟦TextView⟧ android:onClick="pay" android:text="@string/pay"/>"#,
        fixed: #"<Button android:onClick="pay" android:text="@string/pay"/>"#, severity: .hint),
      .good(
        .androidXML,
        #"<TextView style="@style/Widget.Material3.Button.TextButton" android:onClick="pay" android:text="@string/pay"/>"#
      ),
      .right(.androidXML, #"<Button android:onClick="pay" android:text="@string/pay"/>"#),
      .good(
        .androidXML,
        #"<LinearLayout android:onClick="open"><TextView android:text="A"/><TextView android:text="B"/></LinearLayout>"#
      ),
      .good(
        .swiftUI, #"LazyImage(url) { Image("a").accessibilityAddTraits(.isButton) }.onTapGesture { pay() }"#),
      .good(.swiftUI, #"Text("Pay").onTapGesture { pay() }.accessibilityAddTraits(.isButton)"#),
      .good(
        .swiftUI,
        "struct Plain: PrimitiveButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.onTapGesture { configuration.trigger() } } }"
      ),
      .bad(
        .swiftUI,
        #"struct A: View { var body: some View { Color.red.overlay { total } }; var total: some View { Text("Pay")⟦.onTapGesture { pay() }⟧ } }"#
      ),
      .good(.swiftUI, #"Text("Pay").onTapGesture { pay() }.accessibilityAction { pay() }"#),
      .good(
        .swiftUI,
        #"VStack { Text(story).onTapGesture { isOpen.toggle() }; Button("More", action: { isOpen.toggle() }) }"#
      ),
      .bad(.swiftUI, #"VStack { Text(story)⟦.onTapGesture {}⟧; Button("More") {} }"#),
      .bad(
        .swiftUI, #"struct Tag: View { var body: some View { Text(name)⟦.onTapGesture { open() }⟧ } }"#,
        severity: .information),
      .bad(
        .swiftUI,
        """
        struct Tag: View { var body: some View { Text(name)⟦.onTapGesture { open() }⟧ } }
        struct Tags: View { var body: some View { VStack { Tag() } } }
        """),
      .good(
        .swiftUI,
        #"HStack { Text("Dark").onTapGesture { isDark = true }; Toggle("Dark mode", isOn: $isDark) }"#),
      .good(
        .swiftUI,
        """
        struct A: View { var body: some View { Total().onTapGesture { pay() } } }
        struct Total: View { var body: some View { Text("Pay").accessibilityAddTraits(.isButton) } }
        """),
      .good(
        .swiftUI,
        """
        extension View { func acts() -> some View { accessibilityAddTraits(.isButton) } }
        struct A: View { var body: some View { Text("Pay").onTapGesture { pay() }.acts() } }
        """),
      .good(.swiftUI, #"VStack { fields }.onTapGesture { isFocused = false }"#),
      .good(.swiftUI, #"Color.clear.onTapGesture { isShown = false }"#),
      .right(.swiftUI, #"Button("Pay") { pay() }"#),
      .good(.swiftUI, #"Text("Pay").onTapGesture(count: 2) { pay() }"#),
      .bad(
        .compose, #"Box(Modifier.⟦clickable { pay() }⟧) { Text("Pay") }"#,
        fixed: #"Box(Modifier.clickable(role = Role.Button) { pay() }) { Text("Pay") }"#,
        severity: .information),
      .bad(
        .compose,
        #"Box(Modifier.⟦clickable { finish() }⟧) { AnimatedVisibility(visible = isDone) { Icon(Icons.Default.Check, null) } }"#,
        fixed:
          #"Box(Modifier.toggleable(isDone, role = Role.Checkbox) { finish() }) { AnimatedVisibility(visible = isDone) { Icon(Icons.Default.Check, null) } }"#,
        severity: .information),
      .bad(
        .compose,
        #"@Composable fun Tab(name: String, selected: Boolean, onClick: () -> Unit) { Row(Modifier.⟦clickable(onClick = onClick)⟧) { Text(name) } }"#,
        fixed:
          #"@Composable fun Tab(name: String, selected: Boolean, onClick: () -> Unit) { Row(Modifier.selectable(selected, role = Role.Tab, onClick = onClick)) { Text(name) } }"#,
        severity: .information),
      .good(
        .compose, #"Text(hint, Modifier.clickable { fieldFocus.requestFocus() })"#),
      .bad(
        .compose, #"Text("Pay", modifier = Modifier.padding(8.dp).⟦clickable(onClick = pay)⟧)"#,
        fixed:
          #"Text("Pay", modifier = Modifier.padding(8.dp).clickable(role = Role.Button, onClick = pay))"#,
        severity: .information),
      .bad(
        .compose, #"Box(Modifier.⟦clickable { liked = !liked }⟧) { Icon(heart, "Favorite") }"#,
        fixed:
          #"Box(Modifier.toggleable(liked, role = Role.Checkbox) { liked = it }) { Icon(heart, "Favorite") }"#,
        severity: .information),
      .bad(
        .compose,
        #"Row(Modifier.⟦toggleable(on) { on = it }⟧) { Text("Wi-Fi"); Switch(on, onCheckedChange = null) }"#,
        fixed:
          #"Row(Modifier.toggleable(on, role = Role.Switch) { on = it }) { Text("Wi-Fi"); Switch(on, onCheckedChange = null) }"#,
        severity: .information),
      .bad(
        .compose, #"Column { Box(Modifier.⟦selectable(selected = on, onClick = pick)⟧) { Text("Large") } }"#,
        fixed:
          #"Column { Box(Modifier.selectable(role = Role.RadioButton, selected = on, onClick = pick)) { Text("Large") } }"#,
        severity: .information),
      .bad(
        .compose,
        """
        import androidx.compose.foundation.clickable
        import androidx.compose.foundation.layout.Box
        import androidx.compose.material3.Text
        import androidx.compose.ui.unit.dp

        @Composable
        fun Terms() { Box(Modifier.⟦clickable { show() }⟧) { Text("Terms") } }
        """,
        fixed: """
          import androidx.compose.foundation.clickable
          import androidx.compose.foundation.layout.Box
          import androidx.compose.material3.Text
          import androidx.compose.ui.semantics.Role
          import androidx.compose.ui.unit.dp

          @Composable
          fun Terms() { Box(Modifier.clickable(role = Role.Button) { show() }) { Text("Terms") } }
          """, severity: .information),
      .right(.compose, #"Button(onClick = pay) { Text("Pay") }"#),
      .good(.compose, #"Box(Modifier.clickable(role = Role.Button) { pay() }) { Text("Pay") }"#),
      .good(.compose, #"Box(Modifier.clickable { pay() }.semantics { role = Role.Button }) { Text("Pay") }"#),
      .good(.compose, #"Icon(Icons.Default.Close, "Close", Modifier.clickable { close() })"#),
      .good(.compose, #"Column(Modifier.clickable { focusManager.clearFocus() }) { Text("Form") }"#),
      .good(.compose, #"Row(Modifier.clickable { open() }) { Text(name); Text(date) }"#),
      .good(
        .compose,
        #"LazyColumn { items(mails) { mail -> Row(Modifier.clickable { open(mail) }) { Text(mail.title) } } }"#
      ),
      .good(
        .compose, #"ListItem(headlineContent = { Text(name) }, modifier = Modifier.clickable { open() })"#),
      .good(.compose, #"Card(onClick = open) { Text(name) }"#),
      .good(.compose, #"Box(modifier.clickable { pay() }) { Text("Pay") }"#),
      .good(
        .compose,
        #"Row(Modifier.clickable { flip() }) { Text("Wi-Fi"); Switch(on, onCheckedChange = { on = it }) }"#),
      .good(.compose, #"Button(onClick = pay) { Box(Modifier.clickable { more() }) { Text("More") } }"#),
      .good(
        .compose,
        #"Box(Modifier.pointerInput(Unit) { detectTapGestures(onTap = { pay() }) }) { Text("Pay") }"#),
      .good(
        .compose, "@PreviewLightDark @Composable fun A() { Box(Modifier.clickable { pay() }) { Text(pay) } }"),
      .bad(
        .androidViews, #"val payText = TextView(this); payText.⟦setOnClickListener⟧ { pay() }"#,
        fixed: #"val payText = Button(this); payText.setOnClickListener { pay() }"#, severity: .hint),
      .bad(
        .androidViews, #"TextView(this).apply { text = pay; ⟦setOnClickListener⟧(listener) }"#,
        fixed: #"Button(this).apply { text = pay; setOnClickListener(listener) }"#, severity: .hint),
      .right(.androidViews, #"Button(this).setOnClickListener { pay() }"#),
      .good(
        .androidViews, #"ImageView(this).apply { contentDescription = pay; setOnClickListener { pay() } }"#),
      .good(
        .androidViews,
        #"val t = TextView(this); t.setOnClickListener { pay() }; ViewCompat.setAccessibilityDelegate(t, delegate)"#
      ),
      .good(.androidViews, #"binding.payText.setOnClickListener { pay() }"#),
      .good(.androidViews, #"fun set(t: TextView) { t.setOnClickListener { pay() } }"#),
      .good(
        .androidViews,
        "class Mails : RecyclerView.Adapter<Holder>() { val t = TextView(context).apply { setOnClickListener { open() } } }"
      ),
      .bad(
        .interfaceBuilder,
        #"<view><label text="More" id="a"><connections>⟦<outletCollection property="gestureRecognizers" destination="t"/>⟧</connections></label></view><tapGestureRecognizer id="t"><connections><action selector="showMore:" destination="-1"/></connections></tapGestureRecognizer>"#,
        fixed:
          #"<view><label text="More" id="a"><accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" button="YES"/></accessibility><connections><outletCollection property="gestureRecognizers" destination="t"/></connections></label></view><tapGestureRecognizer id="t"><connections><action selector="showMore:" destination="-1"/></connections></tapGestureRecognizer>"#
      ),
      .good(
        .interfaceBuilder,
        #"<view key="view"><label text="More" id="a"/><connections><outletCollection property="gestureRecognizers" destination="t"/></connections></view><tapGestureRecognizer id="t"/>"#
      ),
      .good(
        .interfaceBuilder,
        #"<label text="More" userInteractionEnabled="NO" id="a"><connections><outletCollection property="gestureRecognizers" destination="t"/></connections></label><tapGestureRecognizer id="t"/>"#
      ),
    ]
  ) { id, report in
    let element = report.tree[id]
    guard element.isExposed,
      let tap = element.gestures.first(where: { $0.kind == .tap && $0.purpose == .action }),
      element.readsLikeText, element.actions.isEmpty,
      !element.hasRoleByHand, !element.isEmptyView(in: report.tree, id),
      element.openness.isDisjoint(with: element.framework.roleBlindSpots),
      element.grouping != .ignoresChildren || element.framework != .swiftUI,
      !element.circumstances.contains(.row) || element.framework == .swiftUI || element.framework.isUIKit
        || report.option("rows") == .string("report"),
      report.tree.enclosingControl(of: id) == nil, !report.tree.holdsControl(id),
      !report.tree.parts(of: id).contains(where: { report.tree[$0].hasRoleByHand }),
      !report.isToldOrHiddenElsewhere(id)
    else { return }
    let message = element.missingRoleMessage(heard: report.heard(id))
    // Those who show the type may give it the role, hide it or make it a part of something.
    let isPart = element.circumstances.contains(.shownElsewhere)
    report.reportAbsence(
      id, at: tap.range, isPart ? "\(message) Code that shows this view may add the role." : message,
      harm: isPart ? .information : element.framework.missingRoleHarm, unlessCodeMay: "add the role",
      fixes: [
        report.tree.opensPageByTap(id)
          ? nil : report.fix("Turn it into a button", .changesBehavior, .button, on: id),
        report.roleFix(id),
      ])
  }
}

private extension Report {
  /// Whether an element is a view class that the other files give a role, or hide, wherever they make one.
  func isToldOrHiddenElsewhere(_ id: ElementID) -> Bool {
    let element = tree[id]
    return element.framework == .uiKit && element.receiver?.isMadeHere == false
      && element.typeName == tree.declarationName(around: id)
      && project.isToldOrHidden(viewClass: element.typeName)
  }

  /// Writes the role. Which one a toggle or a choice of Compose has, only the control inside tells.
  func roleFix(_ id: ElementID) -> Fix? {
    let element = tree[id]
    // What is turned around is on or off, which a button is not.
    if let toggle = toggleFix(id) { return toggle }
    if element.framework == .compose, let role = tree.composeRole(of: id) {
      return fix(
        "Add role = Role.\(role.name)", role.isCertain ? .safe : .changesBehavior, .buttonRole, on: id)
    }
    // As one element, or with a trait that spreads, the row would hide a control of its own.
    if element.framework == .swiftUI,
      tree.descendants(of: id).contains(where: {
        tree[$0].exposure != .hidden && (tree[$0].role.isControl || tree[$0].isTappable)
      })
    {
      return nil
    }
    if element.framework == .swiftUI, element.role == .image, element.name.isAbsent {
      return namedRoleFix(id)
    }
    let title =
      element.framework.isUIKit
      ? "Make it a button for assistive technology"
      : tree.opensPageByTap(id) ? "Add the link role" : "Add the button role"
    return fix(title, element.framework.roleFixApplicability(element), .buttonRole, on: id)
  }
}

private extension Report {
  /// Writes the role and the label without which it would tell nothing.
  func namedRoleFix(_ id: ElementID) -> Fix? {
    let label = Intent.label(wording(for: id, tree[id].purposeOfText))
    guard let role = tree.edits(.buttonRole, on: id, in: project),
      let name = tree.edits(label, on: id, in: project)
    else { return nil }
    return Fix(
      "Add the button role and a label", .needsText, writing: role.joined(with: name))
  }
}

private extension ElementTree {
  /// Whether a control that acts by itself stands inside. In a clickable layout of Compose the two are the problem; in
  /// a view of UIKit the tap is a convenience beside a control that is a stop of its own.
  func holdsControl(_ id: ElementID) -> Bool {
    (self[id].framework == .compose || self[id].framework.isUIKit)
      && descendants(of: id).contains {
        self[$0].role.isControl && !self[$0].circumstances.contains(.passive)
      }
  }
}

private extension Element {
  /// Whether nothing but a role written by hand could tell that the element is there to be pressed.
  var readsLikeText: Bool {
    if role.isControl || role == .color || role == .list || circumstances.contains(.styledAsButton) {
      return false
    }
    // A clickable picture is announced as a button, a clickable layout by the texts that it joins.
    switch framework {
    case .swiftUI, .uiKit, .interfaceBuilder: return true
    case .compose, .androidViews: return role == .text || role == .container
    case .androidXML: return role == .text
    }
  }

  /// Whether it's a view of UIKit that shows nothing, and so is more of a place to touch than a thing.
  func isEmptyView(in tree: ElementTree, _ id: ElementID) -> Bool {
    framework == .uiKit && typeName == "UIView" && receiver?.isMadeHere == true
      && tree.children(of: id).isEmpty
      && name.isAbsent && !hasTrait(.element)
  }

  /// Whether it is one stop by itself, with nothing inside that a trait could spread to.
  var isOneThing: Bool {
    switch role {
    case .text, .image, .shape: true
    default: false
    }
  }

  func missingRoleMessage(heard: String?) -> String {
    switch framework {
    case .swiftUI, .uiKit, .interfaceBuilder:
      "\(reader) reads \(heard ?? "this") like plain text and never says that it can be pressed."
    case .compose, .androidViews, .androidXML:
      "TalkBack says \(heard.map { "\($0) and " } ?? "")that this can be activated but not what it is (button, switch, check box)."
    }
  }
}

private extension Framework {
  var missingRoleHarm: Severity {
    switch self {
    case .swiftUI, .uiKit, .interfaceBuilder: .warning
    case .compose: .information
    case .androidViews, .androidXML: .hint
    }
  }

  /// What may add a role where it is not seen. A SwiftUI component's own content cannot: a gesture outside it has no
  /// role unless the chain gives it one.
  var roleBlindSpots: Element.Openness {
    self == .swiftUI ? [.elsewhere] : [.elsewhere, .modifiers]
  }

  func roleFixApplicability(_ element: Element) -> Applicability {
    switch self {
    // On a stack or a component the trait spreads to everything inside.
    case .swiftUI: element.isOneThing ? .safe : .changesBehavior
    case .compose: .safe
    // A view without words gets a label too, which a person must write.
    case .uiKit, .interfaceBuilder:
      element.role != .text && element.name.isAbsent ? .needsText : .changesBehavior
    case .androidViews, .androidXML: .changesBehavior
    }
  }
}
