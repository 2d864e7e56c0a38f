// The name and version of the product.

/// The name and the version that the command line and the protocol show.
package enum Product {
  package static let name = "a11y-lsp"
  package static let version = "0.1.0"
  /// The URL of the repository, empty until it's known.
  package static let address = ""

  /// Returns where people find the file at `path` in the repository: its URL or, until that's known, its path.
  package static func place(ofFile path: String) -> String {
    address.isEmpty ? "\(path) in the a11y-lsp repository" : "\(address)/blob/main/\(path)"
  }

  /// The URL of the published rule pages, with a slash at the end. Empty until it's known. Editors, SARIF, and RULES.md
  /// link to these pages, or to WCAG criteria without them.
  package static let rulePages = ""
}
