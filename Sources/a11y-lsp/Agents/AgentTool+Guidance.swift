// The tools that explain rules and list manual tests.

import Elements
import LanguageServer
import Linter
import Source

extension AgentTool {
  static let explainRule = AgentTool(
    name: "explain_rule", title: "Explain a rule",
    summary: """
      Explains a rule in Markdown: who is affected, with incorrect and correct code, options, and criteria. Read it \
      before you fix a finding that no fix resolves.
      """,
    parameters: [
      AgentSchema.Member("rule", .text, "A rule's ID, such as missing-icon-button-label.", isRequired: true),
      AgentSchema.Member(
        "framework", .words(ExplainCommand.FrameworkWord.allCases.map(\.rawValue)),
        "Show only examples for this framework."),
    ]
  ) { call throws(AgentProblem) in
    let name = call.arguments.text("rule") ?? ""
    let ids = Rule.configurableIDs.contains(name) ? [name] : Rule.ids(correspondingTo: name)
    guard ids.count < 2 else {
      throw AgentProblem(
        "Several rules correspond to '\(name.excerpt(100))': \(ids.abridged). Explain one of them.")
    }
    let word = call.arguments.text("framework").flatMap(ExplainCommand.FrameworkWord.init)
    guard
      let page = RuleResources.page(
        of: ids.first ?? name, for: word.map { [$0.framework] } ?? Framework.allCases)
    else {
      throw AgentProblem(
        AgentProblem.sentence(
          "unknown rule '\(name.excerpt(100))'\(Rule.hint(for: name, among: Rule.configurableIDs))"))
    }
    return AgentAnswer(page)
  }

  static let manualTests = AgentTool(
    name: "manual_tests", title: "List manual tests",
    summary: """
      Lists manual tests for the screens in files, as a Markdown task list for a reviewer: open findings first, then what \
      static analysis can't check. Put it into the description of a pull request.
      """,
    parameters: [.paths(isRequired: true, "Files, at most 20.")]
  ) { call throws(AgentProblem) in
    let home = try call.workspace.home()
    let paths = try call.paths()
    guard paths.count <= 20 else { throw AgentProblem("'paths' has more than 20 files.") }
    var projects = SpokenProjects(in: home, SpeechStyle())
    var lists: [String] = []
    for path in paths where !call.isCanceled {
      let name = FilePath.displayed(path, in: home)
      do throws(ReadProblem) {
        lists.append(try projects.checklist(of: path).markdown(named: PlainText.line(name)))
      } catch {
        throw AgentProblem(name, error.reason)
      }
    }
    return AgentAnswer(lists.joined(separator: "\n"))
  }
}
