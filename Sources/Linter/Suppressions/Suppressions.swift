// All `a11y:ignore` comments of a file: what they silence, and which silence nothing.

import Elements
import Source
import Syntax

/// The suppressing comments of one file.
struct Suppressions {
  /// A comment with the bytes it covers.
  private struct Placed {
    var suppression: Suppression
    var covered: Range<Int>
    /// The ids that silenced something.
    var used: Set<String> = []

    /// The bytes whose findings are silenced; nil for the whole file.
    var coverage: Range<Int>? { suppression.coversFile ? nil : covered }
  }

  private var placed: [Placed] = []
  private let tree: Tree

  init(in tree: Tree) {
    self.tree = tree
    let bytes = tree.text.sentinelled
    let found = tree.comments.compactMap { Suppression(comment: $0, in: bytes) }
    guard !found.isEmpty else { return }
    let places = SuppressionPlaces(tree: tree)
    placed = found.map { Placed(suppression: $0, covered: places.covered(by: $0)) }
  }

  var isEmpty: Bool { placed.isEmpty }

  /// The findings that no comment silences; remembers which comments silenced something.
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

  // MARK: What is wrong with the comments themselves

  /// Comments without or with unknown ids, ids that silenced nothing although their rule ran, and comments that lack a
  /// reason where one is required.
  func problems(ran: Set<String>, requiresReason: Bool) -> [Problem] {
    // The same slip is often made again and again.
    var nearest: [String: String?] = [:]
    return placed.flatMap { placed in
      let problems = problems(of: placed, ran: ran, &nearest)
      guard requiresReason, problems.isEmpty, !placed.suppression.hasReason else { return problems }
      return [unreasoned(placed.suppression)]
    }
  }

  /// A finding about a comment.
  struct Problem {
    var kind: OwnFinding
    var range: Range<Int>
    var message: String
    var fixes: [Fix]
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
            "Only rule ids may stand before the colon; put the reason behind it. This comment suppresses nothing.",
          fixes: [removal(of: suppression)])
      ]
    }
    guard !suppression.ids.isEmpty else {
      return [
        Problem(
          kind: .invalidSuppression, range: suppression.comment,
          message:
            "Name the rule to ignore, as in “a11y:ignore missing-image-label: reason”. This comment suppresses nothing.",
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
      Fix("Replace by “\($0)”", .safe, edits: [Fix.Edit(written.range, Replacement(stringLiteral: $0))])
    }
    // What somebody wanted to ignore is theirs to say.
    let removal = Fix(
      "Remove “\(written.id)”", .changesBehavior, edits: [Fix.Edit(deletion(of: index, placed), "")])
    return Problem(
      kind: .invalidSuppression, range: written.range,
      message: "There is no rule “\(written.id)”.\(Spelling.hint(nearest))",
      fixes: [replacement, removal].compactMap(\.self))
  }

  private func unused(_ index: Int, _ placed: Placed) -> Problem {
    let written = placed.suppression.ids[index]
    return Problem(
      kind: .unusedSuppression, range: written.range,
      message: "“\(written.id)” reports nothing here, so this comment is not needed.",
      fixes: [Fix("Remove the unused suppression", .safe, edits: [Fix.Edit(deletion(of: index, placed), "")])]
    )
  }

  private func unreasoned(_ suppression: Suppression) -> Problem {
    let end = suppression.colonEnd ?? suppression.ids.last?.range.upperBound ?? suppression.comment.upperBound
    let blank = suppression.colonEnd == nil ? ": " : " "
    return Problem(
      kind: .invalidSuppression, range: suppression.comment,
      message:
        "Say behind a colon why this is ignored, so that somebody can tell later whether it still holds.",
      fixes: [
        Fix(
          "Add a reason", .needsText,
          edits: [Fix.Edit(end..<end, Replacement([.text(blank), .placeholder("reason")]))])
      ])
  }

  /// The removal of a comment that suppresses nothing.
  private func removal(of suppression: Suppression) -> Fix {
    Fix("Remove the comment", .changesBehavior, edits: [Fix.Edit(deletion(of: suppression.comment), "")])
  }

  /// What goes with an id: its entry in the list, or the comment.
  private func deletion(of index: Int, _ placed: Placed) -> Range<Int> {
    placed.suppression.ids.count == 1
      ? deletion(of: placed.suppression.comment) : listEntry(index, placed)
  }

  /// The comment with the blanks before it, and with its line where it stands alone.
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

  /// The id with the comma that joins it to its neighbor.
  private func listEntry(_ index: Int, _ placed: Placed) -> Range<Int> {
    let ids = placed.suppression.ids
    if index + 1 < ids.count { return ids[index].range.lowerBound..<ids[index + 1].range.lowerBound }
    return ids[index - 1].range.upperBound..<ids[index].range.upperBound
  }
}
