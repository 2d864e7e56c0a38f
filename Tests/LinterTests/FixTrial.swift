// A single fix of a finding, tried on a copy of the text.

import Elements
import Linter
import Source
import TestSupport

/// A fix of a finding in a real project's file, and its problems.
struct FixTrial: Sendable {
  /// The path and line of the finding: `App/Detail.swift:12`.
  var place: String
  var rule: String
  var framework: Framework
  /// The title of the fix.
  var title: String
  /// Descriptions of unwanted effects of the fix.
  var problems: [String]
  /// The name of the resulting file, for the compiler.
  var result: String?

  /// `App/Detail.swift:12 rule “Fix”: problem`.
  var line: String { "\(place) \(rule) “\(title)”: \(problems.joined(separator: "; "))" }
}

/// Trials of one file's fixes, each on the original text.
struct FixTrials {
  let file: SourceFile
  let linter: Linter
  private let project: ProjectStrings
  private let surroundings: Surroundings
  private let before: [Finding]
  private let broken: BrokenParts
  private let doubled: DoubledLabels
  private let tree: ElementTree?

  init(
    _ file: SourceFile, findings: [Finding], _ linter: Linter, in project: ProjectStrings = ProjectStrings()
  ) {
    self.project = project
    surroundings = project.surroundings
    self.file = file
    self.linter = linter
    before = findings
    broken = BrokenParts(of: file.text, path: file.path)
    tree = ElementTree(file.text, path: file.path, in: ProjectView(surroundings.project, path: file.path))
    doubled = DoubledLabels(in: tree)
  }

  /// Returns the text after `fix`, and its problems.
  func run(_ fix: Fix, of finding: Finding) -> (text: SourceText?, problems: [String]) {
    if let other = finding.fixes.first(where: { $0.edits == fix.edits }), other != fix {
      return (nil, ["does the same as “\(other.title)”"])
    }
    guard let text = file.text.applying(fix.filledEdits) else { return (nil, ["its edits overlap"]) }
    guard text != file.text else { return (nil, ["changes nothing"]) }
    var problems = BrokenParts(of: text, path: file.path).added(to: broken).map { "breaks the code: \($0)" }
    if file.path.hasSuffix(".kt") {
      problems += InsertedKotlin(text, inserted: fix.insertions.map(\.range)).problems
    }
    problems += project.problems(of: fix, in: text, replacing: file.text, at: file.path)
    problems += newAPIs(in: fix)
    let result = ElementTree(text, path: file.path, in: ProjectView(surroundings.project, path: file.path))
    problems += DoubledLabels(in: result).added(to: doubled)
    let after = linter.lint(SourceFile(path: file.path, text: text), in: surroundings)
    func count(_ findings: [Finding]) -> Int { findings.count { $0.rule == finding.rule } }
    if count(after) >= count(before) { problems.append("leaves its finding") }
    // A placeholder is meant to be replaced, so it may be reported.
    let placeholders = fix.insertions.filter(\.isPlaceholder)
    let candidates = after.filter { finding in
      !["unreadable-label", "hardcoded-label"].contains(finding.rule)
        || !placeholders.contains { $0.range.overlaps(finding.range) }
    }
    let control = range(ofControlAround: finding).map { fix.moved($0) }
    if let control {
      let isNaming = Rule.all.first { $0.id == finding.rule }?.cause.contains(.noName) == true
      if isNaming, !problems.contains("leaves its finding"),
        after.contains(where: { $0.rule == finding.rule && control.contains($0.range.lowerBound) })
      {
        problems.append("leaves another part of the control")
      }
      if result?.namesOneBranch(in: control) == true { problems.append("names one branch only") }
    }
    for added in added(candidates, in: text, by: fix) where !isFoundAlone(added, by: fix) {
      problems.append("adds \(added.rule) in line \(text.line(at: added.range.lowerBound) + 1)")
    }
    return (text, problems)
  }

  /// Returns the control that contains a finding, in frameworks that show views where they're created.
  private func range(ofControlAround finding: Finding) -> Range<Int>? {
    guard let tree, finding.framework == .swiftUI || finding.framework == .compose else { return nil }
    return tree.elements.first {
      ($0.role.isControl || $0.isTappable) && $0.range.contains(finding.range.lowerBound)
    }?.range
  }

  /// Returns whether a rule reports the same finding without the fix if no other rule reports the element first.
  private func isFoundAlone(_ finding: Finding, by fix: Fix) -> Bool {
    var configuration = linter.configuration
    configuration.selected = [finding.rule]
    return Linter(configuration).lint(file, in: surroundings).contains {
      fix.moved($0.range).lowerBound == finding.range.lowerBound
    }
  }

  /// Returns the inserted APIs that the app's oldest systems lack.
  private func newAPIs(in fix: Fix) -> [String] {
    guard let tree else { return [] }
    let view = ProjectView(surroundings.project, path: file.path, targets: linter.configuration.targets)
    let written = fix.edits.map { edit in
      (old: file.text.string(edit.range), new: edit.replacement.plain)
    }
    return WrittenAPI.all.filter { api in
      !view.has(api.need, on: tree.systems)
        && written.contains { $0.new.spellsWhole(api.spelling) && !$0.old.contains(api.spelling) }
    }.map { "writes \($0.spelling), which a system of the app lacks" }
  }

  /// Returns the findings of `after` without a counterpart before: no finding at the same position, with the same
  /// message, or on the same line.
  private func added(_ after: [Finding], in text: SourceText, by fix: Fix) -> [Finding] {
    let edits = fix.filledEdits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    var old = before.map { (finding: $0, offset: edits.moved($0.range.lowerBound)) }
    var new = after
    func pair(_ isSame: (_ new: Finding, _ old: (finding: Finding, offset: Int)) -> Bool) {
      new.removeAll { finding in
        guard let index = old.firstIndex(where: { $0.finding.rule == finding.rule && isSame(finding, $0) })
        else { return false }
        old.remove(at: index)
        return true
      }
    }
    pair { $0.range.lowerBound == $1.offset }
    pair { $0.message == $1.finding.message }
    pair { text.line(at: $0.range.lowerBound) == text.line(at: $1.offset) }
    return new
  }
}

extension ElementTree {
  /// Returns whether a control in `range` shows alternative images, and only some of them are labeled.
  fileprivate func namesOneBranch(in range: Range<Int>) -> Bool {
    ids.contains { id in
      guard range.contains(self[id].range.lowerBound), self[id].role.isControl, self[id].labels.isEmpty,
        let pictures = alternativePictures(of: id)
      else { return false }
      return Set(pictures.map { self[$0].labels.isEmpty }).count > 1
    }
  }
}

extension String {
  /// Returns whether the text contains `word`, but not as the beginning of a longer word.
  fileprivate func spellsWhole(_ word: String) -> Bool {
    ranges(of: word).contains { range in
      guard let next = self[range.upperBound...].first,
        word.last?.isLetter == true || word.last?.isNumber == true
      else { return true }
      return !next.isLetter && !next.isNumber && next != "_"
    }
  }
}

extension Fix {
  /// Returns a range's position after the fix.
  fileprivate func moved(_ range: Range<Int>) -> Range<Int> {
    let edits = filledEdits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    let start = edits.moved(range.lowerBound)
    return start..<max(start + 1, edits.moved(range.upperBound))
  }

  /// The inserted pieces and their ranges in the text with the fix.
  fileprivate var insertions: [(range: Range<Int>, isPlaceholder: Bool)] {
    var shift = 0
    var insertions: [(range: Range<Int>, isPlaceholder: Bool)] = []
    let all = zip(edits, filledPieces.map(\.pieces)).sorted { $0.0.range.lowerBound < $1.0.range.lowerBound }
    for (edit, texts) in all {
      var offset = edit.range.lowerBound + shift
      for (piece, text) in zip(edit.replacement.pieces, texts) {
        let start = offset
        offset += text.utf8.count
        if case .placeholder = piece {
          insertions.append((start..<offset, true))
        } else {
          insertions.append((start..<offset, false))
        }
      }
      shift = offset - edit.range.upperBound
    }
    return insertions
  }
}

extension [TextEdit] {
  /// Returns an offset's position after these edits, which are sorted.
  fileprivate func moved(_ offset: Int) -> Int {
    var shift = 0
    for edit in self {
      guard edit.range.lowerBound <= offset else { break }
      if edit.range.upperBound > offset { return edit.range.lowerBound + shift }
      shift += edit.replacement.utf8.count - edit.range.count
    }
    return offset + shift
  }
}
