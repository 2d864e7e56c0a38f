// Input purposes of text fields, in one vocabulary for all platforms.

/// The purpose of a field, if the system or a keyboard can help with it.
public enum InputPurpose: String, Sendable, CaseIterable {
  case email, password, newPassword, oneTimeCode, verificationCode, phone, username, givenName, familyName,
    street, postcode, cardNumber, cardCode, pin, link, amount
  /// The name or description of a person or thing: any letters.
  case words

  /// The autofill value for the purpose, on each platform.
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

  /// True if the system can fill in the field.
  public var isFilledIn: Bool { content != nil }

  /// The keyboard for the purpose, or nil for the default keyboard.
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

  /// True if the text always needs letters.
  public var isInLetters: Bool { self == .givenName || self == .familyName || self == .words }
}

/// The system keyboards.
public enum Keyboard: String, Sendable {
  /// The default keyboard, requested by name.
  case text
  case email, phone, number, decimal, link
  /// Another keyboard, or one that isn't known.
  case other

  /// The keyboard's name on each platform.
  ///
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

  /// Returns whether text for the other keyboard can be typed on this one, too.
  public func serves(_ other: Keyboard) -> Bool {
    // Decimal keyboards have a point, but phone numbers need a plus sign.
    if self == .decimal, other == .phone { return false }
    return self == .other || self == other || (isNumeric && other.isNumeric)
  }

  /// True if the keyboard has digits and no letters.
  public var isNumeric: Bool { self == .phone || self == .number || self == .decimal }
}

/// The input settings of a text field.
public struct FieldInput: Hashable, Sendable {
  /// True if the field states its purpose, so the system can fill it in.
  public var statesPurpose = false
  /// The requested keyboard, or nil if the system decides.
  public var keyboard: Keyboard?
  /// The value that requests the keyboard.
  public var keyboardRange: Range<Int>?
  /// True if the field shows several lines while it's empty, as for several URLs.
  public var hasLines = false

  mutating func join(_ other: FieldInput) {
    statesPurpose = statesPurpose || other.statesPurpose
    hasLines = hasLines || other.hasLines
    // With several keyboards, it isn't known which one opens.
    keyboard = keyboard == nil || keyboard == other.keyboard ? other.keyboard ?? keyboard : .other
    keyboardRange = keyboardRange ?? other.keyboardRange
  }

  mutating func ask(for keyboard: Keyboard, at range: Range<Int>) {
    var written = FieldInput()
    (written.keyboard, written.keyboardRange) = (keyboard, range)
    join(written)
  }
}
