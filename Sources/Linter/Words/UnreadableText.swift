// Texts that mean nothing when read aloud: to-do notes, file names, and identifiers.

/// The reason why a text isn't suitable as a label.
package enum UnreadableText: Sendable {
  /// A placeholder: “TODO”, “label”.
  case placeholder
  /// A file name or machine-readable ID: `btn_close.png`, `ic_close`, or a UUID.
  case file
  /// A single token that looks like an identifier or a key: `closeButton`, `close_button`, `trash.fill`.
  case identifier

  /// Creates the reason why `text` is unreadable. Nil if it's readable. `brandWords` are accepted camel-case names.
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

  /// Generic words that fixes insert when no better text is known, and other placeholders.
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

  /// True if it's a file name from a camera: `IMG_1234`, `DSC00012`.
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

  /// True if it consists of two or more lowercase parts joined by underscores.
  var isSnakeCase: Bool {
    let parts = split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isLowerCaseLetter || $0.isDigit } }
      && parts.contains { $0.contains(where: \.isLowerCaseLetter) }
  }

  /// True if it consists of words of two or more letters, and numbers, joined by dots: `trash.fill`,
  /// `editor.browse-file`. Internet addresses don't count.
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

  /// True if it consists of letters and digits and starts with three or more lowercase letters, `ic`, or `bg`, followed
  /// by a capitalized word.
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

/// Top-level domains of addresses that can be read aloud.
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
  /// True if it's an ASCII character of identifiers or file names.
  var isTokenByte: Bool {
    isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: ".") || self == UInt8(ascii: "-")
  }
}
