// The sections of a file and their updates.

public import Source

/// The sections of a file, in order and without gaps.
public struct Sections: Sendable {
  public private(set) var all: [Section]

  /// Finds the sections of a whole text.
  public init(of text: SourceText, _ language: Language) {
    let scanner = SectionScanner(text, language)
    all = []
    repeat {
      all.append(scanner.section(from: all.last?.range.upperBound ?? 0))
    } while all[all.count - 1].range.upperBound < text.count
  }

  /// The effect of an edit on the sections of a file.
  public struct Update: Sendable {
    /// The sections of the new text.
    public var sections: Sections
    /// The indices of the removed sections, among the old ones.
    public var removed: Range<Int>
    /// The indices of the sections that replace them, among the new ones. Sections before and after are unchanged,
    /// apart from their offsets.
    public var inserted: Range<Int>
  }

  /// Returns the sections of `text`, the result of applying `change` to the text of these sections. Scans only the text
  /// around the change.
  public func update(by change: TextChange, to text: SourceText, _ language: Language) -> Update {
    // The first word after a section determines its end, so the section before a changed one may also end elsewhere.
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
      // After the first old boundary that follows the change, everything is unchanged.
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
    // The section before the change is usually the same.
    if touched > first, scanned[0].range == all[first].range {
      update.removed = first + 1..<rest
      update.inserted = first + 1..<first + scanned.count
    }
    return update
  }
}
