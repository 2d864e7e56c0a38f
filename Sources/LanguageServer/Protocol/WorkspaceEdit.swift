// Edits that the editor is asked to apply.

import Source

/// Edits to one document and to others that they refer to.
///
/// Source: LSP 3.17, “WorkspaceEdit”; `SnippetTextEdit` is from 3.18.
struct WorkspaceEdit: Equatable {
  /// The form of the edits that the client supports.
  enum Form: Equatable {
    /// A map from URIs to edits.
    case changes
    /// Edits with the expected document versions.
    case documentChanges
    /// Edits to a file that is created first.
    case creation
  }

  /// The edits to one document.
  struct Document: Equatable {
    var uri: DocumentURI
    /// The document version, or nil if the document isn't open.
    var version: Int?
    var edits: [Edit]
  }

  struct Edit: Equatable {
    var range: PositionRange
    var text: String
    /// True if `text` is a snippet with placeholders.
    var isSnippet = false
  }

  var form: Form
  var documents: [Document]

  func write(to json: inout JSONWriter) {
    json.object { json in
      switch form {
      case .changes:
        json.key("changes")
        json.object { json in
          for document in documents {
            json.key(document.uri.string)
            write(document.edits, to: &json)
          }
        }
      case .documentChanges, .creation:
        json.key("documentChanges")
        json.array { json in
          for document in documents {
            if form == .creation { writeCreation(of: document, to: &json) }
            write(document, to: &json)
          }
        }
      }
    }
  }

  private func writeCreation(of document: Document, to json: inout JSONWriter) {
    json.object { json in
      json.member("kind", "create")
      json.member("uri", document.uri.string)
    }
  }

  private func write(_ document: Document, to json: inout JSONWriter) {
    json.object { json in
      json.key("textDocument")
      json.object { json in
        json.member("uri", document.uri.string)
        json.key("version")
        if let version = document.version { json.value(version) } else { json.null() }
      }
      json.key("edits")
      write(document.edits, to: &json)
    }
  }

  private func write(_ edits: [Edit], to json: inout JSONWriter) {
    json.array { json in
      for edit in edits {
        json.object { json in
          json.key("range")
          edit.range.write(to: &json)
          if edit.isSnippet {
            json.key("snippet")
            json.object { json in
              json.member("kind", "snippet")
              json.member("value", edit.text)
            }
          } else {
            json.member("newText", edit.text)
          }
        }
      }
    }
  }
}
