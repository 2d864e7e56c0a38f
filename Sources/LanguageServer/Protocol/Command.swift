// The commands that the server runs.

import Source

/// A command of `workspace/executeCommand`.
enum Command: String, CaseIterable {
  /// Applies all safe fixes of the document whose URI is the argument.
  case fixAll = "a11y.fixAll"
  /// Returns what a screen reader says of the declaration at a place, as a text; arguments: a URI and a position.
  case readScreen = "a11y.readScreen"
  /// Tells the configuration about the component at a place: `{ "uri": …, "position": … }`.
  case teachComponent = "a11y.teachComponent"
  /// Has the baseline list what is found in the document whose URI is the argument, and no more.
  case updateBaseline = "a11y.updateBaseline"
  /// Answers with what to try with the screens of the document whose URI is the argument, in Markdown.
  case checklist = "a11y.checklist"
}

extension Command {
  /// Writes the command as an entry of a menu; `writeArgument` writes its only argument.
  ///
  /// Source: LSP 3.17, “Command”.
  func write(_ title: String, to json: inout JSONWriter, _ writeArgument: (inout JSONWriter) -> Void) {
    json.object { json in
      json.member("title", title)
      json.member("command", rawValue)
      json.key("arguments")
      json.array(writeArgument)
    }
  }

  /// The same for a command that is about a place.
  func write(_ title: String, to json: inout JSONWriter, _ uri: DocumentURI, _ position: Position) {
    write(title, to: &json) { json in
      json.object { json in
        json.member("uri", uri.string)
        json.key("position")
        position.write(to: &json)
      }
    }
  }
}
