// The question what a screen reader says of a declaration.

import Source

/// The parameters of `a11y/speech`, which is this server's own request.
package struct SpeechParams: Sendable {
  var uri: DocumentURI
  /// A place in the declaration; nil for the first one.
  var position: Position?
  /// `voiceOver` or `talkBack`; nil for the one that the file is for.
  var reader: String?

  init(_ params: JSONValue) throws(ResponseError) {
    uri = DocumentURI(try params.required("textDocument").requiredString("uri"))
    // A position that is `null` is none.
    position =
      if let value = params["position"], value.isObject { try Position(value) } else { nil }
    reader = params["reader"]?.string
  }
}
