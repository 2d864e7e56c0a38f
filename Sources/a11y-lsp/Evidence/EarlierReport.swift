// Earlier reports, for comparison.

import LanguageServer
import Linter
import Source

/// The data of an earlier report that a comparison needs, read from its JSON.
struct EarlierReport {
  var date: String
  var toolVersion: String
  var ruleCount: Int
  var findings: [Item]

  /// A finding.
  struct Item {
    var path: String
    var line: Int
    var rule: String
    var severity: Severity
    var fingerprint: String
  }

  /// The maximum size in bytes. Larger files aren't a11y-lsp reports.
  private static let mostBytes = 1 << 30

  /// Reads the file at `path`. `name` is the path as the user wrote it.
  init(ofFile path: String, called name: String) throws(UsageError) {
    let remedy = "Create one with 'a11y-lsp report --format json'."
    let content: FileContent
    do {
      content = try FileContent(ofFile: path, limit: EarlierReport.mostBytes)
    } catch {
      throw UsageError("--compare: \(name): \(error.reason)", remedy: remedy)
    }
    guard let root = try? JSONDocument(parsing: Array(content.text[0..<content.text.count])).root,
      root["kind"]?.string == EvidenceJSON.kind
    else {
      throw UsageError("--compare: \(name) isn't an a11y-lsp report", remedy: remedy)
    }
    guard root["version"]?.int == EvidenceJSON.version else {
      throw UsageError(
        "--compare: \(name) has report version \(root["version"]?.rawText ?? "–"), but this a11y-lsp reads version "
          + "\(EvidenceJSON.version)", remedy: "Create it again with this version of a11y-lsp.")
    }
    do throws(Damage) {
      self.init(
        date: try root.text("date"), toolVersion: try root.member("tool").text("version"),
        ruleCount: try root.list("rules").count, findings: try root.list("findings").map(Item.init))
    } catch {
      throw UsageError("--compare: \(name) is corrupt: \(error.reason)", remedy: remedy)
    }
  }

  private init(date: String, toolVersion: String, ruleCount: Int, findings: [Item]) {
    self.date = date
    self.toolVersion = toolVersion
    self.ruleCount = ruleCount
    self.findings = findings
  }

  /// The number of findings of each severity.
  var counts: [Severity: Int] { findings.reduce(into: [:]) { $0[$1.severity, default: 0] += 1 } }
}

/// An unexpected value in a report.
private struct Damage: Error {
  var reason: String
}

private extension EarlierReport.Item {
  init(_ entry: JSONValue) throws(Damage) {
    guard let severity = Severity(rawValue: try entry.text("severity")) else {
      throw Damage(reason: "a finding has an unknown severity")
    }
    guard let line = entry["line"]?.int else { throw Damage(reason: "a finding has no 'line'") }
    self.init(
      path: try entry.text("path"), line: line, rule: try entry.text("rule"), severity: severity,
      fingerprint: try entry.text("fingerprint"))
  }
}

private extension JSONValue {
  func member(_ name: String) throws(Damage) -> JSONValue {
    guard let value = self[name] else { throw Damage(reason: "'\(name)' is missing") }
    return value
  }

  func text(_ name: String) throws(Damage) -> String {
    guard let text = try member(name).string else { throw Damage(reason: "'\(name)' isn't a string") }
    return text
  }

  func list(_ name: String) throws(Damage) -> [JSONValue] {
    guard let elements = try member(name).elements else { throw Damage(reason: "'\(name)' isn't a list") }
    return elements
  }
}
