// The missing-icon-button-label rule: icon-only controls without a label.

import Elements

extension Rule {
  static let missingIconButtonLabel = Rule(
    "missing-icon-button-label", "Icon-only button has no label", .names,
    severity: .error, criteria: [.nameRoleValue, .nonTextContent, .linkPurpose],
    on: .pressable.union(.valueControl),
    cause: .noName,
    why: "Screen reader users can't tell what an unlabeled control does, and voice users can't name it.",
    options: [
      RuleOption(
        "symbolNames", default: .string("warn"), oneOf: ["warn", "ignore"],
        #""ignore" treats SF Symbols as labeled, because VoiceOver reads a description of the symbol."#)
    ],
    examples: missingIconButtonLabelAppleExamples + missingIconButtonLabelAndroidExamples
      + missingIconButtonLabelDocumentExamples + missingIconButtonLabelComponentExamples
  ) { id, report in
    let control = report.tree[id]
    if control.isExposed, let spinner = report.tree.spinnerInPlaceOfName(of: id) {
      return report.report(
        id, at: report.tree[spinner].constructor,
        // The indicator is a focus stop of its own, so its description wouldn't label the button.
        "While this shows progress, the button has no label, so TalkBack users can't tell what it does. Keep its label.",
        severity: .information)
    }
    if control.isExposed, control.onlyKeepsTouches {
      return report.report(
        id, at: control.typeRange,
        "TalkBack users stop on this empty view, which only keeps touches from other views. Hide it from accessibility services.",
        severity: .information,
        fixes: [report.fix("Hide the view from accessibility services", .changesBehavior, .hide, on: id)])
    }
    guard control.isExposed || control.exposure == .merged, control.name.isAbsent,
      !control.isNamedByActionBar, !control.isPassiveImage,
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
        || report.tree.isNamedLike(symbol, id)
    {
      return
    }
    let wording = report.wording(for: id, control.purposeOfText)
    // On Apple platforms, the announcement of an image (its file name or nothing) depends on more than the code.
    let heard = control.framework.isAndroid ? report.heard(id) : nil
    let untold = report.tree.untoldText(of: id)
    let imagery = pictures.count == 1 ? report.tree[first].imagery : nil
    let spoken = heard ?? control.spokenWithoutName(imagery, isSymbol: isSymbol)
    let isFileName = report.tree.isNamedByFile(imagery, of: id)
    let message =
      isFileName
      ? "\(control.reader) reads the image's file name: \(spoken). Add a label."
      : untold == nil
        ? control.namelessMessage(spoken, isSymbol: isSymbol)
        : "This button is labeled by its icon, not its text, so \(control.reader) announces \(spoken). Add a label."
    report.reportAbsence(
      id,
      at: control.framework == .androidXML && control.role == .container
        ? control.typeRange : report.tree[first].pictureRange,
      control.nameOfSystem.map { "\(message) \($0)" } ?? message,
      harm: control.nameOfSystem != nil || isSymbol && report.tree.maySayWhatItDoes(id, pictures, actions)
        || symbol?.description == "Add" && report.tree.caption(of: id) == .text
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
  /// Returns the images of a control that need separate labels, because it shows one at a time and no expression can
  /// choose between labels of the control.
  func picturesToLabel(in id: ElementID) -> [ElementID]? {
    guard tree[id].framework == .swiftUI || tree[id].framework == .compose,
      let pictures = tree.alternativePictures(of: id), tree.wordingInScope(of: id) == nil,
      tree.pictureChoice(of: id) == nil,
      // A control that exposes its state keeps one label.
      !tree.showsState(id), tree.composeRole(of: id).map({ $0.name == "Button" }) ?? true
    else { return nil }
    return pictures
  }
}

private extension ElementTree {
  /// Returns the progress indicator that a Compose button shows instead of all that labels it.
  func spinnerInPlaceOfName(of id: ElementID) -> ElementID? {
    let control = self[id]
    guard control.framework == .compose, control.role.isPressable, control.labels.isEmpty,
      control.openness.isDisjoint(with: [.modifiers, .elsewhere])
    else { return nil }
    let parts = parts(of: id)
    guard let spinner = parts.first(where: { self[$0].role == .progress && self[$0].name.isAbsent }) else {
      return nil
    }
    let others = parts.filter {
      self[$0].role == .text || !self[$0].labels.isEmpty || self[$0].role == .custom
    }
    return !others.isEmpty && others.allSatisfy { areAlternatives(spinner, $0) } ? spinner : nil
  }

  /// Returns the only symbol of a control, or nil if there are others or VoiceOver's description of it isn't known.
  func symbolInPlaceOfName(_ pictures: [ElementID]) -> SystemSymbol? {
    guard pictures.count == 1, case .symbol(let name)? = self[pictures[0]].imagery else { return nil }
    return SystemSymbol(named: name)
  }

  /// Returns whether a SwiftUI button is all of a component whose name says the same as its symbol: `CloseButton`,
  /// `CloseButtonView`.
  func isNamedLike(_ symbol: SystemSymbol, _ id: ElementID) -> Bool {
    guard self[id].framework == .swiftUI, let name = viewName(around: id) else { return false }
    let isButton = name.hasSuffix("Button") && self[id].parent == nil || name.hasSuffix("ButtonView")
    return isButton && symbol.describes(name)
  }

  /// Returns whether VoiceOver's description of a symbol may fit the action: the symbol or the action isn't known, or
  /// the symbol and the function share a word, as in `pause` and `pauseRecording`.
  func maySayWhatItDoes(_ id: ElementID, _ pictures: [ElementID], _ actions: [String]) -> Bool {
    guard pictures.count == 1, case .symbol(let name)? = self[pictures[0]].imagery, !name.isEmpty else {
      return pictures.count == 1 && pictureChoice(of: id) == nil
    }
    let symbol = SystemSymbol(named: name)
    if actions.isEmpty { return symbol != nil }
    let own = viewName(around: id).map { $0.hasSuffix("Button") || $0.hasSuffix("ButtonView") ? [$0] : [] }
    if (actions + (own ?? [])).allSatisfy(ActionWords.saysNothing) {
      return symbol.map { ActionWords.forFunction($0.description.lowercased()) != nil } ?? false
    }
    let verb = NameSuggestion.words(in: name).first
    return verb.map { verb in actions.contains { NameSuggestion.words(in: $0).contains(verb) } } ?? false
  }

  /// Returns whether VoiceOver announces an image file name with a word for the action, such as “close_button”.
  func isNamedByFile(_ imagery: Imagery?, of id: ElementID) -> Bool {
    guard case .asset(let name)? = imagery, !self[id].framework.isAndroid, self[id].role.isControl,
      pictureChoice(of: id) == nil
    else { return false }
    let meanings = ActionWords.meanings(ofPicture: name)
    let names = actionNames(of: id).compactMap(ActionWords.forFunction)
    return !meanings.isEmpty && (names.isEmpty || !meanings.isDisjoint(with: names))
  }

  /// Returns the images of a control that shows nothing else, or nil if it shows more.
  func picturesInPlaceOfName(of id: ElementID) -> [ElementID]? {
    let control = self[id]
    if control.actsWhenPressed {
      return solePictures(of: id)
        ?? (control.isLayoutButtonWithoutText || control.isNibButtonWithoutText
          || control.isEmptyButton && children(of: id).isEmpty ? [id] : nil)
    }
    if let pictures = picturesOfClickedLayout(id) { return pictures }
    // `ZStack { Circle(); Image(systemName: "plus") }` with a tap. missing-image-label reports other images in it.
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
  /// True if it's a button in a layout file that has no text and can't get any from code.
  var isLayoutButtonWithoutText: Bool {
    framework == .androidXML && role == .button && typeName.hasSuffix("Button") && identifier == nil
      && openness.isEmpty && title.isAbsent
  }

  /// True if it's a SwiftUI button with an empty label, such as a transparent one behind a row.
  var isEmptyButton: Bool {
    framework == .swiftUI && typeName == "Button" && title.isAbsent && openness.isEmpty
  }

  /// True if it's a button in an Interface Builder file that has neither a title nor an image, such as a transparent
  /// one over an image, and can't get any from code.
  var isNibButtonWithoutText: Bool {
    framework == .interfaceBuilder && role == .button && typeName == "button" && handlerName != nil
      && title.isAbsent && imagery == nil && openness.isDisjoint(with: [.elsewhere, .modifiers, .content])
      && (!circumstances.contains(.visibleOutside) || circumstances.contains(.codeIsKnown))
      && !circumstances.contains(.passive)
  }

  /// Returns whether it's a menu that VoiceOver calls “More”.
  func isMore(_ symbol: SystemSymbol) -> Bool {
    symbol.description == "More" && (role == .menu || typeName == "Menu")
  }

  /// Returns whether it's a share link with the symbol that VoiceOver calls “Share”.
  func isShare(_ symbol: SystemSymbol) -> Bool { symbol.description == "Share" && typeName == "ShareLink" }

  /// A note about the label that the system may provide, or nil if it provides none.
  var nameOfSystem: String? {
    circumstances.contains(.namedByFramework) ? "The system may label a back button." : nil
  }

  /// True if it's an image button in a layout file that certainly nothing makes clickable, so it's only an image.
  var isPassiveImage: Bool {
    framework == .androidXML && role == .iconButton && circumstances.contains(.passive)
      && !circumstances.contains(.listensInCode)
      && (circumstances.contains(.codeIsKnown) || !circumstances.contains(.visibleOutside))
  }

  /// True if it's the navigation icon of an action bar, which gets a default label.
  ///
  /// Source: androidx.appcompat, ToolbarWidgetWrapper, `setDefaultNavigationContentDescription`.
  var isNamedByActionBar: Bool { framework.isAndroid && circumstances.contains(.namedByFramework) }

  /// Returns the message for a control without a label. It doesn't say “only”, because screen readers may add a guess
  /// of what the image shows.
  ///
  /// Source: google/talkback, “Unlabelled icons only” in its settings.
  func namelessMessage(_ heard: String, isSymbol: Bool) -> String {
    isSymbol && !framework.isAndroid
      ? "\(reader) announces \(heard) for this symbol. Add a label that says what this does."
      : "\(reader) announces \(heard), so users can't tell what this does. Add a label."
  }

  /// Returns the announcement of a control without a label.
  ///
  /// Source: google/talkback, “RoleDescriptionExtractor”: TalkBack says “Unlabelled” for images and for elements
  /// without a role. For VoiceOver, see `SystemSymbol`.
  func spokenWithoutName(_ imagery: Imagery?, isSymbol: Bool) -> String {
    switch framework {
    case .swiftUI, .uiKit, .interfaceBuilder:
      // An element without a button role is announced as the image that it shows.
      let role = role.isControl || traits.contains { $0.trait.impliesAction } ? "Button" : "Image"
      switch imagery {
      case .symbol(let name) where !name.isEmpty:
        return Element.announcement(ofSymbol: name, as: role)
      case .asset(let name) where !name.isEmpty: return "“\(name), \(role)”"
      default: return "“\(role)” or \(isSymbol ? "a built-in description" : "the image file name")"
      }
    case .compose: return "“Button”"
    case .androidViews, .androidXML: return "“Unlabelled, Button”"
    }
  }

  /// The range of the code that shows the image.
  var pictureRange: Range<Int> {
    if isMadeHere { return constructor }
    if let imageryRange { return imageryRange }
    return framework.isMarkup ? typeRange : constructor
  }

  /// True if the call that creates the view is in this file. A missing label is reported there.
  private var isMadeHere: Bool { framework == .uiKit && receiver?.isMadeHere == true }

  /// The statement that sets the image, if the finding is reported elsewhere.
  var relatedPicture: [Finding.Related] {
    guard isMadeHere, let imageryRange else { return [] }
    return [Finding.Related(imageryRange, "The image is set here.")]
  }

  /// Returns the element to label. That's the image in three cases in SwiftUI: a label on a `DisclosureGroup` would
  /// replace all text of its content, a `ZStack` isn't an accessibility element, and a `MenuBarExtra` isn't a view. In
  /// Compose, it's the only image, whose content description is the label; if there are several, only one of them may
  /// be visible at a time, so it's the control.
  func labelCarrier(_ id: ElementID, _ pictures: [ElementID]) -> ElementID {
    let isPictures =
      framework == .compose
      ? pictures.count == 1 : ["DisclosureGroup", "ZStack", "MenuBarExtra"].contains(typeName)
    return isPictures ? pictures.first ?? id : id
  }
}
