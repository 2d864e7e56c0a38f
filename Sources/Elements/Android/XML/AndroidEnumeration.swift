// Attributes with a fixed set of values.

import Source
import Syntax

/// The valid words and numbers for an attribute that affects assistive technologies.
struct AndroidEnumeration {
  var words: [StaticString]
  var numbers: [StaticString] = []
  /// The intended values of likely mistakes.
  var meanings: [(mistake: StaticString, word: StaticString, isCertain: Bool)] = []

  /// Returns the valid values for an attribute, or nil if the attribute isn't checked.
  ///
  /// Source: Android, “android.R.attr”, of each attribute; `focusable` takes `auto` since API 26.
  static func of(_ attribute: Identifier) -> AndroidEnumeration? {
    switch attribute {
    case "android:importantForAccessibility": importance
    case "android:accessibilityLiveRegion": liveRegion
    case "android:importantForAutofill": autofill
    case "android:justificationMode": justification
    case "android:focusable": focusable
    case "android:accessibilityHeading", "android:screenReaderFocusable", "android:clickable",
      "android:enabled":
      boolean
    default: nil
    }
  }

  private static let importance = AndroidEnumeration(
    words: ["auto", "yes", "no", "noHideDescendants"], numbers: ["0", "1", "2", "4"],
    meanings: [
      ("false", "no", true), ("true", "yes", true), ("hideDescendants", "noHideDescendants", false),
      ("none", "no", false),
    ])
  private static let liveRegion = AndroidEnumeration(
    words: ["none", "polite", "assertive"], numbers: ["0", "1", "2"],
    meanings: [
      ("true", "polite", false), ("yes", "polite", false), ("auto", "polite", false),
      ("false", "none", false),
      ("no", "none", false), ("off", "none", false),
    ])
  private static let autofill = AndroidEnumeration(
    words: ["auto", "yes", "no", "yesExcludeDescendants", "noExcludeDescendants"],
    numbers: ["0", "1", "2", "4", "8", "0x0", "0x1", "0x2", "0x4", "0x8"],
    meanings: [
      ("false", "no", false), ("true", "yes", false), ("noHideDescendants", "noExcludeDescendants", false),
    ])
  private static let justification = AndroidEnumeration(
    words: ["none", "inter_word", "inter_character"], numbers: ["0", "1", "2"],
    meanings: [("false", "none", false), ("true", "inter_word", false)])
  private static let focusable = AndroidEnumeration(
    words: ["true", "false", "auto", "TRUE", "FALSE", "True", "False"],
    meanings: [("yes", "true", false), ("no", "false", false), ("1", "true", false), ("0", "false", false)])
  private static let boolean = AndroidEnumeration(
    words: ["true", "false", "TRUE", "FALSE", "True", "False"],
    meanings: [("yes", "true", false), ("no", "false", false), ("1", "true", false), ("0", "false", false)])

  /// Returns the value of an attribute if it's a literal but not a valid one.
  func invalidValue(of attribute: NodeID, in tree: Tree) -> InvalidValue? {
    guard let node = tree.child(.value, of: attribute) else { return nil }
    let range = tree[node].range
    let value = tree.text[range]
    // References, bound expressions, and flags joined by a bar are resolved elsewhere.
    guard let first = value.first, first != UInt8(ascii: "@"), first != UInt8(ascii: "?"),
      first != UInt8(ascii: "$"), !value.contains(UInt8(ascii: "|")),
      !words.contains(where: { value.isSpelled($0) }), !numbers.contains(where: { value.isSpelled($0) })
    else { return nil }
    let meaning = meanings.first { value.isSpelled($0.mistake) }
    let word = meaning.map { "\($0.word)" }
    return InvalidValue(
      .androidXML, tree.text.string(range), of: tree.nameText(of: attribute), range: tree[attribute].range,
      isEnumeration: true, replacement: word, edits: word.map { [.replace(range, $0)] } ?? [],
      isMeant: meaning?.isCertain ?? false)
  }
}

private extension ArraySlice<UInt8> {
  func isSpelled(_ word: StaticString) -> Bool {
    count == word.utf8CodeUnitCount && begins(with: word)
  }
}
