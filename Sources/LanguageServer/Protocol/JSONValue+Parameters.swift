// Taking the parameters of a message apart: what is required is there, or the message is refused with a
// reason.

import Source

extension JSONValue {
  /// The value at the end of a path of member names; nil where any of them is missing.
  func value(at path: String...) -> JSONValue? { value(along: path) }

  /// Whether the value at the end of a path is `true`.
  func flag(_ path: String...) -> Bool { value(along: path)?.bool == true }

  private func value(along path: [String]) -> JSONValue? {
    var value: JSONValue? = self
    for name in path { value = value?[name] }
    return value
  }

  /// A member that must be there.
  func required(_ name: String) throws(ResponseError) -> JSONValue {
    guard let value = self[name] else { throw ResponseError(.invalidParams, "'\(name)' is missing.") }
    return value
  }

  /// A member that must be a string.
  func requiredString(_ name: String) throws(ResponseError) -> String {
    guard let string = try required(name).string else {
      throw ResponseError(.invalidParams, "'\(name)' must be a string.")
    }
    return string
  }

  /// A member that must be a number without a fraction.
  func requiredInt(_ name: String) throws(ResponseError) -> Int {
    guard let int = try required(name).int else {
      throw ResponseError(.invalidParams, "'\(name)' must be an integer.")
    }
    return int
  }

  /// The strings of an array member; other elements are left out, no array is none.
  func strings(_ name: String) -> [String] {
    self[name]?.elements?.compactMap(\.string) ?? []
  }
}
