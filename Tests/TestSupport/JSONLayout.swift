// Readable JSON: one line if it fits, otherwise one line per member.

package import LanguageServer

/// A layout of JSON with two spaces of indentation and lines of at most `width` columns if possible.
package struct JSONLayout {
  private let width: Int

  package init(width: Int = 110) {
    self.width = width
  }

  /// Returns the value as text without a final line ending.
  package func text(of value: JSONValue) -> String {
    text(of: value, indentation: "", prefix: 0)
  }

  private func text(of value: JSONValue, indentation: String, prefix: Int) -> String {
    let line = self.line(value)
    if indentation.count + prefix + line.count <= width { return line }
    let inner = indentation + "  "
    if let members = value.members, !members.isEmpty {
      let lines = members.map { name, value in
        let key = "\"\(name)\": "
        return inner + key + text(of: value, indentation: inner, prefix: key.count)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indentation)}"
    }
    if let elements = value.elements, !elements.isEmpty {
      let lines = elements.map { inner + text(of: $0, indentation: inner, prefix: 0) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indentation)]"
    }
    return line
  }

  private func line(_ value: JSONValue) -> String {
    if let members = value.members {
      return "{" + members.map { "\"\($0)\": \(line($1))" }.joined(separator: ", ") + "}"
    }
    if let elements = value.elements { return "[" + elements.map(line).joined(separator: ", ") + "]" }
    return value.rawText
  }
}
