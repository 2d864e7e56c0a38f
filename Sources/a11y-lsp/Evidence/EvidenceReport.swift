// The data of an accessibility report. The layout is in `EvidencePage.swift`.

import Elements
import LanguageServer
import Linter
import Source

/// The results about a project at one point in time.
struct EvidenceReport {
  /// The name of the project's directory.
  var project: String
  /// The time in ISO 8601.
  var date: String
  /// The current commit, or nil if it's unknown.
  var revision: String?
  /// True if files that git tracks differ from the commit.
  var hasUncommittedChanges = false
  /// The number of files that were checked.
  var fileCount: Int
  /// The operating systems of the checked files.
  var families: Set<Family>
  /// The IDs of the rules that ran on any file.
  var rules: Set<String>
  /// The findings, sorted by location.
  let findings: [Item]
  /// The findings by rule.
  let byRule: [String: [Item]]
  var ignored: [Ignored]
  var skipped: [Skipped]
  /// The comparison with an earlier report, or nil without one.
  var trend: Trend?

  enum Family: String, CaseIterable {
    case apple = "Apple platforms"
    case android = "Android"
  }

  /// A finding.
  struct Item {
    /// The displayed path, relative to the current directory if it's inside.
    var path: String
    /// The type or function, or nil if the file is the screen.
    var screen: String?
    /// The 1-based positions. Columns count UTF-16 code units.
    var line, column, endLine, endColumn: Int
    var rule: String
    var severity: Severity
    var message: String
    var framework: String
    /// The criteria that the code fails.
    var criteria: [Criterion]
    /// The fingerprint for comparison with other reports.
    var fingerprint: String
    /// The code.
    var excerpt: MarkedLines
    /// The title of the first fix, or nil without one.
    var fix: String?
    /// The lines that the fix changes, or nil if they're too many to compare.
    var change: FixExcerpt?
    /// The announcements, or nil if they don't matter or an equal finding has them.
    var announced: Announced?
    /// The address of the code on the repository's website, or nil if it's unknown.
    var address: String?
  }

  /// A suppression.
  struct Ignored {
    var path: String
    /// The 1-based line.
    var line: Int
    var comment: IgnoringComment
  }

  /// A file that wasn't checked.
  struct Skipped {
    var path, reason: String
  }

  init(_ result: CheckResult, date: String, _ links: SourceLinks) {
    project = String(FilePath.name(of: RepositoryPaths(holding: result.folder).root))
    self.date = date
    revision = links.revision
    hasUncommittedChanges = links.hasChanges
    fileCount = result.files.count
    families = Set(
      result.files.map { $0.path.hasSuffix(".kt") || $0.path.hasSuffix(".xml") ? .android : .apple })
    let rules = EvidenceReport.rules(of: result.files)
    self.rules = rules
    findings = result.files.flatMap { EvidenceReport.items(of: $0, in: result, links) }
    byRule = Dictionary(grouping: findings, by: \.rule)
    ignored = result.files.flatMap { file in
      // Suppressions of rules that didn't run have no effect here.
      (file.evidence?.ignored ?? []).filter { !rules.isDisjoint(with: $0.comment.rules) }.map {
        Ignored(path: result.displayed(file.path), line: $0.line, comment: $0.comment)
      }
    }
    skipped = result.skipped.map { Skipped(path: result.displayed($0.path), reason: $0.reason) }
  }

  private static func rules(of files: [CheckedFile]) -> Set<String> {
    var linters: [ObjectIdentifier: Linter] = [:]
    for file in files { linters[ObjectIdentifier(file.linter)] = file.linter }
    return Set(Rule.all.map(\.id).filter { id in linters.values.contains { $0.judges(id) } })
  }

  private static func items(
    of file: CheckedFile, in result: CheckResult, _ links: SourceLinks
  ) -> [Item] {
    var positions = PositionCursor(file.text, in: .utf16)
    let path = result.displayed(file.path)
    let announced = result.announced[file.path] ?? [:]
    return file.findings.enumerated().compactMap { index, finding in
      guard finding.severity >= result.minSeverity else { return nil }
      let (start, end) = positions.positions(of: finding.range)
      return Item(
        path: path, screen: file.evidence?.screens[index], line: start.line + 1, column: start.character + 1,
        endLine: end.line + 1, endColumn: end.character + 1, rule: finding.rule, severity: finding.severity,
        message: finding.message, framework: finding.framework.rawValue,
        criteria: finding.criteria ?? Rule.named(finding.rule)?.criteria ?? [],
        fingerprint: file.evidence?.fingerprints[index] ?? "",
        excerpt: MarkedLines(around: finding.range, in: file.text), fix: finding.fixes.first?.title,
        change: finding.fixes.first.flatMap { FixExcerpt(of: $0, in: file.text) },
        announced: announced[index], address: links.address(of: file.path, line: start.line + 1))
    }
  }

  // MARK: Totals

  /// The number of findings of each severity.
  var counts: [Severity: Int] { findings.reduce(into: [:]) { $0[$1.severity, default: 0] += 1 } }

  /// Returns the findings that fail a criterion.
  func findings(of criterion: Criterion) -> [Item] {
    rules(serving: criterion).flatMap { byRule[$0.id] ?? [] }.filter { $0.criteria.contains(criterion) }
  }

  /// Returns the rules that cover a criterion and ran.
  func rules(serving criterion: Criterion) -> [Rule] {
    Rule.all.filter { $0.criteria.contains(criterion) && rules.contains($0.id) }
  }
}
