// The nodes of a parsed JSON text.

/// A value in a JSON text.
struct JSONNode: Sendable {
  enum Kind: UInt8, Sendable {
    case null, no, yes, number, plainString, escapedString, array, object
  }

  var kind: Kind
  /// The byte offsets of the value, or, for a string, of the text between the quotes.
  var start: UInt32
  var end: UInt32
  /// The index of the first node after this one and its contents.
  var next: UInt32
}
