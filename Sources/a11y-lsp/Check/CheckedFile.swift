// What became of one file.

import LanguageServer
import Linter
import Source

/// A file that was linted.
struct CheckedFile: Sendable {
  /// Absolute.
  var path: String
  /// Empty where there are no findings, to save memory.
  var text: SourceText
  /// Those that the baseline does not list, in the lines that are asked for.
  var findings: [Finding]
  /// The number of fixes applied and written.
  var fixCount: Int
  /// The number of fixes tried and taken back.
  var heldBackCount = 0
  /// The number of findings that comments were written for.
  var ignoreCount = 0
  var linter: Linter
  /// The baseline that the findings were compared with.
  var baseline: BaselineFile?
  /// The number of findings that the baseline lists, and the indices of its entries that list them.
  var knownCount: Int
  var usedEntries: Set<Int>
  /// All findings, known or not, as entries of the baseline, where the plan asks for them.
  var entries: [BaselineEntry] = []
  /// Why something of the file was not looked at.
  var omission: SkippedPath?
  /// What kept reports say of the file, where the plan asks for it.
  var evidence: FileEvidence?

  /// The file of `target` with `text`, at which `look` was taken.
  init(
    _ target: CheckedProject.Target, _ text: SourceText, _ look: Linter.Look, _ plan: CheckPlan,
    fixCount: Int = 0
  ) {
    let findings = look.findings
    let file = target.sourceFile(text)
    let match = target.baseline?.known.match(findings, of: file, at: target.path)
    path = target.path
    let new = match?.new ?? findings
    self.findings = target.lines?.findings(among: new, of: file) ?? new
    self.text = self.findings.isEmpty ? SourceText("") : text
    self.fixCount = fixCount
    linter = target.linter
    omission = look.omission.map { SkippedPath(target, $0) }
    baseline = target.baseline
    knownCount = match?.knownCount ?? 0
    usedEntries = match?.used ?? []
    if plan.gathersEvidence { evidence = FileEvidence(of: self.findings, in: file) }
    guard plan.listsEntries, let root = target.baseline?.known.root,
      let path = FilePath.relative(target.path, to: root)
    else { return }
    entries = zip(findings, findings.fingerprints(in: file)).map {
      BaselineEntry(rule: $0.rule, path: path, fingerprint: $1)
    }
  }
}
