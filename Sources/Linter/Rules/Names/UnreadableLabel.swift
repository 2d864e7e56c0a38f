// The unreadable-label rule: labels that are file names, identifiers, or placeholders.

import Elements

extension Rule {
  static let unreadableLabel = Rule(
    "unreadable-label", "Label is a file name, identifier, or placeholder", .names,
    severity: .warning, criteria: [.nonTextContent, .nameRoleValue, .headingsAndLabels], on: .labelled,
    cause: .wrongName,
    why: "A file name, an identifier, or a to-do note describes nothing to a user.",
    options: [
      RuleOption(
        "brandWords", default: .strings(["iPhone", "YouTube", "PayPal", "WhatsApp"]),
        "Camel-case brand names to accept.")
    ],
    examples: [
      .bad(
        .swiftUI, #"Image(systemName: "trash").accessibilityLabel(⟦"trash.fill"⟧)"#,
        fixed: #"Image(systemName: "trash").accessibilityLabel("‹Delete›")"#),
      .bad(
        .swiftUI, #"Button { pay() } label: { Image("pay") }.accessibilityLabel(⟦"btn_pay"⟧)"#,
        fixed: #"Button { pay() } label: { Image("pay") }.accessibilityLabel("‹Pay›")"#),
      .bad(
        .swiftUI, #"Image("harbor").accessibilityLabel(⟦"harbor.jpeg"⟧)"#,
        fixed: #"Image("harbor").accessibilityLabel("‹›" /* what the image shows */)"#),
      .bad(
        .swiftUI, #"Image("chart").accessibilityLabel(⟦"TODO"⟧)"#,
        fixed: #"Image("chart").accessibilityLabel("‹›" /* what the image shows */)"#),
      .bad(
        .swiftUI, #"AsyncImage(url: photo).accessibilityLabel(⟦"TODO"⟧)"#,
        fixed: #"AsyncImage(url: photo).accessibilityLabel("‹›" /* what the image shows */)"#),
      .bad(.swiftUI, #"AsyncImage(url: photo).accessibilityLabel(⟦"describe the picture"⟧)"#),
      .bad(
        .swiftUI, #"Image(systemName: "closeButton").accessibilityLabel(⟦"closeButton"⟧)"#,
        fixed: #"Image(systemName: "closeButton").accessibilityLabel("‹Close›")"#),
      .right(.swiftUI, #"Image(systemName: "trash").accessibilityLabel("Delete")"#),
      .good(.swiftUI, #"Image("harbor").accessibilityLabel("Label maker beside a button")"#),
      .good(
        .swiftUI, #"Image("harbor").accessibilityIdentifier("img_harbor").accessibilityLabel("The harbor")"#),
      // A localization key, unless the workspace's string catalogs say otherwise.
      .good(.swiftUI, #"Image("harbor").accessibilityLabel("start.picture.title")"#),
      .good(.swiftUI, #"Image(systemName: "photo").accessibilityLabel("editor.button.attach-photo")"#),
      .good(.swiftUI, #"Image("logo").accessibilityLabel("booking.com")"#),
      .good(.swiftUI, #"Image("logo").accessibilityLabel("macOS")"#),
      .good(.swiftUI, #"Image("logo").accessibilityLabel("YouTube")"#),
      .good(.swiftUI, #"Image("logo").accessibilityLabel(NSLocalizedString("img_logo", comment: ""))"#),
      .bad(
        .uiKit, #"closeButton.accessibilityLabel = ⟦"btn_close"⟧"#,
        fixed: #"closeButton.accessibilityLabel = "‹Close›""#),
      .bad(
        .uiKit,
        #"func f() { let b = UIButton(); b.setImage(UIImage(named: "card_pay"), for: .normal); b.accessibilityLabel = ⟦"card_pay"⟧ }"#
      ),
      .good(.uiKit, #"closeButton.accessibilityIdentifier = "btn_close""#),
      .good(.uiKit, #"closeButton.accessibilityLabel = NSLocalizedString("btn_close", comment: "")"#),
      .good(.uiKit, #"closeButton.accessibilityLabel = String(localized: "btn_close")"#),
      .bad(
        .compose, #"Icon(Icons.Default.Search, ⟦"ic_search"⟧)"#,
        fixed: #"Icon(Icons.Default.Search, "‹Search›")"#),
      .bad(.compose, #"Image(painterResource(R.drawable.hero), contentDescription = ⟦"TODO"⟧)"#),
      .bad(.compose, #"Box(Modifier.semantics { contentDescription = ⟦"closeButton"⟧ }) { Text(t) }"#),
      .right(.compose, #"Icon(Icons.Default.Search, "Search", Modifier.testTag("ic_search"))"#),
      .good(.compose, #"Icon(Icons.Default.Search, stringResource(R.string.ic_search))"#),
      .good(.compose, #"Icon(Icons.Default.Label, "Label")"#),
      .good(.compose, #"Text("closeButton")"#),
      .bad(
        .compose,
        #"@Composable fun AppIcon(icon: ImageVector, contentDescription: String = ⟦"icon"⟧) { Icon(icon, contentDescription) }"#
      ),
      .bad(
        .compose,
        #"@Composable fun Avatar(url: String, contentDescription: String? = ⟦"Image"⟧, modifier: Modifier = Modifier) { AsyncImage(url, contentDescription, modifier) }"#
      ),
      .good(
        .compose,
        #"@Composable fun AppIcon(icon: ImageVector, contentDescription: String? = null) { Icon(icon, contentDescription) }"#
      ),
      .good(
        .compose,
        #"@Composable fun SyncIcon(contentDescription: String = "Synchronized") { Icon(cloud, contentDescription) }"#
      ),
      .bad(
        .compose, #"items.forEach { Icon(imageVector = it.icon, contentDescription = ⟦it.icon.name⟧) }"#),
      .bad(.compose, #"Icon(painterResource(find(iconName)), contentDescription = ⟦iconName⟧)"#),
      .good(.compose, #"items.forEach { Icon(imageVector = it.icon, contentDescription = it.name) }"#),
      .bad(
        .androidViews, #"val v = ImageButton(this); v.contentDescription = ⟦"TODO"⟧"#,
        fixed: #"val v = ImageButton(this); v.contentDescription = "‹›" /* what the button does */"#),
      .right(.androidViews, #"val v = ImageButton(this); v.contentDescription = "Delete""#),
      .good(
        .androidViews, #"val v = ImageButton(this); v.contentDescription = getString(R.string.btn_close)"#),
      .bad(
        .androidXML, #"<ImageButton android:contentDescription="⟦img_12⟧"/>"#,
        fixed: #"<ImageButton android:contentDescription="‹›"/>"#),
      .bad(
        .androidXML,
        #"<ImageButton android:contentDescription="⟦ic_search⟧" android:src="@drawable/ic_search"/>"#,
        fixed:
          #"<ImageButton android:contentDescription="‹Search›" android:src="@drawable/ic_search"/>"#),
      .right(
        .androidXML, #"<ImageButton android:tag="img_12" android:contentDescription="@string/cover"/>"#),
      .good(.androidXML, #"<ImageButton android:contentDescription="Delete"/>"#),
      .good(.androidXML, #"<ImageButton android:contentDescription="@string/ic_search"/>"#),
      .bad(
        .interfaceBuilder,
        #"<button id="a"><accessibility key="accessibilityConfiguration" label="⟦btn_close⟧"/></button>"#,
        fixed: #"<button id="a"><accessibility key="accessibilityConfiguration" label="‹Close›"/></button>"#),
      .right(
        .interfaceBuilder,
        #"<button id="a"><accessibility key="accessibilityConfiguration" identifier="btn_close" label="Close"/></button>"#
      ),
    ],
    checkFile: { report in
      for id in report.tree.ids {
        guard let text = report.tree.unfilledText(of: id) else { continue }
        report.report(
          id, at: text.valueRange,
          "Nothing fills the placeholder in this text, so users see and hear something like “%1$s”. Pass its value, or use another text."
        )
      }
      for practice in report.tree.practices {
        guard case .standardDescription(let text) = practice.subject, let said = text.value.literal,
          said.describesNothing
        else { continue }
        report.report(
          .compose, at: practice.range,
          "TalkBack announces “\(said)” wherever callers pass no description, which means nothing to users. Make null the default."
        )
      }
    }
  ) { id, report in
    let element = report.tree[id]
    if element.exposure != .hidden, let label = element.labels.last, report.tree.isDescribedByAssetName(id) {
      return report.report(
        id, at: label.valueRange,
        "TalkBack reads the image's name in code aloud, which means nothing to users. Describe the element instead.",
        fixes: [
          report.isDecoration(id, called: label)
            ? report.fix(
              "Mark the image as decorative", .changesBehavior, .replaceLabelByHiding(label), on: id)
            : nil
        ])
    }
    guard element.exposure != .hidden, let name = element.unseenName, report.isUnreadable(name, of: id) else {
      return
    }
    let wording = report.readableName(for: id, insteadOf: name)
    report.report(
      id, at: name.valueRange,
      "\(element.reader) reads “\(name.value.literal ?? "")” aloud, which means nothing to users. Describe the element instead.",
      fixes: [
        // An image next to text doesn't need a label.
        element.role == .image && report.isDecoration(id, called: name)
          ? report.fix("Mark the image as decorative", .changesBehavior, .replaceLabelByHiding(name), on: id)
          : nil,
        report.fix(
          wording.proposal.map { "Change the label to “\($0)”" } ?? "Change the label", .needsText,
          .write(name, wording), on: id),
      ])
  }
}

extension Report {
  /// Returns whether a label means nothing to users.
  func isUnreadable(_ name: WrittenText, of id: ElementID) -> Bool {
    guard let text = name.value.literal else { return false }
    guard let kind = UnreadableText(text, brandWords: brandWords) else { return isAssetName(text, of: id) }
    if kind == .placeholder, namesWhatIsShown(text, by: id) || name.value.isVerbOfTable { return false }
    switch kind {
    case .placeholder, .file: return !name.isKey || kind == .placeholder
    // In Swift, the literal may be a key in a string catalog.
    case .identifier:
      let element = tree[id]
      return !name.isKey && (element.framework != .swiftUI || repeatsPicture(text, of: id))
    }
  }

  /// Returns whether a word that's often a placeholder is what the image shows, such as a label or a title.
  private func namesWhatIsShown(_ text: String, by id: ElementID) -> Bool {
    guard let name = tree[id].imagery?.name, NameSuggestion.words(in: name) == [text.lowercased()] else {
      return false
    }
    return ["label", "title", "text", "description"].contains(text.lowercased())
  }

  /// Returns whether a text is the image's name in code and not a word, such as `hero2`.
  private func isAssetName(_ text: String, of id: ElementID) -> Bool {
    !text.allSatisfy { $0.isLetter || $0.isWhitespace } && !text.contains(" ")
      && [tree[id].imagery?.name, tree[id].identifier?.value.literal].contains(text)
  }

  /// Returns whether a token only repeats the image's name in code.
  private func repeatsPicture(_ token: String, of id: ElementID) -> Bool {
    let words = (NameSuggestion.forIdentifier(token) ?? token).lowercased().split(separator: " ")
    let pictures = ([id] + tree.parts(of: id)).compactMap { tree[$0].imagery?.name }
    let identifier = tree[id].identifier?.value.literal
    return (pictures + [identifier].compactMap(\.self)).contains { name in
      let others = NameSuggestion.words(in: name)
      return words.allSatisfy { word in others.contains { $0 == word } }
    }
  }

  private var brandWords: [String] {
    if case .strings(let words)? = option("brandWords") { words } else { [] }
  }

}

private extension TextValue {
  /// True if the app's own texts contain it as a verb: people test a connection or a shortcut.
  var isVerbOfTable: Bool {
    if case .resolved(let text, _) = self { text.lowercased() == "test" } else { false }
  }
}

private extension String {
  /// True if it consists of words that fit any image or control.
  var describesNothing: Bool {
    let words = SpokenWords(self).words
    return !words.isEmpty
      && words.allSatisfy {
        switch $0 {
        case "icon", "image", "picture", "photo", "img", "button", "item", "content", "description",
          "drawable",
          "checkbox", "switch", "logo", "avatar", "default":
          true
        default: false
        }
      }
  }
}

private extension Report {
  /// Returns whether an image is next to the text that labels its control, or is the `Icon` of a component that shows
  /// any image and labels it with a placeholder.
  func isDecoration(_ id: ElementID, called name: WrittenText) -> Bool {
    let image = tree[id]
    let stop = tree.stop(of: id)
    guard image.exposure == .merged || image.exposure == .exposed, !image.isTappable else { return false }
    // A component that shows any image can't describe it.
    if image.typeName == "Icon", image.imagery?.name == nil,
      name.value.literal.map({ UnreadableText($0) == .placeholder }) == true
    {
      return true
    }
    return tree.parts(of: stop).contains { $0 != id && tree[$0].role == .text && !tree[$0].title.isAbsent }
      || image.circumstances.contains(.besideText)
  }

  /// Returns the label that replaces an unreadable one.
  func readableName(for id: ElementID, insteadOf name: WrittenText) -> Wording {
    let literal = name.value.literal ?? ""
    if let words = ActionWords.forPicture(literal) { return wording(words, on: tree[id].framework) }
    let wording = wording(for: id, tree[id].purposeOfText)
    return wording.proposal == literal ? .blank(tree[id].purposeOfText) : wording
  }
}
