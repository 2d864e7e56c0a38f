// The parts of a project that nothing shows, directly or indirectly.

import Syntax

/// The parts of a project's files that are shown by nothing, or only by other such parts.
///
/// Everything that is mentioned outside of parts is shown, and so is everything that a shown part mentions. Each
/// mention is followed once.
struct UnshownParts: Sendable {
  /// The names of parts that nothing shows.
  private(set) var unshown: Set<Identifier> = []
  /// The names of files that nothing in the project loads. Other projects may.
  private(set) var unloaded: Set<Identifier> = []

  init() {}

  /// - Parameter count: Returns the number of files with a mention outside of their parts.
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

  /// Returns whether a nib belongs to a class with its name that no file declares, so some code is missing.
  private static func lacksCode(
    _ part: ShownPart, _ types: Set<Identifier>, _ count: (Identifier) -> Int
  ) -> Bool {
    part.mentions.contains { mention in
      part.aliases.contains(mention) && !types.contains(mention)
        && count(Mention.declaration(of: mention)) == 0
    }
  }

  /// Returns whether a part is mentioned outside of all parts.
  private static func isMentioned(_ part: ShownPart, _ count: (Identifier) -> Int) -> Bool {
    part.kind != .preview && part.deciding.contains { $0 != part.app && count($0) > 0 }
  }
}
