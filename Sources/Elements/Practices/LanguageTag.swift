// Language tags, such as those that select a text-to-speech voice.

import Syntax

/// A language tag in code or configurations.
///
/// Source: RFC 5646 (BCP 47), “Syntax”: subtags of letters and digits, separated by hyphens; the IANA Language Subtag
/// Registry contains the two-letter languages of ISO 639-1.
public struct LanguageTag {
  /// True if the tag is well-formed and begins with a language, as far as can be determined.
  public let isValid: Bool
  /// The correct tag, or nil if it's unknown or the tag is valid.
  public let meant: String?

  public init(_ text: String) {
    let hyphenated = text.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "-")
    var subtags = hyphenated.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    let language = (subtags.first ?? "").lowercased()
    let isWellFormed = subtags.allSatisfy { subtag in
      (1...8).contains(subtag.utf8.count) && subtag.utf8.allSatisfy { $0.isASCIILetter || $0.isDigit }
    }
    let isKnown = language.utf8.count != 2 || LanguageTag.languages.contains(Identifier(spelled: language))
    let isLanguage = (1...3).contains(language.utf8.count) && language.utf8.allSatisfy(\.isASCIILetter)
    isValid = hyphenated == text && isWellFormed && isKnown && isLanguage
    if !isValid, let right = LanguageTag.countries[language] {
      subtags[0] = right
      meant = subtags.joined(separator: "-")
    } else {
      meant = !isValid && isWellFormed && isKnown && isLanguage ? subtags.joined(separator: "-") : nil
    }
  }

  /// The languages of countries whose code is often mistaken for a language code.
  private static let countries = [
    "jp": "ja", "gr": "el", "cz": "cs", "dk": "da", "ua": "uk", "cn": "zh", "vn": "vi", "us": "en",
    "gb": "en", "il": "he",
  ]

  private static let languages = Set(
    Identifier.list(
      """
      aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en \
      eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io is it iu iw \
      ja ji jv jw ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mo mr ms mt \
      my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm \
      sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
      """))
}

extension Tree {
  /// Returns the practice for a literal that isn't a language tag.
  func languageTag(_ string: NodeID, _ framework: Framework) -> Practice? {
    guard self[string].kind == .string, let text = textValue(ofString: string).literal, !text.isEmpty,
      text.utf8.count < 36
    else { return nil }
    let tag = LanguageTag(text)
    guard !tag.isValid else { return nil }
    return Practice(
      framework, .languageTag(meant: tag.meant), range: self[string].range,
      edits: tag.meant.map { [.replace(self[string].range, "\"\($0)\"")] } ?? [], keepsBehavior: true)
  }
}
