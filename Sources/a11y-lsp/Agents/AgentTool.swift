// The tools that agents can call.

import Linter
import Source

/// A tool: its description and its code.
struct AgentTool: Sendable {
  var name: String
  var title: String
  /// The description that the agent reads to choose a tool.
  var summary: String
  var parameters: [AgentSchema.Member]
  /// The form of the answer, or nil if it's text.
  var output: AgentSchema?
  var changesFiles = false
  var run: @Sendable (AgentCall) throws(AgentProblem) -> AgentAnswer

  static let all = [check, checkText, fix, readScreen, explainRule, manualTests]

  /// Writes the tool as `tools/list` describes it.
  ///
  /// Source: Model Context Protocol 2026-07-28, “Tool”, `ToolAnnotations`.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", name)
      json.member("title", title)
      json.member("description", summary)
      json.key("inputSchema")
      AgentSchema.object(parameters).write(to: &json)
      if let output {
        json.key("outputSchema")
        output.write(to: &json)
      }
      json.key("annotations")
      json.object { json in
        json.member("readOnlyHint", !changesFiles)
        json.member("destructiveHint", changesFiles)
        json.member("idempotentHint", true)
        json.member("openWorldHint", false)
      }
    }
  }
}

extension AgentSchema.Member {
  /// The maximum number of paths in one call.
  private static let mostPaths = 500

  static func paths(isRequired: Bool = false, _ summary: String) -> AgentSchema.Member {
    AgentSchema.Member("paths", .list(of: .text, most: mostPaths), summary, isRequired: isRequired)
  }

  static let minSeverity = AgentSchema.Member(
    "min_severity", .words(Severity.allCases.map(\.rawValue)),
    "Return only findings at or above this severity.")
  static let rules = AgentSchema.Member(
    "rules", .list(of: .text, most: 100),
    "Run only these rules or groups, such as missing-icon-button-label or wcag-aa.")
  static let limit = AgentSchema.Member(
    "limit", .number(1...AgentFindings.most),
    "The maximum number of findings. The most severe come first; the others are counted. Default: \(AgentFindings.usual)."
  )
}
