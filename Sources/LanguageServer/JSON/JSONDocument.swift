// A parsed JSON text as one flat array. JSONParser.swift contains the parser, and JSONValue.swift gives access to
// values.

/// A JSON text: its bytes and one node for each value.
///
/// Strings are decoded only when they're needed, so that unused parts of a message cost almost nothing.
package struct JSONDocument: Sendable {
  let bytes: [UInt8]
  /// All values in preorder, never empty. The keys of an object are strings before their values.
  let nodes: [JSONNode]

  /// Parses a complete text. Throws if RFC 8259 doesn't allow it.
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
  package static let null = JSONDocument(bytes: [], nodes: [JSONNode(kind: .null, start: 0, end: 0, next: 1)])

  /// The outermost value.
  package var root: JSONValue { JSONValue(self, 0) }
}
