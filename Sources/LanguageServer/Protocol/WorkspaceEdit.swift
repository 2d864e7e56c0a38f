// Changes that the editor is asked to make.

import Source

/// Changes to one document, and to those that the changes refer to.
///
/// Source: LSP 3.17, “WorkspaceEdit”; `SnippetTextEdit` is from 3.18.
struct WorkspaceEdit: Equatable {
  /// How the client reads edits.
  enum Form: Equatable {
    /// By URI.
    case changes
    /// With the versions that the documents must have.
    case documentChanges
    /// Of a file that is made first.
    case creation
  }

  /// The changes to one of the documents.
  struct Document: Equatable {
    var uri: DocumentURI
    /// Nil for one that isn't open.
    var version: Int?
    var edits: [Edit]
  }

  struct Edit: Equatable {
    var range: PositionRange
    var text: String
    /// Whether `text` is a snippet with places to write in.
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
