// The next steps after `init`: editors, hooks, and CI.

import LanguageServer
import Linter

/// The last lines of `init`.
enum NextSteps {
  /// A step with the code to paste, if there is any.
  struct Step {
    var text: String
    var code: [String] = []
  }

  /// Returns one step for each editor detected in the project or on the machine, then the steps for AI agents, if
  /// there are any, the editor guide, the hook, and CI. Paths are displayed for the directory `current`.
  static func steps(forProjectAt root: String, with survey: ProjectSurvey, in current: String) -> [Step] {
    let names = ((try? Platform.entries(of: root)) ?? []).map(\.name)
    let editors = SetupEditor.allCases.filter { editor in
      editor.isFor(survey.files.keys)
        || names.contains { name in editor.traces.contains { name.hasSuffix($0) } }
        || editor.programs.contains(where: isInstalled)
    }
    let hasAgents = names.contains(where: agentTraces.contains) || agents.contains(where: isInstalled)
    let agentStep = Step(
      text:
        "AI agents: add the MCP server 'a11y-lsp mcp', in .mcp.json for example; editors/agents in the a11y-lsp "
        + "repository has files for several agents.",
      code: [#"{ "mcpServers": { "a11y": { "command": "a11y-lsp", "args": ["mcp"] } } }"#])
    let guide = Product.place(ofFile: "editors/README.md")
    let guideStep = Step(text: "\(editors.isEmpty ? "Editors" : "Details and other editors"): see \(guide).")
    var steps = editors.map { Step(text: "\($0.name): \($0.step)", code: $0.code) }
    if hasAgents { steps.append(agentStep) }
    steps.append(guideStep)
    let repository = names.contains(".git") ? root : nil
    if let repository { steps.append(hook(names, repository, in: current)) }
    steps.append(integration(names, repository))
    return steps
  }

  /// The names in the project directory that indicate an AI agent, and the names of executables.
  private static let agentTraces: Set = [
    "AGENTS.md", "CLAUDE.md", "GEMINI.md", ".claude", ".codex", ".cursor", ".gemini", ".mcp.json",
  ]
  private static let agents = ["claude", "codex", "cursor", "gemini", "opencode"]

  /// Returns the step that adds a pre-commit hook to the repository at `root`, which has the entries `names`.
  private static func hook(_ names: [String], _ root: String, in current: String) -> Step {
    let title = "Before each commit: "
    if names.contains(".pre-commit-config.yaml") {
      return Step(
        text: title
          + "add the a11y-lsp hook (or a11y-lsp-system) to .pre-commit-config.yaml, then run 'pre-commit install'."
      )
    }
    let line = "add the line 'a11y-lsp check --staged || exit' to "
    if names.contains(".husky") { return Step(text: title + line + ".husky/pre-commit.") }
    let file = FilePath.join(root, ".git/hooks/pre-commit")
    guard (try? Platform.kind(of: file)) == nil else {
      return Step(text: title + line + FilePath.displayed(file, in: current) + ".")
    }
    // Git knows where hooks are, also in other working trees and in directories below.
    return Step(
      text: title + "create a hook with this command.",
      code: [
        #"hook=$(git rev-parse --git-path hooks/pre-commit) && "#
          + #"printf '#!/bin/sh\na11y-lsp check --staged\n' >> "$hook" && chmod +x "$hook""#
      ])
  }

  /// Returns the step for CI. Pull requests are compared with the default branch of a repository.
  private static func integration(_ names: [String], _ repository: String?) -> Step {
    let check = "In CI: run 'a11y-lsp check\(format(names))'."
    guard let repository else { return Step(text: check) }
    let depth =
      names.contains(".gitlab-ci.yml")
      ? " (GIT_DEPTH: 0)" : names.contains(".github") ? " (fetch-depth: 0)" : ""
    return Step(
      text: check
        + " For pull requests, add '--changed-since \(DefaultBranch.name(ofRepositoryAt: repository))' "
        + "and fetch the whole history\(depth).")
  }

  /// Returns the format option for the CI system found among `names`.
  private static func format(_ names: [String]) -> String {
    if names.contains(".gitlab-ci.yml") { return " --format gitlab=gl-code-quality-report.json" }
    return names.contains(".github") ? " --format github" : ""
  }

  /// Returns whether a program is in a `PATH` directory.
  private static func isInstalled(_ program: String) -> Bool {
    #if os(Windows)
      let (separator, ending) = (Character(";"), ".exe")
    #else
      let (separator, ending) = (Character(":"), "")
    #endif
    return (Platform.environment("PATH") ?? "").split(separator: separator).contains { folder in
      (try? Platform.kind(of: FilePath.join(String(folder), program + ending))) == .file
    }
  }
}
