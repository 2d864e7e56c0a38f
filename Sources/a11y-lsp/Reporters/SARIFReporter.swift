// The SARIF report. The rules in it are in `SARIFRule.swift`.

import LanguageServer
import Linter
import Source

/// A SARIF log with one run.
///
/// Source: OASIS, “Static Analysis Results Interchange Format (SARIF) Version 2.1.0”; GitHub, “SARIF support for code
/// scanning”.
struct SARIFReporter {
  private let result: CheckResult
  private let paths: RepositoryPaths
  private let tables = ReportedTables()
  /// The rules of the findings, in catalog order, and the index of each.
  private let rules: [SARIFRule]
  private let ruleIndices: [String: Int]

  init(_ result: CheckResult) {
    self.result = result
    paths = RepositoryPaths(holding: result.folder)
    let found = result.files.reduce(into: Set<String>()) { ids, file in
      for finding in result.shown(file) { ids.insert(finding.rule) }
    }
    rules = SARIFRule.all.filter { found.contains($0.id) }
    ruleIndices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
  }

  func report(to output: inout Output) {
    var json = JSONWriter()
    json.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.key("runs")
      json.array { json in
        json.object { json in
          json.key("tool")
          json.object { json in
            json.key("driver")
            json.object(appendDriver)
          }
          json.key("invocations")
          json.array { $0.object(appendInvocation) }
          json.key("originalUriBaseIds")
          json.object { json in
            json.key(SARIFReporter.base)
            json.object { json in
              json.key("description")
              json.text("The root of the repository, or the current directory if there is none.")
            }
          }
          json.member("columnKind", "utf16CodeUnits")
          json.key("results")
          json.array { json in
            for file in result.files { append(file, to: &json, &output) }
          }
        }
      }
    }
    output.write(json.drain())
    output.write("\n")
  }

  /// The base of relative URIs.
  private static let base = "%SRCROOT%"

  private func appendDriver(to json: inout JSONWriter) {
    json.member("name", Product.name)
    json.member("semanticVersion", Product.version)
    if !Product.address.isEmpty { json.member("informationUri", Product.address) }
    json.key("rules")
    json.array { json in
      for rule in rules { rule.write(to: &json) }
    }
  }

  /// Appends the outcome of the run, with the skipped files.
  private func appendInvocation(to json: inout JSONWriter) {
    json.member("executionSuccessful", !result.skipped.contains(where: \.isFailure))
    json.key("toolExecutionNotifications")
    json.array { json in
      for skipped in result.skipped {
        json.object { json in
          json.member("level", skipped.isFailure ? "error" : "note")
          json.key("message")
          json.text("Not checked: \(PlainText.line(skipped.reason)).")
          json.key("locations")
          json.array { json in
            json.object { json in
              json.key("physicalLocation")
              json.object { append(skipped.path, to: &$0) }
            }
          }
        }
      }
    }
  }

  // MARK: Results

  private func append(_ file: CheckedFile, to json: inout JSONWriter, _ output: inout Output) {
    let findings = result.shown(file)
    var positions = PositionCursor(file.text, in: .utf16)
    for (finding, identity) in zip(findings, file.identities(of: findings)) {
      json.object { json in
        json.member("ruleId", finding.rule)
        if let index = ruleIndices[finding.rule] { json.member("ruleIndex", index) }
        json.member("level", finding.severity.sarifLevel)
        json.key("message")
        json.text(finding.message)
        json.key("locations")
        json.array { json in
          json.object { appendPlace(file.path, finding.range, &positions, to: &$0) }
        }
        json.key("partialFingerprints")
        json.object { $0.member("codeHash/v1", identity) }
        if !finding.related.isEmpty { append(finding.related, file, &positions, to: &json) }
        if !finding.fixes.isEmpty { append(finding.fixes, file, &positions, to: &json) }
      }
      output.write(json.drain())
    }
  }

  private func append(
    _ related: [Finding.Related], _ file: CheckedFile, _ positions: inout PositionCursor,
    to json: inout JSONWriter
  ) {
    json.key("relatedLocations")
    json.array { json in
      for (index, place) in related.enumerated() {
        json.object { json in
          json.member("id", index + 1)
          json.key("message")
          json.text(place.message)
          if let use = place.use {
            append(use, FilePath.join(file.root, use.path), to: &json)
          } else {
            appendPlace(file.path, place.range, &positions, to: &json)
          }
        }
      }
    }
  }

  /// Appends a line in another file.
  private func append(_ use: Finding.Related.Use, _ path: String, to json: inout JSONWriter) {
    json.key("physicalLocation")
    json.object { json in
      append(path, to: &json)
      json.key("region")
      json.object { $0.member("startLine", use.line + 1) }
    }
  }

  private func append(
    _ fixes: [Fix], _ file: CheckedFile, _ positions: inout PositionCursor, to json: inout JSONWriter
  ) {
    json.key("fixes")
    json.array { json in
      for fix in fixes where !fix.edits.isEmpty {
        guard let others = tables.changes(of: fix, in: file) else { continue }
        json.object { json in
          json.key("description")
          json.text(fix.title)
          json.key("properties")
          json.object { $0.member("applicability", fix.applicability.rawValue) }
          json.key("artifactChanges")
          json.array { json in
            let own = fix.edits.map { TextEdit($0.range, $0.replacement.plain) }
            appendChange(of: file.path, own, &positions, to: &json)
            for other in others {
              var positions = PositionCursor(other.text, in: .utf16)
              appendChange(of: other.path, other.edits, &positions, to: &json)
            }
          }
        }
      }
    }
  }

  private func appendChange(
    of path: String, _ edits: [TextEdit], _ positions: inout PositionCursor, to json: inout JSONWriter
  ) {
    json.object { json in
      append(path, to: &json)
      json.key("replacements")
      json.array { json in
        for edit in edits {
          json.object { json in
            append(edit.range, as: "deletedRegion", &positions, to: &json)
            json.key("insertedContent")
            json.object { $0.member("text", edit.replacement) }
          }
        }
      }
    }
  }

  // MARK: Locations

  private func appendPlace(
    _ path: String, _ range: Range<Int>, _ positions: inout PositionCursor, to json: inout JSONWriter
  ) {
    json.key("physicalLocation")
    json.object { json in
      append(path, to: &json)
      append(range, as: "region", &positions, to: &json)
    }
  }

  private func append(_ path: String, to json: inout JSONWriter) {
    let shown = paths.path(path)
    json.key("artifactLocation")
    json.object { json in
      if FilePath.isAbsolute(shown) {
        json.member("uri", DocumentURI(path: shown).string)
      } else {
        json.member("uri", DocumentURI.percentEncoded(shown))
        json.member("uriBaseId", SARIFReporter.base)
      }
    }
  }

  /// Appends a region. Lines and columns are 1-based, and the end is after the last character.
  private func append(
    _ range: Range<Int>, as key: String, _ positions: inout PositionCursor, to json: inout JSONWriter
  ) {
    let (start, end) = positions.positions(of: range)
    json.key(key)
    json.object { json in
      json.member("startLine", start.line + 1)
      json.member("startColumn", start.character + 1)
      json.member("endLine", end.line + 1)
      json.member("endColumn", end.character + 1)
    }
  }
}

extension JSONWriter {
  /// Writes a message as plain text, with brackets escaped that would form a link.
  ///
  /// Source: SARIF 2.1.0, 3.11.6 “Messages with embedded links”.
  mutating func text(_ text: String) {
    let isLike = text.contains("](")
    let plain = isLike ? text.replacing("[", with: "\\[").replacing("]", with: "\\]") : text
    object { $0.member("text", plain) }
  }
}

extension Severity {
  var sarifLevel: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "note"
    }
  }
}
