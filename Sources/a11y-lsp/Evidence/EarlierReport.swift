// A report that was kept.

import LanguageServer
import Linter

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
    guard let root = try? JSONDocument(parsing: content.bytes).root, root["kind"]?.string == EvidenceJSON.kind
    else {
      throw UsageError("--compare: \(name) is no report of this program.", remedy: remedy)
    }
    guard root["version"]?.int == EvidenceJSON.version else {
      throw UsageError(
        "--compare: \(name) has version \(root["version"]?.rawText ?? "–"), and this program reads version "
          + "\(EvidenceJSON.version).", remedy: "Make it anew by the program that wrote it.")
    }
    date = root["date"]?.string ?? ""
    toolVersion = root["tool"]?["version"]?.string ?? ""
    ruleCount = root["rules"]?.elements?.count ?? 0
    findings = (root["findings"]?.elements ?? []).compactMap { entry in
      guard let path = entry["path"]?.string, let rule = entry["rule"]?.string,
        let severity = entry["severity"]?.string.flatMap(Severity.init)
      else { return nil }
      return Item(
        path: path, line: entry["line"]?.int ?? 0, rule: rule, severity: severity,
        fingerprint: entry["fingerprint"]?.string ?? "")
    }
  }

  /// The number of findings of each severity.
  var counts: [Severity: Int] { findings.reduce(into: [:]) { $0[$1.severity, default: 0] += 1 } }
}
