// The missing-link-role rule: controls that leave the app without saying so.

import Elements

extension Rule {
  static let missingLinkRole = Rule(
    "missing-link-role", "Control leaves the app without saying so", .rolesAndStates, profile: .strict,
    severity: .hint, criteria: [.onInput, .nameRoleValue],
    why: "People want to know before they leave the app.",
    examples: [
      .bad(
        .swiftUI, #"⟦Button("Terms") { openURL(u) }⟧"#, fixed: #"Link("Terms", destination: u)"#),
      .bad(
        .swiftUI, #"⟦Button { openURL(u) } label: { Text("Terms") }⟧.padding()"#,
        fixed: #"Link(destination: u) { Text("Terms") }.padding()"#),
      .bad(
        .swiftUI, #"⟦Text("Terms")⟧.onTapGesture { UIApplication.shared.open(u) }"#),
      .right(.swiftUI, #"Link("Terms", destination: u)"#),
      .good(.swiftUI, #"Button("Terms…") { openURL(u) }"#),
      .good(.swiftUI, #"CommandGroup(replacing: .help) { Button("Website") { openURL(u) } }"#),
      .good(.swiftUI, #"Button("Open the website") { openURL(u) }"#),
      .good(.swiftUI, #"Button("Terms") { openURL(u) }.accessibilityHint("Opens in Safari")"#),
      .good(.swiftUI, #"Button("Call us") { openURL(URL(string: "tel:112")!) }"#),
      .good(
        .swiftUI,
        #"Button("Allow") { if let u = URL(string: UIApplication.openSettingsURLString) { openURL(u) } }"#),
      .good(.swiftUI, #"Button("Accept") { accept(); openURL(u) }"#),
      .bad(
        .uiKit,
        "class A: UIViewController { func setUp() { let terms = ⟦UIButton()⟧; terms.setTitle(t, for: .normal); terms.addTarget(self, action: #selector(showTerms), for: .touchUpInside) }\n@objc func showTerms() { UIApplication.shared.open(u) } }",
        fixed:
          "class A: UIViewController { func setUp() { let terms = UIButton(); terms.accessibilityTraits.insert(.link); terms.setTitle(t, for: .normal); terms.addTarget(self, action: #selector(showTerms), for: .touchUpInside) }\n@objc func showTerms() { UIApplication.shared.open(u) } }"
      ),
      .right(
        .uiKit,
        "class A: UIViewController { func setUp() { let terms = UIButton(); terms.accessibilityTraits.insert(.link); terms.setTitle(t, for: .normal); terms.addTarget(self, action: #selector(showTerms), for: .touchUpInside) }\n@objc func showTerms() { UIApplication.shared.open(u) } }"
      ),
      .good(
        .uiKit,
        "class A: UIViewController { func setUp() { let terms = UIButton(); terms.setTitle(t, for: .normal); terms.addTarget(self, action: #selector(showTerms), for: .touchUpInside) }\n@objc func showTerms() { log(); UIApplication.shared.open(u) } }"
      ),
      .bad(
        .compose, #"⟦Text("Terms", Modifier.clickable { uriHandler.openUri(u) })⟧"#,
        fixed:
          #"Text("Terms", Modifier.clickable(onClickLabel = "‹Open website›") { uriHandler.openUri(u) })"#
      ),
      .bad(
        .compose,
        #"⟦TextButton(onClick = { context.startActivity(Intent(Intent.ACTION_VIEW, u)) }) { Text("Terms") }⟧"#
      ),
      .right(
        .compose,
        #"Text("Terms", Modifier.clickable(onClickLabel = "open website") { uriHandler.openUri(u) })"#),
      .good(.compose, #"TextButton(onClick = { context.startActivity(intent) }) { Text("Terms") }"#),
      .bad(
        .androidViews,
        "class A : Activity() { fun f() { terms.setOnClickListener { ⟦startActivity(Intent(Intent.ACTION_VIEW, u))⟧ } } }"
      ),
      .right(
        .androidViews,
        #"class A : Activity() { fun f() { terms.text = Html.fromHtml(linkedTerms, 0); terms.movementMethod = LinkMovementMethod.getInstance() } }"#
      ),
      .good(
        .androidViews,
        "class A : Activity() { fun f() { terms.setOnClickListener { startActivity(Intent(this, B::class.java)) } } }"
      ),
    ]
  ) { report in
    let tree = report.tree
    for id in report.ids(of: .pressable) {
      let element = tree[id]
      guard element.exposure == .exposed, element.role != .link, element.role != .menuItem,
        element.hint.isAbsent,
        element.actionLabels.isEmpty, !element.openness.contains(.modifiers), !element.hasTrait(.link),
        !element.traits.contains(where: \.isConditional), tree.opensPage(id, &report.texts),
        !tree.speaksOfLeaving(id), !tree.isMenuBarCommand(id)
      else { continue }
      let needsText = element.framework == .compose
      report.report(
        id, at: element.constructor, message(element.framework),
        fixes: [
          tree.linkEdits(of: id, in: report.project).map {
            Fix(element.framework.linkFix, needsText ? .needsText : .changesBehavior, writing: $0)
          }
        ])
    }
    for practice in tree.practices where practice.subject == .openedPage {
      report.report(practice.framework, at: practice.range, message(practice.framework))
    }
  }
}

/// Returns the message for a control that leaves the app.
///
/// Sources: Apple, “OpenURLAction” and “onOpenURL(prefersInApp:)”: a page may open inside the app;
/// androidx.compose.foundation, “Modifier.clickable”: without a role, TalkBack announces none.
private func message(_ framework: Framework) -> String {
  let place = framework.isAndroid ? "click label" : "hint"
  return
    "\(framework.screenReader) doesn't say that this opens a web page or another app. Make it a link, or say so in the label or \(place)."
}

private extension Framework {
  var linkFix: String {
    switch self {
    case .swiftUI: "Replace with Link"
    case .compose: "Add onClickLabel"
    case .uiKit, .androidViews, .androidXML, .interfaceBuilder: "Insert the link trait"
    }
  }
}

private extension ElementTree {
  /// Returns whether a control's label says that something opens.
  func speaksOfLeaving(_ id: ElementID) -> Bool {
    guard let name = soleText(of: id)?.value.literal else { return false }
    if name.hasSuffix("…") || name.hasSuffix("...") { return true }
    return SpokenWords(name).words.contains { leaving.contains($0) }
  }
}

private let leaving: Set<String> = [
  "open", "opens", "visit", "website", "web", "browser", "safari", "chrome", "link", "http", "https",
  "github", "online",
]
