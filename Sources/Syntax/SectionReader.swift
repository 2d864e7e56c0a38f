// A section's names and possible end.

import Source

/// A reader for the tokens of a section, one at a time.
struct SectionReader {
  private let text: SourceText
  private(set) var declared: Set<Identifier> = []
  private(set) var mentioned: Set<Identifier> = []

  private var brackets: [Token.Kind] = []
  /// The number of open `#if`.
  private var conditions = 0
  /// True if brackets or conditions don't match, so nothing is known about the code that follows.
  private var isIrregular = false
  /// True if everything so far consists of imports.
  private var isHeader: Bool
  private var endsBlock = false
  /// True if an attribute still waits for its declaration, which may be the next one regardless of the code in between.
  private var awaitsDeclaration = false
  /// True after a declaring keyword, until its name is read.
  private var isDeclaring = false
  /// The last name after that keyword, which another name may follow: `fun Modifier.card()`.
  private var candidate = Identifier.none
  private var angles = 0
  /// True if the members of the top-level declaration can be named without it.
  private var sharesMembers = false
  /// The member whose type or value is being read.
  private var member = Identifier.none
  /// True if an attribute marks the next member as one that others look up by name.
  private var isMarked = false
  private var previous: Token?

  init(_ text: SourceText, isHeader: Bool) {
    self.text = text
    self.isHeader = isHeader
  }

  /// Returns whether a section may begin with `token`, which hasn't been read.
  func mayCut(before token: Token) -> Bool {
    guard token.startsLine, brackets.isEmpty, conditions == 0, !isIrregular, endsBlock || isHeader,
      !awaitsDeclaration
    else { return false }
    if token.kind == .at { return !(isHeader && isAboutImports(token)) }
    return token.kind == .identifier && SectionReader.beginsDeclaration(token.id)
  }

  mutating func read(_ token: Token) {
    if token.startsLine, brackets.isEmpty, isHeader {
      let isImport =
        token.id == "import" || token.id == "package" || (token.kind == .at && isAboutImports(token))
      if !isImport { isHeader = false }
    }
    if token.startsLine, brackets.isEmpty { settle() }
    if brackets.isEmpty, !isHeader, isTopLevelCode(token) {
      declared.insert(SectionReader.topLevelCode)
      mentioned.insert(SectionReader.topLevelCode)
    }
    if brackets.isEmpty, !isIrregular { readAttribute(token) }
    readBrackets(token)
    readNames(token)
    readMember(token)
    previous = token
    endsBlock = token.kind == .rightBrace && brackets.isEmpty
  }

  /// Returns whether an attribute belongs to an import or to the file: `@testable import A`, `@file:JvmName("A")`.
  private func isAboutImports(_ token: Token) -> Bool {
    let start = Int(token.start)
    let line = text[start..<text.lineRange(text.line(at: start)).upperBound]
    return line.starts(with: "@file:".utf8)
      || line.split(separator: 0x20).contains { $0.elementsEqual("import".utf8) }
  }

  /// A stand-in name for all code outside types and functions, which is a single body.
  private static let topLevelCode = Identifier("{}".utf8)

  private func isTopLevelCode(_ token: Token) -> Bool {
    guard token.kind == .identifier else { return false }
    if token.id == "let" || token.id == "var" || token.id == "val" { return true }
    return token.startsLine && previous?.kind != .at && !SectionReader.beginsDeclaration(token.id)
  }

  private mutating func readAttribute(_ token: Token) {
    if token.kind == .at {
      awaitsDeclaration = true
    } else if token.kind == .identifier, previous?.kind != .at, previous?.kind != .dot,
      SectionReader.introducesDeclaration(token.id) || token.id == "import" || token.id == "package"
    {
      awaitsDeclaration = false
    }
  }

  private mutating func readBrackets(_ token: Token) {
    if token.kind.isOpening {
      brackets.append(token.kind)
    } else if let opening = token.kind.opening {
      if brackets.last == opening { brackets.removeLast() } else { isIrregular = true }
    } else if token.kind == .directive {
      if token.id == "#if" { conditions += 1 }
      if token.id == "#endif" {
        conditions -= 1
        if conditions < 0 { isIrregular = true }
      }
    }
  }

  // MARK: Names

  private mutating func readNames(_ token: Token) {
    switch token.kind {
    case .identifier:
      mentioned.insert(token.id)
      if isDeclaring {
        if angles == 0 { candidate = token.id }
      } else if declares(token.id) {
        isDeclaring = true
        candidate = .none
        angles = 0
      }
    case .operator where token.id == "<": angles += 1
    case .operator where token.id == ">": angles = max(angles - 1, 0)
    case .dot: break
    case .operator where angles > 0, .comma where angles > 0, .colon where angles > 0: break
    default: settle()
    }
  }

  /// Records the members that front ends look up by name only, in any type: members that build views, modifiers, or
  /// gestures, and members with a number as their value.
  private mutating func readMember(_ token: Token) {
    switch token.kind {
    case .identifier where previous.map { SectionReader.declaresMember($0.id) } ?? false:
      // A type's `body` is looked up by the type's name.
      member = token.id == "body" ? .none : token.id
      if isMarked || mayBeMisspelt(token), member != .none { declared.insert(member) }
      isMarked = false
    case .identifier where SectionReader.buildsViews(token.id):
      if member != .none { declared.insert(member) }
    case .identifier where SectionReader.marksMember(token.id): isMarked = true
    case .number where previous?.id == "=" && member != .none: declared.insert(member)
    case .leftBrace, .rightBrace: member = .none
    default: break
    }
  }

  /// Returns whether a member's name resembles one from an accessibility API. Such a name isn't a typo if it's
  /// declared.
  private func mayBeMisspelt(_ token: Token) -> Bool {
    let name = text[Int(token.start)..<Int(token.end)]
    switch token.id {
    case "isDisabled", "notEnabled", "isAdjustable", "ishidden": return true
    default: break
    }
    guard name.count > 12, let first = name.first else { return false }
    let second = name[name.startIndex + 1]
    switch first {
    case UInt8(ascii: "a"): return second == UInt8(ascii: "c") || second == UInt8(ascii: "t")
    case UInt8(ascii: "c"): return second == UInt8(ascii: "o")
    case UInt8(ascii: "i"): return second == UInt8(ascii: "s") || second == UInt8(ascii: "m")
    case UInt8(ascii: "s"):
      return second == UInt8(ascii: "h") || second == UInt8(ascii: "t") || second == UInt8(ascii: "e")
    default: return false
    }
  }

  private static func declaresMember(_ word: Identifier) -> Bool {
    word == "var" || word == "let" || word == "func" || word == "val" || word == "fun"
  }

  private static func buildsViews(_ word: Identifier) -> Bool {
    switch word {
    case "some", "any", "View", "AnyView", "ToolbarContent", "CustomizableToolbarContent", "Scene",
      "Commands",
      "TabContent", "Gesture", "AnyGesture":
      true
    default: false
    }
  }

  private static func marksMember(_ word: Identifier) -> Bool {
    switch word {
    case "ViewBuilder", "ToolbarContentBuilder", "ScaledMetric", "Composable": true
    default: false
    }
  }

  /// Ends a declaration's name.
  private mutating func settle() {
    guard isDeclaring else { return }
    isDeclaring = false
    angles = 0
    if candidate != .none { declared.insert(candidate) }
  }

  /// Returns whether a word declares a name that other sections may use.
  private mutating func declares(_ word: Identifier) -> Bool {
    switch word {
    case "extension", "protocol", "interface", "object":
      if brackets.isEmpty { sharesMembers = true }
      return true
    case "struct", "class", "enum", "actor", "typealias": return true
    case "func", "fun", "var", "let", "val":
      return brackets.isEmpty || (sharesMembers && brackets.count == 1)
    default: return false
    }
  }

  private static func beginsDeclaration(_ word: Identifier) -> Bool {
    if introducesDeclaration(word) { return true }
    switch word {
    case "private", "public", "internal", "fileprivate", "final", "open", "data", "sealed", "abstract",
      "const", "suspend", "inline":
      return true
    default: return false
    }
  }

  /// Returns whether a word is followed by a declaration's name, so the attributes before it belong to that
  /// declaration.
  private static func introducesDeclaration(_ word: Identifier) -> Bool {
    switch word {
    case "struct", "class", "enum", "actor", "protocol", "extension", "typealias", "func", "let", "var",
      "fun", "val", "object", "interface":
      true
    default: false
    }
  }
}
