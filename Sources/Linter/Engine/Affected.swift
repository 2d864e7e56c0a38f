// Which sections of a file an edit concerns.

import Syntax

/// The sections whose findings may be others after a change: the changed ones, and those that share names with them,
/// directly or through others.
struct Affected {
  /// Among the sections of the new text.
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

  /// What concerns one section.
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
    // Mostly nobody shares a name, or few do. Each sweep may find but one more in a chain of declarations.
    for _ in 0..<3 {
      let count = indices.count
      for index in sections.indices where !indices.contains(index) {
        guard concerns(sections[index]) else { continue }
        indices.insert(index)
        guard indices.count <= limit else { return false }
        add(sections[index])
      }
      if indices.count == count { return count <= limit }
    }
    return spreadByName(limit: limit)
  }

  private func concerns(_ section: Section) -> Bool {
    !section.declared.isDisjoint(with: mentioned) || !section.mentioned.isDisjoint(with: declared)
  }

  /// The same by a list of who declares and who mentions each name: each name is followed once.
  private mutating func spreadByName(limit: Int) -> Bool {
    var declaring: [Identifier: [Int]] = [:]
    for index in sections.indices {
      for name in sections[index].declared { declaring[name, default: []].append(index) }
    }
    // Only what somebody declares leads anywhere.
    var mentioning: [Identifier: [Int]] = [:]
    for index in sections.indices {
      for name in sections[index].mentioned where declaring[name] != nil || declared.contains(name) {
        mentioning[name, default: []].append(index)
      }
    }
    var open = mentioned.flatMap { declaring[$0] ?? [] } + declared.flatMap { mentioning[$0] ?? [] }
    while let index = open.popLast() {
      guard indices.insert(index).inserted else { continue }
      guard indices.count <= limit else { return false }
      for name in sections[index].mentioned { open += declaring.removeValue(forKey: name) ?? [] }
      for name in sections[index].declared { open += mentioning.removeValue(forKey: name) ?? [] }
    }
    return true
  }
}
