// Traits and states that VoiceOver adds to announcements, in the languages in which they're known.

/// VoiceOver's own words.
///
/// Source: cashapp/AccessibilitySnapshot, whose tables are based on what VoiceOver says; Apple publishes none.
enum VoiceOverWords {
  /// The English words, in the same order as in each language. ① is a position, ② the total.
  static let english = [
    "Selected", "Dimmed", "Button", "Back Button", "Tab", "Heading", "Link", "Adjustable", "Image",
    "Search Field", "Switch Button", "On", "Off", "Mixed", "Text Field", "Secure Text Field",
    "Actions available", "① of ②",
  ]

  /// The words by language.
  static let byLanguage: [String: [String]] = [
    "de": [
      "Auswahl", "Grau dargestellt", "Taste", "Zurück Taste", "Tabulator", "Überschrift", "Hyperlink",
      "Einstellbar", "Bild", "Suchfeld", "Umschalttaste", "Ein", "Aus", "Gemischt", "Textfeld",
      "Sicheres Textfeld", "Aktionen verfügbar", "① von ②",
    ],
    "ru": [
      "Выбрано", "Недоступно", "Кнопка", "Кнопка назад", "Вкладка", "Заголовок", "Ссылка",
      "Элемент регулировки", "Изображение", "Поле поиска", "Кнопка-переключатель", "Вкл.", "Выкл.",
      "Смешанно", "текстовое поле", "Защищённое текстовое поле", "Доступны действия", "① из ②",
    ],
  ]
}
