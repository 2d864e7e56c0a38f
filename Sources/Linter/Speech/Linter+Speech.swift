// From a file to what a screen reader says about it.

import Elements
import Source
import Syntax

extension Linter {
  /// What a screen reader would say, declaration by declaration, with what is wrong at each step. Empty for files without
  /// user interface.
  package func speech(
    of file: SourceFile, in surroundings: Surroundings = .unknown
  ) -> (readings: [ScreenReading], omission: Omission?) {
    let project = ProjectView(surroundings.project, of: file, configuration)
    guard let tree = ElementTree(file.text, path: file.path, in: project) else { return ([], nil) }
    var look = Look()
    read(tree, of: file, project, into: &look)
    let reader = tree.reader
    let readings = tree.knowingTexts(of: project).readings()
    return (readings.map { ScreenReading($0, by: reader, look.findings) }, look.omission)
  }

  /// Whether code may show something of which `speech` does not tell: in the declaration around the byte `offset`, without
  /// an offset anywhere in the file.
  package func mayShowUnread(in file: SourceFile, around offset: Int?, _ surroundings: Surroundings) -> Bool {
    let project = ProjectView(surroundings.project, of: file, configuration)
    return ElementTree(file.text, path: file.path, in: project)?.mayShowUnread(around: offset) ?? false
  }

  /// What a screen reader would say in a file whose findings are known, as the declarations alone. `isCancelled` is
  /// asked before each of them; what it ends is incomplete.
  func declarationReadings(
    of file: SourceFile, _ surroundings: Surroundings, isCancelled: () -> Bool
  ) -> (readings: [DeclarationReading], reader: String) {
    let project = ProjectView(surroundings.project, of: file, configuration)
    guard !isCancelled(),
      let tree = ElementTree(file.text, path: file.path, in: project)?.knowingTexts(of: project)
    else { return ([], "") }
    return (tree.readings(isCancelled: isCancelled), tree.reader)
  }

  /// What a screen reader would say in the declaration around the byte `offset`; without an offset, in the first. Nil for
  /// a file without user interface. `findings` are those of the file; what `relinter` knows of it saves reading all of it.
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

  /// The reading of the declaration around the byte `offset`, else of the next one, from no more than what decides it;
  /// nil where that takes all of the file.
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
      // What is outside of all declarations is read from all of the file.
      guard readings.allSatisfy({ $0.name != nil }) else { return nil }
      let next = readings.first { reading in
        excerpt.section.contains(reading.range.lowerBound) && reading.range.upperBound >= offset
      }
      if let next { return ScreenReading(next, by: tree.reader, findings) }
      start = excerpt.section.upperBound
    }
    return nil
  }

  /// Behind an import or a comment the next screen begins soon.
  private static let mostSectionsBehind = 4

  /// What is said at the stop that the code at the byte `offset` is part of; nil where there is none. What `relinter`
  /// knows of the file saves reading all of it.
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
  /// The stop that the code at the byte `offset` is part of; nil where there is none. What is hidden inside a control
  /// belongs to it where `looksThroughHidden`, else it is told that it cannot be reached.
  func stop(at offset: Int, looksThroughHidden: Bool = false) -> SpokenStop? {
    let around = ids.filter { self[$0].range.lowerBound <= offset && offset <= self[$0].range.upperBound }
    guard let innermost = around.min(by: { self[$0].range.count < self[$1].range.count }) else { return nil }
    if let stop = stop(of: innermost) {
      guard looksThroughHidden, !stop.announcement.isReachable else { return stop }
      return ancestors(of: innermost).first { self[$0].role.isControl }.flatMap { self.stop(of: $0) } ?? stop
    }
    // What is merged is spoken by something around it.
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
