// The request to run a command of the server.

/// A command and the document it is for.
///
/// Source: LSP 3.17, “Execute a command”.
package struct ExecuteCommandParams: Sendable {
  var command: String
  /// The first argument: a URI, or an object with one.
  var uri: DocumentURI?

  init(_ params: JSONValue) throws(ResponseError) {
    command = try params.requiredString("command")
    let argument = params["arguments"]?.elements?.first
    let uri =
      argument?.string ?? argument?["uri"]?.string ?? argument?.value(at: "textDocument", "uri")?.string
    self.uri = uri.map { DocumentURI($0) }
  }
}
