// The parameters of a speech request.

import Source

/// The parameters of `a11y/speech`, a custom request of this server.
package struct SpeechParams: Sendable {
  var uri: DocumentURI
  /// A position in the declaration, or nil for the first declaration.
  var position: Position?
  /// The screen reader, `voiceOver` or `talkBack`, or nil for the one of the file's platform.
  var reader: String?

  init(_ params: JSONValue) throws(ResponseError) {
    uri = DocumentURI(try params.required("textDocument").requiredString("uri"))
    // `null` means no position.
    position =
      if let value = params["position"], value.isObject { try Position(value) } else { nil }
    reader = params["reader"]?.string
  }
}
