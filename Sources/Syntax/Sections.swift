// All sections of a file, and how they change with it.

public import Source

/// The sections of a file, in order and without gaps.
public struct Sections: Sendable {
  public private(set) var all: [Section]

  /// The sections of a whole text.
  public init(of text: SourceText, _ language: Language) {
    let scanner = SectionScanner(text, language)
    all = []
    repeat {
      all.append(scanner.section(from: all.last?.range.upperBound ?? 0))
    } while all[all.count - 1].range.upperBound < text.count
  }

  /// What an edit does to the sections of a file.
  public struct Update: Sendable {
    /// The sections of the new text.
    public var sections: Sections
    /// The indices of sections that are gone, among the old ones.
    public var removed: Range<Int>
    /// The indices of sections that took their place, among the new ones. Those before and behind are the same as
    /// before, only moved.
    public var inserted: Range<Int>
  }

  /// The sections of `text`, which `change` made of the text that these are the sections of. Only what is around
  /// the change is scanned.
  public func update(by change: TextChange, to text: SourceText, _ language: Language) -> Update {
    // Where a section ends is decided by the first word behind it: the section before a changed one may end
    // elsewhere too.
    let touched = all.firstIndex { $0.range.upperBound >= change.old.lowerBound } ?? all.count - 1
    let first = max(touched - 1, 0)
    let scanner = SectionScanner(text, language)
    var scanned: [Section] = []
    var rest = touched
    var at = all[first].range.lowerBound
    repeat {
      let section = scanner.section(from: at)
      scanned.append(section)
      at = section.range.upperBound
      // Behind the change everything is as before, from the first old cut on.
      while rest < all.count, all[rest].range.lowerBound + change.delta < at { rest += 1 }
      if at >= change.new.upperBound, rest < all.count, all[rest].range.lowerBound + change.delta == at {
        break
      }
    } while at < text.count
    if at >= text.count { rest = all.count }

    var update = Update(
      sections: self, removed: first..<rest, inserted: first..<first + scanned.count)
    let moved = all[rest...].map { section in
      var section = section
      section.range = section.range.lowerBound + change.delta..<section.range.upperBound + change.delta
      return section
    }
    update.sections.all = all[..<first] + scanned + moved
    // The section before the change is mostly the same.
    if touched > first, scanned[0].range == all[first].range {
      update.removed = first + 1..<rest
      update.inserted = first + 1..<first + scanned.count
    }
    return update
  }
}
