// The readings and announcements of a file.

import Elements
import Source
package import Syntax

extension Linter {
  /// Returns the readings of a file's declarations, with the findings at each step. Empty for files without UI.
  package func speech(
    of file: SourceFile, in surroundings: Surroundings = .unknown
  ) -> (readings: [ScreenReading], omission: Omission?, damage: Damage?) {
    let project = ProjectView(surroundings.project, of: file, configuration)
    guard let tree = ElementTree(file.text, path: file.path, in: project) else { return ([], nil, nil) }
    var look = Look()
    read(tree, of: file, project, into: &look)
    let reader = tree.reader
    let readings = tree.knowingTexts(of: project).readings()
    return (readings.map { ScreenReading($0, by: reader, look.findings) }, look.omission, look.damage)
  }

  /// Returns whether code may show something that `speech` doesn't include, in the declaration at the byte `offset`, or
  /// anywhere in the file if `offset` is nil.
  package func mayShowUnread(in file: SourceFile, around offset: Int?, _ surroundings: Surroundings) -> Bool {
    let project = ProjectView(surroundings.project, of: file, configuration)
    return ElementTree(file.text, path: file.path, in: project)?.mayShowUnread(around: offset) ?? false
  }

  /// Returns the readings of a file's declarations without findings. `isCancelled` is called before each declaration.
  /// If it returns true, the result is incomplete.
  func declarationReadings(
    of file: SourceFile, _ surroundings: Surroundings, isCancelled: () -> Bool
  ) -> (readings: [DeclarationReading], reader: String) {
    let project = ProjectView(surroundings.project, of: file, configuration)
    guard !isCancelled(),
      let tree = ElementTree(file.text, path: file.path, in: project)?.knowingTexts(of: project)
    else { return ([], "") }
    return (tree.readings(isCancelled: isCancelled), tree.reader)
  }

  /// Returns the reading of the declaration at the byte `offset`, or of the first one if `offset` is nil. Nil for a
  /// file without UI. `findings` are those of the whole file. Pass a `relinter` to avoid reading the whole file.
  package func reading(
    at offset: Int?, in file: SourceFile, _ surroundings: Surroundings, findings: [Finding],
    _ relinter: Relinter? = nil
  ) -> ScreenReading? {
    if let offset, let relinter,
      let reading = reading(nearest: offset, in: file, surroundings, findings, relinter)
    {
      return reading
    }
    let project = ProjectView(surroundings.project, of: file, configuration)
    guard
      let tree = ElementTree(file.text, path: file.path, in: project)?.knowingTexts(of: project)
    else { return nil }
    let declaration = offset.map(tree.reading(at:)) ?? tree.readings().first
    return declaration.map { ScreenReading($0, by: tree.reader, findings) }
  }

  /// Returns the reading of the declaration at the byte `offset`, or else of the next one, using only the relevant
  /// sections. Nil if that takes the whole file.
  private func reading(
    nearest offset: Int, in file: SourceFile, _ surroundings: Surroundings, _ findings: [Finding],
    _ relinter: Relinter
  ) -> ScreenReading? {
    var start = offset
    for _ in 0..<Linter.mostSectionsBehind {
      guard let excerpt = relinter.excerpt(of: file, around: start), let place = excerpt.place(of: start)
      else { return nil }
      let part = SourceFile(path: file.path, text: excerpt.text)
      let project = ProjectView(surroundings.project, of: part, configuration)
      guard let tree = ElementTree(part.text, path: part.path, in: project)?.knowingTexts(of: project)
      else { return nil }
      if start == offset, let around = tree.reading(at: place), around.name != nil,
        around.range.lowerBound <= place, place <= around.range.upperBound
      {
        return around.moved(excerpt.original).map { ScreenReading($0, by: tree.reader, findings) }
      }
      let readings = tree.readings().compactMap { $0.moved(excerpt.original) }
      // Code outside all declarations needs the whole file.
      guard readings.allSatisfy({ $0.name != nil }) else { return nil }
      let next = readings.first { reading in
        excerpt.section.contains(reading.range.lowerBound) && reading.range.upperBound >= offset
      }
      if let next { return ScreenReading(next, by: tree.reader, findings) }
      start = excerpt.section.upperBound
    }
    return nil
  }

  /// The maximum number of sections to search. After an import or a comment, the next screen begins soon.
  private static let mostSectionsBehind = 4

  /// Returns the focus stop that the code at the byte `offset` belongs to, or nil if there is none. Pass a `relinter`
  /// to avoid reading the whole file.
  package func stop(
    at offset: Int, in file: SourceFile, _ surroundings: Surroundings, _ relinter: Relinter? = nil
  ) -> SpokenStop? {
    if let excerpt = relinter?.excerpt(of: file, around: offset), let place = excerpt.place(of: offset) {
      let part = SourceFile(path: file.path, text: excerpt.text)
      guard var stop = stop(at: place, in: part, surroundings), let range = excerpt.original(stop.range)
      else {
        return nil
      }
      stop.range = range
      stop.announcement = stop.announcement.moved(excerpt.original)
      return stop
    }
    let project = ProjectView(surroundings.project, of: file, configuration)
    return ElementTree(file.text, path: file.path, in: project)?.knowingTexts(of: project).stop(at: offset)
  }
}

extension ElementTree {
  /// Returns the focus stop that the code at the byte `offset` belongs to, or nil if there is none. A hidden element
  /// inside a control belongs to the control. Elsewhere, it's an unreachable stop.
  func stop(at offset: Int) -> SpokenStop? {
    let around = ids.filter { self[$0].range.lowerBound <= offset && offset <= self[$0].range.upperBound }
    guard let innermost = around.min(by: { self[$0].range.count < self[$1].range.count }) else { return nil }
    if let stop = stop(of: innermost) {
      guard !stop.announcement.isReachable else { return stop }
      return ancestors(of: innermost).first { self[$0].role.isControl }.flatMap { self.stop(of: $0) } ?? stop
    }
    // A merged element is announced as part of an ancestor.
    var inner = innermost
    for outer in ancestors(of: innermost) {
      guard self[inner].exposure == .merged else { return nil }
      if let stop = stop(of: outer) { return stop }
      inner = outer
    }
    return nil
  }

  private func stop(of id: ElementID) -> SpokenStop? {
    announcement(of: id).map { SpokenStop(announcement: $0, range: self[id].range) }
  }
}

private extension ElementTree {
  /// The screen reader of the file's platform.
  var reader: String {
    elements.first?.framework.screenReader ?? (syntax.language == .swift ? "VoiceOver" : "TalkBack")
  }
}
