// The words with which screen readers announce roles, per language (guard G11).

import Elements

/// Role words of one language: for each role the words that repeat it in a name.
struct RoleWords: Sendable {
  /// Words at a name's end that repeat the role, lower-case: `play button`.
  let words: [RoleFamily: Set<String>]
  /// Beginnings of an image's name that repeat its role, with the space after them: `image of `. A language that has any
  /// lists no words for images: at the end they're what the other words describe, as in “attached image”.
  let imagePrefixes: [String]
  /// Whether the role word stands first, as in French (`bouton lecture`), besides last.
  let standsFirst: Bool
  /// Words before a role word that make it a thing and no role: `the button`.
  let determiners: Set<String>
  /// Words before a role word that act on it, except before the word for buttons: `choose photo`, `copy link`.
  var verbs: Set<String> = []

  /// The words of a language by its BCP 47 tag; nil where there is no list, and the rule is silent.
  static func forLanguage(_ tag: String) -> RoleWords? {
    byLanguage[tag.primaryLanguage]
  }

  private static let byLanguage: [String: RoleWords] = [
    "en": english, "de": german, "fr": french, "es": spanish, "it": italian, "pt": portuguese, "nl": dutch,
    "pl": polish, "ru": russian, "tr": turkish, "ar": arabic, "hi": hindi, "id": indonesian,
    "ja": japanese, "ko": korean, "zh": chinese,
  ]
}

/// Roles that share their words.
enum RoleFamily: Hashable, Sendable {
  case button, iconButton, link, image, tab, toggle, checkbox, slider, heading, field, menuItem, picker

  /// The family of an element's role; nil for roles that no word announces.
  init?(_ element: Element) {
    switch element.role {
    case .iconButton: self = .iconButton
    case .button, .menu: self = .button
    case .link: self = .link
    case .image: self = .image
    case .tab: self = .tab
    case .toggle: self = .toggle
    case .checkbox: self = .checkbox
    case .slider: self = .slider
    case .heading: self = .heading
    case .textField, .secureField, .textEditor, .searchField: self = .field
    case .menuItem: self = .menuItem
    case .picker: self = .picker
    default:
      if element.hasTrait(.button) { self = .button; return }
      if element.hasTrait(.link) { self = .link; return }
      if element.hasTrait(.header) { self = .heading; return }
      if element.hasTrait(.image) { self = .image; return }
      return nil
    }
  }
}
