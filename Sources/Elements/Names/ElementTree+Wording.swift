// Labels that a fix can suggest for an element: nearby text first, then its action and image.

import Source
import Syntax

extension ElementTree {
  /// Returns the text for an element from the code around it, or nil if nothing there labels it.
  public func wordingInScope(of id: ElementID) -> Wording? {
    tooltip(of: id) ?? parameter(naming: id).map(Wording.code) ?? textBeside(id) ?? textDescribing(id)
  }

  /// Returns the label for activating an element: the plain verb of its action, or the meaning of its image if that
  /// fits. Nil if neither is known, or if they differ.
  public func actionWords(of id: ElementID) -> String? {
    // A field has no action.
    guard !self[id].role.isField else { return nil }
    let names = actionNames(of: id).filter { !ActionWords.saysNothing($0) }
    // If a condition chooses the image, the meaning isn't fixed.
    let isChosen = ([id] + parts(of: id)).contains { self[$0].circumstances.contains(.changesPicture) }
    let pictures = isChosen ? [] : pictureWords(of: id)
    let picture = pictures.count == 1 ? pictures.first : nil
    let doesFit = picture.map { picture in names.contains { ActionWords.fits(picture, $0) } } ?? false
    // An arrow means going back, no matter how the screen is closed.
    if let picture, doesFit, ActionWords.isDirection(picture) { return picture }
    // A cross next to typed text clears it.
    if picture == "Close", emptiesText(id) { return "Clear" }
    let verbs = Set(calledNames(of: id).compactMap(ActionWords.forFunction))
    if verbs.count == 1 { return verbs.first }
    if verbs.isEmpty, picture.map(ActionWords.isAmbiguous) ?? true, let verb = verbOfID(id) { return verb }
    if doesFit { return picture }
    guard let picture, verbs.isEmpty else { return nil }
    if !ActionWords.isAmbiguous(picture) || self[id].typeName == "navigationIcon" { return picture }
    // The view's own name may confirm what the image means, or rule it out, but is never a label itself.
    let own = [self[id].identifier?.value.literal, self[id].boundName].compactMap(\.self)
    if own.contains(where: { ActionWords.fits(picture, $0) }) { return picture }
    let isDenied = own.contains { ActionWords.denies(picture, $0) }
    return names.isEmpty && !isDenied && !ActionWords.isDirection(picture) ? picture : nil
  }

  /// Returns the verb in the ID of a layout's view: `fab_clear` is “Clear”.
  private func verbOfID(_ id: ElementID) -> String? {
    self[id].framework == .androidXML
      ? self[id].identifier?.value.literal.flatMap(ActionWords.forFunction) : nil
  }

  /// Returns the known meanings of the images that an element shows.
  private func pictureWords(of id: ElementID) -> Set<String> {
    let names = ([id] + parts(of: id)).compactMap { self[$0].imagery?.name }
    return Set(
      names.compactMap { name in
        // `more_reactions` means more than just “More options”, and `add_people` more than “Add”.
        NameSuggestion.forPicture(name).flatMap {
          ActionWords.isAmbiguous($0) && NameSuggestion.saysMore(name) ? nil : $0
        }
      })
  }

  // MARK: Parameters and properties

  /// Returns the parameter of the composable, or the property of the view, that contains the text for an element.
  private func parameter(naming id: ElementID) -> String? {
    let element = self[id]
    guard element.framework == .compose || element.framework == .swiftUI,
      let owner = component(around: id)
    else { return nil }
    let isKotlin = syntax.language == .kotlin
    var holders = Array(syntax.children(of: owner))
    if let block = syntax.child(.block, of: owner), !isKotlin { holders += Array(syntax.children(of: block)) }
    var texts: [String: NodeID] = [:]
    for holder in holders.prefix(ElementTree.reach)
    where syntax[holder].kind == .parameter || syntax.declarationKind(of: holder) == .property {
      guard let type = syntax.child(.type, of: holder), syntax.child(.block, of: holder) == nil else {
        continue
      }
      let spelled = syntax.text.string(syntax[type].range)
      if ["String", "LocalizedStringKey", "LocalizedStringResource"].contains(spelled)
        || isKotlin && spelled == "String?"
      {
        texts[syntax.nameText(of: holder)] = type
      }
    }
    guard isAlone(id, in: owner) else { return nil }
    func isOptional(_ name: String) -> Bool {
      texts[name].map { syntax.text.string(syntax[$0].range).hasSuffix("?") } ?? false
    }
    let isPressable = element.role.isPressable || element.isTappable
    let names = namingParameters(of: element).filter {
      // A visible label next to a button is about something else, such as the field that contains the button.
      texts[$0] != nil && !(isPressable && isShown(.code($0), near: id, in: owner)) && !isValue($0, of: id)
    }
    for name in names {
      if !isOptional(name) { return name }
      if ElementTree.ownParameters.contains(name) {
        return name + ".orEmpty()"
      }
      // Where it's null, another text names the element.
      guard let other = (names + ["message"]).first(where: { $0 != name && texts[$0] != nil }) else {
        continue
      }
      return "\(name) ?: \(other)\(isOptional(other) ? ".orEmpty()" : "")"
    }
    return nil
  }

  /// Returns whether a name is the value of a field or control: `BasicTextField(name, …)`.
  private func isValue(_ name: String, of id: ElementID) -> Bool {
    let element = self[id]
    guard element.role.isField || element.role.isValueControl else { return false }
    if element.boundName == name { return true }
    guard element.framework == .compose, let call = ComposeWriter(tree: self).call(of: element),
      let value = syntax.value("value", of: call)
        ?? syntax.firstUnlabelledArgument(of: call).flatMap(syntax.value(ofArgument:))
    else { return false }
    return syntax.sourceText(of: value) == name
  }

  /// Names of parameters that are about the control itself, which may have no label.
  private static let ownParameters: Set<String> = [
    "contentDescription", "accessibilityLabel", "imageDescription", "label", "hint", "placeholder",
    "placeholderText",
  ]

  /// Returns the usual names of parameters that label this kind of element, most specific first.
  private func namingParameters(of element: Element) -> [String] {
    switch element.role {
    // The description next to a button isn't about what the button does.
    case .image where element.isTappable: ["contentDescription", "accessibilityLabel"]
    case .image: ["contentDescription", "accessibilityLabel", "imageDescription", "description"]
    case _ where element.role.isField:
      ["label", "title", "hint", "placeholder", "placeholderText", "name", "caption"]
    case _ where element.role.isValueControl: ["label", "title", "name", "caption", "text"]
    default: ["contentDescription", "accessibilityLabel", "label"]
    }
  }

  /// Returns whether an element is the only one of its kind in a component, so the component's parameters are about it.
  private func isAlone(_ id: ElementID, in owner: NodeID) -> Bool {
    let range = syntax[owner].range
    let isField = self[id].role.isField
    func isRival(_ other: Int) -> Bool {
      isField ? elements[other].role.isField : elements[other].role == self[id].role
    }
    func isInside(_ other: Int) -> Bool { range.contains(elements[other].constructor.lowerBound) }
    let after = (id.index + 1..<elements.count).prefix(ElementTree.reach).prefix(while: isInside)
    let before = (0..<id.index).suffix(ElementTree.reach).reversed().prefix(while: isInside)
    return !after.contains(where: isRival) && !before.contains(where: isRival)
  }
}

extension ElementTree {
  /// Returns the label of a custom action that does what a control does: the control's label, or else one for its
  /// action.
  func actionName(of id: ElementID) -> Wording {
    let texts =
      [self[id].labels.last?.value.literal, self[id].title.value?.value.literal]
      + parts(of: id).map { self[$0].title.value?.value.literal }
    if let name = texts.lazy.compactMap(\.self).first, !name.isEmpty,
      !name.contains(where: { $0 == "\"" || $0 == "\\" || $0.isNewline })
    {
      return .words(name)
    }
    return actionWords(of: id).map(Wording.words) ?? .blank("what the action does")
  }
}
