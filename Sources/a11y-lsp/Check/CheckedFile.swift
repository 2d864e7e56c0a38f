// The result of checking one file.

import LanguageServer
import Linter
import Source

/// A linted file. A class, because many instances are passed on several times each.
final class CheckedFile: Sendable {
  /// The absolute path.
  let path: String
  /// The root of its project.
  let root: String
  /// The text, or empty if there are no findings, to save memory.
  let text: SourceText
  /// The findings that aren't in the baseline, in the requested lines.
  let findings: [Finding]
  /// The number of fixes applied and written.
  let fixCount: Int
  /// The changes by fixes that are only shown, or nil.
  let preview: FixPreview.File?
  /// The number of fixes that were applied and reverted.
  let heldBackCount: Int
  /// The number of findings that suppressions were added for.
  let ignoreCount: Int
  let linter: Linter
  /// The baseline that the findings were compared with.
  let baseline: BaselineFile?
  /// The number of findings in the baseline, and the indices of the matching entries.
  let knownCount: Int
  let usedEntries: Set<Int>
  /// The number of findings that aren't reported because only developer previews show their code.
  let leftOutCount: Int
  /// All findings as baseline entries, known or not, if the plan requires them.
  let entries: [BaselineEntry]
  /// The reason why part of the file wasn't checked, or nil.
  let omission: SkippedPath?
  /// The first damage to its syntax with its 1-based line, or nil if there is none.
  let damage: DamagedLine?
  /// The data for accessibility reports, if the plan requires it.
  let evidence: FileEvidence?

  private static let noText = SourceText("")

  /// Creates the result for `target` with `text` from the outcome of linting it.
  init(
    _ target: CheckedProject.Target, _ text: SourceText, _ look: Linter.Look, _ plan: CheckPlan,
    fixCount: Int = 0, heldBackCount: Int = 0, preview: FixPreview.File? = nil
  ) {
    let file = target.sourceFile(text)
    let added = target.added.findings(among: look.unused, of: file)
    let found = look.findings(using: added)
    let leftOut = look.leftOut(using: added)
    leftOutCount = target.lines.map { $0.findings(among: leftOut, of: file).count } ?? leftOut.count
    let match = target.baseline?.known.match(found, of: file, at: target.path)
    path = target.path
    root = target.root
    let new = match?.new ?? found
    let reported = target.lines?.findings(among: new, of: file) ?? new
    findings = reported
    self.text = findings.isEmpty ? CheckedFile.noText : text
    self.fixCount = fixCount
    self.heldBackCount = heldBackCount
    self.preview = preview
    ignoreCount = 0
    linter = target.linter
    omission = look.omission.map { SkippedPath(target, $0) }
    damage = look.damage.map { DamagedLine($0, in: text) }
    baseline = target.baseline
    let knownCount = match?.knownCount ?? 0
    // Known findings outside of the lines aren't part of the change.
    self.knownCount =
      if knownCount > 0, let lines = target.lines {
        lines.findings(among: found, of: file).count - reported.count
      } else { knownCount }
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

  /// Creates the result of adding suppressions to `file`.
  init(_ file: CheckedFile, _ ignored: IgnoredFile) {
    (text, findings, ignoreCount) = (ignored.text, ignored.findings, ignored.ignoredCount)
    (path, root, linter, omission, evidence) = (
      file.path, file.root, file.linter, file.omission, file.evidence
    )
    (damage, leftOutCount) = (file.damage, file.leftOutCount)
    (fixCount, heldBackCount, baseline) = (file.fixCount, file.heldBackCount, file.baseline)
    preview = file.preview
    (knownCount, usedEntries, entries) = (file.knownCount, file.usedEntries, file.entries)
  }
}
