// The state-in-label rule: labels that include the state.

import Elements
import Source

extension Rule {
  static let stateInLabel = Rule(
    "state-in-label", "State is part of the label", .names,
    severity: .warning, criteria: [.nameRoleValue], on: .labelled,
    why: "State belongs in a state or value property, where screen readers announce it and notice changes.",
    options: [
      RuleOption("extraWords", default: .wordsByLanguage([:]), "Additional state words, by language.")
    ],
    examples: [
      .good(
        .swiftUI,
        #"Button { open() } label: { HStack { Text(title); if colors { Circle().frame(width: 8).accessibilityLabel("Colors enabled") }; Image(systemName: "chevron.right") } }"#
      ),
      .bad(
        .swiftUI,
        #"Button { select() } label: { Image(systemName: "house") }.accessibilityLabel(⟦"Home, selected"⟧)"#,
        fixed:
          #"Button { select() } label: { Image(systemName: "house") }.accessibilityLabel("Home").accessibilityAddTraits(.isSelected)"#
      ),
      .bad(
        .swiftUI, #"Button(action: flip) { icon }.accessibilityLabel(⟦"Wi-Fi (off)"⟧)"#,
        fixed: #"Button(action: flip) { icon }.accessibilityLabel("Wi-Fi").accessibilityValue("off")"#),
      .bad(.swiftUI, #"Button(action: flip) { icon }.accessibilityLabel(⟦isOn ? "On" : "Off"⟧)"#),
      .good(
        .swiftUI, #"Button(action: flip) { icon }.accessibilityLabel(isOn ? "Flash, on" : "Flash, off")"#),
      .bad(
        .swiftUI, #"Toggle(isOn: $isOn) { icon }.accessibilityLabel(⟦isOn ? "Flash, on" : "Flash, off"⟧)"#),
      .bad(
        .swiftUI,
        #"Slider(value: $volume) { Text("Volume") }.accessibilityLabel(⟦"Volume 50 %"⟧)"#,
        severity: .information),
      .good(.swiftUI, #"Button(action: flip) { icon }.accessibilityLabel("Turn on")"#),
      .good(.swiftUI, #"Button(action: flip) { icon }.accessibilityLabel("Turn Wi-Fi off")"#),
      .good(.swiftUI, #"Button(action: flip) { icon }.accessibilityLabel("Delete selected")"#),
      .good(.swiftUI, #"Button("Power Off", systemImage: "power") { stop() }.labelStyle(.iconOnly)"#),
      .good(.swiftUI, #"Button(action: flip) { icon }.accessibilityLabel("Manage add-on")"#),
      .good(.swiftUI, #"Button(action: flip) { icon }.accessibilityLabel(isOn ? "Pause" : "Play")"#),
      .good(.swiftUI, #"Button(action: flip) { icon }.accessibilityLabel(isOn ? "Turn off" : "Turn on")"#),
      .good(.swiftUI, #"Button("Bluetooth, on") { flip() }"#),
      .good(.swiftUI, #"Button(action: flip) { icon }.accessibilityLabel("WLAN, ausgewählt")"#),
      .bad(
        .uiKit, #"func f() { let b = UIButton(); b.accessibilityLabel = ⟦"Home, selected"⟧ }"#,
        fixed:
          #"func f() { let b = UIButton(); b.accessibilityLabel = "Home"; b.accessibilityTraits.insert(.selected) }"#
      ),
      .bad(
        .uiKit, #"func f() { let b = UIButton(); b.accessibilityLabel = ⟦"Favorites – on"⟧ }"#,
        fixed:
          #"func f() { let b = UIButton(); b.accessibilityLabel = "Favorites"; b.accessibilityValue = "on" }"#
      ),
      .good(.uiKit, #"muteButton.accessibilityLabel = isMuted ? "Microphone off" : "Microphone on""#),
      .right(.uiKit, #"muteButton.accessibilityLabel = isMuted ? "Unmute" : "Mute""#),
      .good(.uiKit, #"signInButton.accessibilityLabel = "Sign on""#),
      .bad(
        .compose, #"IconButton(onClick = open) { Icon(Icons.Default.Home, ⟦"Home, selected"⟧) }"#),
      .good(
        .compose,
        #"IconButton(onClick = flip) { Icon(torch, contentDescription = if (isOn) "Torch on" else "Torch off") }"#
      ),
      .bad(
        .compose,
        #"IconToggleButton(isOn, flip) { Icon(torch, contentDescription = ⟦if (isOn) "Torch on" else "Torch off"⟧) }"#
      ),
      .bad(
        .compose,
        #"ToggleButton(isOn, flip) { if (isOn) { Icon(Icons.Filled.Check, ⟦"Enabled"⟧) }; Text(t) }"#),
      .good(
        .compose,
        #"Surface(onClick = pick) { if (isOn) { Icon(Icons.Filled.Check, "Checked") }; Text(t) }"#),
      .right(
        .compose,
        #"NavigationBarItem(selected = isHome, onClick = open, icon = { Icon(Icons.Default.Home, "Home") })"#),
      .good(.compose, #"IconButton(onClick = open) { Icon(Icons.Default.Home, "Home") }"#),
      .good(.compose, #"IconButton(onClick = open) { Icon(Icons.Default.Delete, "Delete selected") }"#),
      .good(
        .compose, #"IconButton(onClick = flip) { Icon(torch, if (isOn) "Turn off" else "Turn on") }"#),
      .bad(
        .androidViews, #"homeButton.contentDescription = ⟦"Home, selected"⟧"#,
        fixed:
          #"homeButton.contentDescription = "Home"; ViewCompat.setStateDescription(homeButton, "selected")"#
      ),
      .good(.androidViews, #"muteButton.contentDescription = if (muted) "Sound off" else "Sound on""#),
      .good(.androidViews, #"homeButton.contentDescription = "Turn on""#),
      .bad(
        .androidXML, #"<ImageButton android:contentDescription="⟦Home, selected⟧"/>"#,
        fixed: #"<ImageButton android:stateDescription="selected" android:contentDescription="Home"/>"#),
      .bad(
        .androidXML, #"<ImageButton android:contentDescription="⟦Startseite, ausgewählt⟧"/>"#,
        path: "app/src/main/res/layout-de/screen.xml"),
      .good(.androidXML, #"<ImageButton android:contentDescription="Log off"/>"#),
      .good(.androidXML, #"<CheckBox android:text="On"/>"#),
      .bad(
        .interfaceBuilder,
        #"<button id="a"><accessibility key="accessibilityConfiguration" label="⟦Home, selected⟧"/></button>"#
      ),
      .right(
        .interfaceBuilder,
        #"<button selected="YES" id="a"><accessibility key="accessibilityConfiguration" label="Home"/></button>"#
      ),
      .good(
        .interfaceBuilder,
        #"<button id="a"><accessibility key="accessibilityConfiguration" label="Turn on"/></button>"#),
    ]
  ) { id, report in
    let element = report.tree[id]
    guard element.exposure != .hidden, let name = element.unseenName, name.isSpokenAsWritten,
      // Code that sets another label keeps it up to date.
      !element.framework.isMarkup || element.openness.isDisjoint(with: .elsewhere),
      let words = StateWords.forLanguage(report.language)
    else { return }
    if let text = name.value.literal {
      report.reportState(in: text, name, id, words)
    } else {
      let texts = report.tree.alternatives(of: name)
      let stated = texts.compactMap { words.stated(in: $0, extraWords: report.extraStateWords) }
      // If nothing else exposes the state, a label that changes with it announces it only once.
      guard texts.count > 1, stated.count == texts.count, report.tree.isOrNamesControl(id),
        report.tree.tellsState(id) || stated.allSatisfy(\.name.isEmpty)
      else { return }
      report.report(id, at: name.valueRange, element.stateMessage)
    }
  }
}

private extension Report {
  var extraStateWords: [String] {
    guard case .wordsByLanguage(let words)? = option("extraWords") else { return [] }
    return words[language] ?? []
  }

  mutating func reportState(in text: String, _ name: WrittenText, _ id: ElementID, _ words: StateWords) {
    let element = tree[id]
    if let stated = words.stated(in: text, extraWords: extraStateWords) {
      // A state word may be the whole label of a part of a row, or of an image that's shown only in that state.
      guard
        !tree.marksState(id),
        !stated.name.isEmpty || tree.isOrNamesControl(id) && (element.role != .image || tree.tellsState(id))
      else { return }
      report(
        id, at: name.valueRange, element.stateMessage,
        fixes: [
          stated.name.isEmpty
            ? nil
            : fix(
              "Move “\(stated.state)” from the label to the state", .changesBehavior,
              .moveState(name, name: stated.name, state: stated.state), on: id)
        ])
    } else if element.role == .slider || element.role == .stepper, text.contains(where: \.isNumber) {
      report(id, at: name.valueRange, element.stateMessage, severity: .information)
    }
  }
}

private extension Element {
  var stateMessage: String {
    "The label includes the state, so \(reader) may announce it twice or after it has changed. Expose it as a state or value."
  }
}

private extension ElementTree {
  /// Returns whether an element is a control or labels one.
  func isOrNamesControl(_ id: ElementID) -> Bool {
    self[id].role.isControl || self[id].isTappable || enclosingControl(of: id) != nil
  }

  /// Returns whether an image or shape is shown only in one state, which its label names and nothing else tells.
  func marksState(_ id: ElementID) -> Bool {
    [.image, .shape, .color].contains(self[id].role) && !self[id].isTappable && appearsConditionally(id)
      && !tellsState(id)
  }

  /// Returns whether an element, or the control that it labels, certainly has a state that screen readers announce.
  func tellsState(_ id: ElementID) -> Bool {
    let control = self[id].role.isControl ? id : enclosingControl(of: id) ?? id
    let element = self[control]
    return element.role.isValueControl || element.role == .tab || element.typeName.spells("Toggle")
      || element.value.value != nil
      || element.traits.contains { $0.trait == .selected || $0.trait == .toggle || $0.trait == .value }
      || composeRole(of: control).map { $0.name != "Button" } ?? false
  }
}
