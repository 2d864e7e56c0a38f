// Mentions in files, for finding out whether anything in the project creates or loads a declaration.

import Source
import Syntax

/// The identifiers for mentions in files. Each is stored as a hash and counted once per file.
///
/// Capitalized words are stored unchanged: `PlayerView`, `ScreenPlayerBinding`. So are Kotlin functions that are
/// called.
enum Mention {
  /// The words that reveal an app's UI toolkits, counted wherever a file mentions them.
  static let toolkits: Set<Identifier> = ["Composable", "TextView"]

  /// Returns the mention for a type that a file declares without being a part that something must show; see
  /// `ShownPart`.
  static func declaration(of name: Identifier) -> Identifier {
    Identifier(hash: name.hash ^ 0x5BD1_E995_9E37_79B9)
  }

  /// Returns the mention for a function that only the file at `path` can call.
  static func function(_ name: Identifier, in path: String) -> Identifier {
    Identifier(hash: (Identifier(path.utf8).hash &* 31) ^ name.hash ^ 0x1656_67B1_9E37_79F9)
  }

  /// Returns the mention for a layout that code inflates or a resource shows.
  static func layout(_ name: some Sequence<UInt8>) -> Identifier { key("layout/", name) }

  /// Returns the mention for a layout that is the preview in the widget picker.
  static func preview(_ name: some Sequence<UInt8>) -> Identifier { key("preview/", name) }

  /// Returns the mention for a nib, which is loaded by its name or by the name of a class.
  static func nib(_ name: some Sequence<UInt8>) -> Identifier { key("nib/", name) }

  /// Returns the mention for a storyboard that code, a property list, or another storyboard loads.
  static func storyboard(_ name: some Sequence<UInt8>) -> Identifier { key("storyboard/", name) }

  /// Returns the mention for the constant `name` of a type with storyboard constants.
  static func constant(_ name: Identifier, of type: Identifier) -> Identifier {
    Identifier(hash: (type.hash &* 31) ^ name.hash ^ 0x27D4_EB2F_1656_67C5)
  }

  /// Returns the mention for the end of a literal, starting at a character that isn't valid in names: `-iPad`.
  static func ending(_ text: some Sequence<UInt8>) -> Identifier { key("ending/", text) }

  /// Returns the mention for an app module, by its directory; see `FileFacts.Scope`.
  static func app(_ module: String) -> Identifier { key("app/", module.utf8) }

  /// The mentions for an Android app in any module, and for an app on Apple platforms.
  static let androidApp: Identifier = "app/*"
  static let appleApp: Identifier = "app/@main"

  /// The mentions for code, a property list, or a build setting that sets the appearance of an app's windows to light,
  /// to dark, or to whatever a value says.
  ///
  /// Source: Apple, “Choosing a specific interface style for your iOS app”.
  static let lightAppearance: Identifier = "appearance/light"
  static let darkAppearance: Identifier = "appearance/dark"
  static let otherAppearance: Identifier = "appearance/*"

  /// The mention for code that may load any layout because it looks up resources by computed names.
  static let anyLayout: Identifier = "layout/*"

  /// The mention for code that may load any Interface Builder file.
  static let anyDocument: Identifier = "nib/*"

  /// The mention for code that may load any storyboard.
  static let anyStoryboard: Identifier = "storyboard/*"

  /// Returns the mention for an appearance of an app's windows: `dark`, or `Dark` in property lists and build settings.
  static func appearance(_ style: Identifier) -> Identifier {
    switch style {
    case "light", "Light": lightAppearance
    case "dark", "Dark": darkAppearance
    default: otherAppearance
    }
  }

  private static func key(_ kind: StaticString, _ name: some Sequence<UInt8>) -> Identifier {
    var builder = IdentifierBuilder()
    for at in 0..<kind.utf8CodeUnitCount { builder.append(kind.utf8Start[at]) }
    for byte in name { builder.append(byte) }
    return builder.identifier
  }
}

extension ProjectKey {
  /// Creates the key for the number of files that contain a mention.
  init(_ mention: Identifier) {
    self.init(.mention, String(mention.hash, radix: 36))
  }

  /// The mention that the key is about, if any.
  var mention: Identifier? {
    kind == .mention ? UInt64(name, radix: 36).map { Identifier(hash: $0) } : nil
  }

  /// Creates the key for the visibility of the part with this name.
  init(showing part: Identifier) {
    self.init(.showing, String(part.hash, radix: 36))
  }

  /// The part that the key is about, if any.
  var part: Identifier? {
    kind == .showing ? UInt64(name, radix: 36).map { Identifier(hash: $0) } : nil
  }
}

extension FileFacts {
  /// Returns the keys for the mentions that are only in this file or only in the other one.
  public func questions(withMentionsUnlike other: FileFacts) -> Set<ProjectKey> {
    if mentions == other.mentions { return [] }
    return Set(Set(mentions).symmetricDifference(other.mentions).map { ProjectKey($0) })
  }
}
