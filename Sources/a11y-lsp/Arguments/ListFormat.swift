// The output formats of commands that print a list.

/// An output format of commands that print a list.
enum ListFormat: String, CaseIterable {
  case text, json
}

extension OptionSyntax {
  static let listFormat = OptionSyntax("--format", value: "FORMAT", does: "text (default) or json.")
    .choosing(ListFormat.self)
}
