// Access to the parameters of a message. If a required one is missing, the message is rejected with an error.

import Source

extension JSONValue {
  /// Returns the value at a path of member names, or nil if any of them is missing.
  func value(at path: String...) -> JSONValue? { value(along: path) }

  /// Returns whether the value at a path of member names is `true`.
  func flag(_ path: String...) -> Bool { value(along: path)?.bool == true }

  private func value(along path: [String]) -> JSONValue? {
    var value: JSONValue? = self
    for name in path { value = value?[name] }
    return value
  }

  /// Returns a required member.
  func required(_ name: String) throws(ResponseError) -> JSONValue {
    guard let value = self[name] else { throw ResponseError(.invalidParams, "'\(name)' is missing.") }
    return value
  }

  /// Returns a required string member.
  func requiredString(_ name: String) throws(ResponseError) -> String {
    guard let string = try required(name).string else {
      throw ResponseError(.invalidParams, "'\(name)' must be a string.")
    }
    return string
  }

  /// Returns a required integer member.
  func requiredInt(_ name: String) throws(ResponseError) -> Int {
    guard let int = try required(name).int else {
      throw ResponseError(.invalidParams, "'\(name)' must be an integer.")
    }
    return int
  }

  /// Returns the strings in an array member, without other elements. Empty if it isn't an array.
  func strings(_ name: String) -> [String] {
    self[name]?.elements?.compactMap(\.string) ?? []
  }
}
