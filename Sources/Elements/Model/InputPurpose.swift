// What people are asked to type, in one vocabulary for all platforms.

/// What a field asks for, as far as a system or a keyboard can help with it.
public enum InputPurpose: String, Sendable, CaseIterable {
  case email, password, newPassword, oneTimeCode, verificationCode, phone, username, givenName, familyName,
    street, postcode, cardNumber, cardCode, pin, link, amount
  /// The name of a person or thing, or what is told of it: letters, whatever they say.
  case words

  /// What to tell a system that can fill the field in, on each platform.
  ///
  /// Sources: Apple, “UITextContentType”; androidx.autofill, “HintConstants”; androidx.compose.ui.autofill,
  /// “ContentType”.
  var content: (apple: String, android: String, compose: String)? {
    switch self {
    case .email: ("emailAddress", "emailAddress", "EmailAddress")
    case .password: ("password", "password", "Password")
    case .newPassword: ("newPassword", "newPassword", "NewPassword")
    case .oneTimeCode, .verificationCode: ("oneTimeCode", "smsOTPCode", "SmsOtpCode")
    case .phone: ("telephoneNumber", "phone", "PhoneNumber")
    case .username: ("username", "username", "Username")
    case .givenName: ("givenName", "personGivenName", "PersonFirstName")
    case .familyName: ("familyName", "personFamilyName", "PersonLastName")
    case .street: ("streetAddressLine1", "streetAddress", "AddressStreet")
    case .postcode: ("postalCode", "postalCode", "PostalCode")
    case .cardNumber: ("creditCardNumber", "creditCardNumber", "CreditCardNumber")
    case .cardCode, .pin, .link, .amount, .words: nil
    }
  }

  /// Whether a system can fill in what is asked for.
  public var isFilledIn: Bool { content != nil }

  /// The keyboard to type it with; nil where the usual one does.
  public var keyboard: Keyboard? {
    switch self {
    case .email: .email
    case .phone: .phone
    case .link: .link
    case .oneTimeCode, .cardNumber, .cardCode, .pin: .number
    case .amount: .decimal
    case .password, .newPassword, .verificationCode, .username, .givenName, .familyName, .street, .postcode,
      .words:
      nil
    }
  }

  /// Whether nobody can type it without letters.
  public var isInLetters: Bool { self == .givenName || self == .familyName || self == .words }
}

/// The keyboards of a system.
public enum Keyboard: String, Sendable {
  /// The usual one, asked for by name.
  case text
  case email, phone, number, decimal, link
  /// One of the others, or one that cannot be told.
  case other

  /// Sources: Apple, “UIKeyboardType”; androidx.compose.ui.text.input, “KeyboardType”; Android, “TextView ›
  /// android:inputType”.
  var names: (apple: String, compose: String, android: String) {
    switch self {
    case .text, .other: ("default", "Text", "text")
    case .email: ("emailAddress", "Email", "textEmailAddress")
    case .phone: ("phonePad", "Phone", "phone")
    case .number: ("numberPad", "Number", "number")
    case .decimal: ("decimalPad", "Decimal", "numberDecimal")
    case .link: ("URL", "Uri", "textUri")
    }
  }

  /// Whether what belongs on the other keyboard can be typed as well on this one.
  public func serves(_ other: Keyboard) -> Bool {
    // The keys of decimal numbers have a point where phone numbers need a plus sign.
    if self == .decimal, other == .phone { return false }
    return self == .other || self == other || (isNumeric && other.isNumeric)
  }

  /// Whether it has digits and no letters.
  public var isNumeric: Bool { self == .phone || self == .number || self == .decimal }
}

/// What a field tells the system about what is typed into it.
public struct FieldInput: Hashable, Sendable {
  /// Whether it says what is asked for, so that the system can fill it in.
  public var statesPurpose = false
  /// The keyboard that it asks for; nil where it leaves that to the system.
  public var keyboard: Keyboard?
  /// The value that asks for the keyboard.
  public var keyboardRange: Range<Int>?
  /// Whether it shows several lines while it's empty, as for several URLs.
  public var hasLines = false

  mutating func join(_ other: FieldInput) {
    statesPurpose = statesPurpose || other.statesPurpose
    hasLines = hasLines || other.hasLines
    // Of several keyboards nobody can tell which one opens.
    keyboard = keyboard == nil || keyboard == other.keyboard ? other.keyboard ?? keyboard : .other
    keyboardRange = keyboardRange ?? other.keyboardRange
  }

  mutating func ask(for keyboard: Keyboard, at range: Range<Int>) {
    var written = FieldInput()
    (written.keyboard, written.keyboardRange) = (keyboard, range)
    join(written)
  }
}
