// Diagnostics for the client.

import Linter
import Source

/// A finding with positions, reduced to the parts that the client supports.
///
/// Source: LSP 3.17, “Diagnostic”.
struct Diagnostic {
  /// A related location.
  struct Related {
    /// The document, or nil for the same one.
    var uri: DocumentURI?
    var range: PositionRange
    var message: String
  }

  var uri: DocumentURI
  var range: PositionRange
  var severity: Severity
  /// The rule ID.
  var code: String
  /// The URL of a page about the rule, or nil if the client doesn't support it.
  var page: String?
  var message: String
  var related: [Related]

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("range")
      range.write(to: &json)
      json.member("severity", severity.protocolNumber)
      json.member("code", code)
      if let page {
        json.key("codeDescription")
        json.object { $0.member("href", page) }
      }
      json.member("source", "a11y")
      json.member("message", message)
      if !related.isEmpty {
        json.key("relatedInformation")
        json.array { json in
          for place in related { write(place, to: &json) }
        }
      }
    }
  }

  private func write(_ place: Related, to json: inout JSONWriter) {
    json.object { json in
      json.key("location")
      json.object { json in
        json.member("uri", (place.uri ?? uri).string)
        json.key("range")
        place.range.write(to: &json)
      }
      json.member("message", place.message)
    }
  }
}

extension Severity {
  /// The severity as a number in the protocol.
  ///
  /// Source: LSP 3.17, “DiagnosticSeverity”.
  fileprivate var protocolNumber: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .information: 3
    case .hint: 4
    }
  }
}
