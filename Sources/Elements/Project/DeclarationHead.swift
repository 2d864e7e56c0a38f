// The first words of top-level declarations.

import Source
import Syntax

/// The beginning of an unindented declaration, read without a parser. If it isn't recognized, its code isn't a part
/// that needs something to show it, so it always counts.
struct DeclarationHead {
  enum Dialect { case swift, kotlin, java }

  /// The part that begins here, without its mentions.
  private(set) var part: ShownPart?
  /// The offset after the text that was read.
  private(set) var end: Int
  private let dialect: Dialect
  /// True if no attribute or modifier lets code outside of the project use the declaration.
  private var isPlain = true
  /// True if a modifier makes it visible to other modules, to this module only, or to the file only.
  private var isPublic = false
  private var isInternal = false
  private var isPrivate = false
  private var isComposable = false
  private var isPreview = false

  /// The maximum number of bytes to read for inherited or generic types.
  private static let longestInheritance = 2_000

  /// - Parameter moduleApp: The app, if the file's module is one.
  init(at start: Int, in bytes: Span<UInt8>, limit: Int, _ dialect: Dialect, moduleApp: Identifier) {
    end = start
    self.dialect = dialect
    var isBegun = false
    while true {
      skipBlanksAndComments(bytes, limit)
      guard end < limit else { return }
      defer { isBegun = true }
      if bytes[end] == UInt8(ascii: "@") {
        attribute(bytes, limit)
      } else if bytes[end] == UInt8(ascii: "#") {
        let (id, wordEnd) = Identifier.beginning(at: end + 1, in: bytes)
        end = max(wordEnd, end + 1)
        if dialect == .swift, id == "Preview" { part = ShownPart(.preview, .none, of: Mention.appleApp) }
        return
      } else {
        let (word, wordEnd) = Identifier.beginning(at: end, in: bytes)
        guard wordEnd > end else {
          guard isBegun else { return }
          // An unrecognized form of attribute.
          isPlain = false
          end += 1
          continue
        }
        end = wordEnd
        guard takesModifier(word) else {
          declaration(word, bytes, limit, moduleApp)
          return
        }
      }
    }
  }

  private mutating func takesModifier(_ word: Identifier) -> Bool {
    switch word {
    case "public", "open", "package": isPublic = true
    case "private", "fileprivate": isPrivate = true
    case "internal": isInternal = true
    case "final", "nonisolated", "inline", "suspend", "abstract": break
    case "operator", "infix", "tailrec", "external", "expect", "actual", "data", "sealed", "value", "static",
      "indirect", "distributed", "dynamic":
      isPlain = false
    default: return false
    }
    return true
  }

  private mutating func declaration(
    _ keyword: Identifier, _ bytes: Span<UInt8>, _ limit: Int, _ moduleApp: Identifier
  ) {
    switch (dialect, keyword) {
    case (.swift, "struct"), (.swift, "class"):
      guard let name = name(bytes, limit), inheritsView(isClass: keyword == "class", bytes, limit), isPlain,
        !isPublic
      else { return }
      part = ShownPart(.type, name, of: Mention.appleApp)
      part?.isPreview = isPreview
    case (.swift, "extension"):
      guard let name = name(bytes, limit), bytes[end] != UInt8(ascii: "."), isPlain, !isPublic else { return }
      part = ShownPart(.extension, name, of: Mention.appleApp)
    case (.kotlin, "fun"):
      guard let (name, isBuilder) = function(bytes, limit), isPlain, isComposable || isBuilder else { return }
      part = ShownPart(.function, name, of: isPrivate || isInternal ? Mention.androidApp : moduleApp)
      part?.isPrivate = isPrivate
      part?.isPreview = isPreview
    case (.kotlin, "class"), (.java, "class"):
      guard let name = name(bytes, limit), inheritsActivity(bytes, limit), isPlain else { return }
      part = ShownPart(.type, name, of: moduleApp)
    default: break
    }
  }

  // MARK: Attributes

  /// Returns whether an attribute doesn't make other code use a declaration. Other attributes may generate code that
  /// does.
  private static func isPlain(_ attribute: Identifier) -> Bool {
    switch attribute {
    case "available", "MainActor", "ViewBuilder", "IBDesignable", "preconcurrency",
      "Composable", "OptIn", "Suppress", "SuppressLint", "Stable", "Immutable", "NonRestartableComposable",
      "NonSkippableComposable", "ReadOnlyComposable", "VisibleForTesting", "Deprecated", "RequiresApi",
      "TargetApi", "AndroidEntryPoint", "SuppressWarnings":
      true
    default: false
    }
  }

  private mutating func attribute(_ bytes: Span<UInt8>, _ limit: Int) {
    var start = end + 1
    var (name, nameEnd) = Identifier.beginning(at: min(start, limit), in: bytes)
    while nameEnd > start, bytes[nameEnd] == UInt8(ascii: ".") {
      start = nameEnd + 1
      (name, nameEnd) = Identifier.beginning(at: start, in: bytes)
    }
    end = max(nameEnd, end + 1)
    if bytes[end] == UInt8(ascii: "[") {
      while end < limit, bytes[end] != UInt8(ascii: "]") { end += 1 }
    }
    skipTypeArguments(bytes, limit)
    if name == "Composable" { isComposable = true }
    let spelling = start..<max(nameEnd, start)
    let isOfPreview =
      DeclarationHead.begins("Preview", spelling, bytes) || DeclarationHead.ends("Preview", spelling, bytes)
      || DeclarationHead.ends("Previews", spelling, bytes)
    if isOfPreview { isPreview = true }
    if !DeclarationHead.isPlain(name), !isOfPreview, !DeclarationHead.begins("Experimental", spelling, bytes)
    {
      isPlain = false
    }
    if bytes[end] == UInt8(ascii: "(") { arguments(bytes, limit) }
  }

  private mutating func arguments(_ bytes: Span<UInt8>, _ limit: Int) {
    var depth = 0
    var isText = false
    while end < limit {
      switch bytes[end] {
      case UInt8(ascii: "\""): isText.toggle()
      case UInt8(ascii: "\\") where isText: end += 1
      case UInt8(ascii: "(") where !isText: depth += 1
      case UInt8(ascii: ")") where !isText:
        depth -= 1
        if depth == 0 {
          end += 1
          return
        }
      default: break
      }
      end += 1
    }
    end = min(end, limit)
    isPlain = false
  }

  // MARK: Names and types

  private mutating func name(_ bytes: Span<UInt8>, _ limit: Int) -> Identifier? {
    skipBlanksAndComments(bytes, limit)
    let (name, nameEnd) = Identifier.beginning(at: end, in: bytes)
    guard nameEnd > end, bytes[end].isUppercaseASCII else { return nil }
    end = nameEnd
    return name
  }

  /// Reads `<T> NavGraphBuilder.screens`.
  private mutating func function(_ bytes: Span<UInt8>, _ limit: Int) -> (name: Identifier, isBuilder: Bool)? {
    skipBlanksAndComments(bytes, limit)
    skipTypeArguments(bytes, limit)
    skipBlanksAndComments(bytes, limit)
    var receiver: Range<Int>?
    while true {
      let (name, nameEnd) = Identifier.beginning(at: end, in: bytes)
      guard nameEnd > end else { return nil }
      let range = end..<nameEnd
      end = nameEnd
      skipTypeArguments(bytes, limit)
      guard bytes[end] == UInt8(ascii: ".") else {
        let isBuilder =
          receiver.map {
            DeclarationHead.ends("Builder", $0, bytes) || DeclarationHead.ends("Scope", $0, bytes)
          } ?? false
        return (name, isBuilder)
      }
      receiver = range
      end += 1
    }
  }

  private mutating func inheritsView(isClass: Bool, _ bytes: Span<UInt8>, _ limit: Int) -> Bool {
    skipTypeArguments(bytes, limit)
    skipBlanksAndComments(bytes, limit)
    guard bytes[end] == UInt8(ascii: ":") else { return false }
    var isFirst = true
    let last = min(limit, end + DeclarationHead.longestInheritance)
    while end < last, bytes[end] != UInt8(ascii: "{") {
      let (name, nameEnd) = Identifier.beginning(at: end, in: bytes)
      guard nameEnd > end else {
        end += 1
        continue
      }
      let range = end..<nameEnd
      end = nameEnd
      switch name {
      case "PreviewProvider":
        isPreview = true
        return true
      case "View", "UIViewRepresentable", "UIViewControllerRepresentable",
        "NSViewRepresentable", "NSViewControllerRepresentable":
        return true
      case "where": return false
      default: break
      }
      if isClass, isFirst, bytes[end] != UInt8(ascii: "."),
        ViewKind.named(name) != nil || DeclarationHead.ends("View", range, bytes)
          || DeclarationHead.ends("Cell", range, bytes)
      {
        return true
      }
      isFirst = false
    }
    return false
  }

  /// Returns whether a class inherits from an activity: `: BaseActivity()`, `extends BaseActivity`. A class without a
  /// body ends before the next unindented line.
  private mutating func inheritsActivity(_ bytes: Span<UInt8>, _ limit: Int) -> Bool {
    let last = min(limit, end + DeclarationHead.longestInheritance)
    var depth = 0
    var isBase = false
    while end < last {
      let byte = bytes[end]
      if byte.isIdentifierByte {
        if bytes[end - 1] == 0x0A { return false }
        let (name, nameEnd) = Identifier.beginning(at: end, in: bytes)
        let range = end..<max(nameEnd, end + 1)
        end = range.upperBound
        if name == "extends" { isBase = true }
        if depth == 0, isBase, DeclarationHead.ends("Activity", range, bytes) { return true }
        continue
      }
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ":") where depth == 0: isBase = true
      case UInt8(ascii: "{") where depth == 0, UInt8(ascii: "@") where bytes[end - 1] == 0x0A: return false
      default: break
      }
      end += 1
    }
    return false
  }

  // MARK: Bytes

  private mutating func skipTypeArguments(_ bytes: Span<UInt8>, _ limit: Int) {
    guard bytes[end] == UInt8(ascii: "<") else { return }
    var depth = 0
    let last = min(limit, end + DeclarationHead.longestInheritance)
    while end < last {
      if bytes[end] == UInt8(ascii: "<") { depth += 1 }
      if bytes[end] == UInt8(ascii: ">"), bytes[end - 1] != UInt8(ascii: "-") { depth -= 1 }
      end += 1
      if depth == 0 { return }
    }
  }

  private mutating func skipBlanksAndComments(_ bytes: Span<UInt8>, _ limit: Int) {
    while end < limit {
      if bytes[end].isBlank {
        end += 1
      } else if bytes[end] == UInt8(ascii: "/"), bytes[end + 1] == UInt8(ascii: "/") {
        while end < limit, bytes[end] != 0x0A { end += 1 }
      } else if bytes[end] == UInt8(ascii: "/"), bytes[end + 1] == UInt8(ascii: "*") {
        end += 2
        while end < limit, bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != UInt8(ascii: "/") { end += 1 }
        end = min(end + 2, limit)
      } else {
        return
      }
    }
  }

  static func begins(_ word: StaticString, _ range: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    let count = word.utf8CodeUnitCount
    guard range.count >= count else { return false }
    return (0..<count).allSatisfy { bytes[range.lowerBound + $0] == word.utf8Start[$0] }
  }

  static func ends(_ word: StaticString, _ range: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    let count = word.utf8CodeUnitCount
    guard range.count >= count else { return false }
    return (0..<count).allSatisfy { bytes[range.upperBound - count + $0] == word.utf8Start[$0] }
  }
}
