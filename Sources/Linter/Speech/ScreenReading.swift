// A screen as a listener meets it, with what is wrong on the way.

package import Elements
import Source

/// The way of a screen reader through one declaration, with the findings at each step.
package struct ScreenReading: Sendable {
  /// A step, and what is wrong there.
  package struct Step: Sendable {
    package var spoken: SpokenStep
    package var findings: [Finding] = []
    /// Its number among the stops, from 1 on; nil for what is no stop.
    package var number: Int?
    /// The groups around it, the outermost first.
    package var groups: [SpokenGroup] = []
    /// The conditions that the innermost group around it is told with already.
    var toldConditions: [String] = []

    /// The code of the element, in bytes.
    package var range: Range<Int> { spoken.range }

    /// 1 to 6 for a heading.
    package var headingLevel: Int? { spoken.headingLevel }

    /// What is heard; of what cannot be reached or says nothing, that. Nil for groups, and for components that are
    /// written elsewhere.
    package var heard: String? {
      guard let announcement = spoken.announcement else { return nil }
      return number == nil || announcement.speech.isEmpty ? announcement.summary : announcement.speech
    }

    /// The groups around it, for people, the outermost first.
    package var within: [String] { groups.map(\.summary) }

    /// What begins here, for people; nil for what is no group.
    package var groupSummary: String? {
      if case .group(let group) = spoken.content { group.summary } else { nil }
    }

    /// What has to be true for it to be there, beside what is told of the group around it; nil for nothing.
    var condition: String? {
      let all = spoken.conditions
      return SpokenStep.joined(all.starts(with: toldConditions) ? Array(all[toldConditions.count...]) : all)
    }

    package var isApproximate: Bool { spoken.announcement?.isApproximate == true }
  }

  /// The name of the declaration; nil for a file that is one.
  package var name: String?
  /// Where it stands, in bytes.
  package var range: Range<Int>
  /// Where its name is spelled; empty for a file.
  package var nameRange: Range<Int>
  /// `VoiceOver` or `TalkBack`.
  package var reader: String
  /// In reading order.
  package var steps: [Step]
  /// What is wrong in the declaration where the screen reader does not stop.
  package var otherFindings: [Finding] = []
  /// Where the other declarations of the file stand that it uses as parts, in bytes; of composables alone.
  package var parts: [Range<Int>]
  /// Whether there is more than is told here.
  package var isTruncated: Bool
  /// Whether its code may show something although it has no steps.
  package var mayShowUnread: Bool

  /// Whether the screen reader may stop more often, at what is written elsewhere, or filled in when the app runs.
  package var mayHaveMoreStops: Bool {
    steps.indices.contains { index in
      switch steps[index].spoken.content {
      case .component: true
      case .group(let group):
        group.kind == .list && !steps[index...].dropFirst().startsInside(of: steps[index])
      case .stop: false
      }
    }
  }

  /// How often the screen reader stops, and at how many headings; of alternatives, where there is most to read.
  package var counts: Counts { counts(of: Array(steps.indices), 0) }

  /// Stops of a way through a screen.
  package struct Counts: Sendable {
    package var stops = 0
    package var headings = 0

    static func += (counts: inout Counts, others: Counts) {
      counts.stops += others.stops
      counts.headings += others.headings
    }
  }

  /// Counts steps that are alternatives in `level` conditions together.
  private func counts(of indices: [Int], _ level: Int) -> Counts {
    var counts = Counts()
    var chosen: [Int: [Int: [Int]]] = [:]
    for index in indices where steps[index].number != nil {
      let spoken = steps[index].spoken
      if level < spoken.choices.count {
        let choice = spoken.choices[level]
        chosen[choice.condition, default: [:]][choice.alternative, default: []].append(index)
      } else {
        counts += Counts(stops: 1, headings: spoken.headingLevel == nil ? 0 : 1)
      }
    }
    for alternatives in chosen.values {
      let all = alternatives.values.map { self.counts(of: $0, level + 1) }
      counts += all.max { ($0.stops, $0.headings) < ($1.stops, $1.headings) } ?? Counts()
    }
    return counts
  }

  /// The way through a declaration; each of `findings`, which are those of the file, belongs to the innermost step
  /// around it.
  init(_ declaration: DeclarationReading, by reader: String, _ findings: [Finding]) {
    name = declaration.name
    range = declaration.range
    nameRange = declaration.nameRange
    parts = declaration.parts
    isTruncated = declaration.isTruncated
    mayShowUnread = declaration.mayShowUnread
    self.reader = reader
    steps = declaration.steps.map { Step(spoken: $0) }
    number()
    attach(findings)
  }

  /// The same at another place, with what of `findings`, which are those of the file there, is wrong in it; nil where any
  /// of it has none.
  func moved(_ place: (Range<Int>) -> Range<Int>?, _ findings: [Finding]) -> ScreenReading? {
    guard let range = place(range), let nameRange = place(nameRange) else { return nil }
    var moved = self
    moved.range = range
    moved.nameRange = nameRange
    moved.otherFindings = []
    for index in steps.indices {
      guard let spoken = steps[index].spoken.moved(place) else { return nil }
      moved.steps[index].spoken = spoken
      moved.steps[index].findings = []
    }
    moved.attach(findings)
    return moved
  }

  private mutating func number() {
    var count = 0
    var groups: [SpokenGroup] = []
    var conditions: [[String]] = []
    for index in steps.indices {
      let step = steps[index].spoken
      groups.removeLast(max(groups.count - step.depth, 0))
      conditions.removeLast(max(conditions.count - step.depth, 0))
      steps[index].groups = groups
      steps[index].toldConditions = conditions.last ?? []
      if step.isStop {
        count += 1
        steps[index].number = count
      }
      if case .group(let group) = step.content {
        groups.append(group)
        conditions.append(step.conditions)
      }
    }
  }

  /// One walk over steps and findings by their places. A component that is shown several times has its findings each
  /// time.
  private mutating func attach(_ findings: [Finding]) {
    let order = steps.indices.sorted {
      let (left, right) = (steps[$0].spoken.range, steps[$1].spoken.range)
      return (left.lowerBound, -left.upperBound, $0) < (right.lowerBound, -right.upperBound, $1)
    }
    var next = 0
    var around: [Int] = []
    // A file may hold thousands of declarations: only the findings near this one are walked over.
    let first = min(order.first.map { steps[$0].spoken.range.lowerBound } ?? .max, range.lowerBound)
    let end = steps.reduce(range.upperBound) { max($0, $1.spoken.range.upperBound) }
    for finding in findings[findings.partitioningIndex { $0.range.lowerBound >= first }...] {
      let start = finding.range.lowerBound
      guard start <= end else { break }
      while next < order.count, steps[order[next]].spoken.range.lowerBound <= start {
        // What has ended before is around nothing any more.
        while let last = around.last,
          steps[last].spoken.range.upperBound <= steps[order[next]].spoken.range.lowerBound
        {
          around.removeLast()
        }
        around.append(order[next])
        next += 1
      }
      while let last = around.last, steps[last].spoken.range.upperBound <= start { around.removeLast() }
      guard let innermost = around.last.map({ steps[$0].spoken.range }) else {
        if range.contains(start) { otherFindings.append(finding) }
        continue
      }
      for index in around.reversed() {
        guard steps[index].spoken.range == innermost else { break }
        steps[index].findings.append(finding)
      }
    }
  }
}

private extension ArraySlice<ScreenReading.Step> {
  /// Whether the first of these stands in the group that `group` begins.
  func startsInside(of group: ScreenReading.Step) -> Bool {
    first.map { $0.spoken.depth > group.spoken.depth } ?? false
  }
}
