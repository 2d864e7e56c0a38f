// One fix of one finding, tried on a copy of the text.

import Elements
import Linter
import Source
import TestSupport

/// A fix of a finding in a file of a real project, and what is wrong with what it does.
struct FixTrial: Sendable {
  /// The path and line of the finding: `App/Detail.swift:12`.
  var place: String
  var rule: String
  var framework: Framework
  /// The title of the fix.
  var title: String
  /// What the fix must not have done, in words.
  var problems: [String]
  /// The name of the file with the result, for the compiler.
  var result: String?

  /// `App/Detail.swift:12 rule “Fix”: problem`.
  var line: String { "\(place) \(rule) “\(title)”: \(problems.joined(separator: "; "))" }
}

/// Tries the fixes of one file, each on the text as it stands.
struct FixTrials {
  let file: SourceFile
  let linter: Linter
  private let project: ProjectStrings
  private let surroundings: Surroundings
  private let before: [Finding]
  private let broken: BrokenParts

  init(
    _ file: SourceFile, findings: [Finding], _ linter: Linter, in project: ProjectStrings = ProjectStrings()
  ) {
    self.project = project
    surroundings = project.surroundings
    self.file = file
    self.linter = linter
    before = findings
    broken = BrokenParts(of: file.text, path: file.path)
  }

  /// The text after `fix`, and what is wrong with it.
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
    problems += project.problems(of: fix, in: text, at: file.path)
    let after = linter.lint(SourceFile(path: file.path, text: text), in: surroundings)
    func count(_ findings: [Finding]) -> Int { findings.count { $0.rule == finding.rule } }
    if count(after) >= count(before) { problems.append("leaves its finding") }
    // A placeholder is to be replaced, and may say so.
    let placeholders = fix.insertions.filter(\.isPlaceholder)
    let candidates = after.filter { finding in
      !["unreadable-label", "hardcoded-label"].contains(finding.rule)
        || !placeholders.contains { $0.range.overlaps(finding.range) }
    }
    for added in added(candidates, in: text, by: fix) {
      problems.append("adds \(added.rule) in line \(text.line(at: added.range.lowerBound) + 1)")
    }
    return (text, problems)
  }

  /// Findings of `after` that no finding of before became: neither one at the same place, nor one with the same
  /// words, nor one in the same line.
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

extension Fix {
  /// The pieces that the fix puts in, where they are in the text with it.
  fileprivate var insertions: [(range: Range<Int>, isPlaceholder: Bool)] {
    var shift = 0
    var insertions: [(range: Range<Int>, isPlaceholder: Bool)] = []
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      var offset = edit.range.lowerBound + shift
      for piece in edit.replacement.pieces {
        let start = offset
        switch piece {
        case .text(let text):
          offset += text.utf8.count
          insertions.append((start..<offset, false))
        case .placeholder(let text):
          offset += (text.isEmpty ? Fix.filling : text).utf8.count
          insertions.append((start..<offset, true))
        }
      }
      shift = offset - edit.range.upperBound
    }
    return insertions
  }
}

extension [TextEdit] {
  /// Where `offset` is after these edits, which are sorted by place.
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
