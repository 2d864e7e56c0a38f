// What one section holds: its names, and whether it may end.

import Source

/// Reads the tokens of a section one by one.
struct SectionReader {
  private let text: SourceText
  private(set) var declared: Set<Identifier> = []
  private(set) var mentioned: Set<Identifier> = []

  private var brackets: [Token.Kind] = []
  /// How many `#if` are open.
  private var conditions = 0
  /// Whether brackets or conditions do not match, so that nothing can be said about what follows.
  private var isIrregular = false
  /// Whether everything so far are imports.
  private var isHeader: Bool
  private var endsBlock = false
  /// Whether an attribute waits for the declaration that it is of, which may be the next one whatever stands in between.
  private var awaitsDeclaration = false
  /// A keyword that declares was read, and the name is to come.
  private var isDeclaring = false
  /// The name read last behind that keyword, which another one may follow: `fun Modifier.card()`.
  private var candidate = Identifier.none
  private var angles = 0
  /// Whether the members of the declaration of the top level can be named without it.
  private var sharesMembers = false
  /// The member whose type is being read, or whose value.
  private var member = Identifier.none
  /// Whether an attribute says that the next member is what others look up by name.
  private var isMarked = false
  private var previous: Token?

  init(_ text: SourceText, isHeader: Bool) {
    self.text = text
    self.isHeader = isHeader
  }

  /// Whether a section may begin with `token`, which has not been read.
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

  /// Whether an attribute belongs to an import or to the file: `@testable import A`, `@file:JvmName("A")`.
  private func isAboutImports(_ token: Token) -> Bool {
    let start = Int(token.start)
    let line = text[start..<text.lineRange(text.line(at: start)).upperBound]
    return line.starts(with: "@file:".utf8)
      || line.split(separator: 0x20).contains { $0.elementsEqual("import".utf8) }
  }

  /// Stands for the code outside of all types and functions, which is one body wherever it stands.
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

  /// Notes the members that front ends look up by their name alone, in whatever type they are: what builds views,
  /// modifiers or gestures, and what stands for a number.
  private mutating func readMember(_ token: Token) {
    switch token.kind {
    case .identifier where previous.map { SectionReader.declaresMember($0.id) } ?? false:
      // What a type shows goes by the name of the type.
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

  /// Whether a member is called almost like one of an accessibility API, which is no slip where somebody declares it.
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

  /// Ends the name of a declaration.
  private mutating func settle() {
    guard isDeclaring else { return }
    isDeclaring = false
    angles = 0
    if candidate != .none { declared.insert(candidate) }
  }

  /// Whether a word declares a name that other sections may use.
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

  /// Whether the name of a declaration follows a word, so that the attributes before it are those of that declaration.
  private static func introducesDeclaration(_ word: Identifier) -> Bool {
    switch word {
    case "struct", "class", "enum", "actor", "protocol", "extension", "typealias", "func", "let", "var",
      "fun", "val", "object", "interface":
      true
    default: false
    }
  }
}
