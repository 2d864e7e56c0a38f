// The parameters of a command request.

import Source

/// A command and its document.
///
/// Source: LSP 3.17, “Execute a command”.
package struct ExecuteCommandParams: Sendable {
  var command: String
  /// The first argument: a URI, or an object with one.
  var uri: DocumentURI?
  /// The position in the document, in the first argument or as the second one, or nil.
  var position: Position?

  init(_ params: JSONValue) throws(ResponseError) {
    command = try params.requiredString("command")
    let argument = params["arguments"]?.elements?.first
    let uri =
      argument?.string ?? argument?["uri"]?.string ?? argument?.value(at: "textDocument", "uri")?.string
    self.uri = uri.map { DocumentURI($0) }
    let arguments = params["arguments"]?.elements ?? []
    let place = argument?["position"] ?? (arguments.count > 1 ? arguments[1] : nil)
    position = try? place.map { value throws(ResponseError) in try Position(value) }
  }
}
