// The suppressions of a file and their problems.

import Elements
import Source
import Syntax

/// The suppressions in one file.
struct Suppressions {
  /// A suppression with the byte range it covers.
  private struct Placed {
    var suppression: Suppression
    var covered: Range<Int>
    /// The IDs that suppressed a finding.
    var used: Set<String> = []

    /// The byte range of suppressed findings, or nil for the whole file.
    var coverage: Range<Int>? { suppression.coversFile ? nil : covered }
  }

  private var placed: [Placed] = []
  /// Suppressions inside of XML tags.
  private let misplaced: [Suppression]
  /// The first directive that was meant as a suppression.
  private var mistyped: Range<Int>?
  private let tree: Tree

  init(in tree: Tree) {
    self.tree = tree
    let bytes = tree.text.sentinelled
    misplaced = tree.misplacedComments.compactMap { Suppression(comment: $0, in: bytes) }
    var found: [Suppression] = []
    for comment in tree.comments {
      if let suppression = Suppression(comment: comment, in: bytes) {
        found.append(suppression)
      } else if mistyped == nil {
        mistyped = MistypedDirective.range(in: comment, of: bytes)
      }
    }
    guard !found.isEmpty else { return }
    let places = SuppressionPlaces(tree: tree)
    placed = found.map { Placed(suppression: $0, covered: places.covered(by: $0)) }
  }

  var isEmpty: Bool { placed.isEmpty }

  /// Returns the findings that aren't suppressed, and records which suppressions were used.
  mutating func filter(_ findings: [Finding]) -> [Finding] {
    guard !placed.isEmpty else { return findings }
    var byRule: [String: [Int]] = [:]
    for index in placed.indices where placed[index].suppression.strayText == nil {
      for id in placed[index].suppression.ids { byRule[id.id, default: []].append(index) }
    }
    let indices = byRule.mapValues { SuppressionIndex($0.map { ($0, placed[$0].coverage) }) }
    return findings.filter { finding in
      guard let index = indices[finding.rule]?.comment(covering: finding.range.lowerBound) else {
        return true
      }
      placed[index].used.insert(finding.rule)
      return false
    }
  }

  // MARK: Problems of suppressions

  /// Returns suppressions with missing or unknown IDs, IDs that suppressed nothing although their rule ran, and
  /// suppressions without a required reason.
  func problems(ran: Set<String>, requiresReason: Bool) -> [Problem] {
    // The same misspelling often occurs many times.
    var nearest: [String: String?] = [:]
    let ofPlaced = placed.flatMap { placed in
      let problems = problems(of: placed, ran: ran, &nearest)
      guard requiresReason, problems.isEmpty, !placed.suppression.hasReason else { return problems }
      return [unreasoned(placed.suppression)]
    }
    return ofPlaced + misplaced.map(misplaced) + [mistyped.map(mistyped)].compactMap(\.self)
  }

  /// A finding about a suppression.
  struct Problem {
    var kind: OwnFinding
    var range: Range<Int>
    var message: String
    var fixes: [Fix]
    /// The maximum severity.
    var limit = Severity.error
  }

  private func problems(
    of placed: Placed, ran: Set<String>, _ nearest: inout [String: String?]
  ) -> [Problem] {
    let suppression = placed.suppression
    if let stray = suppression.strayText {
      return [
        Problem(
          kind: .invalidSuppression, range: stray,
          message:
            "This suppression has no effect. Put only rule IDs before the colon and the reason after it.",
          fixes: [removal(of: suppression)])
      ]
    }
    guard !suppression.ids.isEmpty else {
      return [
        Problem(
          kind: .invalidSuppression, range: suppression.comment,
          message:
            "This suppression has no effect. Name a rule, as in 'a11y:ignore missing-image-label: reason'.",
          fixes: [removal(of: suppression)])
      ]
    }
    return suppression.ids.enumerated().compactMap { index, written in
      if Rule.named(written.id) == nil, OwnFinding(rawValue: written.id) == nil {
        let known = nearest[written.id] ?? Spelling.nearest(to: written.id, among: Rule.all.lazy.map(\.id))
        nearest[written.id] = .some(known)
        return unknown(index, placed, nearest: known)
      }
      guard ran.contains(written.id), !placed.used.contains(written.id) else { return nil }
      return unused(index, placed)
    }
  }

  private func unknown(_ index: Int, _ placed: Placed, nearest: String?) -> Problem {
    let written = placed.suppression.ids[index]
    let replacement = nearest.map {
      Fix("Change the rule to \($0)", .safe, edits: [Fix.Edit(written.range, Replacement(stringLiteral: $0))])
    }
    // Only the author knows which rule the suppression was for.
    let removal = Fix(
      "Remove \(written.id)", .changesBehavior, edits: [Fix.Edit(deletion(of: index, placed), "")])
    return Problem(
      kind: .invalidSuppression, range: written.range,
      message: "Unknown rule '\(written.id)'" + (nearest == nil ? "." : Spelling.hint(nearest)),
      fixes: [replacement, removal].compactMap(\.self))
  }

  /// Returns the problem of a suppression inside a tag. The fix moves it above the tag.
  private func misplaced(_ suppression: Suppression) -> Problem {
    let place = IgnoringPlace(aboveTagAround: suppression.comment, in: tree.text)
    return Problem(
      kind: .invalidSuppression, range: suppression.comment,
      message:
        "This suppression has no effect, because XML doesn't allow comments inside a tag. Move it above the tag.",
      fixes: [
        Fix(
          "Move the suppression above the tag", .changesBehavior,
          edits: [
            place.edit(adding: tree.text.string(suppression.comment)),
            Fix.Edit(deletion(of: suppression.comment), ""),
          ])
      ])
  }

  /// Returns the problem of a mistyped directive. One for each file is enough.
  private func mistyped(_ range: Range<Int>) -> Problem {
    Problem(
      kind: .invalidSuppression, range: range,
      message: "This comment has no effect. Write '\(Suppression.directive)' and the rule.",
      fixes: [
        Fix(
          "Write \(Suppression.directive)", .changesBehavior,
          edits: [Fix.Edit(range, Replacement(stringLiteral: Suppression.directive))])
      ], limit: .information)
  }

  private func unused(_ index: Int, _ placed: Placed) -> Problem {
    let written = placed.suppression.ids[index]
    return Problem(
      kind: .unusedSuppression, range: written.range,
      message: "Unused suppression: '\(written.id)' reports nothing here. Remove it.",
      fixes: [Fix("Remove the unused suppression", .safe, edits: [Fix.Edit(deletion(of: index, placed), "")])]
    )
  }

  private func unreasoned(_ suppression: Suppression) -> Problem {
    let end = suppression.colonEnd ?? suppression.ids.last?.range.upperBound ?? suppression.comment.upperBound
    let blank = suppression.colonEnd == nil ? ": " : " "
    return Problem(
      kind: .invalidSuppression, range: suppression.comment,
      message:
        "This suppression has no reason. Add one after a colon.",
      fixes: [
        Fix(
          "Add a reason", .needsText,
          edits: [Fix.Edit(end..<end, Replacement([.text(blank), .placeholder("reason")]))])
      ])
  }

  /// Returns a fix that removes a suppression without an effect.
  private func removal(of suppression: Suppression) -> Fix {
    Fix("Remove the suppression", .changesBehavior, edits: [Fix.Edit(deletion(of: suppression.comment), "")])
  }

  /// Returns the range to delete along with a rule ID: its list entry, or the whole comment.
  private func deletion(of index: Int, _ placed: Placed) -> Range<Int> {
    placed.suppression.ids.count == 1
      ? deletion(of: placed.suppression.comment) : listEntry(index, placed)
  }

  /// Returns the comment with the whitespace before it, and with its line if there's nothing else on it.
  private func deletion(of comment: Range<Int>) -> Range<Int> {
    let text = tree.text
    let line = text.lineRange(text.line(at: comment.lowerBound))
    var start = comment.lowerBound
    while start > line.lowerBound, text[start - 1] == 0x20 || text[start - 1] == 0x09 { start -= 1 }
    guard start == line.lowerBound else { return start..<comment.upperBound }
    var end = comment.upperBound
    if text[end] == 0x0D { end += 1 }
    if text[end] == 0x0A { end += 1 }
    return start..<end
  }

  /// Returns the ID with the comma that joins it to its neighbor.
  private func listEntry(_ index: Int, _ placed: Placed) -> Range<Int> {
    let ids = placed.suppression.ids
    if index + 1 < ids.count { return ids[index].range.lowerBound..<ids[index + 1].range.lowerBound }
    return ids[index - 1].range.upperBound..<ids[index].range.upperBound
  }
}
