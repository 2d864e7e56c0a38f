// Rounds of safe fixes, of which those that do not help are taken back one by one.

import Elements
import Source

/// A file between two rounds of fixes.
struct SafeFixing {
  /// A finding whose fix was taken back, by where it starts in the text.
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
  /// Whether fixes may add string resources.
  private let addsStrings: Bool
  private let looking: (SourceFile) -> Linter.Look
  /// How many texts may still be looked at, so that a file full of fixes that do not help takes no longer than others.
  private var trialsLeft = 64
  /// The fixes of the round that help, and what is found with them.
  private var kept: [SafeFix] = []
  private var found: Linter.Look

  init(_ file: SourceFile, addingStrings: Bool, looking: @escaping (SourceFile) -> Linter.Look) {
    self.file = file
    addsStrings = addingStrings
    self.looking = looking
    look = looking(file)
    found = look
  }

  /// Applies the fixes that can be applied together and help. Whether any did.
  mutating func runRound() -> Bool {
    let open = look.findings.filter {
      !heldBack.contains(HeldBack(rule: $0.rule, place: $0.range.lowerBound))
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

  /// Keeps those of `fixes` that help beside the ones already kept: all of them if they do together, else each half by
  /// itself.
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
  /// Whether these are `before` without what `fixes` resolve, and without anything new or graver.
  func lack(_ fixes: ArraySlice<SafeFix>, of before: [Finding]) -> Bool {
    var most = before.countsByRule
    for fix in fixes { most[fix.finding.rule, default: 0] -= 1 }
    return countsByRule.allSatisfy { $0.value <= most[$0.key, default: 0] }
      && SeverityCounts(self) <= SeverityCounts(before)
  }

  /// Whether `finding` is gone, and nothing graver has come in its place.
  func isBetter(than before: [Finding], without finding: Finding) -> Bool {
    count { $0.rule == finding.rule } < before.count { $0.rule == finding.rule }
      && SeverityCounts(self) <= SeverityCounts(before)
  }

  private var countsByRule: [String: Int] { reduce(into: [:]) { $0[$1.rule, default: 0] += 1 } }
}

private extension [TextEdit] {
  /// Where what starts at `place` starts after these edits.
  func moved(_ place: Int) -> Int {
    reduce(place) { moved, edit in
      edit.range.upperBound <= place ? moved + edit.replacement.utf8.count - edit.range.count : moved
    }
  }
}
