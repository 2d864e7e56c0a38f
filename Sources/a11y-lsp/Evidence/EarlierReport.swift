// A report that was kept.

import LanguageServer
import Linter
import Source

/// What a later report needs of an earlier one, read from its JSON.
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

  /// Reports of larger size are none that this program wrote.
  private static let mostBytes = 1 << 30

  /// Reads the file at `path`, which the person calls `name`.
  init(ofFile path: String, called name: String) throws(UsageError) {
    let remedy = "Name a report that “a11y-lsp report --format json” wrote."
    let content: FileContent
    do {
      content = try FileContent(ofFile: path, limit: EarlierReport.mostBytes)
    } catch {
      throw UsageError("--compare: \(name): \(error.reason).", remedy: remedy)
    }
    guard let root = try? JSONDocument(parsing: Array(content.text[0..<content.text.count])).root,
      root["kind"]?.string == EvidenceJSON.kind
    else {
      throw UsageError("--compare: \(name) is no report of this program.", remedy: remedy)
    }
    guard root["version"]?.int == EvidenceJSON.version else {
      throw UsageError(
        "--compare: \(name) has version \(root["version"]?.rawText ?? "–"), and this program reads version "
          + "\(EvidenceJSON.version).", remedy: "Make it anew by the program that wrote it.")
    }
    do throws(Damage) {
      self.init(
        date: try root.text("date"), toolVersion: try root.member("tool").text("version"),
        ruleCount: try root.list("rules").count, findings: try root.list("findings").map(Item.init))
    } catch {
      throw UsageError("--compare: \(name) is damaged: \(error.reason).", remedy: remedy)
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

/// What is not as this program writes it.
private struct Damage: Error {
  var reason: String
}

private extension EarlierReport.Item {
  init(_ entry: JSONValue) throws(Damage) {
    guard let severity = Severity(rawValue: try entry.text("severity")) else {
      throw Damage(reason: "a finding has a severity that there is not")
    }
    guard let line = entry["line"]?.int else { throw Damage(reason: "a finding has no “line”") }
    self.init(
      path: try entry.text("path"), line: line, rule: try entry.text("rule"), severity: severity,
      fingerprint: try entry.text("fingerprint"))
  }
}

private extension JSONValue {
  func member(_ name: String) throws(Damage) -> JSONValue {
    guard let value = self[name] else { throw Damage(reason: "“\(name)” is missing") }
    return value
  }

  func text(_ name: String) throws(Damage) -> String {
    guard let text = try member(name).string else { throw Damage(reason: "“\(name)” is no text") }
    return text
  }

  func list(_ name: String) throws(Damage) -> [JSONValue] {
    guard let elements = try member(name).elements else { throw Damage(reason: "“\(name)” is no list") }
    return elements
  }
}
