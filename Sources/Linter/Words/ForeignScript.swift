// Scripts that voices for languages with a Latin script can't read.

/// A script and the language that it's mostly used for.
struct ForeignScript: Sendable {
  var language: String
  private var ranges: [ClosedRange<UInt32>]

  /// The scripts by language, with their blocks in the Unicode Standard.
  private static let all = [
    ForeignScript(language: "el", ranges: [0x370...0x3FF]),
    ForeignScript(language: "ru", ranges: [0x400...0x52F]),
    ForeignScript(language: "he", ranges: [0x590...0x5FF]),
    ForeignScript(language: "ar", ranges: [0x600...0x6FF, 0x750...0x77F]),
    ForeignScript(language: "hi", ranges: [0x900...0x97F]),
    ForeignScript(language: "bn", ranges: [0x980...0x9FF]),
    ForeignScript(language: "ta", ranges: [0xB80...0xBFF]),
    ForeignScript(language: "th", ranges: [0xE00...0xE7F]),
    ForeignScript(language: "ka", ranges: [0x10A0...0x10FF]),
    ForeignScript(language: "ja", ranges: [0x3040...0x30FF]),
    ForeignScript(language: "ko", ranges: [0xAC00...0xD7AF, 0x1100...0x11FF]),
    ForeignScript(language: "zh", ranges: [0x4E00...0x9FFF]),
  ]

  /// Returns the first script that most letters of a text belong to. Nil if `language` itself doesn't use Latin script,
  /// or if the text has fewer than three letters.
  static func first(in text: String, beside language: String) -> ForeignScript? {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }), !foreignLanguages.contains(language.primaryLanguage) else {
      return nil
    }
    let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
    guard letters.count >= 3 else { return nil }
    return all.first { script in
      letters.filter { letter in script.ranges.contains { $0.contains(letter.value) } }.count * 2
        > letters.count
    }
  }

  /// Languages that don't use Latin script.
  private static let foreignLanguages: Set<String> = Set(all.map(\.language)).union([
    "uk", "bg", "sr", "mk", "be", "kk", "mn", "fa", "ur", "yi", "mr", "ne", "te", "kn", "ml", "gu", "pa",
    "si",
    "my", "km", "lo", "am", "hy",
  ])

  /// Returns whether a text starts with a language's name for itself, as in language pickers.
  static func isLanguageName(_ text: String) -> Bool {
    let name = text.lowercased()
    return names.contains { name == $0 || name.hasPrefix($0 + " ") }
  }

  private static let names = [
    "ελληνικά", "русский", "українська", "български", "српски", "македонски", "беларуская", "қазақша",
    "монгол",
    "עברית", "العربية", "فارسی", "اردو", "हिन्दी", "हिंदी", "मराठी", "नेपाली", "বাংলা", "தமிழ்", "ไทย",
    "ქართული", "日本語", "한국어", "中文", "简体中文", "繁體中文", "简体", "繁體",
  ]
}
