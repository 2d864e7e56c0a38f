// Which sections of a file an edit concerns.

import Syntax

/// The sections whose findings may be others after a change: the changed ones, and those that share names with them,
/// directly or through others.
struct Affected {
  /// Among the sections of the new text, without the first, which stands before all declarations.
  private(set) var indices: Set<Int>
  private let sections: [Section]
  private var declared: Set<Identifier> = []
  private var mentioned: Set<Identifier> = []

  init(_ update: Sections.Update, _ old: Sections) {
    sections = update.sections.all
    indices = Set(update.inserted)
    // What was declared before is missed now.
    for section in old.all[update.removed] + sections[update.inserted] { add(section) }
  }

  /// What concerns one section, which is not the first.
  init(_ index: Int, of sections: [Section]) {
    self.sections = sections
    indices = [index]
    add(sections[index])
  }

  private mutating func add(_ section: Section) {
    declared.formUnion(section.declared)
    mentioned.formUnion(section.mentioned)
  }

  /// Finds all of them; false where they are more than `limit`.
  mutating func spread(limit: Int) -> Bool {
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      for index in sections.indices.dropFirst() where !indices.contains(index) {
        guard concerns(sections[index]) else { continue }
        indices.insert(index)
        guard indices.count <= limit else { return false }
        add(sections[index])
        hasGrown = true
      }
    }
    return indices.count <= limit
  }

  private func concerns(_ section: Section) -> Bool {
    section.declared.contains(where: mentioned.contains)
      || declared.contains(where: section.mentioned.contains)
  }
}
