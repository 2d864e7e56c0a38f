// The tool that applies safe fixes.

import Elements
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
    let result = try call.check(CheckPlan(fixes: true), try call.options())
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

  /// A change of one file.
  private struct Change: Sendable {
    var path: String
    var fixCount: Int
    var difference: String
  }

  /// Returns what the fixes would change.
  private static func proposal(_ call: AgentCall) throws(AgentProblem) -> AgentAnswer {
    var options = try call.options()
    // Known findings are fixed, too.
    options.showsKnownFindings = true
    let result = try call.check(CheckPlan(), options)
    let changes = Workers.value { self.changes(result, call) }
    return answer { json in
      json.member("fixed", changes.reduce(0) { $0 + $1.fixCount })
      var (size, count) = (0, 0)
      json.key("changes")
      json.array { json in
        for change in changes.prefix(mostFiles) {
          size += change.difference.utf8.count
          guard size <= largestDifferences else { break }
          count += 1
          json.object { json in
            json.member("file", result.displayed(change.path))
            json.member("fixes", change.fixCount)
            json.member("diff", change.difference)
          }
        }
      }
      if count < changes.count { json.member("moreChanges", changes.count - count) }
    }
  }

  private static func changes(_ result: CheckResult, _ call: AgentCall) -> [Change] {
    var changes: [Change] = []
    var strings: [String: [NewString]] = [:]
    for file in result.files where !call.isCanceled {
      guard file.findings.contains(where: \.isFixable) else { continue }
      let source = SourceFile(path: FilePath.displayed(file.path, in: file.root), text: file.text)
      let surroundings = result.surroundings[file.root] ?? .unknown
      let plan = CheckPlan(writableFolders: call.workspace.folders)
      let fixed = file.linter.fixSafely(
        source, in: surroundings, addingStrings: plan.addsStrings(toProjectAt: file.root))
      guard fixed.fixCount > 0 else { continue }
      let difference = LineDifference(from: file.text.string, to: fixed.text.string).text
      changes.append(Change(path: file.path, fixCount: fixed.fixCount, difference: difference))
      let known = strings[file.root, default: []]
      strings[file.root] = known + fixed.newStrings.filter { !known.contains($0) }
    }
    for (root, added) in strings.sorted(by: { FilePath.precedes($0.key, $1.key) }) {
      let tables = added.changes { path in
        let limit = Configuration().maxFileSize
        return (try? FileContent(ofFile: FilePath.join(root, path), limit: limit)).flatMap {
          StringTable($0.text)
        }
      }
      for table in tables ?? [] {
        guard let text = table.text.applying(table.edits) else { continue }
        let difference = LineDifference(from: table.text.string, to: text.string).text
        changes.append(
          Change(path: FilePath.join(root, table.path), fixCount: 0, difference: difference))
      }
    }
    return changes
  }
}
