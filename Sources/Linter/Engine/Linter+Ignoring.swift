// Suppression comments for the remaining findings of a file.

package import Source
import Syntax

/// A file with added suppression comments.
package struct IgnoredFile: Sendable, Equatable {
  package var text: SourceText
  /// The number of findings that the comments suppress.
  package var ignoredCount: Int
  /// The remaining findings, with ranges in the new text.
  package var findings: [Finding]
}

extension Linter {
  /// Returns `file` with a suppression comment above each of its `findings`. Findings at the same place share a
  /// comment.
  ///
  /// A comment is added only if linting and parsing the new text prove that it suppresses its findings and changes
  /// nothing else. It's not added inside a string, for example. Findings about suppressions aren't suppressed.
  package func ignoring(
    _ findings: [Finding], atLeast severity: Severity = .hint, of file: SourceFile,
    in surroundings: Surroundings = .unknown, reason: String?
  ) -> IgnoredFile {
    var trial = IgnoringTrial(
      findings, atLeast: severity, of: file, in: surroundings, reason: reason, self)
    trial.run()
    return trial.result
  }
}

private extension Linter {
  /// Returns the findings of a file, including those in code that only previews show.
  func lintAll(_ file: SourceFile, in surroundings: Surroundings) -> [Finding] {
    let look = look(at: file, in: surroundings)
    return look.findings(using: look.unused)
  }
}

/// A trial that determines which suppression comments can be added.
private struct IgnoringTrial {
  private let file: SourceFile
  private let linter: Linter
  private let surroundings: Surroundings
  private let reason: String?
  /// The findings of which those that get no comment remain.
  private let reported: [Finding]
  private let chosen: [Finding]
  /// All findings of the file.
  private let all: [Finding]
  private let tree: Tree?
  /// The position of the comment for each rule and line. A comment after code covers its whole line, so findings on
  /// that line share it.
  private let places: [RuleOfLine: IgnoringPlace]
  /// The rules to ignore at each position, sorted by position.
  private let comments: [(place: IgnoringPlace, rules: [String])]
  /// The indices of the proven comments.
  private var accepted: [Int] = []
  private(set) var result: IgnoredFile
  /// The number of times that the file may still be linted.
  private var attempts = 200

  init(
    _ findings: [Finding], atLeast severity: Severity, of file: SourceFile, in surroundings: Surroundings,
    reason: String?, _ linter: Linter
  ) {
    self.file = file
    self.surroundings = surroundings
    self.linter = linter
    self.reason = reason
    reported = findings
    chosen = findings.filter { $0.severity >= severity }
    all = linter.lintAll(file, in: surroundings)
    tree = file.language.map { Tree(parsing: file.text, as: $0) }
    var places: [RuleOfLine: IgnoringPlace] = [:]
    for finding in chosen where OwnFinding(rawValue: finding.rule) == nil {
      let place = IgnoringPlace(of: finding, in: file.text, path: file.path)
      let line = RuleOfLine(line: file.text.line(at: place.offset), rule: finding.rule)
      if places[line]?.isBehindCode != true { places[line] = place }
    }
    self.places = places
    let rules = places.reduce(into: [:]) { $0[$1.value, default: Set<String>()].insert($1.key.rule) }
    comments = rules.map { ($0, $1.sorted()) }.sorted { $0.0.offset < $1.0.offset }
    result = IgnoredFile(text: file.text, ignoredCount: 0, findings: findings)
  }

  mutating func run() { add(comments.indices) }

  /// Accepts the comments in `range` together or, if they fail, tries each half.
  private mutating func add(_ range: Range<Int>) {
    guard !range.isEmpty, attempts > 0 else { return }
    attempts -= 1
    if let result = proof(of: accepted + range) {
      accepted += range
      self.result = result
    } else if range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      add(range.lowerBound..<middle)
      add(middle..<range.upperBound)
    }
  }

  /// Returns the file with the comments at `indices`, or nil if they don't have exactly the intended effect.
  private func proof(of indices: [Int]) -> IgnoredFile? {
    let edits = indices.map { comments[$0].place.edit(comments[$0].rules, reason: reason) }
    guard let text = file.text.applying(edits), let tree,
      tree.isCode(of: Tree(parsing: text, as: tree.language))
    else { return nil }
    // The shift of the text after each comment.
    let starts = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    let deltas = starts.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.replacement.utf8.count) }
    func moved(_ finding: Finding) -> Finding? {
      finding.moved { offset in
        offset + deltas[starts.partitioningIndex { $0.range.lowerBound > offset }]
      }
    }
    let left = linter.lintAll(SourceFile(path: file.path, text: text), in: surroundings).map(Key.init)
    let lines = Set(
      indices.flatMap { index in comments[index].rules.map { Line(comments[index].place, $0) } })
    var rest = left[...]
    var ignored: Set<Key> = []
    for finding in all {
      guard let place = moved(finding).map(Key.init) else { return nil }
      if rest.first == place {
        rest.removeFirst()
      } else if lines.contains(Line(comment(for: finding), finding.rule)) {
        ignored.insert(Key(finding))
      } else {
        return nil
      }
    }
    // No finding may be new, and each comment must suppress its findings.
    let intended = chosen.filter {
      lines.contains(Line(comment(for: $0), $0.rule))
    }
    guard rest.isEmpty, intended.allSatisfy({ ignored.contains(Key($0)) }) else { return nil }
    return IgnoredFile(
      text: text, ignoredCount: ignored.count,
      findings: reported.filter { !ignored.contains(Key($0)) }.compactMap(moved))
  }

  /// Returns the position of the comment for a finding.
  private func comment(for finding: Finding) -> IgnoringPlace {
    let place = IgnoringPlace(of: finding, in: file.text, path: file.path)
    return places[RuleOfLine(line: file.text.line(at: place.offset), rule: finding.rule)] ?? place
  }

  private struct RuleOfLine: Hashable {
    var line: Int
    var rule: String
  }

  /// The identity of a finding.
  private struct Key: Hashable {
    var rule: String
    var range: Range<Int>

    init(_ finding: Finding) {
      rule = finding.rule
      range = finding.range
    }
  }

  /// A position at which a rule is ignored.
  private struct Line: Hashable {
    var offset: Int
    var rule: String

    init(_ place: IgnoringPlace, _ rule: String) {
      offset = place.offset
      self.rule = rule
    }
  }
}

private extension Tree {
  /// Returns whether `other` is the same code, regardless of comments.
  func isCode(of other: Tree) -> Bool {
    nodes.count == other.nodes.count
      && zip(nodes, other.nodes).allSatisfy { node, other in
        node.kind == other.kind && node.name == other.name && node.subtreeEnd == other.subtreeEnd
          && (!node.isLeaf || node.range.count == other.range.count)
      }
  }
}

private extension Node {
  /// True if the node's whole text is significant.
  var isLeaf: Bool {
    switch kind {
    case .segment, .number, .opaqueLiteral, .name, .value, .text: true
    default: false
    }
  }
}
