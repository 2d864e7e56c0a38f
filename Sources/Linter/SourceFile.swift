// What the linter is given.

import Elements
package import Source
import Syntax

/// A file to lint: its text and where it stands in the project.
package struct SourceFile: Sendable {
  /// The path below the project root, with forward slashes. Decides the language and whether the file ships.
  package var path: String
  package var text: SourceText

  package init(path: String, text: SourceText) {
    self.path = path
    self.text = text
  }

  /// Whether files of this name are linted at all: Swift, Kotlin, XML below `res/`, and documents of Interface
  /// Builder.
  package static func isLintable(path: String) -> Bool {
    switch Language(path: path) {
    case .swift, .kotlin: true
    case .xml: InterfaceBuilderDocument.isDocument(path: path) || AndroidResource(path: path) != nil
    case nil: false
    }
  }
}
