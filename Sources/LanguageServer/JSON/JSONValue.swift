// Access to the values in a JSON text. JSONValue+Strings.swift decodes strings.

/// A value in a `JSONDocument`. All properties return nil for values of another kind.
package struct JSONValue: Sendable {
  let document: JSONDocument
  private let index: Int

  init(_ document: JSONDocument, _ index: Int) {
    self.document = document
    self.index = index
  }

  var node: JSONNode { document.nodes[index] }

  /// The value of an object's member, or nil if it's missing or `null`, which the protocol treats alike. If several
  /// members have the same name, returns the last one.
  package subscript(name: String) -> JSONValue? {
    guard let found = indexOfMember(name), document.nodes[found].kind != .null else { return nil }
    return JSONValue(document, found)
  }

  /// Returns whether the object has a member called `name`, even if it's `null`.
  package func has(_ name: String) -> Bool { indexOfMember(name) != nil }

  /// Returns the index of the value of the last member called `name`.
  private func indexOfMember(_ name: String) -> Int? {
    guard node.kind == .object else { return nil }
    var found: Int?
    var key = index + 1
    while key < Int(node.next) {
      if JSONValue(document, key).equals(name) { found = key + 1 }
      key = next(after: key + 1)
    }
    return found
  }

  /// The members of an object, in source order.
  package var members: [(name: String, value: JSONValue)]? {
    guard node.kind == .object else { return nil }
    var members: [(name: String, value: JSONValue)] = []
    var key = index + 1
    while key < Int(node.next) {
      members.append((JSONValue(document, key).string ?? "", JSONValue(document, key + 1)))
      key = next(after: key + 1)
    }
    return members
  }

  /// The elements of an array.
  package var elements: [JSONValue]? {
    guard node.kind == .array else { return nil }
    var elements: [JSONValue] = []
    var element = index + 1
    while element < Int(node.next) {
      elements.append(JSONValue(document, element))
      element = next(after: element)
    }
    return elements
  }

  package var bool: Bool? {
    switch node.kind {
    case .yes: true
    case .no: false
    default: nil
    }
  }

  /// An integer, clamped to the range of `Int`. Nil for a number with a fraction.
  package var int: Int? {
    guard node.kind == .number else { return nil }
    if let exact = Int(rawText) { return exact }
    guard let number = Double(rawText), number.rounded() == number else { return nil }
    return Int(exactly: number) ?? (number < 0 ? Int.min : Int.max)
  }

  package var isNull: Bool { node.kind == .null }
  package var isObject: Bool { node.kind == .object }
  package var isNumber: Bool { node.kind == .number }
  package var isString: Bool { node.kind == .plainString || node.kind == .escapedString }

  /// The source text of the value, including quotes.
  package var rawText: String {
    let quote = isString ? 1 : 0
    return String(decoding: document.bytes[Int(node.start) - quote..<Int(node.end) + quote], as: UTF8.self)
  }

  private func next(after value: Int) -> Int { Int(document.nodes[value].next) }
}
