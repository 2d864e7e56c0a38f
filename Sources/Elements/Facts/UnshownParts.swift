// The parts of a project that nothing shows, directly or indirectly.

import Syntax

/// The parts of a project's files that are shown by nothing, or only by other such parts.
///
/// Everything that is mentioned outside of parts is shown, and so is everything that a shown part mentions. Each
/// mention is followed once.
struct UnshownParts: Sendable {
  /// The names of parts that nothing shows.
  private(set) var unshown: Set<Identifier> = []
  /// The names of those that a developer preview shows.
  private(set) var previewed: Set<Identifier> = []
  /// The names of developer previews.
  private(set) var previews: Set<Identifier> = []
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
    var isPreviewed = isReached
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
    /// Follows the mentions of the parts in `next`, and calls `reach` with each part that one of them shows.
    func follow(_ reach: (Int) -> Bool) {
      while let index = next.popLast() {
        for mention in parts[index].mentions {
          for found in unvisited.removeValue(forKey: mention) ?? [] where reach(found) { next.append(found) }
        }
      }
    }
    follow { found in
      isMentioned[found] = true
      defer { isReached[found] = true }
      return !isReached[found]
    }
    next = parts.indices.filter { parts[$0].isPreview && !isReached[$0] }
    for index in next { isPreviewed[index] = true }
    follow { found in
      defer { isPreviewed[found] = true }
      return !isReached[found] && !isPreviewed[found]
    }
    var reached: Set<Identifier> = []
    var mentioned: Set<Identifier> = []
    for (index, part) in parts.enumerated() where part.kind != .preview {
      if isReached[index] { reached.insert(part.name) } else { unshown.insert(part.name) }
      if isPreviewed[index] { previewed.insert(part.name) }
      if part.isPreview { previews.insert(part.name) }
      guard part.isFile else { continue }
      if isMentioned[index] { mentioned.insert(part.name) } else { unloaded.insert(part.name) }
    }
    unshown.subtract(reached)
    previewed.formIntersection(unshown)
    unloaded.subtract(mentioned)
  }

  /// Returns the names of the parts that are shown in another way than in `other`.
  func differences(from other: UnshownParts) -> Set<Identifier> {
    unshown.symmetricDifference(other.unshown).union(unloaded.symmetricDifference(other.unloaded))
      .union(previewed.symmetricDifference(other.previewed))
      .union(previews.symmetricDifference(other.previews))
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
