// `a11y-lsp init`. The survey of a project and its report are in `Setup/`.

import LanguageServer
import Linter
import Source

/// The command that creates the configuration file of a project.
enum InitCommand {
  static let syntax = CommandSyntax(
    name: "init", summary: "Create a configuration file for this project.", operands: "",
    options: [.yes, .withBaseline, .jobs],
    notes: """
      Creates \(ConfigurationFile.name) at the project root and never overwrites an existing file. In a terminal, shows a \
      preview and asks first.
      """)

  /// The number of findings at which `init` offers to create a baseline.
  private static let many = 20

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    if let operand = arguments.operands.first {
      throw UsageError("unexpected argument '\(operand)'")
    }
    guard let current = Platform.currentFolder else {
      throw UsageError("the current directory no longer exists", remedy: "")
    }
    var roots = ProjectRoots()
    let root = roots.root(ofFolder: current, fallback: current)
    let path = FilePath.join(root, ConfigurationFile.name)
    guard (try? Platform.kindWithoutFollowing(path)) == nil else {
      throw UsageError(
        "\(FilePath.displayed(path, in: current)) already exists; nothing was changed",
        remedy: arguments.has(.withBaseline)
          ? "Run 'a11y-lsp baseline create' to record the current findings."
          : "Run 'a11y-lsp config' to see the effective configuration.")
    }
    return try setUp(root, path, arguments, in: current)
  }

  private static func setUp(
    _ root: String, _ path: String, _ arguments: Arguments, in current: String
  ) throws(UsageError) -> Int32 {
    let survey = ProjectSurvey(ofProjectAt: root)
    var proposal = ProposedConfiguration(survey)
    let hasBaseline = (try? Platform.kindWithoutFollowing(FilePath.join(root, Baseline.name))) != nil
    let asks = !arguments.has(.yes) && Platform.isTerminal(.input) && Platform.isTerminal(.output)
    // Projects inside this one may already have a baseline.
    let mayStart = !hasBaseline && (asks || arguments.has(.withBaseline))
    proposal.baseline = hasBaseline || mayStart ? Baseline.name : nil
    var options = try CheckOptions(arguments)
    options.baseline = nil
    options.usesDefaultBaseline = hasBaseline || mayStart
    options.startsBaseline = mayStart
    var project = CheckedProject(options, folder: root, proposing: (path, proposal.text))
    let plan = CheckPlan(listsEntries: true)
    guard let result = try CheckResult.ofCheck([root], plan, options, &project, root) else {
      return ExitCode.usage
    }
    SkippedReport.show(result, isQuiet: false)
    let components = ComponentsCommand.components(of: root).count { $0.isUsed }
    guard !result.files.isEmpty || asks || arguments.has(.yes) || arguments.has(.withBaseline) else {
      throw UsageError(
        "no app code found in \(root), so nothing was written",
        remedy: "Run this in an app directory, or use 'a11y-lsp init --yes'.")
    }
    // Hints are recorded in a baseline, but `check` doesn't show them to people.
    let shown = result.forPeople(options)
    show(
      SurveyReport.lines(survey, componentCount: components) + [
        SurveyReport.line(shown, hintCount: result.hiddenCount(below: shown.minSeverity))
      ])

    let count = shown.counts.values.reduce(0, +)
    var createsBaseline = !hasBaseline && arguments.has(.withBaseline)
    if asks, !hasBaseline, !createsBaseline, count >= many {
      createsBaseline = agrees("Record these findings in a baseline so that only new ones are reported?")
    }
    if !hasBaseline, !createsBaseline { proposal.baseline = nil }
    if asks {
      Output.show("\n\(proposal.text.string)\n")
      guard agrees("Write this to \(FilePath.displayed(path, in: current))?") else {
        show(["No files written."])
        return ExitCode.clean
      }
    }
    return write(proposal, path, createsBaseline ? project.baselines.all : [], result, in: current)
      ? finish(root, count, proposal, survey, in: current) : ExitCode.unreadable
  }

  /// Writes the configuration, then the baselines. Returns true if all were written.
  private static func write(
    _ proposal: ProposedConfiguration, _ path: String, _ baselines: [BaselineFile], _ result: CheckResult,
    in current: String
  ) -> Bool {
    var written = path
    do {
      try FileContent.create(proposal.text, atPath: path)
      show(["", "Wrote \(FilePath.displayed(path, in: current))."])
      for baseline in baselines {
        written = baseline.path
        show([try BaselineAction.create.run(baseline, result)])
      }
      return true
    } catch {
      Message.error("\(FilePath.displayed(written, in: current)): \(error.reason)")
      return false
    }
  }

  private static func finish(
    _ root: String, _ count: Int, _ proposal: ProposedConfiguration, _ survey: ProjectSurvey,
    in current: String
  ) -> Int32 {
    var steps = NextSteps.steps(forProjectAt: root, with: survey, in: current)
    if proposal.baseline == nil, count > 0 {
      steps.insert(
        NextSteps.Step(
          text:
            "To report only new findings, run 'a11y-lsp baseline create' and set \"baseline\" in the configuration."
        ),
        at: 0)
    }
    show(["", "Next:"])
    for step in steps {
      let line = "  " + PlainText.line(step.text)
      // Other programs that read the steps get one line for each. Code to paste is never wrapped.
      Output.show((Platform.columnCount == nil ? line : HelpText.wrapped(line, TextWidth.current)) + "\n")
      for line in step.code { Output.show("      \(line)\n") }
    }
    return ExitCode.clean
  }

  private static func show(_ lines: [String]) {
    Output.show(lines.map { PlainText.line($0) + "\n" }.joined())
  }

  /// Asks the user a yes-or-no question in the terminal. Returns false if there is no input.
  private static func agrees(_ question: String) -> Bool {
    Output.show(PlainText.line(question) + " [y/n] ")
    let answer = readLine()?.lowercased() ?? ""
    return answer == "y" || answer == "yes"
  }
}

private extension OptionSyntax {
  static let yes = OptionSyntax("--yes", "-y", does: "Don't ask for confirmation.")
  static let withBaseline = OptionSyntax(
    "--baseline", does: "Record current findings in \(Baseline.name) so that only new ones are reported.")
}
