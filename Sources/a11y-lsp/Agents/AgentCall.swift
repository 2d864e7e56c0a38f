// A call of a tool.

import LanguageServer
import Linter
import Source

/// A call of a tool: its arguments and what it can reach.
struct AgentCall: Sendable {
  let arguments: AgentArguments
  let workspace: AgentWorkspace
  private let cancellation: AgentCancellation

  init(
    _ arguments: AgentArguments, in workspace: AgentWorkspace, _ cancellation: AgentCancellation
  ) {
    self.arguments = arguments
    self.workspace = workspace
    self.cancellation = cancellation
  }

  var isCanceled: Bool { cancellation.isCanceled }

  /// Returns the absolute paths in the argument 'paths', or the directory of the workspace if there are none.
  func paths() throws(AgentProblem) -> [String] {
    var paths: [String] = []
    for name in arguments.texts("paths") ?? ["."] { paths.append(try workspace.path(name)) }
    return paths
  }

  /// The limits of each git command, so agents get an answer.
  static let gitLimits = Platform.Limits(seconds: 20, bytes: 1 << 25)

  /// Returns the options of a check, as given by the arguments.
  func options() throws(AgentProblem) -> CheckOptions {
    var options: CheckOptions
    do throws(UsageError) {
      options = try CheckOptions(Arguments([], for: CheckCommand.syntax))
    } catch {
      throw AgentProblem(error)
    }
    options.isQuiet = true
    options.gitLimits = AgentCall.gitLimits
    options.minSeverity = arguments.text("min_severity").flatMap { Severity(named: $0) } ?? .hint
    if let name = arguments.text("changed_since") { options.scope = .since(name) }
    guard let names = arguments.texts("rules") else { return options }
    var ids: Set<String> = []
    for name in names {
      guard let named = Rule.ids(named: name) else {
        throw AgentProblem(
          AgentProblem.sentence(
            "unknown rule or group '\(name.excerpt(100))'\(Rule.hint(for: name, among: Rule.selectable))"))
      }
      ids.formUnion(named)
    }
    options.selected = ids
    return options
  }

  /// Checks the paths in the arguments.
  func check(_ plan: CheckPlan, _ options: CheckOptions) throws(AgentProblem) -> CheckResult {
    let home = try workspace.home()
    let paths = try paths()
    var plan = plan
    plan.writableFolders = workspace.folders
    plan.isCanceled = { [cancellation] in cancellation.isCanceled }
    var project = CheckedProject(options, folder: home)
    let result: CheckResult?
    do throws(UsageError) {
      result = try CheckResult.ofCheck(paths, plan, options, &project, home)
    } catch {
      throw AgentProblem(error)
    }
    guard let result else { throw AgentProblem(project, in: home) }
    let failures = result.skipped.filter(\.isFailure)
    if result.files.isEmpty, !failures.isEmpty {
      let reasons = failures.prefix(10).map { "\(result.displayed($0.path)): \($0.reason)." }
      throw AgentProblem(reasons.joined(separator: "\n"))
    }
    return result
  }
}

extension AgentProblem {
  /// Creates the problem for a configuration or a baseline that can't be used.
  init(_ project: CheckedProject, in folder: String) {
    let configurations = project.problems.map { problem in
      "\(FilePath.displayed(problem.path, in: folder)):\(problem.position.line + 1): \(problem.problem.message)"
    }
    let baselines = project.baselines.problems.map { problem in
      "\(FilePath.displayed(problem.path, in: folder)):\(problem.line): \(problem.message)"
    }
    message = (configurations + baselines).prefix(10).joined(separator: "\n")
  }
}
