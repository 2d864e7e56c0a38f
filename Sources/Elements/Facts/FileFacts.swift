// The facts that one file contributes to its project.

import Source
public import Syntax

/// The facts that the project's index stores for a file. `FileFacts+Reading.swift` reads them.
public struct FileFacts: Sendable, Equatable {
  public struct Entry: Sendable, Equatable {
    public var key: ProjectKey
    public var fact: ProjectFact

    public init(_ key: ProjectKey, _ fact: ProjectFact) {
      self.key = key
      self.fact = fact
    }

    /// Creates an entry that maps a text to its name, or nil unless it's one of the few texts that fixes propose: a
    /// short one that isn't in all caps. The name must not require escapes in a literal.
    public init?(naming text: ProjectFact, _ name: String, _ kind: ProjectKey.Kind) {
      guard case .text(.literal(let words)) = text, Entry.isProposed(words),
        !name.contains(where: { $0 == "\"" || $0 == "\\" || $0.isNewline })
      else { return nil }
      self.init(ProjectKey(kind, words.lowercased()), .textName(name))
    }

    /// Creates an entry that maps a text to its generated constant, or nil unless it's one of those that fixes propose.
    init?(for accessor: TextAccessor, saying words: String) {
      guard Entry.isProposed(words) else { return nil }
      self.init(ProjectKey(.accessorWords, words.lowercased()), .textAccessor(accessor))
    }

    private static func isProposed(_ words: String) -> Bool {
      ShortText.isShort(words) && !ShortText.isAllCaps(words)
    }

    /// True if reading the entry requires a parser.
    public var takesParser: Bool {
      switch key.kind {
      case .component, .composable, .slots, .modifierUse, .assetFunction, .viewModifier, .imageMember,
        .componentPlaces, .appleColor,
        .colorChoice,
        .codeColor, .scheme,
        .paletteColor:
        true
      // Layouts don't require one.
      case .pictureLabel:
        if case .pictureLabel(let label) = fact { !label.path.endsByBytes(".xml") } else { false }
      case .viewClass: key.name.hasPrefix(":")
      default: false
      }
    }
  }

  public var scope: Scope
  public var entries: [Entry]
  /// The sorted mentions outside of the parts that other files may declare; see `Mention`.
  public var mentions: [Identifier]
  /// The parts of the file that only matter if something shows them, with their mentions.
  public var parts: [ShownPart]

  public init(
    _ scope: Scope, _ entries: [Entry] = [], mentions: [Identifier] = [], parts: [ShownPart] = []
  ) {
    self.scope = scope
    self.entries = entries
    self.mentions = mentions
    self.parts = parts
  }

  /// True if the file contributes nothing.
  public var isEmpty: Bool { entries.isEmpty && mentions.isEmpty && parts.isEmpty }

  /// The location and the conditions in which the facts apply.
  public struct Scope: Sendable, Hashable {
    /// The directory of the Gradle module or watch app, relative to the root, with a trailing slash. Empty at the root.
    public var module: String
    public var condition: Condition

    public init(module: String, condition: Condition = .always) {
      self.module = module
      self.condition = condition
    }
  }

  /// The condition for a resource to be used, based on the qualifier of its directory.
  public enum Condition: Sendable, Hashable {
    case always
    /// `values-night`: in dark mode.
    case night
    /// On some devices, or in one variant of the app.
    case sometimes
  }
}
