// The syntax of an option.

/// An option of a command.
struct OptionSyntax: Sendable {
  /// The spellings, main one first: `--quiet`, `-q`.
  var names: [String]
  /// The placeholder for the value in the help, such as `LEVEL`, or nil if the option takes none.
  var value: String?
  /// A description for the help.
  var summary: String
  /// The values that the option accepts.
  var values: ValueSyntax

  init(_ names: String..., value: String? = nil, does summary: String) {
    self.names = names
    self.value = value
    self.summary = summary
    values = ValueSyntax(placeholder: value ?? "")
  }

  /// Returns this option, restricted to the values of a closed list.
  func choosing<Choice: RawRepresentable<String> & CaseIterable>(_ type: Choice.Type) -> OptionSyntax {
    var option = self
    option.values = .words(type.allCases.map(\.rawValue))
    return option
  }

  /// The main spelling.
  var name: String { names.first ?? "" }

  /// The first part of the summary, on one line.
  var brief: String {
    let line = summary.replacing("\n", with: " ")
    let ends = [": ", "; ", ". "].compactMap { line.firstRange(of: $0)?.lowerBound }
    let brief = line[..<(ends.min() ?? line.endIndex)]
    return String(brief.hasSuffix(".") ? brief.dropLast() : brief)
  }

  static let help = OptionSyntax("--help", "-h", does: "Show this help.")
}
