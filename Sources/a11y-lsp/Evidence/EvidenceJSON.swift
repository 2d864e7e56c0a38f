// The JSON report, a stable format that later reports can be compared with.

import LanguageServer
import Linter
import Source

/// A report as one JSON document.
enum EvidenceJSON {
  /// The value that distinguishes reports from a11y-lsp's other JSON documents.
  static let kind = "a11y-lsp report"
  static let version = 1

  static func write(_ report: EvidenceReport, to output: inout Output) {
    var json = JSONWriter()
    json.object { json in
      json.member("kind", kind)
      json.member("version", version)
      json.key("tool")
      json.object { json in
        json.member("name", Product.name)
        json.member("version", Product.version)
      }
      json.member("project", report.project)
      json.member("date", report.date)
      if let revision = report.revision {
        json.member("revision", revision)
        json.member("hasUncommittedChanges", report.hasUncommittedChanges)
      }
      json.key("summary")
      json.object { appendSummary(of: report, to: &$0) }
      if let trend = report.trend { append(trend, to: &json) }
      json.member("rules", Rule.all.map(\.id).filter(report.rules.contains))
      json.key("criteria")
      json.array { json in
        for criterion in SuccessCriterion.all { append(criterion, of: report, to: &json) }
      }
      json.key("findings")
      json.array { json in
        for item in report.findings {
          append(item, to: &json)
          output.write(json.drain())
        }
      }
      json.key("ignored")
      json.array { json in
        for ignored in report.ignored { append(ignored, to: &json) }
      }
      json.key("skipped")
      json.array { json in
        for skipped in report.skipped {
          json.object { json in
            json.member("path", skipped.path)
            json.member("reason", skipped.reason)
          }
        }
      }
    }
    output.write(json.drain())
    output.write("\n")
  }

  private static func appendSummary(of report: EvidenceReport, to json: inout JSONWriter) {
    let counts = report.counts
    json.member("files", report.fileCount)
    json.member("errors", counts[.error] ?? 0)
    json.member("warnings", counts[.warning] ?? 0)
    json.member("information", counts[.information] ?? 0)
    json.member("hints", counts[.hint] ?? 0)
    json.member("ignored", report.ignored.count)
    json.member("skipped", report.skipped.count)
  }

  private static func append(_ trend: Trend, to json: inout JSONWriter) {
    json.key("comparison")
    json.object { json in
      json.member("date", trend.earlier.date)
      json.member("findings", trend.earlier.findings.count)
      json.member("new", trend.new.count)
      json.member("gone", trend.gone.count)
    }
  }

  private static func append(
    _ criterion: SuccessCriterion, of report: EvidenceReport, to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("criterion", criterion.number)
      json.member("title", criterion.title)
      json.member("level", criterion.level.rawValue)
      if let clause = criterion.clause { json.member("en301549", clause) }
      if let provision = criterion.section508 { json.member("section508", provision) }
      json.member("findings", criterion.criterion.map { report.findings(of: $0).count } ?? 0)
      json.member("rules", criterion.criterion.map { report.rules(serving: $0).map(\.id) } ?? [])
      json.member("byHand", criterion.byHand)
    }
  }

  private static func append(_ item: EvidenceReport.Item, to json: inout JSONWriter) {
    json.object { json in
      json.member("path", item.path)
      if let screen = item.screen { json.member("screen", screen) }
      json.member("line", item.line)
      json.member("column", item.column)
      json.member("endLine", item.endLine)
      json.member("endColumn", item.endColumn)
      json.member("rule", item.rule)
      json.member("severity", item.severity.rawValue)
      json.member("message", item.message)
      json.member("framework", item.framework)
      json.member("criteria", item.criteria.map(\.rawValue))
      json.member("fingerprint", item.fingerprint)
      if let fix = item.fix { json.member("fix", fix) }
      if let announced = item.announced {
        json.key("announcement")
        json.object { json in
          json.member("reader", announced.reader)
          json.member("now", announced.now)
          if let afterFix = announced.afterFix { json.member("afterFix", afterFix) }
        }
      }
      if let address = item.address { json.member("address", address) }
    }
  }

  private static func append(_ ignored: EvidenceReport.Ignored, to json: inout JSONWriter) {
    json.object { json in
      json.member("path", ignored.path)
      json.member("line", ignored.line)
      json.member("rules", ignored.comment.rules)
      json.member("coversFile", ignored.comment.coversFile)
      json.member("ofAnotherTool", ignored.comment.isForeign)
      if let reason = ignored.comment.reason { json.member("reason", reason) }
    }
  }
}
