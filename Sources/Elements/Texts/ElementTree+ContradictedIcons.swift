// Labels of views in Android layouts that were copied from another view.

/// A label that says something else than the icon and the ID of its view.
public struct ContradictedIcon: Sendable {
  public var label: WrittenText
  /// The name of the icon's resource.
  public var icon: String
  public var identifier: String
}

extension ElementTree {
  /// Returns the label of a view whose icon and ID agree with each other but not with the label, if something also
  /// shows what the label was written for: another view with the same label, or a word for a photo or another action.
  public func contradictedIcon(of id: ElementID) -> ContradictedIcon? {
    let element = self[id]
    guard element.framework == .androidXML, element.exposure != .hidden, element.title.isAbsent,
      element.role == .image || element.role == .iconButton || element.role == .button,
      !element.circumstances.contains(.changesPicture), let icon = element.imagery?.name,
      let identifier = element.identifier?.value.literal, let label = element.labels.last,
      let said = LabelWords(label.value), let meaning = IconMeaning(icon, identifier),
      said.all.isDisjoint(with: LabelWords.words(in: icon)),
      said.all.isDisjoint(with: LabelWords.words(in: identifier)), !meaning.mayBeCalled(said)
    else { return nil }
    guard
      !said.all.isDisjoint(with: ContradictedIcon.photos) || meaning.isOtherAction(said)
        || isLabelOfOther(label, said, than: id)
    else { return nil }
    return ContradictedIcon(label: label, icon: icon, identifier: identifier)
  }

  /// Returns whether another view in the layout has the same label and a different icon that fits the label.
  private func isLabelOfOther(_ label: WrittenText, _ said: LabelWords, than id: ElementID) -> Bool {
    elements.indices.prefix(512).contains { index in
      let other = elements[index]
      guard index != id.index, other.labels.last?.value == label.value, let icon = other.imagery?.name,
        icon != self[id].imagery?.name
      else { return false }
      let shown = LabelWords.words(in: icon)
        .union(LabelWords.words(in: other.identifier?.value.literal ?? ""))
      return !said.all.isDisjoint(with: shown)
        || said.all.contains("select") && !shown.isDisjoint(with: ["check", "checkbox", "checked"])
    }
  }
}

private extension ContradictedIcon {
  /// Words in labels of photos.
  static let photos: Set<String> = [
    "cover", "avatar", "thumbnail", "poster", "artwork", "photo", "portrait", "banner",
  ]
}

/// The words in a label and in the name of its resource.
private struct LabelWords {
  var all: Set<String>
  /// The name of the resource.
  var name: String

  /// Returns nil if the label isn't a string resource, whose name is usually English.
  init?(_ text: TextValue) {
    switch text {
    case .resource(let resource), .resolved(_, let resource): name = PictureLabel.plainName(resource)
    default: return nil
    }
    all = LabelWords.words(in: name).union(text.literal.map(LabelWords.words) ?? [])
    if all.isEmpty { return nil }
  }

  /// Returns the words in a name or text apart from those for what a view is.
  static func words(in name: String) -> Set<String> {
    Set(NameSuggestion.words(in: name)).subtracting([
      "ic", "icon", "image", "img", "view", "button", "btn", "of", "the", "a", "24dp", "dp", "description",
      "content", "desc", "cd", "item",
    ])
  }
}

/// The meaning of an icon that an ID confirms.
private enum IconMeaning {
  case moreOptions, disclosure
  /// A plain action.
  case action(String)

  init?(_ icon: String, _ identifier: String) {
    let words = LabelWords.words(in: icon)
    let names = Set(NameSuggestion.words(in: identifier))
    if words.contains("overflow") || words.contains("ellipsis")
      || words.contains("more") && !words.isDisjoint(with: ["vert", "horiz", "vertical", "horizontal"])
    {
      guard !names.isDisjoint(with: ["menu", "more", "overflow", "options"]) else { return nil }
      self = .moreOptions
    } else if words.contains("expand") && !words.isDisjoint(with: ["more", "less"]) {
      guard !names.isDisjoint(with: ["expand", "collapse", "arrow", "chevron", "caret", "toggle"]) else {
        return nil
      }
      self = .disclosure
    } else {
      let meanings = ActionWords.meanings(ofPicture: icon)
      guard meanings.count == 1, let meaning = meanings.first, ActionWords.fits(meaning, identifier),
        !ActionWords.isDirection(meaning)
      else { return nil }
      self = .action(meaning)
    }
  }

  /// Returns whether a label may be meant for the icon.
  func mayBeCalled(_ said: LabelWords) -> Bool {
    switch self {
    case .moreOptions:
      !said.all.isDisjoint(with: [
        "more", "menu", "options", "option", "actions", "action", "overflow", "settings", "tools", "context",
      ])
    case .disclosure:
      !said.all.isDisjoint(with: [
        "expand", "collapse", "show", "hide", "more", "less", "open", "close", "details", "toggle", "arrow",
        "dropdown", "fold", "unfold", "view", "see",
      ])
    case .action(let meaning): ActionWords.fits(meaning, said.name)
    }
  }

  /// Returns whether a label certainly names another action.
  func isOtherAction(_ said: LabelWords) -> Bool {
    guard case .action(let meaning) = self, let other = ActionWords.forFunction(said.name) else {
      return false
    }
    return other != meaning && !ActionWords.isAmbiguous(other) && !ActionWords.isAmbiguous(meaning)
  }
}
