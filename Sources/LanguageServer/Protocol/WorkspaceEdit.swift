// Changes that the editor is asked to make.

import Source

/// Changes to one document. All products of this server stay within one.
///
/// Source: LSP 3.17, “WorkspaceEdit”; `SnippetTextEdit` is from 3.18.
struct WorkspaceEdit: Equatable {
  /// How the client reads edits.
  enum Form: Equatable {
    /// By URI.
    case changes
    /// With the version that the document must have; nil for one that is not open.
    case documentChanges(version: Int?)
    /// Of a file that is made first.
    case creation
  }

  struct Edit: Equatable {
    var range: PositionRange
    var text: String
    /// Whether `text` is a snippet with places to write in.
    var isSnippet = false
  }

  var uri: DocumentURI
  var form: Form
  var edits: [Edit]

  func write(to json: inout JSONWriter) {
    json.object { json in
      switch form {
      case .changes:
        json.key("changes")
        json.object { json in
          json.key(uri.string)
          writeEdits(to: &json)
        }
      case .documentChanges(let version):
        json.key("documentChanges")
        json.array { writeDocumentChange(version, to: &$0) }
      case .creation:
        json.key("documentChanges")
        json.array { json in
          json.object { json in
            json.member("kind", "create")
            json.member("uri", uri.string)
          }
          writeDocumentChange(nil, to: &json)
        }
      }
    }
  }

  private func writeDocumentChange(_ version: Int?, to json: inout JSONWriter) {
    json.object { json in
      json.key("textDocument")
      json.object { json in
        json.member("uri", uri.string)
        json.key("version")
        if let version { json.value(version) } else { json.null() }
      }
      json.key("edits")
      writeEdits(to: &json)
    }
  }

  private func writeEdits(to json: inout JSONWriter) {
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
