// Excerpts: selected sections of a file, with a mapping to the whole text.

import Source
import Syntax

/// A text assembled from sections of another text.
struct Excerpt {
  /// A section of the excerpt.
  private struct Part {
    /// The range in the excerpt.
    var range: Range<Int>
    /// The start offset in the whole text.
    var original: Int
    /// True if findings in the section count. False if it's only context for the others.
    var isMeant: Bool
  }

  let text: SourceText
  /// The range, in the whole text, of the section that the excerpt was created for. Empty if there is none.
  let section: Range<Int>
  private var parts: [Part] = []

  /// Creates an excerpt with the sections of `whole` at `indices`, after the first section, which has the imports.
  init(of whole: SourceText, _ indices: Set<Int>, _ sections: [Section], around section: Range<Int> = 0..<0) {
    self.section = section
    let chosen = indices.union([0]).sorted()
    var bytes: [UInt8] = []
    bytes.reserveCapacity(chosen.reduce(1) { $0 + sections[$1].range.count })
    for index in chosen {
      let range = sections[index].range
      parts.append(
        Part(
          range: bytes.count..<bytes.count + range.count, original: range.lowerBound,
          isMeant: indices.contains(index)))
      bytes += whole[range]
    }
    text = SourceText(bytes)
  }

  /// Returns the position in the excerpt of an offset in the whole text, or nil if its section isn't included.
  func place(of offset: Int) -> Int? {
    let home = parts.first { part in
      part.original <= offset && offset < part.original + part.range.count
    }
    return home.map { offset - $0.original + $0.range.lowerBound }
  }

  /// Returns the range in the whole text for a range within one section of the excerpt.
  func original(_ range: Range<Int>) -> Range<Int>? {
    guard
      let home = parts.last(where: { $0.range.lowerBound <= range.lowerBound }),
      range.upperBound <= home.range.upperBound
    else { return nil }
    let start = range.lowerBound - home.range.lowerBound + home.original
    return start..<start + range.count
  }

  /// Returns a finding of the excerpt with ranges in the whole text, or nil if it's in a section that is only context.
  func original(_ finding: Finding) -> Finding? {
    guard let own = parts.last(where: { $0.range.lowerBound <= finding.range.lowerBound }), own.isMeant
    else {
      return nil
    }
    return finding.moved { offset in
      // An offset on the boundary of two sections counts as part of the finding's own section.
      if own.range.lowerBound <= offset, offset <= own.range.upperBound {
        return offset - own.range.lowerBound + own.original
      }
      guard let part = parts.last(where: { $0.range.lowerBound <= offset }) else { return nil }
      return offset - part.range.lowerBound + part.original
    }
  }
}
