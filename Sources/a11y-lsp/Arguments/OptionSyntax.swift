// What can be said on the command line.

/// An option of a command.
struct OptionSyntax: Sendable {
  /// The spellings, the main one first: `--quiet`, `-q`.
  var names: [String]
  /// What stands for the value in the help: `LEVEL`; nil for an option without one.
  var value: String?
  /// What the option does, for the help.
  var summary: String
  /// What the value may be.
  var values: ValueSyntax

  init(_ names: String..., value: String? = nil, does summary: String) {
    self.names = names
    self.value = value
    self.summary = summary
    values = ValueSyntax(placeholder: value ?? "")
  }

  /// This option, whose value is one of a closed list.
  func choosing<Choice: RawRepresentable<String> & CaseIterable>(_ type: Choice.Type) -> OptionSyntax {
    var option = self
    option.values = .words(type.allCases.map(\.rawValue))
    return option
  }

  /// The main spelling.
  var name: String { names.first ?? "" }

  /// The beginning of the summary that says it in short, on one line.
  var brief: String {
    let line = summary.replacing("\n", with: " ")
    let ends = [": ", "; ", ". "].compactMap { line.firstRange(of: $0)?.lowerBound }
    let brief = line[..<(ends.min() ?? line.endIndex)]
    return String(brief.hasSuffix(".") ? brief.dropLast() : brief)
  }

  static let help = OptionSyntax("--help", "-h", does: "Show this help.")
}
