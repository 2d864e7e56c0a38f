// What is said in all of a document, version by version.

import Elements
import Source
import Syntax

/// What a screen reader says in one version of a file, from which follows what it says in the next: only those sections
/// are read anew that a change concerns, as `Relinter` does with findings.
package struct KnownReadings: Sendable {
  /// As one listener hears them, in the order of the file.
  package let readings: [ScreenReading]
  private let path: String
  private let text: SourceText
  /// Nil where any place of the file may decide about any other.
  private let sections: Sections?

  /// Reads a file whose findings are known. `isCancelled` is asked now and then; what it ends is incomplete.
  package init(
    of file: SourceFile, _ surroundings: Surroundings, _ linter: Linter, findings: [Finding],
    _ style: SpeechStyle, isCancelled: () -> Bool
  ) {
    let (declarations, reader) = linter.declarationReadings(
      of: file, surroundings, isCancelled: isCancelled)
    readings = declarations.map { ScreenReading($0, by: reader, findings).styled(style) }
    path = file.path
    text = file.text
    guard let language = Language(path: path), language != .xml, readings.allSatisfy(\.standsApart) else {
      sections = nil
      return
    }
    let sections = Sections(of: text, language)
    let header = sections.all[0].range
    let isSeparable =
      FileWideFacts.areAbsent(from: text, header: header, language)
      && !readings.contains { header.contains($0.range.lowerBound) }
    self.sections = isSeparable ? sections : nil
  }

  private init(_ readings: [ScreenReading], of file: SourceFile, _ sections: Sections) {
    self.readings = readings
    path = file.path
    text = file.text
    self.sections = sections
  }

  /// All that is said in the declaration that the byte `offset` is part of; a document of views is one. Nil where that is
  /// not known.
  package func reading(around offset: Int) -> ScreenReading? {
    readings.first { reading in
      guard reading.name != nil else { return Language(path: path) == .xml }
      return reading.range.lowerBound <= offset && offset <= reading.range.upperBound && !reading.isTruncated
    }
  }

  /// What is said in another version of the file, read with the same settings among the same files; nil where all of it
  /// has to be read.
  package func updated(
    to file: SourceFile, _ surroundings: Surroundings, _ linter: Linter, findings: [Finding],
    _ style: SpeechStyle, isCancelled: () -> Bool
  ) -> KnownReadings? {
    guard let old = sections, path == file.path, let language = Language(path: path) else { return nil }
    let update = old.update(by: TextChange(from: text, to: file.text), to: file.text, language)
    let all = update.sections.all
    guard FileWideFacts.stayAbsent(from: file.text, update, language) else { return nil }
    var affected = Affected(update, old)
    guard affected.spread(limit: all.count / 2) else { return nil }
    let excerpt = Excerpt(of: file.text, affected.indices, all)
    let part = SourceFile(path: path, text: excerpt.text)
    let (declarations, reader) = linter.declarationReadings(
      of: part, surroundings, isCancelled: isCancelled)
    var anew: [ScreenReading] = []
    for declaration in declarations {
      guard let moved = declaration.moved(excerpt.original) else { return nil }
      let reading = ScreenReading(moved, by: reader, findings)
      // Every excerpt has what stands before the declarations; where that holds some, they are nobody's section.
      guard reading.standsApart, !all[0].range.contains(reading.range.lowerBound) else { return nil }
      anew.append(reading.styled(style))
    }
    let movement = SectionMovement(old.all, update)
    let start =
      update.removed.lowerBound < old.all.count ? old.all[update.removed.lowerBound].range.lowerBound : .max
    for reading in readings {
      guard let section = movement.section(at: reading.range.lowerBound), !affected.indices.contains(section)
      else { continue }
      if reading.ends(before: start) {
        anew.append(reading)
      } else if let moved = reading.moved(movement.place, findings) {
        anew.append(moved)
      } else {
        return nil
      }
    }
    anew.sort { $0.range.lowerBound < $1.range.lowerBound }
    return KnownReadings(anew, of: file, update.sections)
  }
}

private extension SectionMovement {
  /// The new place of a range; nil where it is gone.
  func place(_ range: Range<Int>) -> Range<Int>? {
    guard let start = place(range.lowerBound), let end = place(range.upperBound), start <= end else {
      return nil
    }
    return start..<end
  }
}

private extension ScreenReading {
  /// Whether it is told whole, and of a declaration, which a section holds.
  var standsApart: Bool { name != nil && !isTruncated }

  /// Whether all that it is about stands before the byte `offset`.
  func ends(before offset: Int) -> Bool {
    range.upperBound <= offset && steps.allSatisfy { $0.spoken.ends(before: offset) }
  }
}
