// The building block of a parsed JSON text.

/// One value of a JSON text.
struct JSONNode: Sendable {
  enum Kind: UInt8, Sendable {
    case null, no, yes, number, plainString, escapedString, array, object
  }

  var kind: Kind
  /// Byte offsets of the value; for a string, of what stands between the quotes.
  var start: UInt32
  var end: UInt32
  /// The index of the first node behind this one and its content.
  var next: UInt32
}
