// The sections of a file that an edit affects.

import Syntax

/// The sections whose findings may change with an edit: the edited ones, and those that share names with them, directly
/// or through other sections.
struct Affected {
  /// The indices of the affected sections in the new text.
  private(set) var indices: Set<Int>
  private let sections: [Section]
  private var declared: Set<Identifier> = []
  private var mentioned: Set<Identifier> = []

  init(_ update: Sections.Update, _ old: Sections) {
    sections = update.sections.all
    indices = Set(update.inserted)
    // Removed declarations affect the sections that mention them.
    for section in old.all[update.removed] + sections[update.inserted] { add(section) }
  }

  /// Creates a set with one section.
  init(_ index: Int, of sections: [Section]) {
    self.sections = sections
    indices = [index]
    add(sections[index])
  }

  private mutating func add(_ section: Section) {
    declared.formUnion(section.declared)
    mentioned.formUnion(section.mentioned)
  }

  /// Adds all affected sections. Returns false if there are more than `limit`.
  mutating func spread(limit: Int) -> Bool {
    // Usually few or no sections share a name. In a chain of declarations, each sweep may find only one more section.
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

  /// Returns whether a declared name connects a section to the affected ones.
  private func concerns(_ section: Section) -> Bool {
    !section.declared.isDisjoint(with: mentioned) || !section.mentioned.isDisjoint(with: declared)
  }

  /// Adds all affected sections using an index of declarations and mentions, so each name is followed only once.
  /// Returns false if there are more than `limit`.
  private mutating func spreadByName(limit: Int) -> Bool {
    var declaring: [Identifier: [Int]] = [:]
    for index in sections.indices {
      for name in sections[index].declared { declaring[name, default: []].append(index) }
    }
    // Only names with a declaration connect sections.
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
