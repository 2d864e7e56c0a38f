// The missing-toggle-state rule: toggles that don't expose their on/off state.

import Elements
import Source

extension Rule {
  static let missingToggleState = Rule(
    "missing-toggle-state", "Toggle doesn't expose its on/off state", .rolesAndStates,
    severity: .warning, criteria: [.nameRoleValue], on: .pressable, cause: .unsaidState,
    why: "Assistive technologies can't detect a state that only the icon shows.",
    examples: [
      .bad(
        .swiftUI,
        #"⟦Button { isOn.toggle() } label: { Image(systemName: isOn ? "checkmark.square" : "square") }⟧.accessibilityLabel("Remember me")"#,
        fixed:
          #"Button { isOn.toggle() } label: { Image(systemName: isOn ? "checkmark.square" : "square") }.accessibilityLabel("Remember me").accessibilityAddTraits(.isToggle).accessibilityValue(isOn ? "On" : "Off")"#
      ),
      .right(
        .swiftUI,
        #"Button { isOn.toggle() } label: { Image(systemName: isOn ? "checkmark.square" : "square") }.accessibilityLabel("Remember me").accessibilityValue(isOn ? "On" : "Off")"#
      ),
      .good(
        .swiftUI,
        #"Button { isOn.toggle() } label: { Image(systemName: isOn ? "heart.fill" : "heart") }.accessibilityLabel("Liked", isEnabled: isOn)"#
      ),
      .good(
        .swiftUI,
        #"Button { isOn.toggle() } label: { Image(systemName: isOn ? "heart.fill" : "heart") }.accessibilityLabel(isOn ? "Unlike" : "Like")"#
      ),
      .good(
        .swiftUI,
        #"Button { isExpanded.toggle() } label: { Image(systemName: isExpanded ? "chevron.up" : "chevron.down") }.accessibilityLabel("Details")"#
      ),
      .bad(
        .swiftUI,
        #"⟦Button { isOn.toggle(); save() } label: { Image(systemName: isOn ? "checkmark.square" : "square") }⟧.accessibilityLabel("Remember me")"#,
        fixed:
          #"Button { isOn.toggle(); save() } label: { Image(systemName: isOn ? "checkmark.square" : "square") }.accessibilityLabel("Remember me").accessibilityAddTraits(isOn ? .isSelected : [])"#
      ),
      .bad(
        .swiftUI,
        #"⟦Button { show.toggle() } label: { Image(systemName: show ? "checkmark.square" : "square") }⟧.accessibilityLabel("Agree")"#,
        fixed:
          #"Button { show.toggle() } label: { Image(systemName: show ? "checkmark.square" : "square") }.accessibilityLabel("Agree").accessibilityAddTraits(.isToggle).accessibilityValue(show ? "On" : "Off")"#
      ),
      .bad(
        .swiftUI,
        #"⟦Button { like() } label: { Image(systemName: isNew ? "heart" : "heart.fill") }⟧.accessibilityLabel("Favorite")"#,
        fixed:
          #"Button { like() } label: { Image(systemName: isNew ? "heart" : "heart.fill") }.accessibilityLabel("Favorite").accessibilityAddTraits(isNew ? [] : .isSelected)"#
      ),
      .bad(
        .swiftUI,
        #"⟦Button { isBold.toggle() } label: { Text("Bold").foregroundStyle(isBold ? .blue : .gray) }⟧"#,
        fixed:
          #"Button { isBold.toggle() } label: { Text("Bold").foregroundStyle(isBold ? .blue : .gray) }.accessibilityAddTraits(isBold ? .isSelected : [])"#
      ),
      .bad(
        .swiftUI,
        #"⟦Button { isBold.toggle() } label: { HStack { Text("Bold"); if isBold { Image(systemName: "checkmark") } } }⟧"#,
        fixed:
          #"Button { isBold.toggle() } label: { HStack { Text("Bold"); if isBold { Image(systemName: "checkmark").accessibilityHidden(true) } } }.accessibilityAddTraits(isBold ? .isSelected : [])"#,
        severity: .information),
      .bad(
        .swiftUI,
        #"struct A: View { var body: some View { ⟦Button(action: { mute() }) { Text("Mute").opacity(muted ? 1 : 0.5) }⟧ }; func mute() { muted.toggle() } }"#,
        fixed:
          #"struct A: View { var body: some View { Button(action: { mute() }) { Text("Mute").opacity(muted ? 1 : 0.5) }.accessibilityAddTraits(muted ? .isSelected : []) }; func mute() { muted.toggle() } }"#
      ),
      .bad(
        .swiftUI,
        """
        struct CheckStyle: ToggleStyle {
          func makeBody(configuration: Configuration) -> some View {
            HStack {
              ⟦Circle()⟧.overlay { if configuration.isOn { Image(systemName: "checkmark") } }
                .onTapGesture { configuration.isOn.toggle() }
              configuration.label
            }
          }
        }
        """,
        fixed: """
          struct CheckStyle: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
              HStack {
                Circle().overlay { if configuration.isOn { Image(systemName: "checkmark") } }
                  .onTapGesture { configuration.isOn.toggle() }
                configuration.label
              }
              .accessibilityRepresentation { Toggle(isOn: configuration.$isOn) { configuration.label } }
            }
          }
          """),
      .bad(
        .swiftUI,
        """
        struct CheckStyle: ToggleStyle {
          func makeBody(configuration: Configuration) -> some View {
            ⟦HStack {
              Circle().overlay { if configuration.isOn { Image(systemName: "checkmark") } }
                .onTapGesture { configuration.isOn.toggle() }
              configuration.label
            }⟧
            .onTapGesture { configuration.isOn.toggle() }
          }
        }
        """),
      .good(
        .swiftUI,
        #"""
        Button { state.setAll(!state.allChosen) } label: {
          HStack {
            Image(systemName: state.allChosen ? "checkmark.square" : "square")
            Text(
              state
                .allChosen ? String(localized: "Deselect All") : String(localized: "Select All"))
          }
        }
        """#),
      .good(
        .swiftUI,
        #"Button { isBold.toggle() } label: { Text(isBold ? "Regular" : "Bold").foregroundStyle(isBold ? .blue : .gray) }"#
      ),
      .good(
        .swiftUI,
        #"Button { adds.toggle() } label: { Text("Add").opacity(adds ? 0.5 : 1) }.sheet(isPresented: $adds) { Form() }"#
      ),
      .good(
        .swiftUI,
        #"Button { flip() } label: { Image(systemName: plays ? "pause" : "play") }.accessibilityLabel("Play")"#
      ),
      .bad(
        .compose,
        #"⟦IconButton(onClick = { on = !on }) { Icon(if (on) Icons.Default.Favorite else Icons.Default.FavoriteBorder, contentDescription = "Favorite") }⟧"#,
        fixed:
          #"IconToggleButton(checked = on, onCheckedChange = { on = it }) { Icon(if (on) Icons.Default.Favorite else Icons.Default.FavoriteBorder, contentDescription = "Favorite") }"#
      ),
      .bad(
        .compose,
        #"⟦Box(Modifier.clickable { liked = !liked }) { Icon(if (liked) Icons.Default.Star else Icons.Default.StarBorder, "Favorite") }⟧"#,
        fixed:
          #"Box(Modifier.toggleable(liked, role = Role.Checkbox) { liked = it }) { Icon(if (liked) Icons.Default.Star else Icons.Default.StarBorder, "Favorite") }"#
      ),
      .bad(
        .compose,
        """
        import androidx.compose.material.icons.Icons
        import androidx.compose.material3.Icon
        import androidx.compose.material3.IconButton

        @Composable
        fun Agree() { ⟦IconButton({ agrees = !agrees }) { Icon(if (agrees) Icons.Default.CheckBox else Icons.Default.CheckBoxOutlineBlank, "Agree") }⟧ }
        """,
        fixed: """
          import androidx.compose.material.icons.Icons
          import androidx.compose.material3.Icon
          import androidx.compose.material3.IconButton
          import androidx.compose.material3.IconToggleButton

          @Composable
          fun Agree() { IconToggleButton(checked = agrees, onCheckedChange = { agrees = it }) { Icon(if (agrees) Icons.Default.CheckBox else Icons.Default.CheckBoxOutlineBlank, "Agree") } }
          """),
      .bad(
        .compose,
        #"⟦IconButton(onClick = flip) { Icon(if (on) Icons.Default.Favorite else Icons.Default.FavoriteBorder, contentDescription = "Favorite") }⟧"#
      ),
      .right(
        .compose,
        #"IconToggleButton(on, { on = it }) { Icon(if (on) Icons.Default.Favorite else Icons.Default.FavoriteBorder, "Favorite") }"#
      ),
      .bad(
        .compose,
        #"⟦Row(Modifier.clickable { done = !done }) { Text(t, color = if (done) Gray else Black) }⟧"#,
        fixed:
          #"Row(Modifier.toggleable(done, role = Role.Checkbox) { done = it }) { Text(t, color = if (done) Gray else Black) }"#
      ),
      .bad(
        .compose,
        #"⟦Row(Modifier.clickable(onClick = onClick)) { Text(t); Image(painterResource(if (isChecked) R.drawable.box_on else R.drawable.box), null) }⟧"#
      ),
      .bad(
        .compose,
        """
        @Composable
        fun Consent(state: ConsentState) { ⟦Row(Modifier.clickable(onClick = state.onClick)) { Indicator(state.isChecked); Text(state.title) }⟧ }

        @Composable
        fun Indicator(isChecked: Boolean) { Box { Image(box, contentDescription = null); AnimatedVisibility(visible = isChecked) { Image(tick, contentDescription = null) } } }
        """),
      .good(
        .compose,
        #"Row(Modifier.clickable(onClick = onClick)) { Text(t); Image(painterResource(if (isChecked) R.drawable.box_on else R.drawable.box), state) }"#
      ),
      .good(
        .compose,
        #"Row(Modifier.clickable(onClick = onClick)) { Text(t); if (isChecked) Image(tick, done) }"#
      ),
      .bad(
        .compose,
        #"Row(Modifier.clickable { set(!on) }) { Text(t); ⟦Switch(checked = on, onCheckedChange = null)⟧ }"#,
        fixed:
          #"Row(Modifier.toggleable(on, role = Role.Switch) { set(!on) }) { Text(t); Switch(checked = on, onCheckedChange = null) }"#
      ),
      .bad(
        .compose,
        #"Row(modifier.clickable(onClick = onPick).padding(8.dp)) { ⟦RadioButton(selected = picked, onClick = null)⟧; Text(t) }"#,
        fixed:
          #"Row(modifier.selectable(picked, role = Role.RadioButton, onClick = onPick).padding(8.dp)) { RadioButton(selected = picked, onClick = null); Text(t) }"#
      ),
      .good(
        .compose,
        #"Row(Modifier.toggleable(on, role = Role.Switch, onValueChange = set)) { Text(t); Switch(on, onCheckedChange = null) }"#
      ),
      .good(
        .compose,
        #"Row(Modifier.clickable { set(!on) }.semantics { toggleableState = ToggleableState(on) }) { Text(t); Switch(on, onCheckedChange = null) }"#
      ),
      .good(
        .compose,
        #"Row(Modifier.clickable { set(!on) }) { Text(if (on) "Sound on" else "Sound off"); Switch(on, onCheckedChange = null) }"#
      ),
      .good(
        .compose,
        #"IconButton(onClick = flip) { Icon(if (plays) Icons.Default.Pause else Icons.Default.PlayArrow, "Play") }"#
      ),
      .bad(
        .uiKit,
        """
        class SignIn: UIViewController {
          @IBOutlet var password: UITextField!
          @IBAction func reveal(_ sender: UIButton) { ⟦password.isSecureTextEntry.toggle()⟧ }
        }
        """),
      .bad(
        .uiKit,
        """
        class SignIn: UIViewController {
          let field = UITextField()
          @objc func showHide() { ⟦field.isSecureTextEntry = !field.isSecureTextEntry⟧ }
        }
        """),
      .bad(
        .uiKit,
        """
        class SignIn: UIViewController {
          let field = UITextField()
          var showsPassword = false
          @objc func reveal() { showsPassword.toggle(); ⟦field.isSecureTextEntry = !showsPassword⟧ }
        }
        """),
      .right(
        .uiKit,
        """
        class SignIn: UIViewController {
          let field = UITextField()
          @objc func reveal(_ button: UIButton) {
            field.isSecureTextEntry.toggle()
            button.setTitle(field.isSecureTextEntry ? "Show" : "Hide", for: .normal)
          }
        }
        """),
      .bad(
        .swiftUI,
        #"Menu("More") { ⟦Button { track.isPinned.toggle() } label: { Label("Pin", systemImage: track.isPinned ? "pin.slash" : "pin") }⟧ }"#,
        fixed:
          #"Menu("More") { Toggle(isOn: Binding(get: { track.isPinned }, set: { track.isPinned = $0 })) { Label("Pin", systemImage: track.isPinned ? "pin.slash" : "pin") } }"#
      ),
      .bad(
        .swiftUI,
        #"struct TrackMenu: View { let track: Track; var body: some View { Button("Play") { play() }; Divider(); ⟦Button { track.isPinned.toggle() } label: { Label("Pin", systemImage: track.isPinned ? "pin.fill" : "pin") }⟧ } }"#,
        fixed:
          #"struct TrackMenu: View { let track: Track; var body: some View { Button("Play") { play() }; Divider(); Toggle(isOn: Binding(get: { track.isPinned }, set: { track.isPinned = $0 })) { Label("Pin", systemImage: track.isPinned ? "pin.fill" : "pin") } } }"#
      ),
      .bad(
        .swiftUI,
        #"Menu("More") { ⟦Button { save(); isPinned.toggle() } label: { Label("Pin", systemImage: isPinned ? "pin.fill" : "pin") }⟧ }"#
      ),
      .good(
        .uiKit,
        "class SignIn: UIViewController { func reset() { field.isSecureTextEntry = true } }"),
    ] + missingToggleStateAndroidExamples,
    checkFile: { report in
      for practice in report.tree.practices
      where practice.subject == .drawnToggle && practice.framework == .androidViews {
        report.report(
          practice.framework, at: practice.range,
          "Only the color shows whether this is on, and TalkBack doesn't announce it. Set isSelected or a state description."
        )
      }
      for practice in report.tree.practices where practice.subject == .untoldCheckBox {
        report.report(
          practice.framework, at: practice.range,
          "This check box only draws its state, so TalkBack doesn't announce it. Set isCheckable and isChecked of its AccessibilityNodeInfo."
        )
      }
      for practice in report.tree.practices where practice.subject == .untoldReveal {
        report.report(
          practice.framework, at: practice.range,
          "VoiceOver users can't tell whether the text is masked, because the button stays the same. Change the button's label or value, too."
        )
      }
    }
  ) { id, report in
    let element = report.tree[id]
    let message =
      "\(element.reader) announces the same text whether this is on or off, so users can't tell. Expose the state."
    if let practice = report.tree.practice(at: element.constructor), practice.subject == .drawnToggle {
      report.report(
        id, at: practice.range, message, fixes: [practice.fix("Add the toggle trait and a value")])
    } else if report.tree.pictureChoice(of: id)?.isDrawnState == true,
      report.tree.labelBesideChangingPicture(of: id) != nil
    {
      let selecting = report.tree.editsSelectingWhileDrawn(id).map {
        Fix("Add the selected trait when it's on", .changesBehavior, edits: $0.map(Fix.Edit.init))
      }
      report.report(id, at: element.constructor, message, fixes: [report.toggleFix(id), selecting])
    } else if element.exposure == .exposed, !report.tree.tellsChoice(id),
      let state = report.texts.shownState(of: id), state.kind == .on
    {
      if let edits = report.tree.editsRepresentingToggleStyle(around: id) {
        // The outermost view that flips the toggle stands for the whole style.
        guard !report.tree.ancestors(of: id).contains(where: { report.tree[$0].isTappable }) else { return }
        let representing =
          report.project.has(.apple2021, on: report.tree.systems)
          ? Fix("Represent the style as a toggle", .changesBehavior, edits: edits.map(Fix.Edit.init))
          : nil
        return report.report(id, at: element.constructor, message, fixes: [representing])
      }
      let selecting =
        state.edits.isEmpty
        ? nil
        : Fix("Add the selected trait when it's on", .changesBehavior, edits: state.edits.map(Fix.Edit.init))
      report.report(
        id, at: element.constructor, state.checkmark?.message ?? message,
        severity: state.harm, fixes: [report.toggleFix(id), selecting])
    } else if element.exposure == .exposed, let state = report.texts.passiveState(of: id) {
      report.report(
        id, at: report.tree[state.control].constructor,
        "Without a callback, \(element.reader) skips this control, so users can't tell whether the row is on. Move the state to the row.",
        fixes: [
          state.fix.map {
            Fix("Replace clickable with \($0.typeName)", .changesBehavior, edits: $0.edits.map(Fix.Edit.init))
          }
        ])
    }
  }
}

extension Report {
  /// Returns a fix that replaces a Compose control that flips a value with one that has a state.
  func toggleFix(_ id: ElementID) -> Fix? {
    tree.editsMakingToggle(id).map {
      Fix("Replace with \($0.typeName)", .changesBehavior, edits: $0.edits.map(Fix.Edit.init))
    }
  }
}

private extension ElementTree {
  /// Returns the practice that's exactly the call that creates an element.
  func practice(at constructor: Range<Int>) -> Practice? {
    let first = practices.partitioningIndex { $0.range.lowerBound >= constructor.lowerBound }
    return practices[first...].first {
      $0.range.lowerBound > constructor.lowerBound || $0.range == constructor
    }
    .flatMap { $0.range == constructor ? $0 : nil }
  }
}
