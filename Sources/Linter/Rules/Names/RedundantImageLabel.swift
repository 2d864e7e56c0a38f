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
    guard element.gestures.isEmpty, element.openness.isDisjoint(with: .elsewhere),
      let label = element.labels.last
    else { return }
    if element.exposure == .exposed, tree.isCaptioned(id, label.value) {
      return report.report(
        id, at: label.valueRange,
        "\(element.reader) announces \(label.value.literal.map { "“\($0)”" } ?? "the same text") twice. Mark the image as decorative.",
        fixes: [report.fix("Mark the image as decorative", .safe, .replaceLabelByHiding(label), on: id)])
    }
    guard element.exposure == .merged, let said = label.value.literal, !said.isEmpty else { return }
    let stop = tree.stop(of: id)
    guard stop != id, tree[stop].labels.isEmpty else { return }
    let spoken = SpokenWords(said)
    let texts = tree.textsBeside(id, in: stop)
    let repeated = texts.first { text in
      text.value.literal.map { SpokenWords($0).firstIndex(of: spoken) != nil } ?? false
    }
    // An arrow that's announced as “Expand” may be the only thing that conveys the state.
    let isArrow = !texts.isEmpty && element.imagery?.name.map(\.isArrow) == true && !said.tellsExpansion
    guard repeated != nil || isArrow else { return }
    report.report(
      id, at: label.valueRange,
      repeated == nil
        ? "\(element.reader) announces “\(said)” for an arrow that only decorates its text. Mark the image as decorative."
        : "\(element.reader) announces “\(said)” twice. Mark the image as decorative.",
      fixes: [
        report.fix(
          "Mark the image as decorative",
          repeated?.value == label.value && element.framework != .swiftUI ? .safe : .changesBehavior,
          .replaceLabelByHiding(label), on: id)
      ])
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
  func isCaptioned(_ id: ElementID, _ label: TextValue) -> Bool {
    guard self[id].framework == .compose || self[id].framework == .androidXML, let parent = self[id].parent,
      self[parent].role == .container, !self[parent].typeName.isAlternative
    else { return false }
    return [sibling(before: id), siblings(after: id).first { _ in true }].contains { sibling in
      guard let sibling else { return false }
      let text = self[sibling]
      guard text.exposure == .exposed, text.role == .text || text.role == .heading, text.labels.isEmpty,
        // A style can't change the text in a layout file, but code can.
        text.openness.isDisjoint(with: .elsewhere)
          || text.framework == .androidXML && text.identifier == nil,
        let title = text.title.value
      else { return false }
      return title.value.says(label)
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
}

private extension TextValue {
  /// Returns whether two texts are the same words or the same resource.
  func says(_ other: TextValue) -> Bool {
    if case .resource = self { return self == other }
    guard let text = literal, let otherText = other.literal else { return false }
    let words = SpokenWords(text)
    return !words.words.isEmpty && words == SpokenWords(otherText)
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
