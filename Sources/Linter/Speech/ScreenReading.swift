// Screen readings: a screen as a screen reader presents it, with findings.

package import Elements
import Source

/// The path of a screen reader through a declaration, with the findings at each step.
package struct ScreenReading: Sendable {
  /// A step and its findings.
  package struct Step: Sendable {
    package var spoken: SpokenStep
    package var findings: [Finding] = []
    /// The number of the focus stop, starting at 1, or nil if the step isn't a stop.
    package var number: Int?
    /// The groups around it, outermost first.
    package var groups: [SpokenGroup] = []
    /// The conditions that are already shown for the innermost group around it.
    var toldConditions: [String] = []

    /// The byte range of the element's code.
    package var range: Range<Int> { spoken.range }

    /// The level of a heading, 1 to 6, or nil if it isn't a heading.
    package var headingLevel: Int? { spoken.headingLevel }

    /// The announcement, or the reason why there is none. Nil for groups and for components from other files.
    package var heard: String? {
      guard let announcement = spoken.announcement else { return nil }
      return number == nil || announcement.speech.isEmpty ? announcement.summary : announcement.speech
    }

    /// Readable descriptions of the groups around it, outermost first.
    package var within: [String] { groups.map(\.summary) }

    /// A readable description of the group that begins here, or nil if the step isn't a group.
    package var groupSummary: String? {
      if case .group(let group) = spoken.content { group.summary } else { nil }
    }

    /// The conditions for showing it, without those shown for the group around it. Nil if there are none.
    var condition: String? {
      let all = spoken.conditions
      return SpokenStep.joined(all.starts(with: toldConditions) ? Array(all[toldConditions.count...]) : all)
    }

    package var isApproximate: Bool { spoken.announcement?.isApproximate == true }

    /// True if it's in a menu, dialog, or sheet that's closed until users open it.
    var isInClosedGroup: Bool { groups.contains { $0.kind.opensLater } }
  }

  /// The name of the declaration, or nil for a file that is the declaration.
  package var name: String?
  /// The byte range of the declaration.
  package var range: Range<Int>
  /// The range of its name. Empty for a file.
  package var nameRange: Range<Int>
  /// The parameters of a function, in brackets.
  var signature: String?
  /// The screen reader: `VoiceOver` or `TalkBack`.
  package var reader: String
  /// The steps in reading order.
  package var steps: [Step]
  /// The findings in the declaration that aren't at any step.
  package var otherFindings: [Finding] = []
  /// The byte ranges of the file's other declarations that it uses as parts. Only for composables.
  package var parts: [Range<Int>]
  /// True if there are more steps, which are cut off.
  package var isTruncated: Bool
  /// True if its code may show something although it has no steps.
  package var mayShowUnread: Bool

  /// True if there may be more stops, in components from other files or in lists filled at run time.
  package var mayHaveMoreStops: Bool {
    let countsAll = counts.inClosedGroups == 0 || isAllClosed
    return steps.indices.contains { index in
      guard countsAll || !steps[index].isInClosedGroup else { return false }
      return switch steps[index].spoken.content {
      case .component: true
      case .group(let group):
        group.kind == .list && !steps[index...].dropFirst().startsInside(of: steps[index])
      case .stop: false
      }
    }
  }

  /// True if everything is in menus, dialogs, and sheets, such as in a declaration that is a dialog.
  private var isAllClosed: Bool {
    steps.allSatisfy { step in
      if case .group(let group) = step.spoken.content, group.kind.opensLater { return true }
      return step.isInClosedGroup
    }
  }

  /// The numbers of stops and headings. Of alternatives, only the one with the most stops counts.
  package var counts: Counts {
    let (open, closed) = (
      steps.indices.filter { !steps[$0].isInClosedGroup }, steps.indices.filter { steps[$0].isInClosedGroup }
    )
    if isAllClosed { return counts(of: closed, 0) }
    var counts = counts(of: open, 0)
    counts.inClosedGroups = self.counts(of: closed, 0).stops
    return counts
  }

  /// The kinds of menus, dialogs, and sheets with stops, in reading order.
  var closedKinds: [SpokenGroup.Kind] {
    var kinds: [SpokenGroup.Kind] = []
    for step in steps where step.number != nil {
      guard let kind = step.groups.first(where: { $0.kind.opensLater })?.kind, !kinds.contains(kind) else {
        continue
      }
      kinds.append(kind)
    }
    return kinds
  }

  /// The numbers of stops and headings of a reading.
  package struct Counts: Sendable {
    /// The stops that users reach without opening anything.
    package var stops = 0
    package var headings = 0
    /// The stops in menus, dialogs, and sheets.
    package var inClosedGroups = 0

    static func += (counts: inout Counts, others: Counts) {
      counts.stops += others.stops
      counts.headings += others.headings
    }
  }

  /// Returns the counts of steps that share their alternatives of the first `level` conditions.
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

  /// Creates the reading of a declaration. `findings` are those of the whole file; each one is assigned to the
  /// innermost step around it.
  init(_ declaration: DeclarationReading, by reader: String, _ findings: [Finding]) {
    name = declaration.name
    range = declaration.range
    nameRange = declaration.nameRange
    signature = declaration.signature
    parts = declaration.parts
    isTruncated = declaration.isTruncated
    mayShowUnread = declaration.mayShowUnread
    self.reader = reader
    steps = declaration.steps.map { Step(spoken: $0) }
    number()
    attach(findings)
  }

  /// Returns the reading with all ranges moved and with its share of `findings`, which are those of the moved file. Nil
  /// if one of the ranges no longer exists.
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

  /// Numbers the stops, and sets the groups and conditions around each step.
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

  /// Assigns findings to steps in a single pass over both, sorted by offset. If a component is shown several times, its
  /// findings are assigned each time.
  private mutating func attach(_ findings: [Finding]) {
    let order = steps.indices.sorted {
      let (left, right) = (steps[$0].spoken.range, steps[$1].spoken.range)
      return (left.lowerBound, -left.upperBound, $0) < (right.lowerBound, -right.upperBound, $1)
    }
    var next = 0
    var around: [Int] = []
    // A file may contain thousands of declarations, so only visit the findings near this one.
    let first = min(order.first.map { steps[$0].spoken.range.lowerBound } ?? .max, range.lowerBound)
    let end = steps.reduce(range.upperBound) { max($0, $1.spoken.range.upperBound) }
    for finding in findings[findings.partitioningIndex { $0.range.lowerBound >= first }...] {
      let start = finding.range.lowerBound
      guard start <= end else { break }
      while next < order.count, steps[order[next]].spoken.range.lowerBound <= start {
        // Drop steps that end before this one starts.
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
  /// Returns whether the first step is inside the group that begins with `group`.
  func startsInside(of group: ScreenReading.Step) -> Bool {
    first.map { $0.spoken.depth > group.spoken.depth } ?? false
  }
}
