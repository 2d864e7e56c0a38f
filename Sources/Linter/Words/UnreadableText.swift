// Texts that mean nothing when they are read aloud: notes to oneself, file names, identifiers.

/// What makes a text unfit to be heard.
package enum UnreadableText: Sendable {
  /// A word that stands where a text was to follow: “TODO”, “label”.
  case placeholder
  /// A file or something that only a program reads: `btn_close.png`, `ic_close`, a UUID.
  case file
  /// One token in the manner of an identifier or a key: `closeButton`, `close_button`, `trash.fill`.
  case identifier

  /// What is wrong with `text`; nil for a text that people may read. `brandWords` are names in camel case.
  package init?(_ text: String, brandWords: [String] = []) {
    let bytes = Array(text.utf8).trimmingBlanks
    guard let first = bytes.first, bytes.count <= 200 else { return nil }
    let lowered = bytes.map(\.lowercasedASCII)
    let word = String(decoding: lowered, as: UTF8.self)
    if UnreadableText.placeholders.contains(word) || word.hasPrefix("lorem ipsum") || word == "lorem" {
      self = .placeholder
    } else if UnreadableText.fileExtensions.contains(where: { word.hasSuffix($0) }), lowered.count > 5 {
      self = .file
    } else if bytes.contains(where: { !$0.isTokenByte })
      || brandWords.contains(String(decoding: bytes, as: UTF8.self))
    {
      return nil
    } else if UnreadableText.prefixes.contains(where: {
      lowered.starts(with: $0.utf8) && lowered.count > $0.utf8.count
    })
      || bytes.isNumberedFile || bytes.isUUID
    {
      self = .file
    } else if bytes.isSnakeCase || bytes.isDotted || (first.isLowerCaseLetter && bytes.isCamelCase) {
      self = .identifier
    } else {
      return nil
    }
  }

  /// The generic words that fixes insert where nothing better is known, and that are to be replaced.
  private static let placeholders: Set<String> = [
    "todo", "fixme", "label", "text", "title", "image", "icon", "button", "untitled", "test", "xxx",
    "placeholder",
    "description", "describe the picture", "result",
  ]
  private static let fileExtensions = [".png", ".jpg", ".jpeg", ".svg", ".webp", ".pdf"]
  private static let prefixes = ["ic_", "img_", "btn_", "bg_", "icon_"]
}

private extension [UInt8] {
  var trimmingBlanks: [UInt8] {
    var slice = self[...]
    while let first = slice.first, first == 0x20 || first == 0x0A || first == 0x09 { slice.removeFirst() }
    while let last = slice.last, last == 0x20 || last == 0x0A || last == 0x09 { slice.removeLast() }
    return Array(slice)
  }

  /// `IMG_1234`, `DSC00012`: the names that cameras give.
  var isNumberedFile: Bool {
    for prefix in ["IMG_", "DSC_", "DSC0", "PXL_"] where starts(with: prefix.utf8) {
      return count > prefix.utf8.count
        && dropFirst(prefix.utf8.count).allSatisfy { $0.isDigit || $0 == UInt8(ascii: "_") }
    }
    return false
  }

  var isUUID: Bool {
    let groups = split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return groups.map(\.count) == [8, 4, 4, 4, 12]
      && groups.allSatisfy { $0.allSatisfy(\.isHexadecimalDigit) }
  }

  /// Two or more lower-case parts joined by underscores.
  var isSnakeCase: Bool {
    let parts = split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isLowerCaseLetter || $0.isDigit } }
      && parts.contains { $0.contains(where: \.isLowerCaseLetter) }
  }

  /// Parts of two or more letters joined by dots, numbers between them, that are no address: `trash.fill`,
  /// `editor.browse-file`.
  var isDotted: Bool {
    let parts = split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last else { return false }
    let isNumber: (SubSequence) -> Bool = { !$0.isEmpty && $0.allSatisfy(\.isDigit) }
    let isWord: (SubSequence) -> Bool = {
      $0.count > 1
        && $0.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
        && $0.first?.isLowerCaseLetter == true
    }
    return parts.allSatisfy { isWord($0) || isNumber($0) } && parts.filter(isWord).count > 1
      && !topLevelDomains.contains(String(decoding: last, as: UTF8.self))
  }

  /// Three or more lower-case letters, or the short name of a kind of picture, and then a capitalized word; no other
  /// characters than letters and digits.
  var isCamelCase: Bool {
    let head = prefix(while: \.isLowerCaseLetter)
    let tail = dropFirst(head.count)
    guard tail.count > 1, let first = tail.first, let second = tail.dropFirst().first,
      first.isUpperCaseLetter,
      second.isLowerCaseLetter, allSatisfy({ $0.isLetter || $0.isDigit })
    else { return false }
    return head.count > 2 || head.elementsEqual("ic".utf8) || head.elementsEqual("bg".utf8)
  }
}

/// The ends of addresses that people do read aloud.
private let topLevelDomains: Set<String> = [
  "com", "org", "net", "io", "de", "dev", "app", "co", "uk", "fr", "eu", "at", "ch", "info", "ai", "tv", "me",
  "gov",
  "edu", "social", "online", "fm", "us", "in", "it", "es", "nl", "jp", "br", "ca", "au",
]

private extension UInt8 {
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isLowerCaseLetter: Bool { self >= 0x61 && self <= 0x7A }
  var isUpperCaseLetter: Bool { self >= 0x41 && self <= 0x5A }
  var isLetter: Bool { isLowerCaseLetter || isUpperCaseLetter }
  var isHexadecimalDigit: Bool { isDigit || (lowercasedASCII >= 0x61 && lowercasedASCII <= 0x66) }
  var lowercasedASCII: UInt8 { isUpperCaseLetter ? self | 0x20 : self }
  /// A character of identifiers and file names in ASCII.
  var isTokenByte: Bool {
    isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: ".") || self == UInt8(ascii: "-")
  }
}
