// The redundant-image-label rule: image labels that repeat adjacent text.

import Elements

extension Rule {
  static let redundantImageLabel = Rule(
    "redundant-image-label", "Image label repeats adjacent text", .names,
    severity: .information, criteria: [.nonTextContent], on: .image,
    why: "An image next to its own caption adds only repetition.",
    examples: [
      .bad(
        .swiftUI,
        #"Button { open() } label: { Image("gear").accessibilityLabel(⟦"Settings"⟧); Text("Settings") }"#,
        fixed: #"Button { open() } label: { Image("gear").accessibilityHidden(true); Text("Settings") }"#),
      .bad(
        .swiftUI,
        #"HStack { Text("Open settings"); Image("gear").accessibilityLabel(⟦"Settings"⟧) }.accessibilityElement(children: .combine)"#
      ),
      .bad(
        .swiftUI,
        #"Button { open() } label: { Text("Settings"); Image(systemName: "chevron.right").accessibilityLabel(⟦"Arrow"⟧) }"#
      ),
      .good(.swiftUI, #"Button { open() } label: { Image("gear").accessibilityLabel("Settings") }"#),
      .good(.swiftUI, #"HStack { Image("gear").accessibilityLabel("Settings"); Text("Settings") }"#),
      .good(
        .swiftUI,
        #"Button { open() } label: { Image("star").accessibilityLabel("Favorite"); Text("Settings") }"#),
      .bad(
        .compose,
        #"Row(Modifier.clickable { open() }) { Icon(gear, ⟦"Settings"⟧); Text("Settings") }"#,
        fixed: #"Row(Modifier.clickable { open() }) { Icon(gear, null); Text("Settings") }"#),
      .bad(
        .compose,
        #"Row(Modifier.clickable { open() }) { Text("Settings"); Icon(Icons.Default.ChevronRight, ⟦"Arrow"⟧) }"#
      ),
      .good(.compose, #"Row(Modifier.clickable { open() }) { Icon(star, "Favorite"); Text("Settings") }"#),
      .bad(
        .compose, #"Column { Image(harbor, ⟦"Harbor"⟧); Text("Harbor") }"#,
        fixed: #"Column { Image(harbor, null); Text("Harbor") }"#),
      .good(.compose, #"Column { Image(harbor, "Harbor"); Text(description); Text("Harbor") }"#),
      .bad(
        .compose,
        #"fun A(title: String) { Surface(Modifier.clickable { open() }) { Row { Icon(gear, contentDescription = ⟦title⟧); Column { Text(text = title) } } } }"#,
        fixed:
          #"fun A(title: String) { Surface(Modifier.clickable { open() }) { Row { Icon(gear, contentDescription = null); Column { Text(text = title) } } } }"#
      ),
      .bad(
        .compose,
        #"Row(Modifier.clickable { open() }) { AsyncImage(user.photo, ⟦user.name ?: ""⟧); Text(user.name) }"#,
        fixed: #"Row(Modifier.clickable { open() }) { AsyncImage(user.photo, null); Text(user.name) }"#),
      .bad(
        .compose,
        #"FilterChip(on, flip, label = { Text(stringResource(R.string.new_only)) }, leadingIcon = { Icon(star, ⟦stringResource(R.string.new_only)⟧) })"#,
        fixed:
          #"FilterChip(on, flip, label = { Text(stringResource(R.string.new_only)) }, leadingIcon = { Icon(star, null) })"#
      ),
      .bad(
        .compose,
        #"Button(onClick = open) { Icon(star, ⟦"Stars"⟧); Text("${project.stars} stars") }"#,
        fixed: #"Button(onClick = open) { Icon(star, null); Text("${project.stars} stars") }"#),
      .bad(
        .compose,
        #"Column { Icon(tag, ⟦tag?.name ?: none⟧); Spacer(Modifier.height(8.dp)); Text(tag?.name ?: none) }"#,
        fixed: #"Column { Icon(tag, null); Spacer(Modifier.height(8.dp)); Text(tag?.name ?: none) }"#),
      .bad(
        .compose,
        #"@Composable fun A() { ConfirmDialog(icon = { Icon(trash, ⟦stringResource(R.string.delete)⟧) }, title = { Text(stringResource(R.string.delete)) }) }"#,
        fixed:
          #"@Composable fun A() { ConfirmDialog(icon = { Icon(trash, null) }, title = { Text(stringResource(R.string.delete)) }) }"#
      ),
      .bad(
        .compose,
        #"SortChip(text = stringResource(R.string.name), icon = { Icon(arrow, ⟦stringResource(R.string.name)⟧) }) { sort() }"#,
        fixed:
          #"SortChip(text = stringResource(R.string.name), icon = { Icon(arrow, null) }) { sort() }"#),
      .bad(
        .compose,
        #"@Composable fun ColumnScope.Sent() { Icon(done, contentDescription = ⟦stringResource(R.string.sent)⟧); Spacer(gap); Text(stringResource(R.string.sent)) }"#,
        fixed:
          #"@Composable fun ColumnScope.Sent() { Icon(done, contentDescription = null); Spacer(gap); Text(stringResource(R.string.sent)) }"#
      ),
      .good(
        .compose,
        #"@Composable fun Sent() { Icon(done, contentDescription = stringResource(R.string.sent)) }; @Composable fun Title() { Text(stringResource(R.string.sent)) }"#
      ),
      .good(
        .compose,
        #"Row(Modifier.clickable { open() }) { icon?.let { Icon(gear, it.name) }; user?.let { Text(it.name) } }"#
      ),
      .good(
        .compose,
        #"Row(Modifier.clickable { open() }) { Icon(gear, hint); Text(title) }"#),
      .good(
        .compose,
        #"Row(Modifier.clickable { open() }) { if (icon != null) Icon(icon, title) else Text(title) }"#),
      .bad(
        .compose,
        #"@Composable fun A(title: String) { Box { CoverImage(url, contentDescription = ⟦title⟧); Spacer(Modifier.background(shade)); Text(title, Modifier.align(Alignment.BottomStart)) } }"#
      ),
      .bad(
        .compose,
        """
        @Composable fun StatButton(info: String, icon: @Composable () -> Unit, onClick: () -> Unit) {
          OutlinedButton(onClick = onClick) { icon(); Text(info) }
        }
        @Composable fun Stats() { StatButton(info = "${project.stars} stars", icon = { Icon(star, ⟦"Stars"⟧) }, onClick = open) }
        """),
      .bad(
        .compose,
        #"@Composable fun A() { AppDrawer(content = { Column { Icon(tag, ⟦tag.name⟧); Text(tag.name) } }) }"#,
        fixed: #"@Composable fun A() { AppDrawer(content = { Column { Icon(tag, null); Text(tag.name) } }) }"#
      ),
      .good(
        .compose,
        #"Box { Text("Harbor"); AsyncImage(photo, "Harbor", Modifier.fillMaxSize()) }"#),
      .good(.compose, #"AppNavigationItem(label = "Home", icon = { Icon(home, "Home") }, onClick = open)"#),
      .good(.compose, #"HintTooltip(text = "Delete") { Icon(trash, "Delete") }"#),
      .good(.compose, #"IconButton(onClick = open) { Icon(gear, "Settings") }"#),
      .good(
        .compose,
        #"Row(Modifier.clickable { open() }) { IconButton(onClick = set) { Icon(gear, "Settings") }; Text("Settings") }"#
      ),
      .bad(
        .androidXML,
        #"<LinearLayout android:clickable="true"><ImageView android:contentDescription="⟦Settings⟧"/><TextView android:text="Settings"/></LinearLayout>"#,
        fixed:
          #"<LinearLayout android:clickable="true"><ImageView android:importantForAccessibility="no"/><TextView android:text="Settings"/></LinearLayout>"#
      ),
      .good(
        .androidXML,
        #"<LinearLayout android:clickable="true"><ImageView android:contentDescription="Favorite"/><TextView android:text="Settings"/></LinearLayout>"#
      ),
      .bad(
        .androidXML,
        #"<LinearLayout><TextView android:text="@string/harbor"/><ImageView android:contentDescription="⟦@string/harbor⟧" android:src="@drawable/harbor"/></LinearLayout>"#,
        fixed:
          #"<LinearLayout><TextView android:text="@string/harbor"/><ImageView android:importantForAccessibility="no" android:src="@drawable/harbor"/></LinearLayout>"#
      ),
      .bad(
        .androidXML,
        #"<FrameLayout android:clickable="true"><ImageView android:src="@drawable/ring" android:contentDescription="@string/download"/><ImageView android:src="@drawable/arrow" android:contentDescription="⟦@string/download⟧"/></FrameLayout>"#,
        fixed:
          #"<FrameLayout android:clickable="true"><ImageView android:src="@drawable/ring" android:contentDescription="@string/download"/><ImageView android:src="@drawable/arrow" android:importantForAccessibility="no"/></FrameLayout>"#
      ),
      .bad(
        .androidXML,
        #"<com.app.DownloadView android:clickable="true"><ImageView android:src="@drawable/ring" android:contentDescription="@string/download"/><ImageView android:src="@drawable/arrow" android:contentDescription="⟦@string/download⟧"/></com.app.DownloadView>"#,
        fixed:
          #"<com.app.DownloadView android:clickable="true"><ImageView android:src="@drawable/ring" android:contentDescription="@string/download"/><ImageView android:src="@drawable/arrow" android:importantForAccessibility="no"/></com.app.DownloadView>"#
      ),
      .good(
        .androidXML,
        #"<FrameLayout android:clickable="true"><ImageView android:src="@drawable/ring" android:contentDescription="@string/download"/><ImageView android:src="@drawable/badge" android:contentDescription="@string/new_items"/></FrameLayout>"#
      ),
      .good(
        .compose,
        #"ExtendedFloatingActionButton(text = { Text("Add") }, icon = { Icon(Icons.Default.Add, "Add") }, onClick = add)"#
      ),
      .good(
        .compose,
        #"NavigationBarItem(on, open, icon = { Icon(Icons.Default.Home, "Home") }, label = { Text("Home") })"#
      ),
      .bad(
        .compose,
        """
        import androidx.compose.material.*
        @Composable fun Home() { NavigationRailItem(on, open, icon = { Icon(home, ⟦"Home"⟧) }, label = { Text("Home") }) }
        """),
      .good(
        .compose,
        #"Button(onClick = load) { if (wide) { Row { Icon(down, null); Text("Download") } } else { Icon(down, "Download") } }"#
      ),
      .good(
        .androidXML,
        #"<LinearLayout><ImageView android:contentDescription="Harbor at night"/><TextView android:text="Harbor"/></LinearLayout>"#
      ),
      .good(
        .androidXML,
        #"<FrameLayout><ImageView android:contentDescription="Harbor"/><TextView android:text="Harbor"/></FrameLayout>"#
      ),
    ]
  ) { id, report in
    let tree = report.tree
    let element = tree[id]
    guard element.gestures.isEmpty, let label = element.labels.last else { return }
    // A custom component may require a description.
    let fix =
      element.framework == .compose && element.openness.contains(.content)
      ? nil : report.fix("Mark the image as decorative", .safe, .replaceLabelByHiding(label), on: id)
    if element.exposure == .exposed && tree.isCaptioned(id, label) || tree.repeatsPassedText(id, label) {
      return report.report(id, at: label.valueRange, element.repetition(label), fixes: [fix])
    }
    guard element.openness.isDisjoint(with: .elsewhere) else { return }
    if tree.hasTwin(id, label) {
      return report.report(
        id, at: label.valueRange,
        "Two images here have the same label, so \(element.reader) announces it twice. Mark this one as decorative.",
        fixes: [fix])
    }
    guard element.exposure == .merged else { return }
    let stop = tree.stop(of: id)
    guard stop != id, tree[stop].labels.isEmpty else { return }
    let texts = tree.textsBeside(id, in: stop)
    if texts.contains(where: { tree.saysTheSame($0, label) }) {
      return report.report(
        id, at: label.valueRange, element.repetition(label),
        fixes: [
          element.framework == .swiftUI
            ? report.fix(
              "Mark the image as decorative", .changesBehavior, .replaceLabelByHiding(label), on: id) : fix
        ])
    }
    guard let said = label.value.literal, !said.isEmpty else { return }
    let isRepeated = texts.contains { $0.value.contains(said) }
    // An arrow that's announced as “Expand” may be the only thing that conveys the state.
    let isArrow = !texts.isEmpty && element.imagery?.name.map(\.isArrow) == true && !said.tellsExpansion
    guard isRepeated || isArrow else { return }
    report.report(
      id, at: label.valueRange,
      isRepeated
        ? element.repetition(label)
        : "\(element.reader) announces “\(said)” for an arrow that only decorates its text. Mark the image as decorative.",
      fixes: [
        report.fix("Mark the image as decorative", .changesBehavior, .replaceLabelByHiding(label), on: id)
      ])
  }
}

private extension Element {
  func repetition(_ label: WrittenText) -> String {
    "\(reader) announces \(label.value.literal.map { "“\($0)”" } ?? "the same text") twice. Mark the image as decorative."
  }
}

private extension String {
  var tellsExpansion: Bool {
    SpokenWords(self).words.contains {
      ["expand", "expanded", "collapse", "collapsed", "show", "hide", "open", "close", "more", "less"]
        .contains($0)
    }
  }
}

private extension ElementTree {
  /// Returns whether a separate focus stop directly before or after an Android image has the same text as its label.
  func isCaptioned(_ id: ElementID, _ label: WrittenText) -> Bool {
    guard self[id].framework == .compose || self[id].framework == .androidXML else { return false }
    guard let parent = self[id].parent else { return isCaptionedInCallersLayout(id, label) }
    let isComponent = self[parent].role == .custom
    guard
      self[parent].role == .container
        && (!self[parent].typeName.isAlternative || self[parent].typeName == "Box") || isComponent,
      self[id].openness.isDisjoint(with: .elsewhere) || self[id].framework == .compose
    else { return false }
    let isInSlot = isComponent && self[parent].typeName.hasSuffix("Dialog")
    guard !isComponent || isInSlot else { return false }
    // A text after an image in a box is on top of it.
    let beside =
      self[parent].typeName == "Box"
      ? siblings(after: id).map(Optional.some) : [textBefore(id), textAfter(id)]
    return beside.contains { $0.map { isCaption($0, of: id, label) } == true }
  }

  /// Returns whether a composable shows the same text directly after an image, both in the layout of its caller.
  private func isCaptionedInCallersLayout(_ id: ElementID, _ label: WrittenText) -> Bool {
    guard self[id].framework == .compose, let after = textAfter(id) else { return false }
    return declarationName(around: id) == declarationName(around: after) && isCaption(after, of: id, label)
  }

  private func isCaption(_ sibling: ElementID, of id: ElementID, _ label: WrittenText) -> Bool {
    let text = self[sibling]
    guard text.exposure == .exposed, text.role == .text || text.role == .heading, text.labels.isEmpty,
      // A style can't change the text in a layout file, but code can.
      text.openness.isDisjoint(with: .elsewhere) || text.framework == .compose
        || text.framework == .androidXML && text.identifier == nil,
      let title = text.title.value, !areAlternatives(id, sibling)
    else { return false }
    return saysTheSame(title, label)
  }

  /// Returns the element before another one, without spacers.
  private func textBefore(_ id: ElementID) -> ElementID? {
    var before = sibling(before: id)
    while let spacer = before, self[spacer].role == .spacer { before = sibling(before: spacer) }
    return before
  }

  /// Returns the element after another one, without spacers.
  private func textAfter(_ id: ElementID) -> ElementID? {
    siblings(after: id).first { self[$0].role != .spacer }
  }

  /// Returns whether an app component that shows an image in a slot also receives the text of its label.
  func repeatsPassedText(_ id: ElementID, _ label: WrittenText) -> Bool {
    guard self[id].slot != .separate, self[id].exposure != .hidden, self[id].exposure != .decorative else {
      return false
    }
    return textsPassed(beside: id).contains { text in
      saysTheSame(text, label) || label.value.literal.map { text.value.contains($0) } ?? false
    }
  }

  /// Returns the texts that are announced in the same focus stop as an image.
  func textsBeside(_ id: ElementID, in stop: ElementID) -> [WrittenText] {
    var texts: [WrittenText] = []
    if let title = self[stop].title.value { texts.append(title) }
    for part in parts(of: stop)
    where part != id && self[part].exposure == .merged && !areAlternatives(id, part) {
      guard self[part].role == .text || self[part].role == .heading, self[part].labels.isEmpty,
        let title = self[part].title.value
      else { continue }
      texts.append(title)
    }
    return texts
  }

  /// Returns whether an earlier image in the same control of an Android layout has the same label. TalkBack reads both,
  /// even if the control is a custom view.
  func hasTwin(_ id: ElementID, _ label: WrittenText) -> Bool {
    guard self[id].framework == .androidXML, let control = enclosingControl(of: id),
      self[control].labels.isEmpty
    else { return false }
    return parts(of: control).contains { part in
      part < id && self[part].role == .image && self[part].exposure == self[id].exposure
        && self[part].labels.last.map { saysTheSame($0, label) } == true
    }
  }

  /// Returns whether two texts are the same words, the same resource, or, in Kotlin, the same expression.
  func saysTheSame(_ text: WrittenText, _ other: WrittenText) -> Bool {
    switch text.value {
    case .resource: return text.value == other.value
    case .none: return false
    case .dynamic, .interpolated: return isSameExpression(text, other)
    case .literal, .resolved:
      guard let words = text.value.literal, let others = other.value.literal else { return false }
      let spoken = SpokenWords(words)
      return !spoken.words.isEmpty && spoken == SpokenWords(others)
    }
  }
}

private extension TextValue {
  /// Returns whether a text certainly contains the words of another.
  func contains(_ text: String) -> Bool {
    let words = SpokenWords(text)
    switch self {
    case .literal(let known), .resolved(let known, _): return SpokenWords(known).firstIndex(of: words) != nil
    case .interpolated(let parts): return parts.contains { SpokenWords($0).firstIndex(of: words) != nil }
    case .resource, .none, .dynamic: return false
    }
  }
}

private extension String {
  /// True if a container of this type shows one child instead of the others, or on top of them.
  var isAlternative: Bool {
    switch self {
    case "FrameLayout", "ViewSwitcher", "ViewFlipper", "ViewAnimator", "Box", "Crossfade", "AnimatedContent":
      true
    default: false
    }
  }

  /// True if an image with this name is an arrow, which marks a row that can be opened.
  var isArrow: Bool {
    if hasPrefix("chevron.") || hasPrefix("arrowtriangle.") { return true }
    switch self {
    case "ExpandMore", "ExpandLess", "ArrowDropDown", "ArrowDropUp", "ChevronRight", "ChevronLeft",
      "KeyboardArrowDown", "KeyboardArrowUp", "KeyboardArrowRight", "ic_chevron_right", "ic_arrow_drop_down",
      "ic_expand_more":
      return true
    default: return false
    }
  }
}
