// Keyboard types in code.

import Source
import Syntax

extension Tree {
  /// Reads `.emailAddress` or `UIKeyboardType.numberPad`.
  ///
  /// Source: Apple, “UIKeyboardType”.
  func appleKeyboard(of value: NodeID) -> Keyboard {
    switch lastName(of: value) {
    case "default": .text
    case "emailAddress": .email
    case "phonePad": .phone
    case "numberPad", "asciiCapableNumberPad": .number
    case "decimalPad": .decimal
    case "URL": .link
    default: .other
    }
  }

  /// Reads `KeyboardType.Email`.
  ///
  /// Source: androidx.compose.ui.text.input, “KeyboardType”.
  func composeKeyboard(of value: NodeID) -> Keyboard {
    switch lastName(of: value) {
    case "Text", "Unspecified": .text
    case "Email": .email
    case "Phone": .phone
    case "Number", "NumberPassword": .number
    case "Decimal": .decimal
    case "Uri": .link
    default: .other
    }
  }

  /// Reads `InputType.TYPE_CLASS_TEXT or InputType.TYPE_TEXT_VARIATION_EMAIL_ADDRESS`.
  ///
  /// Source: Android, “InputType”.
  func androidKeyboard(of value: NodeID) -> Keyboard {
    let flags = subtree(of: value).filter { nodes[$0].kind == .name || nodes[$0].kind == .member }.map {
      nodes[$0].name
    }
    .filter { $0 != "InputType" }
    guard !flags.isEmpty, flags.count <= 8 else { return .other }
    if flags.contains("TYPE_TEXT_VARIATION_EMAIL_ADDRESS")
      || flags.contains("TYPE_TEXT_VARIATION_WEB_EMAIL_ADDRESS")
    {
      return .email
    }
    if flags.contains("TYPE_TEXT_VARIATION_URI") { return .link }
    if flags.contains("TYPE_NUMBER_FLAG_DECIMAL") { return .decimal }
    if flags.contains("TYPE_CLASS_NUMBER") { return .number }
    if flags.contains("TYPE_CLASS_PHONE") { return .phone }
    return flags == ["TYPE_CLASS_TEXT"] ? .text : .other
  }
}

extension Keyboard {
  /// Reads `textEmailAddress` or `number|flagNoExtractUi`.
  ///
  /// Source: Android, “TextView › android:inputType”.
  init(inputType value: ArraySlice<UInt8>) {
    let flags = value.split(separator: UInt8(ascii: "|"), maxSplits: 8).map { Identifier($0) }
    if flags.contains("textEmailAddress") || flags.contains("textWebEmailAddress") {
      self = .email
    } else if flags.contains("textUri") {
      self = .link
    } else if flags.contains("numberDecimal") {
      self = .decimal
    } else if flags.contains("number") || flags.contains("numberSigned") || flags.contains("numberPassword") {
      self = .number
    } else if flags.contains("phone") {
      self = .phone
    } else {
      self = flags == ["text"] ? .text : .other
    }
  }
}
