// The English words that show the input purpose of a field.

import Elements

/// Input purposes by the words of a field's label or identifier.
enum InputWords {
  /// The maximum number of words in a label. Longer texts are explanations.
  static let mostWords = 6

  /// Returns the words of a text in lowercase: `your`, `e`, and `mail` for “Your e-mail”.
  static func words(in text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Returns the input purposes that the words of a label or identifier mention.
  static func purposes(in words: [String]) -> Set<InputPurpose> {
    var found: Set<InputPurpose> = []
    for (purpose, spelling) in spellings where words.holds(spelling) { found.insert(purpose) }
    // A longer phrase overrides the shorter one that it contains.
    if found.contains(.newPassword) { found.remove(.password) }
    if found.contains(.oneTimeCode) { found.remove(.verificationCode) }
    if found.contains(.postcode) { found.remove(.pin) }
    if found.count > 1 || !numbers.isDisjoint(with: words) { found.remove(.words) }
    return found
  }

  /// Returns whether the words are about another person, a search, or something other than the value itself.
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

  /// Words for values in digits, whatever they refer to: “Company number”.
  private static let numbers: Set<String> = [
    "number", "no", "nr", "code", "count", "digits", "size", "year", "price", "port", "ip", "version",
  ]

  /// Words of fields that aren't about the user.
  private static let others: Set<String> = [
    "recipient", "recipients", "invite", "invitee", "search", "filter", "query", "friend", "gift", "guest",
    "customer", "employee", "sender", "contact", "to", "cc", "bcc", "about", "hint", "forgot", "template",
    "subject", "message", "body", "signature", "title", "label", "error", "reminder", "generator", "length",
    "or", "and", "provider", "quality", "list", "format", "pattern", "prefix", "suffix", "id",
    "certificate", "import", "export",
  ]
}

private extension [String] {
  /// Returns whether the array contains the words of `spelling` consecutively.
  func holds(_ spelling: [String]) -> Bool {
    guard let first = spelling.first, spelling.count <= count else { return false }
    return indices.contains { index in
      self[index] == first && self[index...].starts(with: spelling)
    }
  }
}
