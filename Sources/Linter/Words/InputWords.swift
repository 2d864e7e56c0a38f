// The English words by which fields are called after what they ask for.

import Elements

/// What the words of a field's name ask for.
enum InputWords {
  /// Longer texts are about something rather than its name.
  static let mostWords = 6

  /// “Your e-mail” as `your e mail`.
  static func words(in text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  static func purposes(in words: [String]) -> Set<InputPurpose> {
    var found: Set<InputPurpose> = []
    for (purpose, spelling) in spellings where words.holds(spelling) { found.insert(purpose) }
    // The longer name says what the shorter one is part of.
    if found.contains(.newPassword) { found.remove(.password) }
    if found.contains(.oneTimeCode) { found.remove(.verificationCode) }
    if found.contains(.postcode) { found.remove(.pin) }
    if found.count > 1 || !numbers.isDisjoint(with: words) { found.remove(.words) }
    return found
  }

  /// Whether a name speaks of somebody else, of a search, or of the name of what is typed.
  static func areAboutOthers(_ words: [String]) -> Bool { !others.isDisjoint(with: words) }

  private static let spellings: [(InputPurpose, [String])] = [
    (.email, ["email"]), (.email, ["e", "mail"]), (.email, ["mail", "address"]),
    (.password, ["password"]), (.newPassword, ["new", "password"]), (.newPassword, ["confirm", "password"]),
    (.newPassword, ["repeat", "password"]), (.newPassword, ["password", "confirmation"]),
    (.oneTimeCode, ["otp"]), (.oneTimeCode, ["totp"]), (.verificationCode, ["one", "time", "code"]),
    (.verificationCode, ["verification", "code"]), (.verificationCode, ["sms", "code"]),
    (.phone, ["phone"]), (.phone, ["telephone"]), (.phone, ["mobile", "number"]),
    (.username, ["username"]), (.username, ["user", "name"]), (.username, ["login", "name"]),
    (.givenName, ["first", "name"]), (.givenName, ["given", "name"]), (.givenName, ["firstname"]),
    (.familyName, ["last", "name"]), (.familyName, ["family", "name"]), (.familyName, ["surname"]),
    (.familyName, ["lastname"]),
    (.street, ["street"]), (.postcode, ["postcode"]), (.postcode, ["postal", "code"]), (.postcode, ["zip"]),
    (.postcode, ["zipcode"]), (.postcode, ["pincode"]), (.postcode, ["pin", "code"]),
    (.cardNumber, ["card", "number"]), (.cardNumber, ["cardnumber"]),
    (.cardCode, ["cvv"]), (.cardCode, ["cvc"]), (.pin, ["pin"]), (.pin, ["mpin"]),
    (.link, ["url"]), (.link, ["website"]), (.amount, ["amount"]),
    (.words, ["name"]), (.words, ["city"]), (.words, ["town"]), (.words, ["company"]), (.words, ["country"]),
    (.words, ["description"]), (.words, ["comment"]), (.words, ["comments"]), (.words, ["notes"]),
  ]

  /// What is written in digits, whatever it belongs to: “Company number”.
  private static let numbers: Set<String> = [
    "number", "no", "nr", "code", "count", "digits", "size", "year", "price", "port", "ip", "version",
  ]

  private static let others: Set<String> = [
    "recipient", "recipients", "invite", "invitee", "search", "filter", "query", "friend", "gift", "guest",
    "customer", "employee", "sender", "contact", "to", "cc", "bcc", "about", "hint", "forgot", "template",
    "subject", "message", "body", "signature", "title", "label", "error", "reminder", "generator", "length",
    "or", "and", "provider", "quality", "list", "format", "pattern", "prefix", "suffix", "id",
    "certificate", "import", "export",
  ]
}

private extension [String] {
  /// Whether words stand in it side by side.
  func holds(_ spelling: [String]) -> Bool {
    guard let first = spelling.first, spelling.count <= count else { return false }
    return indices.contains { index in
      self[index] == first && self[index...].starts(with: spelling)
    }
  }
}
