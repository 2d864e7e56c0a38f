// Findings for agents: few, with everything that's needed to fix them.

import Elements
import LanguageServer
import Linter
import Source

/// The findings of a check, most severe first, up to a number and a size. The others are counted.
struct AgentFindings {
  private let result: CheckResult
  private let limit: Int
  private let call: AgentCall

  /// The default and the maximum number of findings in an answer.
  static let usual = 30
  static let most = 100
  /// The maximum size of the findings in an answer, in bytes.
  private static let largest = 40_000
  /// The maximum size of a file in bytes to read announcements in. Each may require reading the whole file.
  private static let largestFile = 1 << 18
  /// The maximum number of fixes for a finding, and of skipped files.
  private static let mostFixes = 4
  private static let mostSkipped = 10

  init(_ result: CheckResult, _ call: AgentCall) {
    self.result = result
    self.call = call
    limit = call.arguments.number("limit") ?? AgentFindings.usual
  }

  /// A finding with its file.
  private struct Entry {
    var file: CheckedFile
    var finding: Finding
  }

  /// Writes the members of the answer.
  func write(to json: inout JSONWriter) {
    let counts = result.counts
    json.member("files", result.files.count)
    json.member("errors", counts[.error] ?? 0)
    json.member("warnings", counts[.warning] ?? 0)
    json.member("information", counts[.information] ?? 0)
    json.member("hints", counts[.hint] ?? 0)
    let all = entries
    let (findings, count) = written(all)
    json.key("findings")
    json.raw(findings)
    if count < all.count {
      let rest = all.count - count
      json.member("more", rest)
      json.member("note", "\(rest) more: narrow the paths, or raise 'min_severity'.")
    }
    writeSkipped(to: &json)
  }

  /// The findings, most severe first, in the order of their files.
  private var entries: [Entry] {
    let all = result.files.flatMap { file in result.shown(file).map { Entry(file: file, finding: $0) } }
    return Severity.allCases.sorted(by: >).flatMap { severity in
      all.filter { $0.finding.severity == severity }
    }
  }

  /// Returns an array in JSON with as many findings as fit, and their number.
  private func written(_ all: [Entry]) -> (json: [UInt8], count: Int) {
    let (limit, result, call) = (limit, result, call)
    return Workers.value {
      let tables = ReportedTables()
      var readings: [String: FindingReading?] = [:]
      var count = 0
      var array = JSONWriter()
      array.array { array in
        for entry in all.prefix(limit) where !call.isCanceled {
          let file = entry.file
          if readings[file.path] == nil {
            let surroundings = result.surroundings[file.root] ?? .unknown
            readings[file.path] = .some(
              file.text.count <= AgentFindings.largestFile ? FindingReading(file, in: surroundings) : nil)
          }
          var json = JSONWriter()
          AgentFindings.write(entry, readings[file.path] ?? nil, tables, result, to: &json)
          guard array.bytes.count + json.bytes.count <= AgentFindings.largest else { break }
          array.raw(json.bytes)
          count += 1
        }
      }
      return (array.bytes, count)
    }
  }

  private static func write(
    _ entry: Entry, _ reading: FindingReading?, _ tables: ReportedTables, _ result: CheckResult,
    to json: inout JSONWriter
  ) {
    let finding = entry.finding
    let position = entry.file.text.position(of: finding.range.lowerBound, in: .utf16)
    json.object { json in
      json.member("file", result.displayed(entry.file.path))
      json.member("line", position.line + 1)
      json.member("column", position.character + 1)
      json.member("rule", finding.rule)
      json.member("severity", finding.severity.rawValue)
      json.member("message", finding.message)
      if let announcement = reading?.announcement(at: finding) {
        json.member("announcement", announcement.excerpt(200))
      }
      let fixes = finding.fixes.prefix(mostFixes).compactMap { fix in
        tables.changes(of: fix, in: entry.file).map { (fix, others: $0) }
      }
      guard !fixes.isEmpty else { return }
      json.key("fixes")
      json.array { json in
        for (fix, others) in fixes {
          json.object { json in
            json.member("title", fix.title.excerpt(200))
            json.member("applicability", fix.applicability.rawValue)
            if let effect = reading?.change(by: fix, of: finding)?.effect {
              json.member("effect", effect.excerpt(200))
            }
            write(fix, others, of: entry.file, result, to: &json)
          }
        }
      }
    }
  }

  /// Writes the edits of a fix, unless they're too long.
  private static func write(
    _ fix: Fix, _ others: [TableChange], of file: CheckedFile, _ result: CheckResult,
    to json: inout JSONWriter
  ) {
    guard let edits = LineEdit.all(fix.plainEdits, of: file.text) else { return }
    var all = edits.map { (file: String?.none, edit: $0) }
    for other in others {
      guard let edits = LineEdit.all(other.edits, of: other.text) else { return }
      all += edits.map { (result.displayed(other.path), $0) }
    }
    json.key("edits")
    json.array { json in
      for (file, edit) in all { edit.write(to: &json, file: file) }
    }
  }

  private func writeSkipped(to json: inout JSONWriter) {
    // Files that aren't checked in full come first. Tests and other files that are never checked aren't news.
    let skipped = result.skipped.filter(\.isFailure) + result.skipped.filter { !$0.isFailure }
    guard !skipped.isEmpty else { return }
    json.key("skipped")
    json.array { json in
      for path in skipped.prefix(AgentFindings.mostSkipped) {
        json.object { json in
          json.member("file", result.displayed(path.path))
          json.member("reason", path.reason)
        }
      }
    }
    if skipped.count > AgentFindings.mostSkipped {
      json.member("moreSkipped", skipped.count - AgentFindings.mostSkipped)
    }
  }
}

extension AgentFindings {
  /// The members of an answer with findings.
  static let schema: [AgentSchema.Member] = [
    AgentSchema.Member("files", count, "The number of files checked.", isRequired: true),
    AgentSchema.Member("errors", count, isRequired: true),
    AgentSchema.Member("warnings", count, isRequired: true),
    AgentSchema.Member("information", count, isRequired: true),
    AgentSchema.Member("hints", count, isRequired: true),
    AgentSchema.Member("findings", .list(of: .object(finding), most: nil), isRequired: true),
    AgentSchema.Member("more", count, "The number of findings omitted."),
    AgentSchema.Member("note", .text),
    AgentSchema.Member("skipped", .list(of: .object(skipped), most: nil)),
    AgentSchema.Member("moreSkipped", count),
  ]

  private static let count = AgentSchema.number(0...Int.max)

  private static let finding: [AgentSchema.Member] = [
    AgentSchema.Member("file", .text, isRequired: true),
    AgentSchema.Member("line", .number(1...Int.max), isRequired: true),
    AgentSchema.Member("column", .number(1...Int.max), isRequired: true),
    AgentSchema.Member("rule", .text, isRequired: true),
    AgentSchema.Member("severity", .words(Severity.allCases.map(\.rawValue)), isRequired: true),
    AgentSchema.Member("message", .text, isRequired: true),
    AgentSchema.Member("announcement", .text, "What the screen reader says there now."),
    AgentSchema.Member(
      "fixes", .list(of: .object(fix), most: nil), "Alternatives, preferred one first. Apply only one."),
  ]

  private static let fix: [AgentSchema.Member] = [
    AgentSchema.Member("title", .text, isRequired: true),
    AgentSchema.Member(
      "applicability", .words(Applicability.allCases.map(\.rawValue)),
      "safe: 'fix' applies it. needs-text: replace the text in its edits first. changes-behavior: review it.",
      isRequired: true),
    AgentSchema.Member("effect", .text, "What the fix changes in the announcement."),
    AgentSchema.Member("edits", LineEdit.schema, "Missing if they're very long."),
  ]

  private static let skipped: [AgentSchema.Member] = [
    AgentSchema.Member("file", .text, isRequired: true),
    AgentSchema.Member("reason", .text, isRequired: true),
  ]
}
