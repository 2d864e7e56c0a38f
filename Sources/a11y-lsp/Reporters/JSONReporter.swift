// The JSON report, a stable format, version 1.

import Elements
import LanguageServer
import Linter
import Source

/// A reporter that writes the result as one JSON document.
enum JSONReporter {
  static func report(_ result: CheckResult, to output: inout Output) {
    var json = JSONWriter()
    let tables = ReportedTables()
    json.object { json in
      json.member("version", 1)
      json.key("findings")
      json.array { json in
        for file in result.files {
          var positions = PositionCursor(file.text, in: .utf16)
          let path = result.displayed(file.path)
          for finding in result.shown(file) {
            let fixes = finding.fixes.compactMap { fix in
              tables.changes(of: fix, in: file).map { (fix, others: $0) }
            }
            append(finding, fixes, file, path, result, &positions, to: &json)
            output.write(json.drain())
          }
        }
      }
      json.key("skipped")
      json.array { json in
        for skipped in result.skipped {
          json.object { json in
            json.member("path", result.displayed(skipped.path))
            json.member("reason", skipped.reason)
          }
        }
      }
      json.key("summary")
      json.object { appendSummary(of: result, to: &$0) }
    }
    output.write(json.drain())
    output.write("\n")
  }

  private static func append(
    _ finding: Finding, _ fixes: [(fix: Fix, others: [TableChange])], _ file: CheckedFile, _ path: String,
    _ result: CheckResult, _ positions: inout PositionCursor, to json: inout JSONWriter
  ) {
    json.object { json in
      appendPlace(path, finding.range, &positions, to: &json)
      json.member("rule", finding.rule)
      json.member("severity", finding.severity.rawValue)
      json.member("message", finding.message)
      json.member("framework", finding.framework.rawValue)
      json.key("related")
      json.array { json in
        for related in finding.related {
          json.object { json in
            if let use = related.use {
              append(use, result.displayed(FilePath.join(file.root, use.path)), to: &json)
            } else {
              appendPlace(path, related.range, &positions, to: &json)
            }
            json.member("message", related.message)
          }
        }
      }
      json.key("fixes")
      json.array { json in
        for (fix, others) in fixes { append(fix, others, path, result, &positions, to: &json) }
      }
    }
  }

  private static func append(
    _ fix: Fix, _ others: [TableChange], _ path: String, _ result: CheckResult,
    _ positions: inout PositionCursor, to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("title", fix.title)
      json.member("applicability", fix.applicability.rawValue)
      json.key("edits")
      json.array { json in
        for edit in fix.edits {
          json.object { json in
            appendPlace(path, edit.range, &positions, to: &json)
            json.member("text", edit.replacement.plain)
          }
        }
        for other in others {
          var positions = PositionCursor(other.text, in: .utf16)
          for edit in other.edits {
            json.object { json in
              appendPlace(result.displayed(other.path), edit.range, &positions, to: &json)
              json.member("text", edit.replacement)
            }
          }
        }
      }
    }
  }

  /// Appends the start of a line in another file.
  private static func append(_ use: Finding.Related.Use, _ path: String, to json: inout JSONWriter) {
    json.member("path", path)
    for (line, column) in [("line", "column"), ("endLine", "endColumn")] {
      json.member(line, use.line + 1)
      json.member(column, 1)
    }
  }

  /// Appends a location. Lines and columns are 1-based, and columns count UTF-16 code units.
  private static func appendPlace(
    _ path: String, _ range: Range<Int>, _ positions: inout PositionCursor, to json: inout JSONWriter
  ) {
    let (start, end) = positions.positions(of: range)
    json.member("path", path)
    json.member("line", start.line + 1)
    json.member("column", start.character + 1)
    json.member("endLine", end.line + 1)
    json.member("endColumn", end.character + 1)
  }

  private static func appendSummary(of result: CheckResult, to json: inout JSONWriter) {
    let counts = result.counts
    json.member("files", result.files.count)
    json.member("skipped", result.skipped.count)
    json.member("errors", counts[.error] ?? 0)
    json.member("warnings", counts[.warning] ?? 0)
    json.member("information", counts[.information] ?? 0)
    json.member("hints", counts[.hint] ?? 0)
    json.member("baselined", result.knownCount)
    json.member("stale", result.stale.count)
    json.member("fixed", result.fixCount)
    json.member("fixedFiles", result.fixedFileCount)
    json.member("ignored", result.ignoreCount)
    json.member("ignoredFiles", result.ignoredFileCount)
  }
}
