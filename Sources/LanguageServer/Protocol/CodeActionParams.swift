// The parameters of a code action request.

/// The range and the kinds of code actions that a client requests.
///
/// Source: LSP 3.17, “Code Action Request”.
package struct CodeActionParams: Sendable {
  var uri: DocumentURI
  var range: PositionRange
  /// The requested kinds, or nil for all.
  var only: [String]?
  /// The diagnostics that the client shows there, including those from other servers.
  var diagnostics: [ShownDiagnostic]

  init(_ params: JSONValue) throws(ResponseError) {
    uri = DocumentURI(try params.required("textDocument").requiredString("uri"))
    range = try PositionRange(params.required("range"))
    let context = params["context"]
    only = context?["only"].flatMap { $0.elements }?.compactMap(\.string)
    diagnostics = context?["diagnostics"]?.elements?.compactMap(ShownDiagnostic.init) ?? []
  }

  /// Returns whether the client requests actions of `kind`.
  func wants(_ kind: CodeActionKind) -> Bool {
    only?.contains(where: kind.isBelow) ?? true
  }
}
