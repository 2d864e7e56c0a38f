// The options of `check`.

import LanguageServer
import Linter

/// The parsed options of `check`.
struct CheckOptions {
  enum Coloring: String, CaseIterable {
    case auto, always, never
  }

  /// The minimum severity for exit code 1.
  enum Threshold: String, CaseIterable {
    case never, error, warning, information, hint

    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  /// The source of the code.
  enum Input {
    /// Files and directories, as named.
    case paths([String])
    /// Standard input, checked under a file name.
    case standardInput(filename: String)
  }

  var input: Input
  var reports: [RequestedReport]
  var scope: ChangeScope
  /// The revision since which added code counts as used, although everything is checked, or nil.
  var addedSince: String?
  /// True if safe fixes are applied, or previewed.
  var fixes: Bool
  /// True if fixes are shown instead of written.
  var previewsFixes: Bool
  /// True if text shows numbers instead of findings.
  var showsStatistics: Bool
  /// The suppressions to add above findings, or nil for none.
  var ignoring: CheckPlan.Ignoring?
  var requiresReason: Bool
  var forcesExclude: Bool
  var isQuiet: Bool
  var coloring: Coloring
  var failOn: Threshold
  var minSeverity: Severity
  /// True if findings with hint severity are shown in output for people, too.
  var showsHints: Bool
  var jobs: Int
  /// The path as written.
  var configurationFile: String?
  var profile: Profile?
  var selected: Set<String>?
  var ignored: Set<String>
  /// The path of the baseline for all files, as written.
  var baseline: String?
  var failsOnStale: Bool
  /// True if the default baseline is used when none is configured, as in commands that write baselines.
  var usesDefaultBaseline = false
  /// True if findings in baselines are shown, too.
  var showsKnownFindings = false
  /// The limits of each git command, or nil.
  var gitLimits: Platform.Limits?
  /// True if baselines are created and must not exist yet.
  var startsBaseline = false

  /// - Parameter reports: The reports to write, for commands that report findings as `check` does.
  init(_ arguments: Arguments, reports: [RequestedReport] = []) throws(UsageError) {
    self.reports = reports
    coloring = try arguments.choice(.color, as: Coloring.self) ?? .auto
    failOn = try arguments.choice(.failOn, as: Threshold.self) ?? .warning
    minSeverity = try arguments.choice(.minSeverity, as: Severity.self) ?? .hint
    showsHints = arguments.has(.minSeverity) || failOn == .hint || arguments.has(.select)
    profile = try arguments.choice(.profile, as: Profile.self)
    jobs = try arguments.count(.jobs) ?? Platform.processorCount
    previewsFixes = arguments.has(.diff)
    fixes = arguments.has(.fix) || previewsFixes
    showsStatistics = arguments.has(.statistics)
    forcesExclude = arguments.has(.forceExclude)
    isQuiet = arguments.has(.quiet)
    configurationFile = arguments.value(of: .config)
    selected = arguments.has(.select) ? try CheckOptions.rules(arguments, .select) : nil
    ignored = arguments.has(.ignore) ? try CheckOptions.rules(arguments, .ignore) : []
    baseline = arguments.value(of: .baseline)
    showsKnownFindings = arguments.has(.noBaseline)
    if showsKnownFindings, baseline != nil {
      throw UsageError("--baseline and --no-baseline contradict each other")
    }
    failsOnStale = arguments.has(.failOnStale)
    requiresReason = arguments.has(.requireReason)
    ignoring = try CheckOptions.ignoring(arguments)
    scope = try CheckOptions.scope(arguments)
    addedSince = arguments.value(of: .addedSince)
    input = try CheckOptions.input(arguments)
    let shown = shownSeverity
    ignoring?.minSeverity = shown
    if previewsFixes {
      for other in [OptionSyntax.addIgnores, .format, .output, .statistics] where arguments.has(other) {
        throw UsageError(
          "\(other.name) can't be used with --diff, which prints only the changes that --fix would make")
      }
    }
    if showsStatistics, !self.reports.contains(where: \.format.hasStatistics) {
      throw UsageError("--statistics requires the format text, concise, or json")
    }
  }

  /// The minimum severity of the findings that at least one report shows.
  var shownSeverity: Severity {
    let showsHints = showsHints || reports.contains { !$0.format.isForPeople }
    return showsHints ? minSeverity : max(minSeverity, .information)
  }

  /// True if the findings of this run could be fixed by adding `--fix` to its arguments.
  var offersFixes: Bool {
    guard case .paths = input else { return false }
    return !fixes && ignoring == nil && scope == .everything
  }

  /// Returns `configuration` with the command-line options applied.
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
      throw UsageError("--staged and --changed-since can't be used together")
    }
    let option = name == nil ? OptionSyntax.staged : .changedSince
    if arguments.has(.stdin) || arguments.has(.stdinFilename) {
      throw UsageError("\(option.name) can't be used with --stdin")
    }
    if arguments.has(.addedSince) {
      throw UsageError("\(option.name) includes --added-since; remove one of them")
    }
    if let fix = [OptionSyntax.fix, .diff].first(where: arguments.has) {
      throw UsageError(
        "\(fix.name) can't be used with \(option.name): "
          + (name == nil
            ? "it edits the working tree, not the index" : "it edits whole files, not only changed lines"))
    }
    return name.map(ChangeScope.since) ?? .staged
  }

  private static func ignoring(_ arguments: Arguments) throws(UsageError) -> CheckPlan.Ignoring? {
    let reason = arguments.value(of: .reason)
    guard arguments.has(.addIgnores) else {
      guard reason == nil else {
        throw UsageError("--reason requires --add-ignores")
      }
      return nil
    }
    if arguments.has(.staged) || arguments.has(.stdin) || arguments.has(.stdinFilename) {
      throw UsageError(
        "--add-ignores can't be used with --staged or --stdin: it edits files in the working tree")
    }
    if arguments.has(.requireReason), reason == nil {
      throw UsageError("--require-reason needs a reason for new suppressions: --reason \"known before May\"")
    }
    if let reason {
      let isPlain = reason.unicodeScalars.allSatisfy { PlainText.visible($0) == $0 && $0.value >= 0x20 }
      // Source: XML 1.0, 2.5 “Comments”: comments must not contain “--”.
      guard isPlain, !reason.contains("--"), reason.contains(where: { !$0.isWhitespace }) else {
        throw UsageError("a reason must be a single line without '--', which XML comments don't allow")
      }
    }
    return CheckPlan.Ignoring(reason: reason)
  }

  private static func input(_ arguments: Arguments) throws(UsageError) -> Input {
    let filename = arguments.value(of: .stdinFilename)
    guard arguments.has(.stdin) || filename != nil else {
      guard !arguments.operands.contains("") else {
        throw UsageError("empty path; use '.' for the current directory")
      }
      guard !arguments.operands.contains("-") else {
        throw UsageError("'-' isn't a path; to check standard input, use --stdin --stdin-filename FILE")
      }
      return .paths(arguments.operands.isEmpty ? ["."] : arguments.operands)
    }
    guard !arguments.has(.addedSince) else {
      throw UsageError("--added-since can't be used with --stdin")
    }
    guard let filename else {
      throw UsageError("--stdin requires --stdin-filename, such as Sources/Screen.swift")
    }
    guard arguments.operands.isEmpty else {
      throw UsageError("--stdin doesn't accept paths; remove '\(arguments.operands[0])'")
    }
    return .standardInput(filename: filename)
  }

  private static func rules(
    _ arguments: Arguments, _ option: OptionSyntax
  ) throws(UsageError) -> Set<String> {
    let names = arguments.list(of: option)
    guard !names.isEmpty else { throw UsageError("\(option.name) needs at least one rule or group") }
    var ids: Set<String> = []
    for name in names {
      guard let named = Rule.ids(named: name) else {
        if let reason = Rule.reasonAgainst(name) {
          throw UsageError("no rule corresponds to '\(name)' in \(option.name). \(reason)")
        }
        let hint = Rule.hint(for: name, among: Rule.selectable)
        throw UsageError(
          "unknown rule or group '\(name)' for \(option.name)\(hint)",
          remedy: "Run 'a11y-lsp rules' to list rules, or 'a11y-lsp check --help' to list groups.")
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
      Report format: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")). Write to FILE if given. Repeat \
      for several formats; text goes to standard output unless another format does.
      """
  )
  .choosing(ReportFormat.self)
  static let output = OptionSyntax(
    "--output", "-o", value: "FILE",
    does: """
      Write the report to FILE and text to standard output. Without --format, the extension of FILE sets the format: \
      .txt, .json, or .sarif. For .xml, add --format checkstyle or --format junit.
      """)
  static let fix = OptionSyntax(
    "--fix",
    does: """
      Apply safe fixes and report the remaining findings. Hints are fixed only if they'd be shown, as with \
      --min-severity hint.
      """)
  static let diff = OptionSyntax(
    "--diff", does: "Print the changes that --fix would make as a patch, without writing them.")
  static let statistics = OptionSyntax(
    "--statistics",
    does:
      "Print the numbers of findings by rule, file, and severity instead of the findings, as text or JSON.")
  static let addIgnores = OptionSyntax(
    "--add-ignores", does: "Add a suppression comment above each remaining finding that the report shows.")
  static let reason = OptionSyntax(
    "--reason", value: "TEXT", does: "Reason for the suppressions that --add-ignores adds.")
  static let requireReason = OptionSyntax(
    "--require-reason", does: "Report suppressions that have no reason.")
  static let staged = OptionSyntax(
    "--staged", does: "Check the staged version of files in the next commit.")
  static let changedSince = OptionSyntax(
    "--changed-since", value: "REF",
    does: """
      Report only code added or changed since the merge base with REF (a branch, tag, or commit). New files are checked \
      in full.
      """)
  static let addedSince = OptionSyntax(
    "--added-since", value: "REF",
    does: """
      Check whole files, and report code added or changed since the merge base with REF (such as HEAD) with its full \
      severity, even if no other code uses it yet. For hooks that name files; --staged and --changed-since imply it.
      """)
  static let stdin = OptionSyntax(
    "--stdin",
    does: """
      Check standard input. With --fix, print the fixed source to standard output and findings to standard error.
      """)
  static let stdinFilename = OptionSyntax(
    "--stdin-filename", value: "FILE", does: "File name to use for standard input.")
  static let profile = OptionSyntax(
    "--profile", value: "PROFILE",
    does: "Rule set: recommended (default) or strict. Overrides the configuration file."
  ).choosing(Profile.self)
  static let select = OptionSyntax(
    "--select", value: "RULES",
    does: """
      Run only these rules or groups (comma-separated): rule IDs, categories, profiles, wcag:1.1.1, wcag-a, wcag-aa, \
      en301549, en301549:11.1.1.1.1, mcag:1.1.3, label:voiceover, android-lint:ContentDescription.
      """)
  static let ignore = OptionSyntax("--ignore", value: "RULES", does: "Skip these rules or groups.")
  static let failOn = OptionSyntax(
    "--fail-on", value: "LEVEL",
    does: """
      Exit with code 1 if any finding is at or above this severity: error, warning (or warn, the default), information (or \
      info), hint, or never.
      """
  ).choosing(CheckOptions.Threshold.self)
  static let minSeverity = OptionSyntax(
    "--min-severity", value: "LEVEL",
    does: """
      Show only findings at or above this severity: error, warning (or warn), information (or info), or hint. By default, \
      text and concise output includes hints only with --select or --fail-on hint.
      """
  ).choosing(Severity.self)
  static let jobs = OptionSyntax(
    "--jobs", "-j", value: "N", does: "Number of files to check in parallel. Default: the number of CPUs.")
  static let color = OptionSyntax(
    "--color", value: "WHEN", does: "When to use color: auto (default), always, or never. Respects NO_COLOR."
  ).choosing(CheckOptions.Coloring.self)
  static let forceExclude = OptionSyntax(
    "--force-exclude", does: "Skip ignored and excluded files even if you name them.")
  static let config = OptionSyntax(
    "--config", value: "FILE",
    does: "Use FILE instead of the nearest .a11y-lsp.json.")
  static let baseline = OptionSyntax(
    "--baseline", value: "FILE",
    does: "Hide findings listed in FILE. Overrides the configured baseline.")
  static let noBaseline = OptionSyntax(
    "--no-baseline", does: "Show known findings, too, regardless of the configured baseline.")
  static let failOnStale = OptionSyntax(
    "--fail-on-stale", does: "Exit with code 1 if the baseline has stale entries.")
  /// The same option as `quiet`, for commands that print no findings.
  static let quietWriting = OptionSyntax("--quiet", "-q", does: "Show only errors.")
  static let quiet = OptionSyntax(
    "--quiet", "-q", does: "Show only findings and errors, without notes or a summary.")
}
