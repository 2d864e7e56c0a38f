// The mapping of offsets from an old version of a text to a new one.

import Source
import Syntax

/// A mapping from offsets and sections of the old text to those of the new one.
struct SectionMovement {
  private let old: [Section]
  private let removed: Range<Int>
  /// The shift of sections after the change.
  private let sectionDelta: Int
  /// The shift of bytes after the change.
  private let delta: Int

  init(_ old: [Section], _ update: Sections.Update) {
    self.old = old
    removed = update.removed
    let new = update.sections.all
    sectionDelta = new.count - old.count
    delta = (new.last?.range.upperBound ?? 0) - (old.last?.range.upperBound ?? 0)
  }

  /// Returns the new index of the section that contained an old offset, or nil if the section was removed.
  func section(at offset: Int) -> Int? {
    let index = max(old.partitioningIndex { $0.range.lowerBound > offset } - 1, 0)
    if index < removed.lowerBound { return index }
    return index < removed.upperBound ? nil : index + sectionDelta
  }

  /// Returns the new offset, or nil if the old one was inside removed text.
  func place(_ offset: Int) -> Int? {
    let start = removed.lowerBound < old.count ? old[removed.lowerBound].range.lowerBound : .max
    let end = removed.isEmpty ? start : old[removed.upperBound - 1].range.upperBound
    if offset >= end { return offset + delta }
    return offset <= start ? offset : nil
  }
}
