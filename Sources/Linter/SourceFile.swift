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

  /// Whether a file at this path reaches users: no test, no preview, not generated or vendored (guard G3).
  package static func ships(path: String) -> Bool { ShippingCode.ships(path: path) }

  /// Whether files of this name are linted at all: Swift, Kotlin, XML below `res/`, and documents of Interface
  /// Builder.
  package static func isLintable(path: String) -> Bool {
    switch Language(path: path) {
    case .swift, .kotlin: true
    case .xml: InterfaceBuilderDocument.isDocument(path: path) || AndroidResource(path: path) != nil
    case nil: false
    }
  }

  /// Whether code and resources elsewhere say much about what is found in files of this name: layouts and documents,
  /// whose views code sets up. They are not worth linting before the others are known.
  package static func isCompletedByOthers(path: String) -> Bool {
    Language(path: path) == .xml && AndroidResource(path: path) != .values
  }
}
