// The damage that parsers notice in a file.

/// The first place where a file breaks its language's syntax. Parsing goes on, but code after it may be misread.
public struct Damage: Sendable, Equatable {
  /// The kinds of damage. Parsers notice only damage that can change what they read.
  public enum Kind: Sendable {
    /// A bracket or quote without a partner, in Swift and Kotlin.
    case unpaired
    /// `<a <!-- … --> b="c">`. XML has comments only between tags.
    ///
    /// Source: Extensible Markup Language (XML) 1.0, sections 2.5 and 3.1.
    case commentInTag
    /// A comment without `-->`, or character data without `]]>`.
    case unclosedSection
    /// A start tag without `>`, or with characters in it that don't belong to attributes.
    case brokenTag
    /// An attribute without a value in quotes, or with `<` in it.
    case brokenValue
    /// An element without an end tag.
    case unclosedElement
    /// An end tag that closes nothing.
    case strayEndTag
    /// `<` in text.
    case strayBracket
  }

  public var kind: Kind
  /// The byte offset of its first byte.
  public var offset: Int

  init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}
