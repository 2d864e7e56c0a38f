// Some sections of a file put together, and the way back.

import Source
import Syntax

/// A text made of sections of another one.
struct Excerpt {
  /// One section: where it stands here, and where it stands in the whole text.
  private struct Part {
    var range: Range<Int>
    var original: Int
    /// Whether it is looked at, and not there for the others only.
    var isMeant: Bool
  }

  let text: SourceText
  /// The section that it is made for, in the whole text; empty where that is none.
  let section: Range<Int>
  private var parts: [Part] = []

  /// The sections of `whole` with the `indices`, behind the first section, which has the imports.
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

  /// Where an offset of the whole text stands here; nil where its section was left out.
  func place(of offset: Int) -> Int? {
    let home = parts.first { part in
      part.original <= offset && offset < part.original + part.range.count
    }
    return home.map { offset - $0.original + $0.range.lowerBound }
  }

  /// A range of one section of the excerpt as one of the whole text.
  func original(_ range: Range<Int>) -> Range<Int>? {
    guard
      let home = parts.last(where: { $0.range.lowerBound <= range.lowerBound }),
      range.upperBound <= home.range.upperBound
    else { return nil }
    let start = range.lowerBound - home.range.lowerBound + home.original
    return start..<start + range.count
  }

  /// A finding of the excerpt as one of the whole text; nil for one of the first section where that is there for the
  /// others only.
  func original(_ finding: Finding) -> Finding? {
    guard let own = parts.last(where: { $0.range.lowerBound <= finding.range.lowerBound }), own.isMeant
    else {
      return nil
    }
    return finding.moved { offset in
      // Where two sections touch here, an offset is meant as one of the finding's own.
      if own.range.lowerBound <= offset, offset <= own.range.upperBound {
        return offset - own.range.lowerBound + own.original
      }
      guard let part = parts.last(where: { $0.range.lowerBound <= offset }) else { return nil }
      return offset - part.range.lowerBound + part.original
    }
  }
}
