// Source files, the input of the linter.

package import Elements
package import Source
package import Syntax

/// A file to lint: its text and its path in the project.
package struct SourceFile: Sendable {
  /// The path relative to the project root, with forward slashes. Determines the language and whether the file ships.
  package let path: String
  package var text: SourceText
  /// The kind of the file, or nil if it can't be parsed.
  package let kind: FileKind?
  package var language: Language? { kind?.language }

  package init(path: String, text: SourceText) {
    self.path = path
    kind = FileKind(path: path)
    self.text = text
  }

  /// Returns whether a file at this path ships to users: it isn't a test or preview, and isn't generated or vendored.
  package static func ships(path: String) -> Bool { ShippingCode.ships(path: path) }

  /// Returns whether files at this path are linted: Swift, Kotlin, XML in `res/`, and Interface Builder files.
  package static func isLintable(path: String) -> Bool {
    switch FileKind(path: path) {
    case .swift, .kotlin, .interfaceBuilder, .resource: true
    case .otherXML, nil: false
    }
  }

  /// Returns whether findings in the file depend heavily on other files. Layouts and Interface Builder files do,
  /// because code sets up their views, so they're linted after the others.
  package static func isCompletedByOthers(path: String) -> Bool {
    switch FileKind(path: path) {
    case .interfaceBuilder, .otherXML: true
    case .resource(let resource): resource != .values
    case .swift, .kotlin, nil: false
    }
  }
}
