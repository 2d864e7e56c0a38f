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
    /// With the version that the document must have.
    case documentChanges(version: Int)
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
        json.array { json in
          json.object { json in
            json.key("textDocument")
            json.object { json in
              json.member("uri", uri.string)
              json.member("version", version)
            }
            json.key("edits")
            writeEdits(to: &json)
          }
        }
      }
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
