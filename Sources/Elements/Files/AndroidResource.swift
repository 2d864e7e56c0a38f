// The kinds of Android XML files, determined from their paths.

import Syntax

/// The kind of an Android XML file.
public enum AndroidResource: String, Sendable {
  case layout, menu, values, manifest
  /// Animations. Those in `res/anim` play as written, and those in `res/animator` follow the system's animation
  /// setting.
  case animation = "anim"
  case animator

  /// Creates the kind that a path implies: `res/layout-land/x.xml` is a layout. Returns nil if the file isn't an
  /// Android resource or manifest.
  public init?(path: String) {
    let found = path.utf8.withContiguousStorageIfAvailable { AndroidResource(path: $0[...]) }
    guard let resource = found ?? AndroidResource(path: Array(path.utf8)[...]) else { return nil }
    self = resource
  }

  private init?(path: some BidirectionalCollection<UInt8>) {
    var rest = path[...]
    if AndroidResource.takeLastPart(of: &rest).elementsEqual("AndroidManifest.xml".utf8) {
      self = .manifest
      return
    }
    guard !rest.isEmpty else { return nil }
    let folder = AndroidResource.takeLastPart(of: &rest).prefix { $0 != UInt8(ascii: "-") }
    if folder.elementsEqual("layout".utf8) {
      self = .layout
    } else if folder.elementsEqual("menu".utf8) {
      self = .menu
    } else if folder.elementsEqual("values".utf8) {
      self = .values
    } else if folder.elementsEqual("anim".utf8) {
      self = .animation
    } else if folder.elementsEqual("animator".utf8) {
      self = .animator
    } else {
      return nil
    }
    guard rest.isEmpty || AndroidResource.takeLastPart(of: &rest).starts(with: "res".utf8) else { return nil }
  }

  /// Removes the last component of a path, with the slash before it, and returns the component.
  private static func takeLastPart<Bytes: BidirectionalCollection<UInt8>>(of path: inout Bytes) -> Bytes
  where Bytes.SubSequence == Bytes {
    let slash = path.lastIndex(of: UInt8(ascii: "/"))
    defer { path = path[..<(slash ?? path.startIndex)] }
    return path[(slash.map { path.index(after: $0) } ?? path.startIndex)...]
  }

  /// Returns whether the file at `path` has texts of Compose Multiplatform in the development language, which code finds
  /// through a class such as `Res`.
  ///
  /// Source: Kotlin, “Setup and configuration for multiplatform resources”, “String resources”.
  static func isOfCompose(path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.count > 2 && parts[parts.count - 3] == "composeResources"
      && parts[parts.count - 2] == "values"
  }

  /// Returns whether the file at `path` may refer to layouts: a manifest, or a resource in `xml`, `navigation`, `menu`,
  /// or `transition`.
  ///
  /// Source: Android, “App resources overview › Group resource types”.
  static func mayNameLayouts(path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard parts.last != "AndroidManifest.xml" else { return true }
    guard parts.count > 1, parts.count < 3 || parts[parts.count - 3].hasPrefix("res") else { return false }
    switch parts[parts.count - 2].prefix(while: { $0 != "-" }) {
    case "xml", "navigation", "menu", "transition": return true
    default: return false
    }
  }

  /// Returns whether a file belongs to a home screen widget or a watch app, judging by its file and directory names.
  public static func fitsSmallScreen(path: String) -> Bool {
    var word = IdentifierBuilder()
    for byte in path.utf8 {
      if byte.isASCIILetter || byte.isDigit || byte >= 0x80 {
        word.append(byte)
      } else {
        if isSmallScreen(word.identifier) { return true }
        word = IdentifierBuilder()
      }
    }
    return isSmallScreen(word.identifier)
  }

  private static func isSmallScreen(_ word: Identifier) -> Bool {
    switch word {
    case "widget", "widgets", "appwidget", "watch", "wear", "wearos", "wearable": true
    default: false
    }
  }

  /// Returns the directory's locale qualifier as a BCP 47 tag, such as `pt-BR` for `values-pt-rBR`, or nil if it has
  /// none.
  public static func locale(path: String) -> String? {
    guard path.utf8.contains(UInt8(ascii: "-")) else { return nil }
    var rest = Array(path.utf8)[...]
    _ = takeLastPart(of: &rest)
    let folder = takeLastPart(of: &rest)
    guard folder.contains(UInt8(ascii: "-")) else { return nil }
    let qualifiers = String(decoding: folder, as: UTF8.self).split(separator: "-").dropFirst()
    guard let language = qualifiers.first else { return nil }
    if language.hasPrefix("b+") {
      return language.dropFirst(2).split(separator: "+").joined(separator: "-")
    }
    guard language.count == 2 || language.count == 3, language.allSatisfy(\.isLowercase) else { return nil }
    // Three-letter qualifiers that aren't languages.
    guard !["car", "any"].contains(language) else { return nil }
    if let region = qualifiers.dropFirst().first, region.first == "r", region.count == 3 {
      return "\(language)-\(region.dropFirst())"
    }
    return String(language)
  }
}
