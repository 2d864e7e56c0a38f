// Fixes for intents: titles, applicability, and the edits of the framework's writer.

package import Elements
import Source

extension Report {
  /// Returns a fix for `intent`, or nil if the framework's writer can't write it in this code. The fix has `title`
  /// unless its title can quote an API and a text.
  package func fix(
    _ title: String, _ applicability: Applicability, _ intent: Intent, on id: ElementID
  ) -> Fix? {
    guard !isSharedBlank(intent, on: id), !staysInOneLanguage(intent, on: id) else { return nil }
    return tree.edits(intent, on: id, in: project).map {
      Fix(
        (intent.writesText ? WrittenTitle.line(for: $0, into: text, keptText(on: id)) : nil) ?? title,
        applicability,
        writing: $0)
    }
  }

  /// Returns the text for a key in an Apple project, or nil if it's the same or isn't known.
  private func keptText(on id: ElementID) -> (String) -> String? {
    guard !tree[id].framework.isAndroid else { return { _ in nil } }
    let project = project
    return { key in project.localizedText(key)?.literal.flatMap { $0 == key ? nil : $0 } }
  }

  /// Returns whether a fix would insert one empty text for several views that code creates, or for a layout that code
  /// binds to several items. They can't all share one text.
  func isSharedBlank(_ intent: Intent, on id: ElementID) -> Bool {
    let element = tree[id]
    switch intent {
    // In Compose, the enclosing row becomes the control, and the row's text becomes the label.
    case .title where element.framework == .compose: return false
    case .label(.blank), .title(.blank): return tree.isMadeForSeveral(id) || isFilledByCode(id)
    case .write(_, .blank): return tree.isMadeForSeveral(id)
    case .hint(.blank, let gesture):
      // A stored listener may be set on several views.
      let isShared = element.framework == .androidViews && !text.string(gesture.range).hasSuffix("}")
      return isShared || tree.isMadeForSeveral(id)
    case .buttonRole:
      return element.framework == .uiKit && element.role != .text && element.name.isAbsent
        && tree.isMadeForSeveral(id)
    default: return false
    }
  }

  /// Returns whether a fix would insert a text into a file that isn't localized, in a localized app.
  private func staysInOneLanguage(_ intent: Intent, on id: ElementID) -> Bool {
    switch intent {
    case .label, .title, .write: isUntranslated(id)
    default: false
    }
  }

  /// Returns whether an element is in an Interface Builder file that isn't localized, in a localized app.
  ///
  /// Source: Apple, “Bundle Programming Guide › Localized Resources in Bundles”: those in `.lproj` directories are,
  /// except for `Base.lproj`, whose files are localized with separate texts.
  func isUntranslated(_ id: ElementID) -> Bool {
    guard tree[id].framework == .interfaceBuilder, project.keepsTextsApart(onAndroid: false) else {
      return false
    }
    guard path.contains("Base.lproj/") else { return !path.contains(".lproj/") }
    let file = path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
    return project.translates("") && !project.translates(String(file))
  }

  /// Returns whether only code determines the content of a layout's view: an image view without an image, or a control
  /// in a row's layout.
  private func isFilledByCode(_ id: ElementID) -> Bool {
    let element = tree[id]
    guard element.framework == .androidXML else { return false }
    if element.typeName.hasSuffix("ImageView") || element.typeName.hasSuffix("ImageButton") {
      return element.imagery?.name == nil
    }
    return (element.role.isValueControl || element.role.isField) && isLayoutOfRows
  }

  /// True if the file is named like the layout of a row: `item_mail.xml`, `mail_row.xml`.
  private var isLayoutOfRows: Bool {
    let file = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
    let name = file.prefix { $0 != UInt8(ascii: ".") }
    return name.split(separator: UInt8(ascii: "_")).contains { word in
      ["item", "row", "cell", "preference"].contains { word.elementsEqual($0.utf8) }
    }
  }

  /// Returns the label that a fix writes for an element: a nearby text, the project's text for the element's action, or
  /// the words for that action. Otherwise, returns a placeholder with `purpose` as the description of the missing text.
  package func wording(for id: ElementID, _ purpose: String) -> Wording {
    if let wording = tree.wordingInScope(of: id) { return wording }
    let framework = tree[id].framework
    if let choice = tree.pictureChoice(of: id), !choice.isDrawnState {
      let arms = choice.wordings.map { arm in
        if case .words(let words) = arm { wording(words, on: framework) } else { arm }
      }
      // One label for both images wouldn't tell users which of them is displayed.
      if arms[0] == arms[1] {
        let blank = Wording.blank("what activating it does now")
        return .choice(condition: choice.condition, then: blank, otherwise: blank)
      }
      return .choice(condition: choice.condition, then: arms[0], otherwise: arms[1])
    }
    return tree.actionWords(of: id).map { wording($0, on: framework) } ?? keptAction(of: id)
      ?? tree.wordingInProject(of: id, project) ?? .blank(purpose)
  }

  /// Returns a fix that labels each of a control's alternative images.
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

  /// Returns the project's text for the function that an action calls, such as `lap` for `onLap`.
  private func keptAction(of id: ElementID) -> Wording? {
    guard tree[id].framework.isAndroid else { return nil }
    for words in tree.actionNames(of: id).map(ActionWords.telling) where !words.isEmpty {
      let name = words.joined(separator: "_")
      if project.text(name)?.literal?.lowercased() == words.joined(separator: " ") { return .kept(name) }
    }
    return nil
  }

  /// Returns the description of a gesture with a handler of this name, or a placeholder with `purpose`.
  package func wording(ofHandler name: String?, on framework: Framework, _ purpose: String) -> Wording {
    name.flatMap(ActionWords.forFunction).map { wording($0, on: framework) } ?? .blank(purpose)
  }

  /// Returns the words, or the project's text with the same words.
  package func wording(_ words: String, on framework: Framework) -> Wording {
    // Interface Builder files contain texts, not keys.
    framework == .interfaceBuilder
      ? .words(words) : project.textOrWords(words, onAndroid: framework.isAndroid)
  }
}

extension Report {
  /// Returns a fix that makes the text next to a layout's control or field its label, without any visible change.
  func connection(of id: ElementID) -> Fix? {
    tree.textLabelling(id).flatMap {
      fix(
        "Use the text \($0 < id ? "above" : "next to it") as the label", .changesBehavior,
        .connect(label: $0),
        on: id)
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
  /// Returns a fix for the practice, or nil if it requires a decision. It's safe if nothing else changes.
  package func fix(_ title: String) -> Fix? {
    guard !edits.isEmpty else { return nil }
    let asks = edits.contains { $0.pieces.contains { if case .placeholder = $0 { true } else { false } } }
    return Fix(
      title, asks ? .needsText : keepsBehavior ? .safe : .changesBehavior, edits: edits.map(Fix.Edit.init))
  }
}
