// Rounds of safe fixes. Fixes that don't help are reverted one at a time.

import Elements
import Source

/// The state of a file between two rounds of fixes.
struct SafeFixing {
  /// A finding whose fix was reverted, identified by its start offset.
  struct HeldBack: Hashable {
    var rule: String
    var place: Int
  }

  private(set) var file: SourceFile
  private(set) var look: Linter.Look
  private(set) var fixCount = 0
  private(set) var heldBack: Set<HeldBack> = []
  /// The string resources that the fixes add.
  private(set) var newStrings: [NewString] = []
  /// True if fixes may add string resources.
  private let addsStrings: Bool
  /// The minimum severity of the findings to fix.
  private let severity: Severity
  private let looking: (SourceFile) -> Linter.Look
  /// The number of remaining trials. Limits the time for files with many fixes that don't help.
  private var trialsLeft = 64
  /// The fixes of this round that help.
  private var kept: [SafeFix] = []
  /// The analysis of the file with the kept fixes.
  private var found: Linter.Look

  init(
    _ file: SourceFile, atLeast severity: Severity, addingStrings: Bool,
    looking: @escaping (SourceFile) -> Linter.Look
  ) {
    self.file = file
    self.severity = severity
    addsStrings = addingStrings
    self.looking = looking
    look = looking(file)
    found = look
  }

  /// Applies the fixes that can be applied together and that help. Returns whether there were any.
  mutating func runRound() -> Bool {
    let open = look.findings.filter {
      $0.severity >= severity && !heldBack.contains(HeldBack(rule: $0.rule, place: $0.range.lowerBound))
    }
    kept = []
    found = look
    apply(open.safeFixes(adding: addsStrings ? newStrings : nil).fixes[...])
    let edits = kept.edits
    guard !kept.isEmpty, let text = file.text.applying(edits) else { return false }
    heldBack = Set(heldBack.map { HeldBack(rule: $0.rule, place: edits.moved($0.place)) })
    file.text = text
    look = found
    fixCount += kept.count
    let known = Set(newStrings)
    newStrings += kept.newStrings.filter { !known.contains($0) }
    return true
  }

  /// Keeps the `fixes` that help in addition to those already kept: all of them if they help together, or else tries
  /// each half separately.
  private mutating func apply(_ fixes: ArraySlice<SafeFix>) {
    guard let first = fixes.first else { return }
    guard trialsLeft > 0 else { return holdBack(fixes) }
    trialsLeft -= 1
    var trial = file
    if let text = file.text.applying((kept + fixes).edits) {
      trial.text = text
      let after = looking(trial)
      if fixes.count == 1
        ? after.findings.isBetter(than: found.findings, without: first.finding)
        : after.findings.lack(fixes, of: found.findings)
      {
        kept += fixes
        found = after
        return
      }
    }
    guard fixes.count > 1 else { return holdBack(fixes) }
    let middle = fixes.startIndex + fixes.count / 2
    apply(fixes[..<middle])
    apply(fixes[middle...])
  }

  private mutating func holdBack(_ fixes: ArraySlice<SafeFix>) {
    for fix in fixes {
      heldBack.insert(HeldBack(rule: fix.finding.rule, place: fix.finding.range.lowerBound))
    }
  }
}

private extension [Finding] {
  /// Returns whether the findings are at most `before` minus those that `fixes` resolve, and not more severe.
  func lack(_ fixes: ArraySlice<SafeFix>, of before: [Finding]) -> Bool {
    var most = before.countsByRule
    for fix in fixes { most[fix.finding.rule, default: 0] -= 1 }
    return countsByRule.allSatisfy { $0.value <= most[$0.key, default: 0] }
      && SeverityCounts(self) <= SeverityCounts(before)
  }

  /// Returns whether `finding` is resolved and no more severe finding has taken its place.
  func isBetter(than before: [Finding], without finding: Finding) -> Bool {
    count { $0.rule == finding.rule } < before.count { $0.rule == finding.rule }
      && SeverityCounts(self) <= SeverityCounts(before)
  }

  private var countsByRule: [String: Int] { reduce(into: [:]) { $0[$1.rule, default: 0] += 1 } }
}

private extension [TextEdit] {
  /// Returns the new offset, after these edits, of the text at `place`.
  func moved(_ place: Int) -> Int {
    reduce(place) { moved, edit in
      edit.range.upperBound <= place ? moved + edit.replacement.utf8.count - edit.range.count : moved
    }
  }
}
