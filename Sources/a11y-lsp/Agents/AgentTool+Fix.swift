// The tool that applies safe fixes.

import LanguageServer
import Linter
import Source

extension AgentTool {
  static let fix = AgentTool(
    name: "fix", title: "Apply safe fixes",
    summary: """
      Applies all safe fixes in files and directories, and returns the remaining findings. Safe fixes don't change \
      appearance or behavior, and insert only texts that the project already has. Files are replaced completely or not \
      at all, and never if they change in the meantime. With 'dry_run', changes nothing and returns the difference.
      """,
    parameters: [
      .paths(isRequired: true, "Files and directories."),
      AgentSchema.Member("dry_run", .flag, "Return the changes without making them."),
      .minSeverity, .rules, .limit,
    ],
    output: .object(
      [
        AgentSchema.Member("fixed", .number(0...Int.max), "The number of fixes.", isRequired: true),
        AgentSchema.Member("changes", .list(of: .object(change), most: nil), isRequired: true),
        AgentSchema.Member("moreChanges", .number(0...Int.max), "The number of changed files omitted."),
      ]
        + AgentFindings.schema.map { member in
          var member = member
          member.isRequired = false
          return member
        }),
    changesFiles: true
  ) { call throws(AgentProblem) in
    guard !call.arguments.flag("dry_run") else { return try proposal(call) }
    let options = try call.options()
    let result = try call.check(CheckPlan(fixes: true, fixedSeverity: options.minSeverity), options)
    let changed = result.files.filter { $0.fixCount > 0 }
    return answer { json in
      json.member("fixed", result.fixCount)
      json.key("changes")
      json.array { json in
        for file in changed.prefix(mostFiles) {
          json.object { json in
            json.member("file", result.displayed(file.path))
            json.member("fixes", file.fixCount)
          }
        }
      }
      if changed.count > mostFiles { json.member("moreChanges", changed.count - mostFiles) }
      AgentFindings(result, call).write(to: &json)
    }
  }

  private static let change: [AgentSchema.Member] = [
    AgentSchema.Member("file", .text, isRequired: true),
    AgentSchema.Member(
      "fixes", .number(0...Int.max), "0 for a table that fixes add strings to.", isRequired: true),
    AgentSchema.Member("diff", .text, "The lines that differ, with -, +, or a space before each."),
  ]

  /// The maximum number of changed files in an answer, and the maximum size of their differences in bytes.
  private static let mostFiles = 50
  private static let largestDifferences = 30_000

  /// Returns what the fixes would change: files with findings first, then the tables that fixes add strings to.
  private static func proposal(_ call: AgentCall) throws(AgentProblem) -> AgentAnswer {
    let options = try call.options()
    let result = try call.check(
      CheckPlan(fixes: true, fixedSeverity: options.minSeverity, previewsFixes: true), options)
    let tables = Set(result.previews.map(\.path)).subtracting(result.files.compactMap(\.preview?.path))
    let previews =
      result.files.compactMap { file in file.preview.map { ($0, file.fixCount) } }
      + result.previews.filter { tables.contains($0.path) }
      .sorted { FilePath.precedes($0.path, $1.path) }.map { ($0, 0) }
    return answer { json in
      json.member("fixed", result.fixCount)
      var (size, count) = (0, 0)
      json.key("changes")
      json.array { json in
        for (preview, fixCount) in previews.prefix(mostFiles) {
          let difference = LineDifference(from: preview.old.text.string, to: preview.new.text.string).text
          size += difference.utf8.count
          guard size <= largestDifferences else { break }
          count += 1
          json.object { json in
            json.member("file", result.displayed(preview.path))
            json.member("fixes", fixCount)
            json.member("diff", difference)
          }
        }
      }
      if count < previews.count { json.member("moreChanges", previews.count - count) }
    }
  }
}
