// The words with which screen readers announce roles, by language.

import Elements

/// The role words of a language: for each role, the words that repeat it in a label.
struct RoleWords: Sendable {
  /// Words that repeat the role at the end of a label, in lowercase: `play button`.
  let words: [RoleFamily: Set<String>]
  /// Beginnings of an image's label that repeat its role, with the trailing space: `image of `. A language with such
  /// prefixes has no words for images, because at the end they're the noun that's being described: “attached image”.
  let imagePrefixes: [String]
  /// True if the role word may also come first, as in French (`bouton lecture`).
  let standsFirst: Bool
  /// Words before a role word that make it a noun rather than a role: `the button`.
  let determiners: Set<String>
  /// Verbs that take a role word as their object, other than the word for buttons: `choose photo`, `copy link`.
  var verbs: Set<String> = []

  /// Returns the words of the language with a BCP 47 tag, or nil if there is no list. Rules then report nothing.
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

  /// Creates the family of an element's role. Nil if screen readers don't announce the role.
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
