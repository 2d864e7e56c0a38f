// The labels that files give to icon-only buttons.

import Source
import Syntax

/// The label that one file gives to an icon-only button.
public struct PictureLabel: Sendable, Equatable {
  /// The source of the label's text.
  enum Words: Sendable, Equatable {
    /// The name of an Android string resource.
    case resource(String)
    /// A literal, which may be a localization key.
    case literal(String)
    /// Code that looks up a text and has the same meaning in every file: `L10n.close`.
    case code(String, head: String)
    /// Computed text, so the image alone doesn't determine the label.
    case unknown
  }

  /// The path of the file, relative to the project root.
  var path: String
  var words: Words

  /// Returns the key for the labels of an image.
  static func key(_ imagery: Imagery, onAndroid: Bool) -> ProjectKey? {
    guard let name = imagery.name, !name.isEmpty else { return nil }
    let prefix = onAndroid ? "" : imagery.isSymbol ? "symbol:" : "image:"
    return ProjectKey(.pictureLabel, prefix + name)
  }
}

extension PictureLabel.Words {
  init(_ text: TextValue) {
    switch text {
    case .resource(let name), .resolved(_, let name):
      self = name.hasPrefix("android:") ? .unknown : .resource(PictureLabel.plainName(name))
    case .literal(let words) where !words.isEmpty: self = .literal(words)
    default: self = .unknown
    }
  }
}

extension PictureLabel {
  /// Returns `close` for `string/close`.
  static func plainName(_ name: String) -> String {
    name.lastIndex(of: "/").map { String(name[name.index(after: $0)...]) } ?? name
  }

  /// Returns the type or function that Swift code uses to look up a text, if all else is literal: `L10n` in
  /// `L10n.close`, `localized` in `"close".localized` and `String.localized("close")`. Returns nil for any other code.
  static func head(of code: String) -> String? {
    guard code.utf8.count <= longest, !code.contains(where: { $0 == "\\" || $0.isNewline }) else {
      return nil
    }
    let parts = code.split(separator: "\"", omittingEmptySubsequences: false)
    let isMember: (Substring) -> Bool = {
      $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    }
    switch parts.count {
    case 1:
      guard let first = code.utf8.first, first.isUppercaseASCII, isMember(code[...]), code.contains(".")
      else {
        return nil
      }
      return String(code.prefix { $0 != "." })
    case 3:
      if parts[0].isEmpty, parts[2].hasPrefix(".") {
        let name = parts[2].dropFirst()
        return name.hasSuffix("()") && isMember(name.dropLast(2))
          ? String(name.dropLast(2)) : isMember(name) ? String(name) : nil
      }
      guard parts[2] == ")", parts[0].hasSuffix("("), parts[0].utf8.first?.isUppercaseASCII == true,
        case let function = parts[0].dropLast(), isMember(function), let dot = function.lastIndex(of: ".")
      else { return nil }
      return String(function[function.index(after: dot)...])
    default: return nil
    }
  }

  /// Returns the only literal in a lookup.
  static func key(in code: String) -> String? {
    let parts = code.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count == 3 ? String(parts[1]) : nil
  }

  /// The maximum number of bytes in a lookup.
  private static let longest = 100
}

extension PictureLabel {
  /// The maximum number of labels per file.
  static let mostInFile = 64
}

extension FileFacts.Entry {
  /// Creates an entry for the label of a view or menu item with an image.
  init?(labelOf attributes: AndroidAttributes, at path: String) {
    let text =
      attributes.text("android:contentDescription") ?? attributes.text("app:contentDescription")
      ?? attributes.text("android:title")
    guard let text,
      let picture = ["android:src", "app:srcCompat", "app:icon", "android:icon"].lazy
        .compactMap({ (name: Identifier) in attributes.value(name) }).first,
      picture.begins(with: "@drawable/") || picture.begins(with: "@mipmap/"),
      let slash = picture.firstIndex(of: UInt8(ascii: "/"))
    else { return nil }
    guard
      let key = PictureLabel.key(
        .asset(String(decoding: picture[(slash + 1)...], as: UTF8.self)), onAndroid: true)
    else { return nil }
    self.init(key, .pictureLabel(PictureLabel(path: path, words: PictureLabel.Words(text.value))))
  }
}
