// missing-icon-button-label: a control that shows only a picture and has no name.

import Elements

extension Rule {
  static let missingIconButtonLabel = Rule(
    "missing-icon-button-label", "Button has no name", .names,
    severity: .error, criteria: [.nameRoleValue, .nonTextContent, .linkPurpose],
    on: .pressable.union(.valueControl),
    cause: .noName,
    why: "A control without a name cannot be understood by listening nor called by voice.",
    options: [
      RuleOption(
        "symbolNames", default: .string("warn"), oneOf: ["warn", "ignore"],
        "“ignore” accepts system symbols, whose names VoiceOver reads, as names.")
    ],
    examples: missingIconButtonLabelAppleExamples + missingIconButtonLabelAndroidExamples
      + missingIconButtonLabelDocumentExamples
  ) { id, report in
    let control = report.tree[id]
    guard control.isExposed || control.exposure == .merged, control.name.isAbsent,
      !control.isNamedByActionBar,
      let pictures = report.tree.picturesInPlaceOfName(of: id),
      let first = pictures.first,
      !pictures.contains(where: { report.tree[$0].hasEmptyLabel }), report.isHeard(id)
    else { return }
    let isSymbol = pictures.allSatisfy { report.tree[$0].imagery?.isSymbol == true }
    if isSymbol, report.option("symbolNames") == .string("ignore") { return }
    let symbol = report.tree.symbolInPlaceOfName(pictures)
    let actions = isSymbol ? report.tree.actionNames(of: id) : []
    if let symbol,
      control.isMore(symbol) || control.isShare(symbol) || actions.contains(where: symbol.describes)
    {
      return
    }
    let wording = report.wording(for: id, control.purposeOfText)
    // What is heard of a picture of Apple's, its file's name or none, depends on more than the code.
    let heard = control.framework.isAndroid ? report.heard(id) : nil
    let untold = report.tree.untoldText(of: id)
    let imagery = pictures.count == 1 ? report.tree[first].imagery : nil
    let spoken = heard ?? control.spokenWithoutName(imagery, isSymbol: isSymbol)
    let isFileName = report.tree.isNamedByFile(imagery, of: id)
    let message =
      isFileName
      ? "\(control.reader) announces \(spoken), the image's file name, which isn't translated. Add a label."
      : untold == nil
        ? control.namelessMessage(spoken, isSymbol: isSymbol)
        : "This button is labeled by its icon, not its text, so \(control.reader) announces \(spoken). Add a label."
    report.reportAbsence(
      id, at: report.tree[first].pictureRange,
      control.nameOfSystem.map { "\(message) \($0)" } ?? message,
      harm: control.nameOfSystem != nil || isSymbol && report.tree.maySayWhatItDoes(id, pictures, actions)
        ? .information : isSymbol || isFileName ? .warning : .error,
      unlessCodeMay: "set a label",
      related: report.tree[first].relatedPicture,
      criteria: control.role == .link ? nil : [.nameRoleValue, .nonTextContent],
      fixes: [
        report.picturesToLabel(in: id).flatMap(report.labeling)
          ?? report.fix(
            "Add a label", untold == nil ? .needsText : .safe, .label(wording),
            on: control.labelCarrier(id, pictures))
      ])
  }
}

private extension Report {
  /// The pictures of a control that need labels of their own: it shows one at a time, and no expression can choose between
  /// labels of the control.
  func picturesToLabel(in id: ElementID) -> [ElementID]? {
    guard tree[id].framework == .swiftUI || tree[id].framework == .compose,
      let pictures = tree.alternativePictures(of: id), tree.wordingInScope(of: id) == nil,
      tree.pictureChoice(of: id) == nil,
      // What has a state of its own keeps its label.
      !tree.showsState(id), tree.composeRole(of: id).map({ $0.name == "Button" }) ?? true
    else { return nil }
    return pictures
  }
}

private extension ElementTree {
  /// The only symbol in place of a name; nil if there are others or VoiceOver's description of it isn't known.
  func symbolInPlaceOfName(_ pictures: [ElementID]) -> SystemSymbol? {
    guard pictures.count == 1, case .symbol(let name)? = self[pictures[0]].imagery else { return nil }
    return SystemSymbol(named: name)
  }

  /// Whether VoiceOver's description of a symbol may fit the action: one of them isn't known, or the symbol is called like
  /// the function, `pause` and `pauseRecording`.
  func maySayWhatItDoes(_ id: ElementID, _ pictures: [ElementID], _ actions: [String]) -> Bool {
    guard pictures.count == 1, case .symbol(let name)? = self[pictures[0]].imagery, !name.isEmpty else {
      return pictures.count == 1 && pictureChoice(of: id) == nil
    }
    if actions.isEmpty { return SystemSymbol(named: name) != nil }
    let verb = NameSuggestion.words(in: name).first
    return verb.map { verb in actions.contains { NameSuggestion.words(in: $0).contains(verb) } } ?? false
  }

  /// Whether VoiceOver announces the name of an image's file that happens to have a word for the action: “close_button”.
  func isNamedByFile(_ imagery: Imagery?, of id: ElementID) -> Bool {
    guard case .asset(let name)? = imagery, !self[id].framework.isAndroid, self[id].role.isControl,
      pictureChoice(of: id) == nil
    else { return false }
    let meanings = ActionWords.meanings(ofPicture: name)
    let names = actionNames(of: id).compactMap(ActionWords.forFunction)
    return !meanings.isEmpty && (names.isEmpty || !meanings.isDisjoint(with: names))
  }

  /// The pictures that a control shows, and nothing else.
  func picturesInPlaceOfName(of id: ElementID) -> [ElementID]? {
    let control = self[id]
    if control.actsWhenPressed {
      return solePictures(of: id) ?? (control.isLayoutButtonWithoutText ? [id] : nil)
    }
    // `ZStack { Circle(); Image(systemName: "plus") }` with a tap. Any other picture in it is missing-image-label's.
    guard control.framework == .swiftUI, control.typeName == "ZStack",
      control.gestures.contains(where: { $0.kind == .tap && $0.purpose == .action }),
      let shown = solePictures(of: id)
    else { return nil }
    let pictures = shown.filter { self[$0].role == .image }
    return pictures.count == 1 && self[pictures[0]].imagery?.isSymbol == true
      && self[pictures[0]].name.isAbsent && self[pictures[0]].isExposed ? pictures : nil
  }
}

private extension Element {
  /// Whether it is a button of a layout that neither the layout nor any code can give a text.
  var isLayoutButtonWithoutText: Bool {
    framework == .androidXML && role == .button && typeName.hasSuffix("Button") && identifier == nil
      && openness.isEmpty && title.isAbsent
  }

  /// Whether it's a menu that VoiceOver calls “More”.
  func isMore(_ symbol: SystemSymbol) -> Bool {
    symbol.description == "More" && (role == .menu || typeName == "Menu")
  }

  /// Whether it's a link that shares, with the symbol that VoiceOver calls “Share”.
  func isShare(_ symbol: SystemSymbol) -> Bool { symbol.description == "Share" && typeName == "ShareLink" }

  /// What the system may say in place of a label; nil if there's nothing.
  var nameOfSystem: String? {
    circumstances.contains(.namedByFramework) ? "The system may label a back button." : nil
  }

  /// Whether it's the navigation icon of an action bar, which gets a label where it has none.
  ///
  /// Source: androidx.appcompat, ToolbarWidgetWrapper, `setDefaultNavigationContentDescription`.
  var isNamedByActionBar: Bool { framework.isAndroid && circumstances.contains(.namedByFramework) }

  /// Screen readers may add a guess of what the picture shows, so what they announce isn't all that users hear.
  ///
  /// Source: google/talkback, “Unlabelled icons only” in its settings.
  func namelessMessage(_ heard: String, isSymbol: Bool) -> String {
    isSymbol && !framework.isAndroid
      ? "\(reader) announces \(heard), after the symbol. Add a label that says what this does."
      : "\(reader) announces \(heard), so users can't tell what this does. Add a label."
  }

  /// What is heard of a control that has no name.
  ///
  /// Source: google/talkback, “RoleDescriptionExtractor”: “Unlabelled” is said of images and of what has no role;
  /// “SystemSymbol” for VoiceOver.
  func spokenWithoutName(_ imagery: Imagery?, isSymbol: Bool) -> String {
    switch framework {
    case .swiftUI, .uiKit, .interfaceBuilder:
      // What nobody made a button yet is read as the picture that it shows.
      let role = role.isControl || traits.contains { $0.trait.impliesAction } ? "Button" : "Image"
      switch imagery {
      case .symbol(let name) where !name.isEmpty:
        return "“\(SystemSymbol(named: name)?.description ?? "‹symbol description›"), \(role)”"
      case .asset(let name) where !name.isEmpty: return "“\(name), \(role)”"
      default: return "“\(role)” or the \(isSymbol ? "symbol's built-in description" : "image file name")"
      }
    case .compose: return "“Button”"
    case .androidViews, .androidXML: return "“Unlabelled, Button”"
    }
  }

  /// The place that shows the picture and nothing else.
  var pictureRange: Range<Int> {
    if isMadeHere { return constructor }
    if let imageryRange { return imageryRange }
    return framework.isMarkup ? typeRange : constructor
  }

  /// Whether the call that makes it is seen: what it lacks is reported there.
  private var isMadeHere: Bool { framework == .uiKit && receiver?.isMadeHere == true }

  /// The statement that gives it its picture, where the finding stands elsewhere.
  var relatedPicture: [Finding.Related] {
    guard isMadeHere, let imageryRange else { return [] }
    return [Finding.Related(imageryRange, "The image is set here.")]
  }

  /// A label on a SwiftUI `DisclosureGroup` would replace every text of its content, a stack isn't an element, and a menu bar
  /// extra no view: the image takes it, as in Compose, where the description of an image is the label. Of several images in Compose one
  /// may be shown at a time; the control takes the label.
  func labelCarrier(_ id: ElementID, _ pictures: [ElementID]) -> ElementID {
    let isPictures =
      framework == .compose
      ? pictures.count == 1 : ["DisclosureGroup", "ZStack", "MenuBarExtra"].contains(typeName)
    return isPictures ? pictures.first ?? id : id
  }
}
