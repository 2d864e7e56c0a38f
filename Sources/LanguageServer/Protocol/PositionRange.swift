// Ranges of text in the protocol.

package import Source

/// Two positions in units of the negotiated encoding, with an exclusive end.
///
/// Source: LSP 3.17, “Basic JSON Structures › Range”.
package struct PositionRange: Hashable, Sendable {
  package var start: Position
  package var end: Position

  package init(start: Position, end: Position) {
    self.start = start
    self.end = end
  }

  init(_ value: JSONValue) throws(ResponseError) {
    start = try Position(value.required("start"))
    end = try Position(value.required("end"))
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("start")
      start.write(to: &json)
      json.key("end")
      end.write(to: &json)
    }
  }
}

extension Position {
  init(_ value: JSONValue) throws(ResponseError) {
    self.init(line: try value.requiredInt("line"), character: try value.requiredInt("character"))
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("line", line)
      json.member("character", character)
    }
  }
}
