// A JSON text read into one flat array. How it is read is in JSONParser.swift, how values are taken out of it
// in JSONValue.swift.

/// A JSON text: its bytes and one node for each value in it.
///
/// Strings stay undecoded until somebody asks for them, so that the many parts of a message that nobody looks
/// at cost next to nothing.
package struct JSONDocument: Sendable {
  let bytes: [UInt8]
  /// All values in preorder; the keys of an object are strings before their values. Never empty.
  let nodes: [JSONNode]

  /// Reads a whole text; fails on anything that RFC 8259 does not allow.
  package init(parsing bytes: [UInt8]) throws(JSONSyntaxError) {
    var parser = JSONParser(bytes)
    nodes = try parser.parse()
    self.bytes = bytes
  }

  private init(bytes: [UInt8], nodes: [JSONNode]) {
    self.bytes = bytes
    self.nodes = nodes
  }

  /// The text `null`.
  static let null = JSONDocument(bytes: [], nodes: [JSONNode(kind: .null, start: 0, end: 0, next: 1)])

  /// The outermost value.
  package var root: JSONValue { JSONValue(self, 0) }
}
