// The names of Android resources, determined from their paths.

import Source
import Syntax

extension AndroidResource {
  /// Returns the name of the layout at `path`, in lowercase without underscores.
  static func layoutName(path: String) -> String { plainName(name(path: path)) }

  /// Returns the name of the resource at `path`, as code writes it.
  static func menuName(path: String) -> String { String(decoding: name(path: path), as: UTF8.self) }

  /// Returns the name of the file at `path`, up to its first dot.
  static func name(path: String) -> Substring.UTF8View {
    let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) }
    return path.utf8[(start ?? path.startIndex)...].prefix { $0 != UInt8(ascii: ".") }
  }

  /// Returns the name of the layout that a binding class is generated from: `activity_main` for `ActivityMainBinding`.
  ///
  /// Source: Android, “View binding”: the name of the layout in Pascal case.
  public static func layout(ofBinding name: some StringProtocol) -> String? {
    guard name.hasSuffix("Binding"), name.utf8.count > 7 else { return nil }
    var layout: [UInt8] = []
    for byte in name.utf8.dropLast(7) {
      if byte.isUppercaseASCII, !layout.isEmpty { layout.append(UInt8(ascii: "_")) }
      layout.append(byte.isUppercaseASCII ? byte | 0x20 : byte)
    }
    return String(decoding: layout, as: UTF8.self)
  }

  /// Returns the binding class of a layout: `ActivityMainBinding` for `activity_main`.
  static func binding(ofLayout name: some Sequence<UInt8>) -> Identifier {
    var binding = IdentifierBuilder()
    var beginsWord = true
    for byte in name {
      if byte != UInt8(ascii: "_") {
        binding.append(beginsWord && byte.isLowercaseASCII ? byte & 0xDF : byte)
      }
      beginsWord = byte == UInt8(ascii: "_")
    }
    for byte in "Binding".utf8 { binding.append(byte) }
    return binding.identifier
  }

  /// Returns `name` in lowercase without underscores.
  static func plainName(_ name: some Sequence<UInt8>) -> String {
    let bytes = name.filter { $0 != UInt8(ascii: "_") }
    return String(decoding: bytes.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
