// The role-in-label rule: labels that repeat the role.

import Elements

extension Rule {
  static let roleInLabel = Rule(
    "role-in-label", "Label repeats the role", .names,
    severity: .information, criteria: [.nameRoleValue], on: .labelled,
    why: "Screen readers announce the role on their own. Repeating it slows users down.",
    options: [
      RuleOption("extraWords", default: .wordsByLanguage([:]), "Additional role words, by language.")
    ],
    examples: [
      .bad(
        .swiftUI, #"Button(action: play) { icon }.accessibilityLabel(⟦"Play button"⟧)"#,
        fixed: #"Button(action: play) { icon }.accessibilityLabel("Play")"#),
      .bad(
        .swiftUI, #"Image("harbor").accessibilityLabel(⟦"Image of the harbor"⟧)"#,
        fixed: #"Image("harbor").accessibilityLabel("The harbor")"#),
      .bad(
        .swiftUI, #"Button(⟦"Close button"⟧, systemImage: "xmark") { close() }.labelStyle(.iconOnly)"#,
        fixed: #"Button("Close", systemImage: "xmark") { close() }.labelStyle(.iconOnly)"#),
      .bad(
        .uiKit,
        """
        func setUp() {
          let play = UIButton()
          play.accessibilityLabel = ⟦"Play button"⟧
        }
        """,
        fixed: """
          func setUp() {
            let play = UIButton()
            play.accessibilityLabel = "Play"
          }
          """),
      .bad(
        .androidXML, #"<ImageButton android:contentDescription="⟦Play button⟧"/>"#,
        fixed: #"<ImageButton android:contentDescription="Play"/>"#),
      .bad(
        .androidXML, #"<ImageView android:contentDescription="⟦Picture of a cat⟧"/>"#,
        fixed: #"<ImageView android:contentDescription="A cat"/>"#),
      .bad(
        .androidXML, #"<ImageButton android:contentDescription="⟦Wiedergabe Taste⟧"/>"#,
        fixed: #"<ImageButton android:contentDescription="Wiedergabe"/>"#,
        path: "app/src/main/res/layout-de/screen.xml"),
      .good(.androidXML, #"<Button android:text="Radio button mode"/>"#),
      .good(.androidXML, #"<ImageButton android:contentDescription="Wiedergabe Taste"/>"#),
      .good(.swiftUI, #"Button("Play") { play() }.accessibilityLabel("Add button to toolbar")"#),
      .good(.swiftUI, #"Button("Radio button") { choose() }"#),
      .good(.swiftUI, #"Image("x").accessibilityLabel("Choose photo")"#),
      .good(.swiftUI, #"Image("x").accessibilityLabel("Attached image")"#),
      .good(.swiftUI, #"Image("light").accessibilityLabel("Light icon")"#),
      .good(.swiftUI, #"Text("Which button").accessibilityLabel("Which button")"#),
      .good(.swiftUI, #"Button(action: play) { icon }.accessibilityLabel("Button")"#),
      .good(.swiftUI, #"Button(action: play) { icon }.accessibilityLabel("Wiedergabetaste")"#),
      .bad(
        .compose, #"IconButton(onClick = play) { Icon(Icons.Default.PlayArrow, ⟦"Play button"⟧) }"#,
        fixed: #"IconButton(onClick = play) { Icon(Icons.Default.PlayArrow, "Play") }"#),
      .bad(
        .compose,
        #"IconButton(onClick = play) { Icon(Icons.Default.PlayArrow, contentDescription = ⟦"Play icon"⟧) }"#,
        fixed: #"IconButton(onClick = play) { Icon(Icons.Default.PlayArrow, contentDescription = "Play") }"#),
      .bad(
        .compose, #"Image(painterResource(R.drawable.harbor), ⟦"Image of the harbor"⟧)"#,
        fixed: #"Image(painterResource(R.drawable.harbor), "The harbor")"#),
      .bad(
        .compose, #"Switch(on, f, Modifier.semantics { contentDescription = ⟦"Wi-Fi switch"⟧ })"#,
        fixed: #"Switch(on, f, Modifier.semantics { contentDescription = "Wi-Fi" })"#),
      .good(.compose, #"IconButton(onClick = add) { Icon(Icons.Default.Add, "Add button to toolbar") }"#),
      .good(.compose, #"Button(onClick = pick) { Text("Radio button") }"#),
      .good(.compose, #"IconButton(onClick = pick) { Icon(Icons.Default.Photo, "Choose photo") }"#),
      .good(.compose, #"IconButton(onClick = pick) { Icon(Icons.Default.Photo, "Button") }"#),
      .good(
        .compose,
        #"IconButton(onClick = play) { Icon(Icons.Default.PlayArrow, stringResource(R.string.play_button)) }"#
      ),
      .bad(
        .androidViews, #"playButton.contentDescription = ⟦"Play button"⟧"#,
        fixed: #"playButton.contentDescription = "Play""#),
      .bad(
        .androidViews, #"ImageView(this).apply { contentDescription = ⟦"Picture of a cat"⟧ }"#,
        fixed: #"ImageView(this).apply { contentDescription = "A cat" }"#),
      .bad(
        .androidViews, #"findViewById<ImageButton>(R.id.cart).setContentDescription(⟦"Cart icon"⟧)"#,
        fixed: #"findViewById<ImageButton>(R.id.cart).setContentDescription("Cart")"#),
      .good(.androidViews, #"playButton.contentDescription = "Add button to toolbar""#),
      .good(.androidViews, #"playButton.contentDescription = getString(R.string.play_button)"#),
      .good(.androidViews, #"title.contentDescription = "Play button""#),
      .good(.androidViews, #"playButton.text = "Play button""#),
      .bad(
        .interfaceBuilder,
        #"<button id="a"><accessibility key="accessibilityConfiguration" label="⟦Play button⟧"/></button>"#,
        fixed: #"<button id="a"><accessibility key="accessibilityConfiguration" label="Play"/></button>"#),
      .bad(
        .interfaceBuilder,
        #"<button id="a"><accessibility key="accessibilityConfiguration"><string key="label">⟦Cut &amp; paste button⟧</string></accessibility></button>"#,
        fixed:
          #"<button id="a"><accessibility key="accessibilityConfiguration"><string key="label">Cut &amp; paste</string></accessibility></button>"#
      ),
      .bad(
        .interfaceBuilder, #"<barButtonItem title="⟦Share button⟧" image="share" id="a"/>"#,
        fixed: #"<barButtonItem title="Share" image="share" id="a"/>"#),
      .bad(
        .interfaceBuilder,
        #"<button id="a"><accessibility key="accessibilityConfiguration" label="⟦Wiedergabe Taste⟧"/></button>"#,
        fixed:
          #"<button id="a"><accessibility key="accessibilityConfiguration" label="Wiedergabe"/></button>"#,
        path: "App/de.lproj/Player.xib"),
      .good(.interfaceBuilder, #"<barButtonItem title="Share button" id="a"/>"#),
      .good(
        .interfaceBuilder,
        #"<button id="a" userLabel="Play button"><state key="normal" title="Play"/></button>"#),
    ]
  ) { id, report in
    let element = report.tree[id]
    guard let words = RoleWords.forLanguage(report.language),
      case let stop = report.tree.stop(of: id), let family = RoleFamily(report.tree[stop]),
      element.exposure != .hidden, let name = element.unseenName, !report.isUnreadable(name, of: id),
      let text = name.value.literal,
      let rest = words.strippingRole(from: text, of: family, extraWords: report.extraRoleWords)
    else { return }
    let isKey = element.framework == .swiftUI
    report.report(
      id, at: name.valueRange,
      "\(element.reader) already announces the role, so users hear “\(text), \(report.tree.roleWord(family, of: stop))”. Remove the role from the label.",
      fixes: [
        report.fix(
          "Remove “\(text.difference(to: rest))” from the label", isKey ? .changesBehavior : .safe,
          .rewrite(name, rest), on: id)
      ])
  }
}

private extension Report {
  var extraRoleWords: [String] {
    guard case .wordsByLanguage(let words)? = option("extraWords") else { return [] }
    return words[language] ?? []
  }
}

extension Element {
  /// The label that only screen readers use, or nil if there is none. A visible title may contain “button”.
  var unseenName: WrittenText? {
    if let label = labels.last { return label }
    return circumstances.contains(.titleHidden) ? title.value : nil
  }
}

private extension ElementTree {
  /// Returns the screen reader's word for the role of a focus stop.
  func roleWord(_ family: RoleFamily, of stop: ElementID) -> String {
    let roles = announcement(of: stop)?.parts.filter { $0.kind == .role }.map(\.text) ?? []
    return roles.first { $0 == family.word } ?? roles.first ?? family.word
  }
}

private extension RoleFamily {
  /// The word that most screen readers use for the role.
  var word: String {
    switch self {
    case .button, .iconButton: "Button"
    case .link: "Link"
    case .image: "Image"
    case .tab: "Tab"
    case .toggle: "Switch"
    case .checkbox: "Check box"
    case .slider: "Adjustable"
    case .heading: "Heading"
    case .field: "Text Field"
    case .menuItem: "Menu item"
    case .picker: "Drop down list"
    }
  }
}

private extension String {
  /// Returns the part at the end or beginning of the text that `shorter` lacks.
  func difference(to shorter: String) -> String {
    let words = split(separator: " ")
    let kept = shorter.split(separator: " ")
    let dropped =
      lowercased().hasPrefix(shorter.lowercased())
      ? words.dropFirst(kept.count) : words.dropLast(kept.count)
    return dropped.isEmpty ? String(dropFirst(shorter.count)) : dropped.joined(separator: " ")
  }
}
