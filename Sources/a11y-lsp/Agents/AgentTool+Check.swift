// The tools that check files and text.

import LanguageServer
import Linter
import Source

extension AgentTool {
  static let check = AgentTool(
    name: "check", title: "Check files",
    summary: """
      Checks files and directories for accessibility problems. Returns findings, most severe first, each with its \
      place, the current announcement, and alternative fixes as edits of whole lines.
      """,
    parameters: [
      .paths("Files and directories. Default: the whole project."),
      AgentSchema.Member(
        "changed_since", .text,
        "Report only code added or changed since the merge base with this git revision, such as HEAD or main."
      ),
      .minSeverity, .rules, .limit,
    ],
    output: .object(AgentFindings.schema)
  ) { call throws(AgentProblem) in
    let result = try call.check(CheckPlan(), try call.options())
    return answer { AgentFindings(result, call).write(to: &$0) }
  }

  static let checkText = AgentTool(
    name: "check_text", title: "Check unsaved text",
    summary: """
      Checks text as if it were the content of a file, which doesn't have to exist. Use it before you write a file. The \
      project's other files and its configuration apply.
      """,
    parameters: [
      AgentSchema.Member("path", .text, "The path that the text will have.", isRequired: true),
      AgentSchema.Member("text", .text, "The whole content of the file.", isRequired: true),
      .minSeverity, .rules, .limit,
    ],
    output: .object(AgentFindings.schema)
  ) { call throws(AgentProblem) in
    let home = try call.workspace.home()
    let name = call.arguments.text("path") ?? ""
    let path = try call.workspace.path(name)
    let options = try call.options()
    var project = CheckedProject(options, folder: home)
    let holder = FilePath.folder(of: path)
    let root = project.root(ofFolder: holder, fallback: holder)
    var target = project.target(path, root: root, isNamed: true)
    guard project.problems.isEmpty, project.baselines.problems.isEmpty else {
      throw AgentProblem(project, in: home)
    }
    guard SourceFile.isLintable(path: target.pathInProject) else {
      throw AgentProblem(name, SkippedPath.unknownKind(path).reason)
    }
    target.content = call.arguments.bytes("text")
    // The text may be about to be written, so other code doesn't use it yet.
    let written = try? FileContent(ofFile: path, limit: target.linter.configuration.maxFileSize)
    target.added = written.map { LineSet(of: target.content ?? [], notIn: $0.bytes) } ?? .all
    let surroundings =
      project.isProject(holder)
      ? ProjectIndexes.surroundings(
        of: root, limit: target.linter.configuration.maxFileSize, jobs: options.jobs) : .unknown
    let outcome = Workers.value { [target] in
      FileCheck.run(target, in: surroundings, CheckPlan(), TableFiles())
    }
    var result = CheckResult([], [outcome], options, home)
    result.surroundings[root] = surroundings
    if let failure = result.skipped.first(where: \.isFailure), result.files.isEmpty {
      throw AgentProblem(name, failure.reason)
    }
    return answer { [result] json in AgentFindings(result, call).write(to: &json) }
  }

  /// Returns an answer in JSON with the members that `write` writes.
  static func answer(_ write: (inout JSONWriter) -> Void) -> AgentAnswer {
    var json = JSONWriter()
    json.object(write)
    return AgentAnswer(json)
  }
}
