// How lists are printed.

/// The formats of commands that print a list.
enum ListFormat: String, CaseIterable {
  case text, json
}

extension OptionSyntax {
  static let listFormat = OptionSyntax("--format", value: "FORMAT", does: "text (default) or json.")
    .choosing(ListFormat.self)
}
