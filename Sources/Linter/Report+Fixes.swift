// Intents to fixes: the title, who may apply it, and the edits of the framework's writer.

package import Elements
import Source

extension Report {
  /// A fix that carries out `intent`, or nil if the framework has no way that fits this code. `title` is for a text that a
  /// person has to write; otherwise the title quotes the API and the text.
  package func fix(
    _ title: String, _ applicability: Applicability, _ intent: Intent, on id: ElementID
  ) -> Fix? {
    guard !isSharedBlank(intent, on: id), !staysInOneLanguage(intent, on: id) else { return nil }
    return tree.edits(intent, on: id, in: project).map {
      Fix((intent.writesText ? WrittenTitle.line(for: $0, into: text) : nil) ?? title, applicability, writing: $0)
    }
  }

  /// Whether a text that nobody knows would be written where code makes several views, or binds a layout to several
  /// things: it can't be the same for all of them.
  func isSharedBlank(_ intent: Intent, on id: ElementID) -> Bool {
    let element = tree[id]
    switch intent {
    // In Compose, the row around becomes the control, and its text the label.
    case .title where element.framework == .compose: return false
    case .label(.blank), .title(.blank): return tree.isMadeForSeveral(id) || isFilledByCode(id)
    case .write(_, .blank): return tree.isMadeForSeveral(id)
    case .hint(.blank, let gesture):
      // A listener that is kept listens to more than one view.
      let isShared = element.framework == .androidViews && !text.string(gesture.range).hasSuffix("}")
      return isShared || tree.isMadeForSeveral(id)
    case .buttonRole:
      return element.framework == .uiKit && element.role != .text && element.name.isAbsent
        && tree.isMadeForSeveral(id)
    default: return false
    }
  }

  /// Whether a text would be written into a document that no other language has, in an app that has several.
  private func staysInOneLanguage(_ intent: Intent, on id: ElementID) -> Bool {
    switch intent {
    case .label, .title, .write: isUntranslated(id)
    default: false
    }
  }

  /// Whether an element is in an Interface Builder file that isn't localized, unlike the texts of the app.
  ///
  /// Source: Apple, “Bundle Programming Guide › Localized Resources in Bundles”: those in `.lproj` directories are.
  func isUntranslated(_ id: ElementID) -> Bool {
    tree[id].framework == .interfaceBuilder && !path.contains(".lproj/")
      && project.keepsTextsApart(onAndroid: false)
  }

  /// Whether only code knows what a view of a layout shows: a picture that the layout lacks, or a control in the layout of
  /// a row.
  private func isFilledByCode(_ id: ElementID) -> Bool {
    let element = tree[id]
    guard element.framework == .androidXML else { return false }
    if element.typeName.hasSuffix("ImageView") || element.typeName.hasSuffix("ImageButton") {
      return element.imagery?.name == nil
    }
    return (element.role.isValueControl || element.role.isField) && isLayoutOfRows
  }

  /// Whether the file is called like the layout of a row: `item_mail.xml`, `mail_row.xml`.
  private var isLayoutOfRows: Bool {
    let file = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
    let name = file.prefix { $0 != UInt8(ascii: ".") }
    return name.split(separator: UInt8(ascii: "_")).contains { word in
      ["item", "row", "cell", "preference"].contains { word.elementsEqual($0.utf8) }
    }
  }

  /// What a fix calls the element: a text that's written beside it, a text of the project that says what its action does,
  /// or those words. Otherwise a place to fill in, for which `purpose` says what belongs there.
  package func wording(for id: ElementID, _ purpose: String) -> Wording {
    if let wording = tree.wordingInScope(of: id) { return wording }
    let framework = tree[id].framework
    if let choice = tree.pictureChoice(of: id), !choice.isDrawnState {
      let arms = choice.wordings.map { arm in
        if case .words(let words) = arm { wording(words, on: framework) } else { arm }
      }
      // One label for both would not tell which of them is shown.
      if arms[0] == arms[1] {
        let blank = Wording.blank("what activating it does now")
        return .choice(condition: choice.condition, then: blank, otherwise: blank)
      }
      return .choice(condition: choice.condition, then: arms[0], otherwise: arms[1])
    }
    return tree.actionWords(of: id).map { wording($0, on: framework) } ?? keptAction(of: id)
      ?? tree.wordingInProject(of: id, project) ?? .blank(purpose)
  }

  /// A fix that labels each of the pictures that a control shows one at a time.
  package func labeling(_ pictures: [ElementID]) -> Fix? {
    let framework = tree[pictures[0]].framework
    let words = NameSuggestion.tellingApart(pictures.map { tree[$0].imagery?.name })
    var edits: [WriterEdit] = []
    for (picture, words) in zip(pictures, words) {
      let wording =
        words.map { self.wording($0, on: framework) } ?? Wording.blank("what activating it does now")
      guard let written = tree.edits(.label(wording), on: picture, in: project) else { return nil }
      edits.join(written)
    }
    return Fix("Add a label for each image", .needsText, writing: edits)
  }

  /// The text of the project that says what the function of an action is called: `lap` for `onLap`.
  private func keptAction(of id: ElementID) -> Wording? {
    guard tree[id].framework.isAndroid else { return nil }
    for words in tree.actionNames(of: id).map(ActionWords.telling) where !words.isEmpty {
      let name = words.joined(separator: "_")
      if project.text(name)?.literal?.lowercased() == words.joined(separator: " ") { return .kept(name) }
    }
    return nil
  }

  /// What a fix calls what a gesture does whose handler has this name.
  package func wording(ofHandler name: String?, on framework: Framework, _ purpose: String) -> Wording {
    name.flatMap(ActionWords.forFunction).map { wording($0, on: framework) } ?? .blank(purpose)
  }

  /// Words, or the text of the project that says the same.
  package func wording(_ words: String, on framework: Framework) -> Wording {
    // Documents hold texts, not their keys.
    framework == .interfaceBuilder
      ? .words(words) : project.textOrWords(words, onAndroid: framework.isAndroid)
  }
}

extension Report {
  /// Makes the text beside a control or field of a layout its label, which changes nothing that is seen.
  func connection(of id: ElementID) -> Fix? {
    tree.textLabelling(id).flatMap {
      fix(
        "Use the text \($0 < id ? "above" : "next to it") as the label", .changesBehavior, .connect(label: $0),
        on: id)
    }
  }
}

extension Element {
  /// What a label of the element has to say, where a person has to write it.
  var purposeOfText: String {
    switch role {
    case .image where !isTappable: "what the image shows"
    case .progress, .gauge: "what the value is about"
    case _ where role.isField: "what to enter"
    case _ where role.isValueControl: "what the control changes"
    case .link: "where the link leads"
    case _ where role.isPressable || isTappable || traits.contains(where: \.trait.impliesAction):
      "what the button does"
    default: "what this is"
    }
  }
}

extension Fix.Edit {
  init(_ edit: WriterEdit) {
    self.init(
      edit.range,
      Replacement(
        edit.pieces.map { piece in
          switch piece {
          case .text(let text): .text(text)
          case .placeholder(let text): .placeholder(text)
          case .newString(let string): .text(string.name)
          }
        }))
  }
}

extension Practice {
  /// A fix that does otherwise; nil where that takes thought. It is safe where nothing else changes by it.
  package func fix(_ title: String) -> Fix? {
    guard !edits.isEmpty else { return nil }
    let asks = edits.contains { $0.pieces.contains { if case .placeholder = $0 { true } else { false } } }
    return Fix(
      title, asks ? .needsText : keepsBehavior ? .safe : .changesBehavior, edits: edits.map(Fix.Edit.init))
  }
}
