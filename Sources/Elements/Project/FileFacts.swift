// What one file tells the others.

import Source
public import Syntax

/// The facts that the project's index keeps of a file; see `FileFacts+Reading.swift` for where they come from.
public struct FileFacts: Sendable, Equatable {
  public struct Entry: Sendable, Equatable {
    public var key: ProjectKey
    public var fact: ProjectFact

    public init(_ key: ProjectKey, _ fact: ProjectFact) {
      self.key = key
      self.fact = fact
    }

    /// The name of a text by what that says; nil for all but the few words that fixes propose, and for names that no
    /// literal spells as they are.
    public init?(naming text: ProjectFact, _ name: String, _ kind: ProjectKey.Kind) {
      guard case .text(.literal(let words)) = text, ShortText.isShort(words),
        !name.contains(where: { $0 == "\"" || $0 == "\\" || $0.isNewline })
      else { return nil }
      self.init(ProjectKey(kind, words.lowercased()), .textName(name))
    }

    /// Whether only a parser sees it.
    public var takesParser: Bool {
      switch key.kind {
      case .component, .composable, .componentPlaces: true
      // A layout says it without one.
      case .pictureLabel:
        if case .pictureLabel(let label) = fact { !label.path.endsByBytes(".xml") } else { false }
      case .viewClass: key.name.hasPrefix(":")
      default: false
      }
    }
  }

  public var scope: Scope
  public var entries: [Entry]
  /// What the file mentions, apart from its parts, that others may declare; see `Mention`. Sorted.
  public var mentions: [Identifier]
  /// What of the file only matters if something shows it, with what that mentions.
  public var parts: [ShownPart]

  public init(
    _ scope: Scope, _ entries: [Entry] = [], mentions: [Identifier] = [], parts: [ShownPart] = []
  ) {
    self.scope = scope
    self.entries = entries
    self.mentions = mentions
    self.parts = parts
  }

  /// Whether it says nothing.
  public var isEmpty: Bool { entries.isEmpty && mentions.isEmpty && parts.isEmpty }

  /// Where in the project, and under which conditions, the facts hold.
  public struct Scope: Sendable, Hashable {
    /// The folder of the Gradle module, relative to the root, with a slash behind it; empty at the root.
    public var module: String
    public var condition: Condition

    public init(module: String, condition: Condition = .always) {
      self.module = module
      self.condition = condition
    }
  }

  /// When a resource is the one in use, by the qualifier of its folder.
  public enum Condition: Sendable, Hashable {
    case always
    /// `values-night`: in dark mode.
    case night
    /// On some devices, or in one variant of the app.
    case sometimes
  }
}
