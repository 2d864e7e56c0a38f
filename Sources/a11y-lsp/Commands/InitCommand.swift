// `a11y-lsp init`. What is found out about a project and said about it is in Setup/.

import LanguageServer
import Linter
import Source

/// Looks at a project and writes its first configuration.
enum InitCommand {
  static let syntax = CommandSyntax(
    name: "init", summary: "Look at the project and write its first configuration.", operands: "",
    options: [.yes, .withBaseline, .jobs],
    notes: """
      Writes \(ConfigurationFile.name) at the root of the project that the working directory is in, never over one
      that exists. On a terminal it shows what it would write and asks.
      """)

  /// From so many findings on, leaving them out is offered.
  private static let many = 20

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    if let operand = arguments.operands.first {
      throw UsageError("“init” is about the project around the working directory. Leave out “\(operand)”.")
    }
    guard let current = Platform.currentFolder else {
      throw UsageError("The working directory does not exist any more.", remedy: "Change to another one.")
    }
    var roots = ProjectRoots()
    let root = roots.root(ofFolder: current, fallback: current)
    let path = FilePath.join(root, ConfigurationFile.name)
    guard (try? Platform.kindWithoutFollowing(path)) == nil else {
      throw UsageError(
        "\(path) exists already and stays as it is.", remedy: "“a11y-lsp config” prints what holds.")
    }
    return try setUp(root, path, arguments)
  }

  private static func setUp(
    _ root: String, _ path: String, _ arguments: Arguments
  ) throws(UsageError) -> Int32 {
    let survey = ProjectSurvey(ofProjectAt: root)
    var proposal = ProposedConfiguration(survey)
    proposal.baseline = Baseline.name
    let hasBaseline = (try? Platform.kindWithoutFollowing(FilePath.join(root, Baseline.name))) != nil
    var options = try CheckOptions(arguments)
    options.baseline = nil
    options.usesDefaultBaseline = true
    options.startsBaseline = !hasBaseline
    var project = CheckedProject(options, folder: root, proposing: (path, proposal.text))
    let plan = CheckPlan(listsEntries: true)
    guard let result = try CheckResult.ofCheck([root], plan, options, &project, root) else {
      return ExitCode.usage
    }
    SkippedReport.show(result, isQuiet: false)
    let components = ComponentsCommand.components(of: root).count { $0.isUsed }
    let asks = !arguments.has(.yes) && Platform.isTerminal(.input) && Platform.isTerminal(.output)
    guard !result.files.isEmpty || asks || arguments.has(.yes) || arguments.has(.withBaseline) else {
      throw UsageError(
        "There is nothing to check in \(root), so nothing was written.",
        remedy: "Go to the folder of an app, or write the configuration all the same: “a11y-lsp init --yes”.")
    }
    show(SurveyReport.lines(survey, componentCount: components) + [SurveyReport.line(result)])

    let count = result.counts.values.reduce(0, +)
    var createsBaseline = !hasBaseline && arguments.has(.withBaseline)
    if asks, !hasBaseline, !createsBaseline, count >= many {
      createsBaseline = agrees("List these findings in \(Baseline.name), so that only new ones show?")
    }
    if !hasBaseline, !createsBaseline { proposal.baseline = nil }
    if asks {
      Output.show("\n\(proposal.text.string)\n")
      guard agrees("Write this to \(path)?") else {
        show(["Nothing was written."])
        return ExitCode.clean
      }
    }
    return write(proposal, path, createsBaseline ? project.baselines.all : [], result)
      ? finish(root, count, proposal) : ExitCode.unreadable
  }

  /// Writes the configuration, then the baselines. Returns whether all are written.
  private static func write(
    _ proposal: ProposedConfiguration, _ path: String, _ baselines: [BaselineFile], _ result: CheckResult
  ) -> Bool {
    var written = path
    do {
      try FileContent.create(proposal.text, atPath: path)
      show(["", "Wrote \(path)."])
      for baseline in baselines {
        written = baseline.path
        show([try BaselineAction.create.run(baseline, result)])
      }
      return true
    } catch {
      Message.error("\(written): \(error.reason).")
      return false
    }
  }

  private static func finish(_ root: String, _ count: Int, _ proposal: ProposedConfiguration) -> Int32 {
    var steps = NextSteps.lines(forProjectAt: root)
    if proposal.baseline == nil, count > 0 {
      steps.insert(
        "To show only new findings: a11y-lsp baseline create, and name its file in the configuration.", at: 0)
    }
    show(["", "Next:"] + steps.map { "  " + $0 })
    return ExitCode.clean
  }

  private static func show(_ lines: [String]) {
    Output.show(lines.map { PlainText.line($0) + "\n" }.joined())
  }

  /// Asks the person at the terminal. No answer is a no.
  private static func agrees(_ question: String) -> Bool {
    Output.show(PlainText.line(question) + " [y/n] ")
    let answer = readLine()?.lowercased() ?? ""
    return answer == "y" || answer == "yes"
  }
}

private extension OptionSyntax {
  static let yes = OptionSyntax("--yes", "-y", does: "Write without asking, as without a terminal.")
  static let withBaseline = OptionSyntax(
    "--baseline", does: "List what is found now in \(Baseline.name), so that only\nnew findings show.")
}
