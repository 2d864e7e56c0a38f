// Where an offset went when the text changed.

import Source
import Syntax

/// From offsets and sections of the old text to those of the new one.
struct SectionMovement {
  private let old: [Section]
  private let removed: Range<Int>
  /// By how many sections and bytes everything behind the change moved.
  private let sectionDelta: Int
  private let delta: Int

  init(_ old: [Section], _ update: Sections.Update) {
    self.old = old
    removed = update.removed
    let new = update.sections.all
    sectionDelta = new.count - old.count
    delta = (new.last?.range.upperBound ?? 0) - (old.last?.range.upperBound ?? 0)
  }

  /// The index among the new sections of the one that holds an old offset; nil where it is gone.
  func section(at offset: Int) -> Int? {
    let index = max(old.partitioningIndex { $0.range.lowerBound > offset } - 1, 0)
    if index < removed.lowerBound { return index }
    return index < removed.upperBound ? nil : index + sectionDelta
  }

  /// The new offset; nil inside of what is gone.
  func place(_ offset: Int) -> Int? {
    let start = removed.lowerBound < old.count ? old[removed.lowerBound].range.lowerBound : .max
    let end = removed.isEmpty ? start : old[removed.upperBound - 1].range.upperBound
    if offset >= end { return offset + delta }
    return offset <= start ? offset : nil
  }
}
