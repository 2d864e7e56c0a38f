// What an XML file is, by its place in an Android project.

import Syntax

/// The kind of an Android XML file.
public enum AndroidResource: String, Sendable {
  case layout, menu, values, manifest
  /// What is in `res/anim`, which plays as it is written, and in `res/animator`, which follows the setting for motion.
  case animation = "anim"
  case animator

  /// By the folder: `res/layout-land/x.xml` is a layout. Nil for XML that is none of Android's.
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

  /// The last name of a path, which loses it and the slash before it.
  private static func takeLastPart<Bytes: BidirectionalCollection<UInt8>>(of path: inout Bytes) -> Bytes
  where Bytes.SubSequence == Bytes {
    let slash = path.lastIndex(of: UInt8(ascii: "/"))
    defer { path = path[..<(slash ?? path.startIndex)] }
    return path[(slash.map { path.index(after: $0) } ?? path.startIndex)...]
  }

  /// Whether the file at `path` may name layouts: a manifest, or a resource other than pictures, colors, motion and bare
  /// files.
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

  /// Whether a file belongs to a widget of the home screen or to an app for watches, by its name and its folders.
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

  /// The locale qualifier of the folder as a BCP 47 tag: `values-pt-rBR` gives `pt-BR`; nil without one.
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
    // Three-letter qualifiers that are no languages.
    guard !["car", "any"].contains(language) else { return nil }
    if let region = qualifiers.dropFirst().first, region.first == "r", region.count == 3 {
      return "\(language)-\(region.dropFirst())"
    }
    return String(language)
  }
}
