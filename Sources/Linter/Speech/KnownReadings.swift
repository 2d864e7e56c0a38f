// The readings of a document, updated from version to version.

import Elements
import Source
import Syntax

/// The readings of one version of a file. For the next version, only the sections that a change affects are read again,
/// as `Relinter` does for findings.
package struct KnownReadings: Sendable {
  /// The readings in a user's speech style, in file order.
  package let readings: [ScreenReading]
  private let path: String
  private let text: SourceText
  /// The sections, or nil if any place in the file may affect any other.
  private let sections: Sections?

  /// Creates the readings of a file whose findings are known. `isCancelled` is called regularly. If it returns true,
  /// the readings are incomplete.
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

  /// Returns the complete reading of the declaration at the byte `offset`, or nil if it isn't known. A layout or
  /// Interface Builder file counts as one declaration.
  package func reading(around offset: Int) -> ScreenReading? {
    readings.first { reading in
      guard reading.name != nil else { return Language(path: path) == .xml }
      return reading.range.lowerBound <= offset && offset <= reading.range.upperBound && !reading.isTruncated
    }
  }

  /// Returns the readings of another version of the file, with the same settings and surroundings. Nil if the whole
  /// file must be read.
  package func updated(
    to file: SourceFile, _ surroundings: Surroundings, _ linter: Linter, findings: [Finding],
    _ style: SpeechStyle, isCancelled: () -> Bool
  ) -> KnownReadings? {
    guard let old = sections, path == file.path, let language = file.language else { return nil }
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
      // Every excerpt includes the header. Declarations in it can't be assigned to a section.
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
  /// Returns the new position of a range, or nil if it was removed.
  func place(_ range: Range<Int>) -> Range<Int>? {
    guard let start = place(range.lowerBound), let end = place(range.upperBound), start <= end else {
      return nil
    }
    return start..<end
  }
}

private extension ScreenReading {
  /// True if the reading is complete and belongs to a declaration, which is part of a section.
  var standsApart: Bool { name != nil && !isTruncated }

  /// Returns whether the reading and all of its steps end before the byte `offset`.
  func ends(before offset: Int) -> Bool {
    range.upperBound <= offset && steps.allSatisfy { $0.spoken.ends(before: offset) }
  }
}
