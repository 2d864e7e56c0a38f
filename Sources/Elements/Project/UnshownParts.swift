// What nothing in a project shows, directly or through others.

import Syntax

/// The parts of a project's files that nothing shows but parts that nothing shows.
///
/// All parts that something else mentions are shown, then what those mention, and so on: each mention is followed once.
struct UnshownParts: Sendable {
  /// The names of parts that nothing shows.
  private(set) var unshown: Set<Identifier> = []
  /// The names of files among them that nothing loads, whether or not others may.
  private(set) var unloaded: Set<Identifier> = []

  init() {}

  /// - Parameter count: How many files mention something apart from their parts.
  init(among parts: [ShownPart], _ count: (Identifier) -> Int) {
    var unvisited: [Identifier: [Int]] = [:]
    var types: Set<Identifier> = []
    var heldStoryboards: Set<Identifier> = []
    for (index, part) in parts.enumerated() where part.kind != .preview {
      unvisited[part.name, default: []].append(index)
      for alias in part.aliases { unvisited[alias, default: []].append(index) }
      if part.kind == .type { types.insert(part.name) }
      if part.kind == .constant { heldStoryboards.formUnion(part.mentions) }
    }
    var isReached = [Bool](repeating: false, count: parts.count)
    var isMentioned = isReached
    var next: [Int] = []
    for (index, part) in parts.enumerated() {
      isMentioned[index] = UnshownParts.isMentioned(part, count)
      let isOpen =
        switch part.kind {
        case .preview: false
        case .extension: part.isForOthers || count(part.app) == 0 || !types.contains(part.name)
        case .nib: part.isForOthers || count(part.app) == 0 || UnshownParts.lacksCode(part, types, count)
        case .storyboard: part.isForOthers || count(part.app) == 0 || !heldStoryboards.contains(part.name)
        default: part.isForOthers || count(part.app) == 0
        }
      guard isOpen || isMentioned[index] else { continue }
      isReached[index] = true
      next.append(index)
    }
    while let index = next.popLast() {
      for mention in parts[index].mentions {
        for found in unvisited.removeValue(forKey: mention) ?? [] {
          isMentioned[found] = true
          guard !isReached[found] else { continue }
          isReached[found] = true
          next.append(found)
        }
      }
    }
    var reached: Set<Identifier> = []
    var mentioned: Set<Identifier> = []
    for (index, part) in parts.enumerated() where part.kind != .preview {
      if isReached[index] { reached.insert(part.name) } else { unshown.insert(part.name) }
      guard part.isFile else { continue }
      if isMentioned[index] { mentioned.insert(part.name) } else { unloaded.insert(part.name) }
    }
    unshown.subtract(reached)
    unloaded.subtract(mentioned)
  }

  /// Whether a nib belongs to a class of its name that no file declares: not all code is there.
  private static func lacksCode(
    _ part: ShownPart, _ types: Set<Identifier>, _ count: (Identifier) -> Int
  ) -> Bool {
    part.mentions.contains { mention in
      part.aliases.contains(mention) && !types.contains(mention)
        && count(Mention.declaration(of: mention)) == 0
    }
  }

  /// Whether something that is no part mentions it.
  private static func isMentioned(_ part: ShownPart, _ count: (Identifier) -> Int) -> Bool {
    part.kind != .preview && part.deciding.contains { $0 != part.app && count($0) > 0 }
  }
}
