// What became of one file.

import LanguageServer
import Linter
import Source

/// A file that was linted. A class, since each of very many is handed on several times.
final class CheckedFile: Sendable {
  /// Absolute.
  let path: String
  /// The root of its project.
  let root: String
  /// Empty where there are no findings, to save memory.
  let text: SourceText
  /// Those that the baseline does not list, in the lines that are asked for.
  let findings: [Finding]
  /// The number of fixes applied and written.
  let fixCount: Int
  /// The number of fixes tried and taken back.
  let heldBackCount: Int
  /// The number of findings that comments were written for.
  let ignoreCount: Int
  let linter: Linter
  /// The baseline that the findings were compared with.
  let baseline: BaselineFile?
  /// The number of findings that the baseline lists, and the indices of its entries that list them.
  let knownCount: Int
  let usedEntries: Set<Int>
  /// All findings, known or not, as entries of the baseline, where the plan asks for them.
  let entries: [BaselineEntry]
  /// Why something of the file was not looked at.
  let omission: SkippedPath?
  /// What kept reports say of the file, where the plan asks for it.
  let evidence: FileEvidence?

  private static let noText = SourceText("")

  /// The file of `target` with `text`, at which `look` was taken.
  init(
    _ target: CheckedProject.Target, _ text: SourceText, _ look: Linter.Look, _ plan: CheckPlan,
    fixCount: Int = 0, heldBackCount: Int = 0
  ) {
    let file = target.sourceFile(text)
    let match = target.baseline?.known.match(look.findings, of: file, at: target.path)
    path = target.path
    root = target.root
    let new = match?.new ?? look.findings
    findings = target.lines?.findings(among: new, of: file) ?? new
    self.text = findings.isEmpty ? CheckedFile.noText : text
    self.fixCount = fixCount
    self.heldBackCount = heldBackCount
    ignoreCount = 0
    linter = target.linter
    omission = look.omission.map { SkippedPath(target, $0) }
    baseline = target.baseline
    knownCount = match?.knownCount ?? 0
    usedEntries = match?.used ?? []
    evidence = plan.gathersEvidence ? FileEvidence(of: findings, in: file) : nil
    entries = plan.listsEntries ? CheckedFile.entries(look.findings, of: file, target) : []
  }

  private static func entries(
    _ findings: [Finding], of file: SourceFile, _ target: CheckedProject.Target
  ) -> [BaselineEntry] {
    guard let root = target.baseline?.known.root, let path = FilePath.relative(target.path, to: root) else {
      return []
    }
    return zip(findings, findings.fingerprints(in: file)).map {
      BaselineEntry(rule: $0.rule, path: path, fingerprint: $1)
    }
  }

  /// `file` with the comments of `ignored`.
  init(_ file: CheckedFile, _ ignored: IgnoredFile) {
    (text, findings, ignoreCount) = (ignored.text, ignored.findings, ignored.ignoredCount)
    (path, root, linter, omission, evidence) = (
      file.path, file.root, file.linter, file.omission, file.evidence
    )
    (fixCount, heldBackCount, baseline) = (file.fixCount, file.heldBackCount, file.baseline)
    (knownCount, usedEntries, entries) = (file.knownCount, file.usedEntries, file.entries)
  }
}
