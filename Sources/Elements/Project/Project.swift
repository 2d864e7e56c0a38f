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
  /// Whether all files were read, so that what none of them says is not there.
  public var isComplete = false

  /// Who is asked in place of `answers`.
  private var source: (@Sendable (ProjectKey) -> [Answer])?

  public init() {}

  /// A project whose files are being read yet, as far as `source` tells. What is mentioned is that of `other`.
  public init(
    asking source: @escaping @Sendable (ProjectKey) -> [Answer], mentioningLike other: Project = .unknown
  ) {
    self.source = source
    mentions = other.mentions
  }

  /// A project of which nothing is known.
  public static let unknown = Project()

  /// All answers to a question.
  public func answers(to key: ProjectKey) -> [Answer] { source?(key) ?? answers[key] ?? [] }

  /// How many files mention something.
  func mentionCount(_ mention: Identifier) -> Int { Int(mentions[mention] ?? 0) }

  /// Whether all files of an app were read and at most the one that asks mentions what is asked after.
  public func isAlone(_ key: ProjectKey) -> Bool {
    guard isComplete, let mention = key.mention, mentionCount(mention) <= 1 else { return false }
    return mentionCount(Mention.androidApp) + mentionCount(Mention.appleApp) > 0
  }

  /// Adds what `file` says.
  public mutating func add(_ facts: FileFacts, of file: Int) {
    for mention in facts.mentions { mentions[mention, default: 0] += 1 }
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
    for entry in facts.entries {
      guard var left = answers[entry.key] else { continue }
      left.removeAll { $0.file == file }
      answers[entry.key] = left.isEmpty ? nil : left
    }
  }
}
