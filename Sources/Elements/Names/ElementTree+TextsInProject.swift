// Texts elsewhere in the project that fit an element: the labels of its image, and texts with its name.

import Source
import Syntax

extension ElementTree {
  /// Returns the project's text for an element that nothing nearby labels, or the system's description of its image.
  /// Nil if neither certainly fits.
  public func wordingInProject(of id: ElementID, _ project: ProjectView) -> Wording? {
    let framework = self[id].framework
    guard
      let wording = textOfPicture(of: id, project) ?? textNamedAlike(id, project)
        ?? symbolWords(of: id).map({ project.textOrWords($0, onAndroid: false) }),
      !framework.isAndroid || settled(wording, in: project) != nil
    else { return nil }
    guard framework == .interfaceBuilder else { return wording }
    // An Interface Builder file contains the text itself.
    switch wording {
    case .kept(let key): return project.localizedText(key)?.literal.map(Wording.words)
    case .words: return wording
    default: return nil
    }
  }

  /// Returns the only image of a control, if nothing replaces it.
  private func solePicture(of id: ElementID) -> Imagery? {
    guard self[id].role.isPressable || self[id].isTappable, let pictures = solePictures(of: id),
      pictures.count == 1, !self[pictures[0]].circumstances.contains(.changesPicture),
      !self[id].circumstances.contains(.changesPicture)
    else { return nil }
    return self[pictures[0]].imagery
  }

  // MARK: Images

  /// Returns the label of other buttons with the same image, if all of them have the same label.
  private func textOfPicture(of id: ElementID, _ project: ProjectView) -> Wording? {
    let framework = self[id].framework
    guard let imagery = solePicture(of: id), let name = imagery.name,
      let key = PictureLabel.key(imagery, onAndroid: framework.isAndroid)
    else { return nil }
    let labels = project.pictureLabels(key)
    let own = labels.filter { $0.path == project.path }
    let counted = own.isEmpty ? labels : own
    guard let first = counted.first, let written = project.words(of: first), !ShortText.isAllCaps(written),
      case let said = written.lowercased(),
      counted.allSatisfy({ project.words(of: $0)?.lowercased() == said }),
      isTelling(said, of: name, id, at: Set(counted.map(\.path)), project.path)
    else { return nil }
    switch first.words {
    case .resource(let name): return .kept(name)
    case .literal(let words):
      if !framework.isAndroid, project.localizedText(words) != nil { return .kept(words) }
      return project.textOrWords(words, onAndroid: framework.isAndroid)
    case .code(let code, let head):
      return textLookup(around: self[id], in: project)?.names.contains(Identifier(spelled: head)) == true
        ? .code(code) : nil
    case .unknown: return nil
    }
  }

  /// Returns whether a label describes what an image shows, rather than a single button: it says no more than the
  /// image, files about different things agree on it, or it's on the same view for other devices.
  private func isTelling(
    _ label: String, of picture: String, _ id: ElementID, at paths: Set<String>, _ path: String
  ) -> Bool {
    let meaning = NameSuggestion.forPicture(picture)
    if let meaning,
      ActionWords.isDirection(meaning) || picture.contains("arrow") || picture.contains("chevron")
    {
      let names = actionNames(of: id) + [self[id].identifier?.value.literal].compactMap(\.self)
      guard names.contains(where: { ActionWords.fits(meaning, $0) }) else { return false }
    }
    // The element's own name or action must not say something else.
    let own = [self[id].identifier?.value.literal].compactMap(\.self) + calledNames(of: id)
    guard own.compactMap(ActionWords.forFunction).allSatisfy({ $0.lowercased() == label }) else {
      return false
    }
    if isDenied(meaning, by: id) { return false }
    let words = NameSuggestion.words(in: label)
    let shown = Set(
      NameSuggestion.tellingWords(in: picture)
        + [meaning, SystemSymbol(named: picture)?.description]
        .compactMap(\.self).flatMap(NameSuggestion.words))
    if !words.isEmpty, shown.isSuperset(of: words) { return true }
    if paths.contains(where: { $0 != path && ElementTree.fileName($0) == ElementTree.fileName(path) }) {
      return true
    }
    return paths.count > 1 && !(meaning.map(ActionWords.isAmbiguous) ?? false)
  }

  private static func fileName(_ path: String) -> Substring {
    path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
  }

  /// Returns VoiceOver's description of a button's symbol, if that names an action and nothing suggests another one.
  private func symbolWords(of id: ElementID) -> String? {
    guard !self[id].framework.isAndroid, case .symbol(let name)? = solePicture(of: id),
      let words = SystemSymbol(named: name)?.description,
      ["Send", "Call", "Filter", "Refresh"].contains(words),
      calledNames(of: id).allSatisfy({ ActionWords.forFunction($0) == nil })
    else { return nil }
    return words
  }

  // MARK: Names

  /// Returns the project's short text that consists of exactly the words in the name of an element's identifier or
  /// image.
  private func textNamedAlike(_ id: ElementID, _ project: ProjectView) -> Wording? {
    let isControl = self[id].role.isPressable || self[id].isTappable
    guard isControl || self[id].role.isValueControl || self[id].role.isField else { return nil }
    for name in [self[id].identifier?.value.literal, solePicture(of: id)?.name] {
      guard let name, let found = project.shortText(inName: name, onAndroid: self[id].framework.isAndroid)
      else {
        continue
      }
      // A verb says what a button does, but not what a switch changes: `saveSwitch`.
      if !isControl, ActionWords.forFunction(found.words.joined(separator: "_")) != nil,
        !self[id].role.isField
      {
        return nil
      }
      // `increment_button` with the image `ic_add` doesn't add anything.
      let own = self[id].identifier?.value.literal.flatMap(ActionWords.forFunction)
      if let own, own.lowercased() != found.words.joined(separator: " ") { return nil }
      if name == self[id].identifier?.value.literal { return .kept(found.text) }
      return isDenied(NameSuggestion.forPicture(name), by: id) ? nil : .kept(found.text)
    }
    return nil
  }

  /// Returns whether an element's identifier shows that an ambiguous image doesn't have its usual meaning.
  private func isDenied(_ meaning: String?, by id: ElementID) -> Bool {
    guard let meaning, ActionWords.isAmbiguous(meaning), let own = self[id].identifier?.value.literal else {
      return false
    }
    return ActionWords.denies(meaning, own)
  }
}

extension ProjectView {
  /// Returns the labels that files give buttons with an image.
  func pictureLabels(_ key: ProjectKey) -> [PictureLabel] {
    answers(key).compactMap { if case .pictureLabel(let label) = $0.fact { label } else { nil } }
  }

  /// Returns the text of a label, or the code that looks it up if the text isn't known. Nil for a computed label.
  func words(of label: PictureLabel) -> String? {
    switch label.words {
    case .resource(let name): text(name)?.literal ?? "@" + name
    case .literal(let words): localizedText(words)?.literal ?? words
    case .code(let code, _): PictureLabel.key(in: code).flatMap { localizedText($0)?.literal } ?? code
    case .unknown: nil
    }
  }

  /// Returns the short text that consists of the words in an identifier, with or without those for the view's place:
  /// `quick_note` for `widget_quick_note`.
  func shortText(inName name: String, onAndroid: Bool) -> (words: [String], text: String)? {
    let words = NameSuggestion.wordsOfText(in: name)
    let rest = Array(words.drop(while: NameSuggestion.surroundings.contains))
    for words in words == rest ? [words] : [words, rest] where !words.isEmpty && words.count <= 3 {
      if let text = shortText(named: words, onAndroid: onAndroid) { return (words, text) }
    }
    return nil
  }

  /// Returns the name of the text that consists of these words, or of a short text whose name does.
  func shortText(named words: [String], onAndroid: Bool) -> String? {
    if let name = nameOfText(saying: words.joined(separator: " "), onAndroid: onAndroid) { return name }
    let name = words.joined(separator: "_")
    let text = onAndroid ? text(name) : localizedText(name)
    guard let words = text?.literal, ShortText.isShort(words), !ShortText.isAllCaps(words) else { return nil }
    return name
  }
}
