// What files mention, so that others know whether anything of the project creates or loads what they declare.

import Source
import Syntax

/// The names under which files say what they mention: each is kept as a hash, and counted once for each file.
///
/// Capitalized words are kept as they are: `PlayerView`, `ScreenPlayerBinding`. So are functions of Kotlin that are called.
enum Mention {
  /// What tells how an app shows its texts, counted wherever a file mentions it.
  static let toolkits: Set<Identifier> = ["Composable", "TextView"]

  /// A type that a file declares, which is no part that something has to show; see `ShownPart`.
  static func declaration(of name: Identifier) -> Identifier {
    Identifier(hash: name.hash ^ 0x5BD1_E995_9E37_79B9)
  }

  /// A function that only the file at `path` can call.
  static func function(_ name: Identifier, in path: String) -> Identifier {
    Identifier(hash: (Identifier(path.utf8).hash &* 31) ^ name.hash ^ 0x1656_67B1_9E37_79F9)
  }

  /// A layout that code inflates or a resource shows.
  static func layout(_ name: some Sequence<UInt8>) -> Identifier { key("layout/", name) }

  /// A layout that is the picture of a widget where people choose one.
  static func preview(_ name: some Sequence<UInt8>) -> Identifier { key("preview/", name) }

  /// A nib, which is loaded by its name alone, or by that of a class.
  static func nib(_ name: some Sequence<UInt8>) -> Identifier { key("nib/", name) }

  /// A storyboard that code, a property list, or another storyboard loads.
  static func storyboard(_ name: some Sequence<UInt8>) -> Identifier { key("storyboard/", name) }

  /// The constant `name` of a type that holds storyboards.
  static func constant(_ name: Identifier, of type: Identifier) -> Identifier {
    Identifier(hash: (type.hash &* 31) ^ name.hash ^ 0x27D4_EB2F_1656_67C5)
  }

  /// The end of a literal, from a sign on that no name has: `-iPad`.
  static func ending(_ text: some Sequence<UInt8>) -> Identifier { key("ending/", text) }

  /// A module that is an app, by its folder; see `FileFacts.Scope`.
  static func app(_ module: String) -> Identifier { key("app/", module.utf8) }

  /// An app of Android, in whatever module, or of Apple's systems.
  static let androidApp: Identifier = "app/*"
  static let appleApp: Identifier = "app/@main"

  /// Code that may load any layout: it looks resources up by names that it makes.
  static let anyLayout: Identifier = "layout/*"

  /// Code that may load any document of Interface Builder.
  static let anyDocument: Identifier = "nib/*"

  /// Code that may load any storyboard.
  static let anyStoryboard: Identifier = "storyboard/*"

  private static func key(_ kind: StaticString, _ name: some Sequence<UInt8>) -> Identifier {
    var builder = IdentifierBuilder()
    for at in 0..<kind.utf8CodeUnitCount { builder.append(kind.utf8Start[at]) }
    for byte in name { builder.append(byte) }
    return builder.identifier
  }
}

extension ProjectKey {
  /// How many files mention something.
  init(_ mention: Identifier) {
    self.init(.mention, String(mention.hash, radix: 36))
  }

  /// The mention that it asks after, if it does.
  var mention: Identifier? {
    kind == .mention ? UInt64(name, radix: 36).map { Identifier(hash: $0) } : nil
  }

  /// Whether anything shows the part of this name.
  init(showing part: Identifier) {
    self.init(.showing, String(part.hash, radix: 36))
  }

  /// The part that it asks after, if it does.
  var part: Identifier? {
    kind == .showing ? UInt64(name, radix: 36).map { Identifier(hash: $0) } : nil
  }
}

extension FileFacts {
  /// The mentions of this file alone, or of the other one, as questions.
  public func questions(withMentionsUnlike other: FileFacts) -> Set<ProjectKey> {
    if mentions == other.mentions { return [] }
    return Set(Set(mentions).symmetricDifference(other.mentions).map { ProjectKey($0) })
  }
}
