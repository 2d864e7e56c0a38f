// The commands that clients can run.

import Source

/// A command of `workspace/executeCommand`.
enum Command: String, CaseIterable {
  /// Applies all safe fixes in the document whose URI is the argument.
  case fixAll = "a11y.fixAll"
  /// Returns the announcements for the declaration at a position as text. Arguments: a URI and a position.
  case readScreen = "a11y.readScreen"
  /// Adds the component at a position to the configuration. Argument: `{ "uri": …, "position": … }`.
  case teachComponent = "a11y.teachComponent"
  /// Updates the baseline with the findings in the document whose URI is the argument.
  case updateBaseline = "a11y.updateBaseline"
  /// Returns a manual test checklist, in Markdown, for the document whose URI is the argument.
  case checklist = "a11y.checklist"
}

extension Command {
  /// Writes the command as a menu entry. `writeArgument` writes its only argument.
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

  /// Writes a command that takes a position.
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
