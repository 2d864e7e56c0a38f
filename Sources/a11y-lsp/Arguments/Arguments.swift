// The parser for command-line arguments.

import Linter

/// The arguments of a command, parsed according to its syntax.
struct Arguments {
  private let command: CommandSyntax
  /// The values of each option in order, by main spelling. An option without a value has an empty string.
  private var values: [String: [String]] = [:]
  /// The arguments that aren't options.
  private(set) var operands: [String] = []

  /// Parses `--flag value`, `--flag=value`, `-f value`, `-fvalue`, and `--` before operands that look like options.
  init(_ words: [String], for command: CommandSyntax) throws(UsageError) {
    self.command = command
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let parts = parts(of: word)
      let option = try option(String(parts[0]))
      var value = parts.count > 1 ? String(parts[1]) : nil
      if let placeholder = option.value {
        if value == nil, let next = rest.first, !next.hasPrefix("-") || next == "-" {
          value = rest.popFirst()
        }
        guard let value, !value.isEmpty else {
          throw UsageError("missing value for '\(option.name) \(placeholder)'")
        }
        values[option.name, default: []].append(value)
      } else {
        guard value == nil else {
          throw UsageError("'\(parts[0])' doesn't take a value")
        }
        values[option.name, default: []].append("")
      }
    }
  }

  /// Splits an argument into an option and its attached value, if any.
  private func parts(of word: String) -> [Substring] {
    let isShort = !word.hasPrefix("--") && word.count > 2
    if isShort,
      command.allOptions.contains(where: { $0.value != nil && $0.names.contains("\(word.prefix(2))") })
    {
      let value = word.dropFirst(2)
      return [word.prefix(2), value.first == "=" ? value.dropFirst() : value]
    }
    return word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
  }

  private func option(_ name: String) throws(UsageError) -> OptionSyntax {
    let known = command.allOptions
    if let option = known.first(where: { $0.names.contains(name) }) { return option }
    if let key = Arguments.keys[name] {
      throw UsageError(
        "unknown option '\(name)' for '\(command.name)'; set '\(key)' in \(ConfigurationFile.name) instead")
    }
    if let meant = Arguments.otherNames[name],
      known.contains(where: { $0.names.contains(String(meant.prefix { $0 != " " })) })
    {
      throw UsageError("unknown option '\(name)' for '\(command.name)'; did you mean '\(meant)'?")
    }
    let hint = Spelling.hint(for: name, among: known.flatMap(\.names).filter { $0.hasPrefix("--") })
    throw UsageError("unknown option '\(name)' for '\(command.name)'\(hint)")
  }

  /// Options of other linters, with their equivalents here.
  ///
  /// Source: the help of ESLint, ruff, SwiftLint, ktlint, and detekt.
  private static let otherNames = [
    "--autocorrect": "--fix", "--auto-correct": "--fix", "--cached": "--staged",
    "--disable": "--ignore RULES", "--dry-run": "--diff", "--fix-dry-run": "--diff",
    "--enable": "--select RULES",
    "--levels": "--min-severity LEVEL", "--no-color": "--color never", "--only": "--select RULES",
    "--only-rule": "--select RULES", "--output-file": "--output FILE", "--output-format": "--format FORMAT",
    "--report": "--output FILE", "--reporter": "--format FORMAT", "--rule": "--select RULES",
    "--rules": "--select RULES", "--severity": "--min-severity LEVEL", "--silent": "--quiet",
    "--since": "--changed-since REF", "--strict": "--profile strict",
  ]

  /// Options of other linters that are keys in the configuration file here.
  private static let keys = [
    "--exclude": "exclude", "--excludes": "exclude", "--ignore-pattern": "exclude", "--include": "include",
  ]

  func has(_ option: OptionSyntax) -> Bool { values[option.name] != nil }

  /// Returns the last value given.
  func value(of option: OptionSyntax) -> String? { values[option.name]?.last }

  /// Returns all values given, in order.
  func values(of option: OptionSyntax) -> [String] { values[option.name] ?? [] }

  /// Returns the parts of all values, separated by commas or spaces.
  func list(of option: OptionSyntax) -> [String] {
    (values[option.name] ?? []).flatMap { words in
      words.split { $0 == "," || $0 == " " }.map { String($0) }
    }
  }

  /// Returns the last value given, as one of a closed list.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ option: OptionSyntax, as type: Choice.Type
  ) throws(UsageError) -> Choice? {
    guard let word = value(of: option) else { return nil }
    return try choice(word, for: option, as: type)
  }

  /// Parses `word`, the value of `option`, as one of a closed list.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ word: String, for option: OptionSyntax, as type: Choice.Type
  ) throws(UsageError) -> Choice {
    if let choice = Choice(rawValue: word) ?? Severity.aliases[word].flatMap(Choice.init) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    throw UsageError(
      "invalid value '\(word)' for \(option.name); expected one of: \(names.joined(separator: ", "))"
        + Spelling.hint(for: word, among: names))
  }

  /// Returns the last value given, as a positive integer.
  func count(_ option: OptionSyntax) throws(UsageError) -> Int? {
    guard let word = value(of: option) else { return nil }
    guard let count = Int(word), count > 0 else {
      throw UsageError("invalid value '\(word)' for \(option.name); expected a positive integer")
    }
    return count
  }
}
