// A line-by-line comparison of two texts.

/// The lines that differ between two texts, with a few lines of context.
struct LineDifference {
  /// The lines, each with a mark: `-` for removed, `+` for added, and a space for unchanged.
  private(set) var text = ""

  private static let context = 2
  /// The maximum number of lines to compare. Longer texts are shown as removed and added.
  private static let longest = 4_000

  init(from old: String, to new: String) {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false)
    var gone: Set<Int> = []
    var added: Set<Int> = []
    if max(old.count, new.count) > LineDifference.longest {
      (gone, added) = (Set(old.indices), Set(new.indices))
    } else {
      for change in new.difference(from: old) {
        switch change {
        case .remove(let offset, _, _): gone.insert(offset)
        case .insert(let offset, _, _): added.insert(offset)
        }
      }
    }
    var lines: [(mark: Character, line: Substring)] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if before < old.count, gone.contains(before) {
        lines.append(("-", old[before]))
        before += 1
      } else if after < new.count, added.contains(after) {
        lines.append(("+", new[after]))
        after += 1
      } else {
        lines.append((" ", new[min(after, new.count - 1)]))
        before += 1
        after += 1
      }
    }
    show(lines)
  }

  private mutating func show(_ lines: [(mark: Character, line: Substring)]) {
    let changed = lines.indices.filter { lines[$0].mark != " " }
    var next = 0
    var isGap = false
    for index in lines.indices {
      while next < changed.count, changed[next] + LineDifference.context < index { next += 1 }
      guard next < changed.count, changed[next] - LineDifference.context <= index else {
        isGap = true
        continue
      }
      if isGap, !text.isEmpty { text += "  …\n" }
      isGap = false
      text += "\(lines[index].mark) \(PlainText.line(String(lines[index].line)))\n"
    }
  }
}
