// The redundant-trait rule: explicit roles that duplicate built-in ones.

import Elements

extension Rule {
  static let redundantTrait = Rule(
    "redundant-trait", "Explicit role duplicates the built-in one", .rolesAndStates, profile: .strict,
    severity: .hint, criteria: [],
    why: "Less code leaves fewer places to contradict the platform.",
    examples: [
      .bad(
        .swiftUI, #"Button("Pay") { pay() }⟦.accessibilityAddTraits(.isButton)⟧"#,
        fixed: #"Button("Pay") { pay() }"#),
      .bad(
        .swiftUI, #"Link("Terms", destination: u)⟦.accessibilityAddTraits([.isLink, .isHeader])⟧"#,
        fixed: #"Link("Terms", destination: u).accessibilityAddTraits(.isHeader)"#),
      .bad(.swiftUI, #"Image("map")⟦.accessibilityAddTraits(.isImage)⟧"#, fixed: #"Image("map")"#),
      .bad(.swiftUI, #"Text("Map")⟦.accessibilityAddTraits(.isStaticText)⟧"#, fixed: #"Text("Map")"#),
      .good(.swiftUI, #"Text("Pay").onTapGesture { pay() }.accessibilityAddTraits(.isButton)"#),
      .good(.swiftUI, #"Button("Pay") { pay() }.accessibilityAddTraits(.isHeader)"#),
      .good(.swiftUI, #"Button("Pay") { pay() }.accessibilityAddTraits(isPlain ? [] : .isButton)"#),
      .good(
        .swiftUI,
        #"Button("Pay") { pay() }.accessibilityElement(children: .ignore).accessibilityLabel("Pay").accessibilityAddTraits(.isButton)"#
      ),
      .bad(
        .uiKit,
        "func f() { let pay = UIButton(); ⟦pay.accessibilityTraits.insert(.button)⟧; pay.setTitle(t, for: .normal) }",
        fixed: "func f() { let pay = UIButton(); pay.setTitle(t, for: .normal) }"),
      .good(
        .uiKit,
        "func f() { let card = UIView(); card.isAccessibilityElement = true; card.accessibilityTraits.insert(.button) }"
      ),
      .good(.uiKit, "func f(_ pay: UIButton) { pay.accessibilityTraits.insert(.selected) }"),
      .bad(
        .compose,
        #"Button(onClick = pay, modifier = Modifier.semantics { ⟦role = Role.Button⟧ }) { Text("Pay") }"#,
        fixed: #"Button(onClick = pay) { Text("Pay") }"#),
      .good(
        .compose,
        #"IconButton(onClick = flip, modifier = Modifier.toggleable(value = on, role = Role.Button, onValueChange = set)) { Icon(star, "Star") }"#
      ),
      .good(
        .compose,
        #"Box(Modifier.clickable { pay() }.semantics { role = Role.Button }) { Text("Pay") }"#),
      .good(
        .compose, #"Button(onClick = pay, modifier = Modifier.semantics { role = Role.Tab }) { Text("Pay") }"#
      ),
      .bad(
        .androidViews,
        "class PayButton(c: Context) : AppCompatButton(c) { override fun onInitializeAccessibilityNodeInfo(i: AccessibilityNodeInfo) { super.onInitializeAccessibilityNodeInfo(i); ⟦AccessibilityNodeInfoCompat.wrap(i).roleDescription = \"Button\"⟧ } }",
        fixed:
          "class PayButton(c: Context) : AppCompatButton(c) { override fun onInitializeAccessibilityNodeInfo(i: AccessibilityNodeInfo) { super.onInitializeAccessibilityNodeInfo(i) } }"
      ),
      .good(
        .androidViews,
        "class PayButton(c: Context) : AppCompatButton(c) { override fun onInitializeAccessibilityNodeInfo(i: AccessibilityNodeInfo) { super.onInitializeAccessibilityNodeInfo(i); AccessibilityNodeInfoCompat.wrap(i).roleDescription = \"Lever\" } }"
      ),
      .bad(
        .androidXML, #"<Button android:text="@string/pay" ⟦android:clickable="true"⟧/>"#,
        fixed: #"<Button android:text="@string/pay"/>"#),
      .good(.androidXML, #"<LinearLayout android:clickable="true"/>"#),
      .good(
        .androidXML, #"<Button style="@style/Flat" android:text="@string/pay" android:clickable="true"/>"#),
    ]
  ) { report in
    let tree = report.tree
    for id in tree.ids {
      for written in tree.repeatedTraits(of: id) {
        // Layouts have no roles, only attributes that come with them.
        let isAttribute = tree[id].framework == .androidXML
        report.report(
          id, at: written.range, isAttribute ? attributeMessage : message,
          fixes: [
            report.fix(
              "Remove the redundant \(isAttribute ? "attribute" : "role")", .safe, .removeTrait(written),
              on: id)
          ])
      }
    }
    for practice in tree.practices where practice.subject == .repeatedRole {
      report.report(
        practice.framework, at: practice.range, message, fixes: [practice.fix("Remove the redundant role")])
    }
  }
}

private let attributeMessage = "People can click this control without this attribute. Remove it."
private let message = "This control has this role without being told. Remove the redundant role."
