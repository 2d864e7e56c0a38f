// A value inside a JSON text, and what can be taken out of it. How escapes are decoded is in
// JSONValue+Strings.swift.

/// A value of a `JSONDocument`. Every question has an answer: a value of another kind gives nil.
package struct JSONValue: Sendable {
  let document: JSONDocument
  private let index: Int

  init(_ document: JSONDocument, _ index: Int) {
    self.document = document
    self.index = index
  }

  var node: JSONNode { document.nodes[index] }

  /// The value of an object's member; nil where there is none and where it is `null`, which the protocol
  /// treats alike. Of several members with one name the last counts.
  package subscript(name: String) -> JSONValue? {
    guard let found = indexOfMember(name), document.nodes[found].kind != .null else { return nil }
    return JSONValue(document, found)
  }

  /// Whether the object has a member called `name`, be it `null`.
  func has(_ name: String) -> Bool { indexOfMember(name) != nil }

  /// The index of the value of the last member called `name`.
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

  /// The members of an object in the order of the text.
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

  /// A number without a fraction; one beyond the range of `Int` becomes the nearest that is not.
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

  /// The value as it stands in the text, quotes included.
  package var rawText: String {
    let quote = isString ? 1 : 0
    return String(decoding: document.bytes[Int(node.start) - quote..<Int(node.end) + quote], as: UTF8.self)
  }

  private func next(after value: Int) -> Int { Int(document.nodes[value].next) }
}
