// What the files of a project say, put together.

import Syntax

/// The facts of all files of a project, by what they answer.
///
/// A project that was never read answers nothing, and what files say about each other stays unknown.
public struct Project: Sendable {
  /// One file's answer.
  public struct Answer: Sendable {
    /// The file that gives it.
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
  /// How many files mention something; see `Mention`.
  private var mentions: [Identifier: Int32] = [:]
  /// By file: what only matters if something shows it.
  private var parts: [Int: [ShownPart]] = [:]
  /// How many parts depend on a mention in whether they are shown; nil until a file changes.
  private var deciding: [Identifier: Int32]?
  private var unshown = UnshownParts()
  /// Whether all files were read, so that what none of them says is not there.
  public private(set) var isComplete = false

  /// Who is asked in place of `answers`.
  private var source: (@Sendable (ProjectKey) -> [Answer])?

  public init() {}

  /// A project whose files are being read yet, as far as `source` tells. What is mentioned and shown is that of `other`.
  public init(
    asking source: @escaping @Sendable (ProjectKey) -> [Answer], mentioningLike other: Project = .unknown
  ) {
    self.source = source
    mentions = other.mentions
    unshown = other.unshown
    isComplete = other.isComplete
  }

  /// A project of which nothing is known.
  public static let unknown = Project()

  /// All answers to a question.
  public func answers(to key: ProjectKey) -> [Answer] { source?(key) ?? answers[key] ?? [] }

  /// How many files mention something.
  func mentionCount(_ mention: Identifier) -> Int { Int(mentions[mention] ?? 0) }

  /// Whether nothing shows a part, and others can't either.
  func isUnshown(_ part: Identifier) -> Bool { unshown.unshown.contains(part) }

  /// Whether nothing in the project loads a layout, whether or not others may.
  func isUnloaded(_ part: Identifier) -> Bool { unshown.unloaded.contains(part) }

  /// Whether a question is about something that nothing shows, or that at most the file that asks mentions.
  public func isLonely(_ key: ProjectKey) -> Bool {
    if let part = key.part { return isUnshown(part) || isUnloaded(part) }
    guard isComplete, let mention = key.mention else { return false }
    return mentionCount(mention) <= 1
  }

  /// Says that all files were read.
  public mutating func complete() {
    isComplete = true
    findUnshownParts()
  }

  /// What has become shown, or is shown no more, as questions, after a file said something else than before.
  public mutating func update(from old: FileFacts?, to new: FileFacts?) -> Set<ProjectKey> {
    guard isComplete, deciding == nil || mayShow(old, otherwiseThan: new) else { return [] }
    if deciding == nil {
      deciding = [:]
      for part in parts.values.joined() { decide(by: part, 1) }
    }
    let before = unshown
    findUnshownParts()
    let changed = before.unshown.symmetricDifference(unshown.unshown)
    return Set(
      changed.union(before.unloaded.symmetricDifference(unshown.unloaded)).map { ProjectKey(showing: $0) })
  }

  private mutating func findUnshownParts() {
    unshown = UnshownParts(among: parts.values.flatMap(\.self), mentionCount)
  }

  /// Whether two versions of a file differ in what they may show.
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

  /// Whether lists of mentions differ in one that decides about a part.
  private func differ(_ old: [Identifier], _ new: [Identifier]) -> Bool {
    old != new && Set(old).symmetricDifference(new).contains { deciding?[$0] != nil }
  }

  private mutating func decide(by part: ShownPart, _ change: Int32) {
    for mention in part.deciding {
      let count = (deciding?[mention] ?? 0) + change
      deciding?[mention] = count > 0 ? count : nil
    }
  }

  /// Adds what `file` says.
  public mutating func add(_ facts: FileFacts, of file: Int) {
    for mention in facts.mentions { mentions[mention, default: 0] += 1 }
    if !facts.parts.isEmpty { parts[file] = facts.parts }
    if deciding != nil { for part in facts.parts { decide(by: part, 1) } }
    for entry in facts.entries {
      answers[entry.key, default: []].append(Answer(file: file, scope: facts.scope, fact: entry.fact))
    }
  }

  /// Takes back what `file` said.
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
