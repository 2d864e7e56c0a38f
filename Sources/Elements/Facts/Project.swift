// The combined facts of all files in a project.

import Syntax

/// The facts of all files in a project, by key.
///
/// A project that hasn't been read has no facts, so everything that depends on other files is unknown.
public struct Project: Sendable {
  /// One file's fact.
  public struct Answer: Sendable {
    /// The file that contributes it.
    public var file: Int
    public var scope: FileFacts.Scope
    public var fact: ProjectFact

    public init(file: Int, scope: FileFacts.Scope, fact: ProjectFact) {
      self.file = file
      self.scope = scope
      self.fact = fact
    }
  }

  private var answers: [ProjectKey: [Answer]] = [:]
  /// The number of files with each mention; see `Mention`.
  private var mentions: [Identifier: Int32] = [:]
  /// The parts in each file that only matter if something shows them.
  private var parts: [Int: [ShownPart]] = [:]
  /// For each mention, the number of parts whose visibility depends on it. Nil until a file changes.
  private var deciding: [Identifier: Int32]?
  private var unshown = UnshownParts()
  /// True if all files have been read, so anything without a fact doesn't exist.
  public private(set) var isComplete = false

  /// The source to query instead of `answers`.
  private var source: (@Sendable (ProjectKey) -> [Answer])?

  public init() {}

  /// Creates a project whose files are still being read. `source` provides the facts, and `other` the mentions and
  /// visible parts.
  public init(
    asking source: @escaping @Sendable (ProjectKey) -> [Answer], mentioningLike other: Project = .unknown
  ) {
    self.source = source
    mentions = other.mentions
    unshown = other.unshown
    isComplete = other.isComplete
  }

  /// A project about which nothing is known.
  public static let unknown = Project()

  /// Returns all facts for a key.
  public func answers(to key: ProjectKey) -> [Answer] { source?(key) ?? answers[key] ?? [] }

  /// Returns the number of files with a mention.
  func mentionCount(_ mention: Identifier) -> Int { Int(mentions[mention] ?? 0) }

  /// Returns whether nothing shows a part, in this project or in others.
  func isUnshown(_ part: Identifier) -> Bool { unshown.unshown.contains(part) }

  /// Returns whether only developer previews show a part.
  func isPreviewed(_ part: Identifier) -> Bool { unshown.previewed.contains(part) }

  /// Returns whether a part is a developer preview.
  func isPreview(_ part: Identifier) -> Bool { unshown.previews.contains(part) }

  /// Returns whether nothing in this project loads a layout. Other projects may.
  func isUnloaded(_ part: Identifier) -> Bool { unshown.unloaded.contains(part) }

  /// Returns whether a key is about a part that nothing shows, a file in no target, or a mention in at most one file.
  public func isLonely(_ key: ProjectKey) -> Bool {
    if key.kind == .targets { return !key.name.isEmpty && isInNoTarget(path: key.name) }
    if let part = key.part { return isUnshown(part) || isUnloaded(part) }
    guard isComplete, let mention = key.mention else { return false }
    return mentionCount(mention) <= 1
  }

  /// Records that all files have been read.
  public mutating func complete() {
    isComplete = true
    findUnshownParts()
  }

  /// Updates the visible parts after the facts of a file have changed. Returns the keys of the parts that are now shown
  /// or no longer shown.
  public mutating func update(from old: FileFacts?, to new: FileFacts?) -> Set<ProjectKey> {
    guard isComplete, deciding == nil || mayShow(old, otherwiseThan: new) else { return [] }
    if deciding == nil {
      deciding = [:]
      for part in parts.values.joined() { decide(by: part, 1) }
    }
    let before = unshown
    findUnshownParts()
    return Set(before.differences(from: unshown).map { ProjectKey(showing: $0) })
  }

  private mutating func findUnshownParts() {
    unshown = UnshownParts(among: parts.values.flatMap(\.self), mentionCount)
  }

  /// Returns whether two versions of a file differ in the parts that they may show.
  private func mayShow(_ old: FileFacts?, otherwiseThan new: FileFacts?) -> Bool {
    let (oldParts, newParts) = (old?.parts ?? [], new?.parts ?? [])
    guard oldParts.count == newParts.count else { return true }
    if differ(old?.mentions ?? [], new?.mentions ?? []) { return true }
    return zip(oldParts, newParts).contains { old, new in
      if old == new { return false }
      var same = new
      same.mentions = old.mentions
      return same != old || differ(old.mentions, new.mentions)
    }
  }

  /// Returns whether two lists of mentions differ in one that determines whether a part is shown.
  private func differ(_ old: [Identifier], _ new: [Identifier]) -> Bool {
    old != new && Set(old).symmetricDifference(new).contains { deciding?[$0] != nil }
  }

  private mutating func decide(by part: ShownPart, _ change: Int32) {
    for mention in part.deciding {
      let count = (deciding?[mention] ?? 0) + change
      deciding?[mention] = count > 0 ? count : nil
    }
  }

  /// Adds the facts of `file`.
  public mutating func add(_ facts: FileFacts, of file: Int) {
    for mention in facts.mentions { mentions[mention, default: 0] += 1 }
    if !facts.parts.isEmpty { parts[file] = facts.parts }
    if deciding != nil { for part in facts.parts { decide(by: part, 1) } }
    for entry in facts.entries {
      answers[entry.key, default: []].append(Answer(file: file, scope: facts.scope, fact: entry.fact))
    }
  }

  /// Removes the facts of `file`.
  public mutating func remove(_ facts: FileFacts, of file: Int) {
    for mention in facts.mentions {
      let count = mentions[mention] ?? 0
      mentions[mention] = count > 1 ? count - 1 : nil
    }
    parts[file] = nil
    if deciding != nil { for part in facts.parts { decide(by: part, -1) } }
    for entry in facts.entries {
      guard var left = answers[entry.key] else { continue }
      left.removeAll { $0.file == file }
      answers[entry.key] = left.isEmpty ? nil : left
    }
  }
}
