// The request for what can be done about a stretch of text.

/// A stretch of a document and what the client wants to know about it.
///
/// Source: LSP 3.17, “Code Action Request”.
package struct CodeActionParams: Sendable {
  var uri: DocumentURI
  var range: PositionRange
  /// The kinds that the client asks for; nil for all.
  var only: [String]?
  /// The diagnostics that the client shows there, those of other servers among them.
  var diagnostics: [ShownDiagnostic]

  init(_ params: JSONValue) throws(ResponseError) {
    uri = DocumentURI(try params.required("textDocument").requiredString("uri"))
    range = try PositionRange(params.required("range"))
    let context = params["context"]
    only = context?["only"].flatMap { $0.elements }?.compactMap(\.string)
    diagnostics = context?["diagnostics"]?.elements?.compactMap(ShownDiagnostic.init) ?? []
  }

  /// Whether the client wants actions of `kind`.
  func wants(_ kind: CodeActionKind) -> Bool {
    only?.contains(where: kind.isBelow) ?? true
  }
}
