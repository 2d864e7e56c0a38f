// Comments for all findings that are left.

package import Source
import Syntax

/// A file with comments that ignore some of its findings.
package struct IgnoredFile: Sendable, Equatable {
  package var text: SourceText
  /// The number of findings that the comments silence.
  package var ignoredCount: Int
  /// What is left of the findings, in the new text.
  package var findings: [Finding]
}

extension Linter {
  /// Writes a comment above each of the `findings` of `file`; those of one place share it.
  ///
  /// A comment is written only where linting and parsing the new text prove that it silences its findings and changes
  /// nothing else: not in the middle of a string, for instance. What the tool says about comments stays.
  package func ignoring(
    _ findings: [Finding], of file: SourceFile, in surroundings: Surroundings = .unknown, reason: String?
  ) -> IgnoredFile {
    var trial = IgnoringTrial(findings, of: file, in: surroundings, reason: reason, self)
    trial.run()
    return trial.result
  }
}

/// Finds out which comments can be written.
private struct IgnoringTrial {
  private let file: SourceFile
  private let linter: Linter
  private let surroundings: Surroundings
  private let reason: String?
  private let chosen: [Finding]
  /// All findings of the file.
  private let all: [Finding]
  private let tree: Tree?
  /// Where each rule is ignored in each line: a comment behind code covers all of its line, so that findings there share
  /// one.
  private let places: [RuleOfLine: IgnoringPlace]
  /// The rules to ignore at each place, in the order of the places.
  private let comments: [(place: IgnoringPlace, rules: [String])]
  /// The comments that are proven, and the text with them.
  private var accepted: [Int] = []
  private(set) var result: IgnoredFile
  /// How often the file is linted at most.
  private var attempts = 200

  init(
    _ findings: [Finding], of file: SourceFile, in surroundings: Surroundings, reason: String?,
    _ linter: Linter
  ) {
    self.file = file
    self.surroundings = surroundings
    self.linter = linter
    self.reason = reason
    chosen = findings
    all = linter.lint(file, in: surroundings)
    tree = Language(path: file.path).map { Tree(parsing: file.text, as: $0) }
    var places: [RuleOfLine: IgnoringPlace] = [:]
    for finding in findings where OwnFinding(rawValue: finding.rule) == nil {
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

  /// Accepts the comments of `range` together or, where they prove wrong, by halves.
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

  /// The file with the comments at `indices`; nil where they do not just what they should.
  private func proof(of indices: [Int]) -> IgnoredFile? {
    let edits = indices.map { comments[$0].place.edit(comments[$0].rules, reason: reason) }
    guard let text = file.text.applying(edits), let tree,
      tree.isCode(of: Tree(parsing: text, as: tree.language))
    else { return nil }
    // How far the text has moved behind each comment.
    let starts = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    let deltas = starts.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.replacement.utf8.count) }
    func moved(_ finding: Finding) -> Finding? {
      finding.moved { offset in
        offset + deltas[starts.partitioningIndex { $0.range.lowerBound > offset }]
      }
    }
    let left = linter.lint(SourceFile(path: file.path, text: text), in: surroundings).map(Key.init)
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
    // Nothing may be new, and each comment must do what it is for.
    let intended = chosen.filter {
      lines.contains(Line(comment(for: $0), $0.rule))
    }
    guard rest.isEmpty, intended.allSatisfy({ ignored.contains(Key($0)) }) else { return nil }
    return IgnoredFile(
      text: text, ignoredCount: ignored.count,
      findings: chosen.filter { !ignored.contains(Key($0)) }.compactMap(moved))
  }

  private func comment(for finding: Finding) -> IgnoringPlace {
    let place = IgnoringPlace(of: finding, in: file.text, path: file.path)
    return places[RuleOfLine(line: file.text.line(at: place.offset), rule: finding.rule)] ?? place
  }

  private struct RuleOfLine: Hashable {
    var line: Int
    var rule: String
  }

  /// What makes two findings the same.
  private struct Key: Hashable {
    var rule: String
    var range: Range<Int>

    init(_ finding: Finding) {
      rule = finding.rule
      range = finding.range
    }
  }

  /// A place at which a rule is ignored.
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
  /// Whether `other` is the same code, whatever comments there are.
  func isCode(of other: Tree) -> Bool {
    nodes.count == other.nodes.count
      && zip(nodes, other.nodes).allSatisfy { node, other in
        node.kind == other.kind && node.name == other.name && node.subtreeEnd == other.subtreeEnd
          && (!node.isLeaf || node.range.count == other.range.count)
      }
  }
}

private extension Node {
  /// Whether it is spelled by all of its bytes.
  var isLeaf: Bool {
    switch kind {
    case .segment, .number, .opaqueLiteral, .name, .value, .text: true
    default: false
    }
  }
}
