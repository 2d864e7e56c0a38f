// The conversion of JSON values to settings, with a problem for each invalid one.

import Source

extension ConfigurationFile {
  mutating func read(_ value: SettingsValue) {
    for member in members(
      of: value, "The configuration must be a JSON object, such as { \"profile\": \"recommended\" }")
    {
      guard let key = Key(rawValue: member.key) else {
        complain(
          .warning, member.keyRange,
          "Unknown key '\(member.key.brief)'",
          meant: Spelling.nearest(to: member.key, among: Key.allCases.map(\.rawValue)))
        continue
      }
      read(key, member.value)
    }
  }

  private mutating func read(_ key: Key, _ value: SettingsValue) {
    switch key {
    case .profile: profile = readProfile(value)
    case .rules: rules = readRules(value)
    case .components: components = readComponents(value)
    case .include:
      include = strings(value, "'include' must be a list of globs, such as [\"Sources/**\"]")
        .map { patterns($0, value.range) }
    case .exclude:
      exclude = strings(value, "'exclude' must be a list of globs, such as [\"Generated/**\"]")
        .map { patterns($0, value.range) }
    case .locales:
      locales = strings(value, "'locales' must be a list of language tags, such as [\"en\", \"pt-BR\"]")
    case .maxFileSize:
      let sizes = 1...Configuration.largestFileSize
      if let size = value.integer, sizes.contains(size) {
        maxFileSize = size
      } else {
        complain(
          .error, value.range,
          "'maxFileSize' must be an integer from \(sizes.lowerBound) to \(sizes.upperBound) (bytes)")
      }
    case .baseline:
      if let path = value.string, !path.isEmpty {
        baseline = ConfiguredPath(path: path, folder: folder)
      } else {
        complain(.error, value.range, "'baseline' must be a file path, such as \"\(Baseline.name)\"")
      }
    case .extends:
      guard strings(value, "'extends' must be a path or a list of paths") != nil else { return }
      let values = if case .array(let elements) = value.kind { elements } else { [value] }
      extensions = values.compactMap { value in
        value.string.map { Extension(path: $0, range: value.range) }
      }
    case .perPath:
      guard case .array(let entries) = value.kind else {
        return complain(.error, value.range, ConfigurationFile.perPathExpectation)
      }
      for entry in entries { readPathSettings(entry) }
    case .targets: targets = readTargets(value)
    case .schema: break
    }
  }

  private static let perPathExpectation =
    "'perPath' must be a list of objects, such as [{ \"paths\": [\"Tests/**\"], \"rules\": { … } }]"

  private mutating func readPathSettings(_ value: SettingsValue) {
    var settings = PathSettings(paths: [], rules: [:])
    var hasPaths = false
    for member in members(of: value, ConfigurationFile.perPathExpectation) {
      switch PathKey(rawValue: member.key) {
      case .paths:
        hasPaths = true
        settings.paths =
          strings(member.value, "'paths' must be a list of globs, such as [\"Tests/**\"]")
          .map { patterns($0, member.value.range) } ?? []
      case .profile: settings.profile = readProfile(member.value)
      case .rules: settings.rules = readRules(member.value)
      case nil:
        complain(
          .warning, member.keyRange,
          "Unknown key '\(member.key.brief)' in 'perPath'",
          meant: Spelling.nearest(to: member.key, among: PathKey.allCases.map(\.rawValue)))
      }
    }
    if !hasPaths, case .object = value.kind {
      complain(
        .error, value.range, "This entry needs \"paths\", such as { \"paths\": [\"Tests/**\"], … }")
    }
    perPath.append(settings)
  }

  private mutating func readProfile(_ value: SettingsValue) -> Profile? {
    if let profile = value.string.flatMap(Profile.init) { return profile }
    let names = Profile.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
    complain(.error, value.range, "'profile' must be \(names)")
    return nil
  }

  private mutating func readRules(_ value: SettingsValue) -> [String: RuleSetting] {
    var rules: [String: RuleSetting] = [:]
    for member in members(of: value, "'rules' must be an object of rule IDs and severities") {
      if let setting = readRule(member) { rules[member.key] = setting }
    }
    return rules
  }

  private mutating func readRule(_ member: SettingsValue.Member) -> RuleSetting? {
    let id = member.key
    guard Rule.configurableIDs.contains(id) else {
      complain(
        .warning, member.keyRange,
        "Unknown rule '\(id.brief)'", meant: Spelling.nearest(to: id, among: Rule.configurableIDs))
      return nil
    }
    var setting = RuleSetting()
    if case .object(let members) = member.value.kind {
      for member in members {
        if member.key == "severity" {
          setting.level = level(member.value)
        } else if let value = option(member, of: id) {
          setting.options[member.key] = value
        }
      }
    } else {
      setting.level = level(member.value)
    }
    return setting
  }

  private mutating func level(_ value: SettingsValue) -> RuleSetting.Level? {
    if value.string == "off" { return .off }
    if let severity = value.string.flatMap(Severity.init(named:)) { return .on(severity) }
    let names = ["off"] + Severity.allCases.map(\.rawValue)
    complain(
      .error, value.range,
      "Severity must be one of: \(names.joined(separator: ", "))",
      meant: value.string.flatMap { Spelling.nearest(to: $0, among: names) })
    return nil
  }

  private mutating func option(_ member: SettingsValue.Member, of id: String) -> OptionValue? {
    let options = Rule.named(id)?.options ?? OwnFinding(rawValue: id)?.options ?? []
    guard let option = options.first(where: { $0.name == member.key }) else {
      complain(
        .warning, member.keyRange,
        "Rule '\(id)' has no option '\(member.key.brief)'",
        meant: Spelling.nearest(to: member.key, among: options.map(\.name) + ["severity"]))
      return nil
    }
    guard let value = OptionValue(member.value, like: option.defaultValue) else {
      complain(
        .error, member.value.range, "Option '\(option.name)' must be \(option.defaultValue.kindForPeople)")
      return nil
    }
    if let allowed = option.values, case .string(let text) = value, !allowed.contains(text) {
      let list = allowed.map { "\"\($0)\"" }.joined(separator: " or ")
      complain(
        .error, member.value.range,
        "Option '\(option.name)' must be \(list)", meant: Spelling.nearest(to: text, among: allowed))
      return nil
    }
    return value
  }

  /// Returns the members of an object, and reports duplicates. The last one takes effect.
  mutating func members(of value: SettingsValue, _ expectation: String) -> [SettingsValue.Member] {
    guard case .object(let members) = value.kind else {
      complain(.error, value.range, expectation)
      return []
    }
    var last: [String: Int] = [:]
    for (index, member) in members.enumerated() { last[member.key] = index }
    var kept: [SettingsValue.Member] = []
    for (index, member) in members.enumerated() {
      if last[member.key] == index {
        kept.append(member)
      } else {
        complain(.warning, member.keyRange, "Duplicate key '\(member.key.brief)'; the last one takes effect")
      }
    }
    return kept
  }

  mutating func strings(_ value: SettingsValue, _ expectation: String) -> [String]? {
    let strings = value.strings
    if strings == nil { complain(.error, value.range, expectation) }
    return strings
  }

  /// Returns the patterns of a list. Every path is compared with all of them, so lists that take too long are rejected.
  private mutating func patterns(_ globs: [String], _ range: Range<Int>) -> [PathPattern] {
    var patterns: [PathPattern] = []
    for glob in globs {
      let pattern = PathPattern(glob, folder: folder)
      globSize += pattern.size
      guard globSize <= ConfigurationFile.longestPatterns else {
        complain(.error, range, "Globs are too long in total to match against every path; use fewer")
        break
      }
      patterns.append(pattern)
    }
    return patterns
  }

  /// The maximum number of characters in all globs of a file, with braces expanded: hundreds of long ones.
  private static let longestPatterns = 1 << 15

  /// Records a problem, with a fix that replaces the text at `range` by the probably `meant` word. Stops after a
  /// hundred problems.
  mutating func complain(
    _ severity: Severity, _ range: Range<Int>, _ message: @autoclosure () -> String,
    meant: @autoclosure () -> String? = nil
  ) {
    guard problems.count < 100 else { return }
    let meant = meant()
    problems.append(
      ConfigurationProblem(
        severity, range, message() + Spelling.hint(meant), fix: meant.map { writing($0, at: range) }))
  }

  /// Returns a fix that replaces the key or string at `range` by `word`, keeping the quotes.
  private func writing(_ word: String, at range: Range<Int>) -> Fix {
    let isQuoted =
      range.count > 1
      && (text[range.lowerBound] == UInt8(ascii: "\"") || text[range.lowerBound] == UInt8(ascii: "'"))
    let inner = isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range
    return Fix(
      "Change to \"\(word)\"", .changesBehavior, edits: [Fix.Edit(inner, Replacement([.text(word)]))])
  }
}

extension String {
  /// The text as messages quote it: its beginning, if it's longer than any key.
  var brief: String { excerpt(40) }
}

private extension OptionValue {
  /// Creates an option value of the same kind as `example`, or nil if `value` has another kind.
  init?(_ value: SettingsValue, like example: OptionValue) {
    switch (example, value.kind) {
    case (.bool, .bool(let bool)): self = .bool(bool)
    case (.number, .number):
      guard let integer = value.integer else { return nil }
      self = .number(integer)
    case (.string, .string(let string)): self = .string(string)
    case (.strings, _):
      guard let strings = value.strings else { return nil }
      self = .strings(strings)
    case (.wordsByLanguage, .object(let members)):
      var words: [String: [String]] = [:]
      for member in members {
        guard let list = member.value.strings else { return nil }
        words[member.key] = list
      }
      self = .wordsByLanguage(words)
    default: return nil
    }
  }

  var kindForPeople: String {
    switch self {
    case .bool: "true or false"
    case .number: "an integer"
    case .string: "a string"
    case .strings: "a list of strings"
    case .wordsByLanguage: "an object of language tags and lists of words, such as { \"en\": [\"…\"] }"
    }
  }
}
