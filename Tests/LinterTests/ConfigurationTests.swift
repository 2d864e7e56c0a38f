// Configuration files and the messages about their errors.

import Elements
import Linter
import Source
import TestSupport
import Testing

@Suite struct ConfigurationTests {
  private let rule = Rule.all.first?.id ?? ""

  private func configuration(_ json: String, location: SourceLocation = #_sourceLocation) -> Configuration {
    let file = ConfigurationFile(SourceText(json), folder: "/project")
    #expect(file.problems == [], sourceLocation: location)
    return file.applied(to: Configuration())
  }

  /// Compares the problems of `json`, where `⟦…⟧` marks the range of each, with `messages`.
  private func check(
    _ json: String, _ severity: Severity = .error, _ messages: String...,
    location: SourceLocation = #_sourceLocation
  ) {
    let marked = MarkedText(json)
    let expected = zip(marked.ranges, messages).map { ConfigurationProblem(severity, $0, $1) }
    let file = ConfigurationFile(SourceText(marked.text), folder: "/project")
    let problems = file.problems.map { ConfigurationProblem($0.severity, $0.range, $0.message) }
    #expect(problems == expected, sourceLocation: location)
  }

  @Test func `An empty object keeps the defaults`() {
    #expect(configuration("{}") == Configuration())
  }

  @Test func `Comments, trailing commas, unquoted keys, and single quotes are allowed`() {
    let json = """
      // What this team decided.
      {
        /* everything */
        profile: 'strict', "maxFileSize": 0x10,
        "locales": ["de", "pt-BR",],
      }

      """
    let configuration = configuration(json)
    #expect(configuration.profile == .strict)
    #expect(configuration.maxFileSize == 16)
    #expect(configuration.locales == ["de", "pt-BR"])
  }

  @Test func `Escapes in strings are decoded`() {
    let configuration = configuration(#"{"locales": ["\u00e4\x41\n\"\/\\", "\uD83D\uDE00", 'a\'b', "a\⏎b"]}"#)
    #expect(configuration.locales == ["äA\n\"/\\", "😀", "a'b", "a⏎b"])
  }

  @Test func `A rule can be turned off, set to a severity, or given options`() {
    let configuration = configuration(
      #"{"rules": {"\#(rule)": "off", "unused-suppression": "error", "invalid-suppression": {"severity": "hint"}}}"#
    )
    #expect(configuration.rules[rule]?.level == .off)
    #expect(configuration.rules["unused-suppression"]?.level == .on(.error))
    #expect(configuration.rules["invalid-suppression"]?.level == .on(.hint))
  }

  @Test func `An object without a severity keeps the rule's default`() {
    #expect(configuration(#"{"rules": {"\#(rule)": {}}}"#).rules[rule]?.level == nil)
  }

  @Test func `Globs are relative to the file's directory`() {
    let configuration = configuration(#"{"include": ["Sources/**"], "exclude": "Generated"}"#)
    #expect(configuration.covers("/project/Sources/A.swift"))
    #expect(!configuration.covers("/project/Sources/Generated/A.swift"))
    #expect(!configuration.covers("/project/Tests/A.swift"))
    #expect(!configuration.covers("/elsewhere/Sources/A.swift"))
  }

  @Test func `A file's settings take precedence over those it extends`() {
    let base = configuration(
      #"{"profile": "strict", "rules": {"\#(rule)": "off", "unused-suppression": "off"}}"#)
    let file = ConfigurationFile(
      SourceText(#"{"rules": {"\#(rule)": "warning"}, "extends": ["../base.json"]}"#), folder: "/project")
    let merged = file.applied(to: base)
    #expect(merged.profile == .strict)
    #expect(merged.rules[rule]?.level == .on(.warning))
    #expect(merged.rules["unused-suppression"]?.level == .off)
    #expect(file.extensions.map(\.path) == ["../base.json"])
  }

  @Test func `Some files have their own profile and rules, and the last entry takes precedence`() {
    let configuration = configuration(
      """
      {"rules": {"\(rule)": "error"}, "perPath": [
        {"paths": ["Tests/**", "*Preview.swift"], "rules": {"\(rule)": "off", "unused-suppression": "hint"}},
        {"paths": "Tests/Screens", "profile": "strict", "rules": {"\(rule)": "warning"}},
      ]}
      """)
    for (path, level, profile) in [
      ("App/Screen.swift", RuleSetting.Level.on(.error), Profile.recommended),
      ("App/CardPreview.swift", .off, .recommended), ("Tests/A.swift", .off, .recommended),
      ("Tests/Screens/A.swift", .on(.warning), .strict),
    ] {
      let entries = configuration.pathSettings(ofFile: "/project/" + path)
      let ofFile = configuration.applying(pathSettings: entries)
      #expect(ofFile.rules[rule]?.level == level, "\(path)")
      #expect(ofFile.profile == profile, "\(path)")
      #expect(ofFile.rules["unused-suppression"]?.level == (entries.first == 0 ? .on(.hint) : nil), "\(path)")
    }
  }

  @Test func `A useless perPath entry is reported`() {
    check(
      #"{"perPath": ⟦{}⟧}"#, .error,
      #"'perPath' must be a list of objects, such as [{ "paths": ["Tests/**"], "rules": { … } }]"#)
    check(
      #"{"perPath": [⟦{"profile": "strict"}⟧]}"#, .error,
      #"This entry needs "paths", such as { "paths": ["Tests/**"], … }"#)
    check(
      #"{"perPath": [{"paths": "a", ⟦"rule"⟧: {}}]}"#, .warning,
      "Unknown key 'rule' in 'perPath'; did you mean 'rules'?")
  }

  @Test func `Minimum system versions are strings or numbers`() {
    let configuration = configuration(
      #"{"targets": {"iOS": "15.4", "minSdk": 24, "compose": 1.7}, "$schema": "s"}"#)
    #expect(
      configuration.targets == [
        .iOS: TargetVersion(15, 4), .minSdk: TargetVersion(24), .compose: TargetVersion(1, 7),
      ])
  }

  @Test func `An unknown system or version is reported`() {
    check(#"{"targets": {⟦"ios"⟧: 15}}"#, .warning, "Unknown platform 'ios'; did you mean 'iOS'?")
    check(#"{"targets": {"iOS": ⟦"new"⟧}}"#, .error, #"'iOS' must be a version, such as "15.0" or 24"#)
    check(
      #"{"targets": ⟦"iOS"⟧}"#, .error,
      #"'targets' must be an object of platforms and versions, such as { "iOS": "15.0", "minSdk": 24 }"#)
  }

  @Test func `An unknown key is reported with a suggestion`() {
    check(#"{⟦"profle"⟧: "strict"}"#, .warning, "Unknown key 'profle'; did you mean 'profile'?")
    check(#"{⟦"colour"⟧: "red"}"#, .warning, "Unknown key 'colour'")
    let long = String(repeating: "colour", count: 1_000)
    check(#"{⟦"\#(long)"⟧: "red"}"#, .warning, "Unknown key '\(long.prefix(39))…'")
    check(#"{"rules": {⟦"\#(long)"⟧: "off"}}"#, .warning, "Unknown rule '\(long.prefix(39))…'")
  }

  @Test func `An unknown rule is reported with a suggestion`() {
    check(
      #"{"rules": {⟦"unused-supression"⟧: "off"}}"#, .warning,
      "Unknown rule 'unused-supression'; did you mean 'unused-suppression'?")
  }

  @Test func `An invalid value is reported with the valid ones`() {
    check(#"{"profile": ⟦"all"⟧}"#, .error, #"'profile' must be "recommended" or "strict""#)
    let size = "'maxFileSize' must be an integer from 1 to 2147483647 (bytes)"
    check(#"{"maxFileSize": ⟦-1⟧}"#, .error, size)
    check(#"{"maxFileSize": ⟦2147483648⟧}"#, .error, size)
    check(#"{"exclude": ⟦{}⟧}"#, .error, #"'exclude' must be a list of globs, such as ["Generated/**"]"#)
    check(
      #"{"rules": {"\#(rule)": ⟦"warm"⟧}}"#, .error,
      "Severity must be one of: off, hint, information, warning, error")
    check(
      #"{"rules": {"\#(rule)": ⟦"waring"⟧}}"#, .error,
      "Severity must be one of: off, hint, information, warning, error; did you mean 'warning'?")
  }

  @Test func `An invalid option value is reported with the valid ones`() {
    check(
      #"{"rules": {"missing-icon-button-label": {"symbolNames": ⟦"ignored"⟧}}}"#, .error,
      #"Option 'symbolNames' must be "warn" or "ignore"; did you mean 'ignore'?"#)
  }

  @Test func `The default of an option is a valid value`() {
    for rule in Rule.all {
      for option in rule.options {
        guard let values = option.values else { continue }
        #expect(values.map(OptionValue.string).contains(option.defaultValue), "\(rule.id) \(option.name)")
      }
    }
  }

  @Test func `Problems are in the order of the text`() {
    let text = #"""
      {"rules": {"x": "off", "missing-hint": "loud"}, "components": {"A": {"role": "x", "hint": 1}, "B": {}},
       "profile": "a", "profile": "b", "rulez": {}}
      """#
    let starts = ConfigurationFile(SourceText(text), folder: "/app").problems.map(\.range.lowerBound)
    #expect(starts.count == 8 && starts == starts.sorted(), "\(starts)")
  }

  @Test func `A duplicate key is reported`() {
    check(
      #"{⟦"profile"⟧: "strict", "profile": "strict"}"#, .warning,
      "Duplicate key 'profile'; the last one takes effect")
  }

  @Test func `Malformed files are reported with the location and the fix`() {
    check(#"{"profile": "strict" ⟦"⟧rules": {}}"#, .error, "Missing ',' or '}' before this")
    check(#"{"profile" ⟦"⟧strict"}"#, .error, "Missing ':' after key 'profile'")
    check(#"⟦{⟧"profile": "strict""#, .error, "Unclosed bracket; add '}' at the end")
    check(#"{"locales": ⟦[⟧"a""#, .error, "Unclosed bracket; add ']' at the end")
    check("{\"a\": ⟦\"strict⟧\n}", .error, "Unclosed string; add the missing quote")
    check("{} ⟦{⟧}", .error, "Unexpected text after the closing '}'")
    check(
      "⟦⟧", .error,
      "Expected a value, found end of file")
    check(#"{"profile": ⟦strict⟧}"#, .error, "Strings need double quotes: \"strict\"")
    check("{ ⟦/*⟧ ", .error, "Unclosed comment; add '*/'")
    check("⟦[]⟧", .error, "The configuration must be a JSON object, such as { \"profile\": \"recommended\" }")
    check(#"{"maxFileSize": ⟦1.2.3⟧}"#, .error, "'1.2.3' isn't a number")
    check(#"{"a": "⟦\uD800⟧"}"#, .error, "Invalid Unicode escape; write the character itself")
  }

  @Test func `Deep nesting is rejected`() {
    let file = ConfigurationFile(SourceText(String(repeating: "[", count: 200_000)), folder: "/")
    #expect(
      file.problems.map(\.message) == [
        "Nested too deeply"
      ])
  }

  @Test func `For any bytes, reading ends with settings or problems`() {
    let json = #"{ /* ä */ "profile": 'str\u0069ct', rules: {"x": [1, -2.5e3, true, null,],}, // 😀"# + "\n}"
    let bytes = Array(json.utf8)
    for end in bytes.indices {
      _ = ConfigurationFile(SourceText(bytes[..<end]), folder: "/")
      var changed = bytes
      for byte: UInt8 in [0x00, 0x22, 0x5C, 0x7B, 0xFF] {
        changed[end] = byte
        let file = ConfigurationFile(SourceText(changed), folder: "/")
        #expect(file.problems.allSatisfy { $0.range.upperBound <= changed.count })
      }
    }
  }

  @Test func `Selection takes precedence over the configured severity, and that over the profile`() throws {
    let rule = try #require(Rule.all.first { $0.profile == .recommended })
    var configuration = Configuration()
    #expect(configuration.activation(of: rule).runs)
    configuration.rules[rule.id] = RuleSetting(level: .off)
    #expect(!configuration.activation(of: rule).runs)
    configuration.selected = [rule.id]
    #expect(configuration.activation(of: rule).runs)
    configuration.ignored = [rule.id]
    #expect(!configuration.activation(of: rule).runs)
  }

  @Test func `Groups stand for their rules`() {
    for category in RuleCategory.allCases {
      #expect(Rule.ids(named: category.group) == Rule.all.filter { $0.category == category }.map(\.id))
    }
    #expect(Rule.ids(named: "strict") == Rule.all.map(\.id))
    #expect(Rule.ids(named: "names, please") == nil)
  }

  @Test func `Only close spellings are suggested`() {
    let names = ["missing-hint", "missing-image-label", "empty-label"]
    #expect(Spelling.nearest(to: "missing-hnit", among: names) == "missing-hint")
    #expect(Spelling.nearest(to: "Missing-Image-Lable", among: names) == "missing-image-label")
    #expect(Spelling.nearest(to: "contrast", among: names) == nil)
    #expect(Spelling.nearest(to: "", among: names) == nil)
    #expect(Spelling.nearest(to: String(repeating: "x", count: 1_000_000), among: names) == nil)
  }
}
