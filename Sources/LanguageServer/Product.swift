// What the product is called.

/// The name and the version that the command line and the protocol show.
package enum Product {
  package static let name = "a11y-lsp"
  package static let version = "0.1.0"
  /// Where the product is at home; empty until that is known.
  package static let address = ""
}
