// What `check` can be told.

import LanguageServer
import Linter

/// The options of `check`, understood.
struct CheckOptions {
  enum Coloring: String, CaseIterable {
    case auto, always, never
  }

  /// The least severity that makes the exit code 1.
  enum Threshold: String, CaseIterable {
    case never, error, warning, information, hint

    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  /// Where the code comes from.
  enum Input {
    /// Files and folders, as named.
    case paths([String])
    /// Standard input, which is to be taken for the file named.
    case standardInput(filename: String)
  }

  var input: Input
  var reports: [RequestedReport]
  var scope: ChangeScope
  var fixes: Bool
  /// The comments to write above findings; nil for none.
  var ignoring: CheckPlan.Ignoring?
  var requiresReason: Bool
  var forcesExclude: Bool
  var isQuiet: Bool
  var coloring: Coloring
  var failOn: Threshold
  var minSeverity: Severity
  var jobs: Int
  /// As it was written.
  var configurationFile: String?
  var profile: Profile?
  var selected: Set<String>?
  var ignored: Set<String>
  /// The baseline to use for all files, as it was written.
  var baseline: String?
  var failsOnStale: Bool
  /// Whether there is a baseline where none is configured, as for the commands that write it.
  var usesDefaultBaseline = false
  /// Whether findings that baselines list are shown all the same.
  var showsKnownFindings = false
  /// Whether the baselines are made, and must not exist yet.
  var startsBaseline = false

  /// - Parameter reports: What is written, for commands that write findings as `check` does.
  init(_ arguments: Arguments, reports: [RequestedReport] = []) throws(UsageError) {
    self.reports = reports
    coloring = try arguments.choice(.color, as: Coloring.self) ?? .auto
    failOn = try arguments.choice(.failOn, as: Threshold.self) ?? .warning
    minSeverity = try arguments.choice(.minSeverity, as: Severity.self) ?? .hint
    profile = try arguments.choice(.profile, as: Profile.self)
    jobs = try arguments.count(.jobs) ?? Platform.processorCount
    fixes = arguments.has(.fix)
    forcesExclude = arguments.has(.forceExclude)
    isQuiet = arguments.has(.quiet)
    configurationFile = arguments.value(of: .config)
    selected = arguments.has(.select) ? try CheckOptions.rules(arguments, .select) : nil
    ignored = arguments.has(.ignore) ? try CheckOptions.rules(arguments, .ignore) : []
    baseline = arguments.value(of: .baseline)
    failsOnStale = arguments.has(.failOnStale)
    requiresReason = arguments.has(.requireReason)
    ignoring = try CheckOptions.ignoring(arguments)
    scope = try CheckOptions.scope(arguments)
    input = try CheckOptions.input(arguments)
  }

  /// `configuration` with what the command line says put over it.
  func applied(to configuration: Configuration) -> Configuration {
    var result = configuration
    if let profile { result.profile = profile }
    if let selected { result.selected = selected }
    result.ignored.formUnion(ignored)
    if requiresReason { result.requiresReason = true }
    return result
  }

  private static func scope(_ arguments: Arguments) throws(UsageError) -> ChangeScope {
    let name = arguments.value(of: .changedSince)
    guard arguments.has(.staged) || name != nil else { return .everything }
    if arguments.has(.staged), name != nil {
      throw UsageError("--staged and --changed-since ask for different things. Leave one out.")
    }
    let option = name == nil ? OptionSyntax.staged : .changedSince
    if arguments.has(.stdin) || arguments.has(.stdinFilename) {
      throw UsageError("Standard input has no history. Leave out \(option.name) or --stdin.")
    }
    if arguments.has(.fix) {
      throw UsageError(
        "--fix changes whole files of the work tree, and \(option.name) checks "
          + (name == nil ? "what is in the index" : "some of their lines") + ". Leave one out.")
    }
    return name.map(ChangeScope.since) ?? .staged
  }

  private static func ignoring(_ arguments: Arguments) throws(UsageError) -> CheckPlan.Ignoring? {
    let reason = arguments.value(of: .reason)
    guard arguments.has(.addIgnores) else {
      guard reason == nil else {
        throw UsageError("--reason is written by --add-ignores. Add that, or leave it out.")
      }
      return nil
    }
    if arguments.has(.staged) || arguments.has(.stdin) || arguments.has(.stdinFilename) {
      throw UsageError("--add-ignores writes to the files of the work tree. Leave out --staged and --stdin.")
    }
    if arguments.has(.requireReason), reason == nil {
      throw UsageError("--require-reason asks for a reason. Give one: --reason \"known before May\".")
    }
    if let reason {
      let isPlain = reason.unicodeScalars.allSatisfy { PlainText.visible($0) == $0 && $0.value >= 0x20 }
      // Source: XML 1.0, 2.5 “Comments”: no comment holds “--”.
      guard isPlain, !reason.contains("--"), reason.contains(where: { !$0.isWhitespace }) else {
        throw UsageError("A reason is words on one line, without “--”, which XML does not allow in comments.")
      }
    }
    return CheckPlan.Ignoring(reason: reason)
  }

  private static func input(_ arguments: Arguments) throws(UsageError) -> Input {
    let filename = arguments.value(of: .stdinFilename)
    guard arguments.has(.stdin) || filename != nil else {
      guard !arguments.operands.contains("") else {
        throw UsageError("A path is empty. “.” stands for the working directory.")
      }
      return .paths(arguments.operands.isEmpty ? ["."] : arguments.operands)
    }
    guard let filename else {
      throw UsageError("--stdin needs to know the file's name: --stdin-filename Sources/Screen.swift.")
    }
    guard arguments.operands.isEmpty else {
      throw UsageError(
        "--stdin checks standard input alone. Leave out “\(arguments.operands[0])” or --stdin.")
    }
    return .standardInput(filename: filename)
  }

  private static func rules(
    _ arguments: Arguments, _ option: OptionSyntax
  ) throws(UsageError) -> Set<String> {
    let names = arguments.list(of: option)
    guard !names.isEmpty else { throw UsageError("\(option.name) names no rule and no group.") }
    var ids: Set<String> = []
    for name in names {
      guard let named = Rule.ids(named: name) else {
        if let reason = Rule.reasonAgainst(name) {
          throw UsageError("\(option.name): no rule corresponds to “\(name)”. \(reason)")
        }
        let hint = Spelling.hint(for: name, among: Rule.selectable)
        throw UsageError(
          "\(option.name): there is no rule or group “\(name)”.\(hint)",
          remedy: "“a11y-lsp rules” lists all rules, “a11y-lsp check --help” the groups.")
      }
      ids.formUnion(named)
    }
    return ids
  }
}

extension OptionSyntax {
  static let format = OptionSyntax(
    "--format", value: "FORMAT[=FILE]",
    does: """
      \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")).
      With a file the report is written there; several formats may be given, and
      standard output gets text where none is for it.
      """
  )
  .choosing(ReportFormat.self)
  static let output = OptionSyntax(
    "--output", "-o", value: "FILE", does: "Write the report to FILE, and text to standard output.")
  static let fix = OptionSyntax("--fix", does: "Apply the safe fixes, and report what is left.")
  static let addIgnores = OptionSyntax(
    "--add-ignores", does: "Write a comment above each finding that is left, which ignores\nit from now on.")
  static let reason = OptionSyntax(
    "--reason", value: "TEXT", does: "The reason that --add-ignores writes behind the colon.")
  static let requireReason = OptionSyntax(
    "--require-reason", does: "Report comments that ignore findings and do not say why.")
  static let staged = OptionSyntax(
    "--staged", does: "Check what git's index holds of the files that the next commit\nchanges.")
  static let changedSince = OptionSyntax(
    "--changed-since", value: "REF",
    does: """
      Report only code with lines that were added or changed since the branch
      left that of REF, a branch, tag or commit of git; new files are whole.
      """)
  static let stdin = OptionSyntax(
    "--stdin",
    does: """
      Check standard input; with --fix, write the fixed text to standard
      output and findings to standard error.
      """)
  static let stdinFilename = OptionSyntax(
    "--stdin-filename", value: "FILE", does: "The name that standard input is checked under.")
  static let profile = OptionSyntax(
    "--profile", value: "PROFILE", does: "recommended (default) or strict; goes before the configuration's."
  ).choosing(Profile.self)
  static let select = OptionSyntax(
    "--select", value: "RULES",
    does: """
      Run exactly these rules or groups, separated by commas: ids, categories,
      profiles, wcag:1.1.1, wcag-a, wcag-aa, en301549, en301549:11.1.1.1.1,
      mcag:1.1.3, label:voiceover, android-lint:ContentDescription.
      """)
  static let ignore = OptionSyntax("--ignore", value: "RULES", does: "Leave out these rules or groups.")
  static let failOn = OptionSyntax(
    "--fail-on", value: "LEVEL",
    does: """
      Exit with 1 on findings of this severity or graver: error, warning
      (default), information, hint, or never.
      """
  ).choosing(CheckOptions.Threshold.self)
  static let minSeverity = OptionSyntax(
    "--min-severity", value: "LEVEL", does: "Show only findings of this severity or graver."
  ).choosing(Severity.self)
  static let jobs = OptionSyntax(
    "--jobs", "-j", value: "N", does: "Check N files at a time; the number of processors by default.")
  static let color = OptionSyntax(
    "--color", value: "WHEN", does: "auto (default), always or never; NO_COLOR is honored."
  ).choosing(CheckOptions.Coloring.self)
  static let forceExclude = OptionSyntax(
    "--force-exclude", does: "Leave out ignored and excluded files also where they are named.")
  static let config = OptionSyntax(
    "--config", value: "FILE",
    does: """
      Use this configuration for all files instead of the nearest
      .a11y-lsp.json.
      """)
  static let baseline = OptionSyntax(
    "--baseline", value: "FILE",
    does: "Leave out the findings that FILE lists; goes before the configured one.")
  static let failOnStale = OptionSyntax(
    "--fail-on-stale", does: "Exit with 1 where the baseline lists what no longer occurs.")
  static let quiet = OptionSyntax(
    "--quiet", "-q", does: "Show findings and errors only, no notes and no summary.")
}
