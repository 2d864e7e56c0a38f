// The lines that two texts share.

/// The lines of two texts, in an order in which removed lines come before the lines that replace them.
struct LineScript<Line: Hashable> {
  enum Mark: Character {
    case kept = " "
    case removed = "-"
    case added = "+"
  }

  private(set) var lines: [(mark: Mark, line: Line)] = []

  /// - Parameter longest: The maximum number of different lines to compare. More are removed and added.
  init(from old: [Line], to new: [Line], longest: Int = 4_000) {
    let shared = zip(old, new).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (old.dropFirst(shared), new.dropFirst(shared))
    let end = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    lines += old.prefix(shared).map { (.kept, $0) }
    compare(Array(oldRest.dropLast(end)), Array(newRest.dropLast(end)), longest)
    lines += old.suffix(end).map { (.kept, $0) }
  }

  private mutating func compare(_ old: [Line], _ new: [Line], _ longest: Int) {
    var gone: Set<Int> = []
    var added: Set<Int> = []
    if max(old.count, new.count) > longest {
      (gone, added) = (Set(old.indices), Set(new.indices))
    } else {
      for change in new.difference(from: old) {
        switch change {
        case .remove(let offset, _, _): gone.insert(offset)
        case .insert(let offset, _, _): added.insert(offset)
        }
      }
    }
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if before < old.count, gone.contains(before) {
        lines.append((.removed, old[before]))
        before += 1
      } else if after < new.count, added.contains(after) {
        lines.append((.added, new[after]))
        after += 1
      } else {
        lines.append((.kept, old[before]))
        before += 1
        after += 1
      }
    }
  }
}
