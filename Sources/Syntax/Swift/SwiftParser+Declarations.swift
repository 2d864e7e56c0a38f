// Declarations: types, functions, properties, enum cases, and imports.

import Source

extension SwiftParser {
  /// Reads attributes and modifiers with the declaration that follows, or with an expression if there is none.
  mutating func declarationOrExpression() {
    let mark = cursor.builder.mark
    let start = cursor.start
    while cursor.at(.at) { attribute() }
    if surroundings.stopsAtCase, isAtCase { return }
    while isModifier {
      let token = cursor.peek()
      cursor.advance()
      if cursor.at(.leftParen) { cursor.skipBrackets() }
      cursor.builder.leaf(.modifier, token.start, cursor.previousEnd, name: token.id)
      while cursor.at(.at) { attribute() }
    }
    if !declaration(from: mark, start) { expression() }
  }

  /// True if the current word is a modifier: a declaration or another modifier follows.
  var isModifier: Bool {
    let token = cursor.peek()
    guard token.kind == .identifier, isModifierWord(token.id) else { return false }
    var next = cursor.peek(1)
    if next.kind == .leftParen {
      guard cursor.distanceToPartner(1) == 3, isModifierDetail(cursor.peek(2).id) else { return false }
      next = cursor.peek(4)
    }
    if next.kind == .at { return true }
    guard next.kind == .identifier else { return false }
    return isModifierWord(next.id) || isDeclarationKeyword(next.id)
  }

  /// Returns whether a word can be in the parentheses of a modifier: `private(set)`, `unowned(unsafe)`.
  private func isModifierDetail(_ id: Identifier) -> Bool {
    id == "set" || id == "safe" || id == "unsafe" || id == "nonsending"
  }

  func isModifierWord(_ id: Identifier) -> Bool {
    switch id {
    case "private", "fileprivate", "internal", "public", "open", "package", "static", "class", "final",
      "override", "lazy", "weak", "unowned", "mutating", "nonmutating", "convenience", "required", "optional",
      "dynamic", "indirect", "prefix", "postfix", "infix", "nonisolated", "isolated", "distributed", "async",
      "borrowing", "consuming", "__consuming":
      true
    default: false
    }
  }

  func isDeclarationKeyword(_ id: Identifier) -> Bool {
    switch id {
    case "import", "struct", "class", "enum", "protocol", "extension", "actor", "func", "init", "deinit",
      "subscript", "var", "let", "case", "typealias", "associatedtype", "operator", "precedencegroup",
      "macro",
      "get", "set":
      true
    default: false
    }
  }

  /// Reads a declaration if its keyword is at the cursor. Otherwise, returns false.
  private mutating func declaration(from mark: TreeBuilder.Mark, _ start: UInt32) -> Bool {
    guard cursor.at(.identifier) else { return false }
    let next = cursor.peek(1)
    let isName = next.kind == .identifier && !next.startsLine
    switch cursor.peek().id {
    case "import": importDeclaration(from: mark, start)
    case "struct" where isName: nominal(.struct, from: mark, start)
    case "class" where isName: nominal(.class, from: mark, start)
    case "enum" where isName: nominal(.enum, from: mark, start)
    case "protocol" where isName: nominal(.protocol, from: mark, start)
    case "extension" where isName || (next.kind == .leftBracket && !next.startsLine):
      nominal(.extension, from: mark, start)
    case "actor" where isName: nominal(.actor, from: mark, start)
    case "func" where isName || next.kind == .operator: function(.function, from: mark, start)
    case "init" where next.kind == .leftParen || next.kind == .operator:
      function(.initializer, from: mark, start)
    case "subscript" where next.kind == .leftParen || next.kind == .operator:
      function(.subscript, from: mark, start)
    case "deinit":
      cursor.advance()
      block()
      finish(.deinitializer, from: mark, start)
    case "let", "var": property(from: mark, start)
    case "case" where !surroundings.stopsAtCase: enumCases(from: mark, start)
    case "typealias" where next.kind == .identifier, "associatedtype" where next.kind == .identifier:
      alias(from: mark, start)
    case "operator" where next.kind == .operator, "precedencegroup" where next.kind == .identifier,
      "macro" where next.kind == .identifier && cursor.peek(2).kind == .leftParen:
      cursor.advance()
      while !cursor.isAtEnd, !cursor.peek().startsLine { cursor.skipBrackets() }
      finish(.other, from: mark, start)
    default: return false
    }
    return true
  }

  private mutating func finish(
    _ kind: DeclarationKind, from mark: TreeBuilder.Mark, _ start: UInt32, name: Token? = nil
  ) {
    cursor.builder.wrap(
      .declaration, from: mark, start, cursor.previousEnd, name: name?.id ?? .none,
      nameStart: name.map(nameStart(of:)), detail: kind.rawValue)
  }

  /// Reads `import class UIKit.UIView`. The declaration is named after the module.
  private mutating func importDeclaration(from mark: TreeBuilder.Mark, _ start: UInt32) {
    cursor.advance()
    switch cursor.peek().id {
    case "class", "struct", "enum", "protocol", "func", "let", "var", "typealias": cursor.advance()
    default: break
    }
    let name = cursor.at(.identifier) && !cursor.peek().startsLine ? cursor.peek() : nil
    if name != nil { cursor.advance() }
    while cursor.at(.dot) { cursor.advance(cursor.peek(1).startsLine ? 1 : 2) }
    finish(.import, from: mark, start, name: name)
  }

  /// Reads a `struct`, `class`, `enum`, `protocol`, `extension`, or `actor`.
  private mutating func nominal(_ kind: DeclarationKind, from mark: TreeBuilder.Mark, _ start: UInt32) {
    cursor.advance()
    var name = cursor.at(.identifier) ? cursor.peek() : nil
    cursor.skipBrackets()
    while cursor.at(.dot), cursor.peek(1).kind == .identifier {
      name = cursor.peek(1)
      cursor.advance(2)
    }
    genericParameters()
    if cursor.pass(.colon) {
      while cursor.at(.identifier) || cursor.at(.at) || cursor.at("~") {
        let before = cursor.index
        if cursor.at("where") { break }
        type()
        if !cursor.pass(.comma) || cursor.index == before { break }
      }
    }
    whereClause()
    block()
    finish(kind, from: mark, start, name: name)
  }

  /// Skips `<T: P, each U>` of a declaration.
  private mutating func genericParameters() {
    guard cursor.at(.operator), cursor.at("<") else { return }
    var depth = 0
    while !cursor.isAtEnd {
      if cursor.at("<") { depth += 1 }
      if cursor.at(">") { depth -= 1 }
      if cursor.at(.leftBrace) { return }
      cursor.skipBrackets()
      if depth == 0 { return }
    }
  }

  private mutating func whereClause() {
    guard cursor.pass("where") else { return }
    while !cursor.isAtEnd, !cursor.at(.leftBrace) {
      let token = cursor.peek()
      if token.startsLine, isDeclarationKeyword(token.id) || isModifierWord(token.id) || token.kind == .at {
        return
      }
      cursor.skipBrackets()
    }
  }

  /// Reads a `func`, `init`, or `subscript`.
  private mutating func function(_ kind: DeclarationKind, from mark: TreeBuilder.Mark, _ start: UInt32) {
    let keyword = cursor.peek()
    cursor.advance()
    var name = keyword
    if kind == .function {
      name = cursor.peek()
      cursor.advance()
      while cursor.at(.operator), !cursor.at("<") { cursor.advance() }
    } else if cursor.at(.operator), cursor.at("?") || cursor.at("!") {
      cursor.advance()
    }
    genericParameters()
    if cursor.at(.leftParen) { parameters() }
    while cursor.at(.identifier), isEffect(cursor.peek().id) {
      cursor.advance()
      if cursor.at(.leftParen) { cursor.skipBrackets() }
    }
    if cursor.at(.operator), cursor.pass("->") { type() }
    whereClause()
    if kind == .subscript { accessorBlock() } else { block() }
    finish(kind, from: mark, start, name: name)
  }

  private func isEffect(_ id: Identifier) -> Bool {
    id == "async" || id == "throws" || id == "rethrows" || id == "reasync"
  }

  private mutating func parameters() {
    list { $0.parameter() }
  }

  private mutating func parameter() {
    let mark = cursor.builder.mark
    let start = cursor.start
    var name: Token?
    while cursor.at(.identifier) || cursor.at(.at) {
      if cursor.at(.at) {
        attribute()
      } else {
        name = cursor.peek()
        cursor.advance()
      }
    }
    if cursor.pass(.colon) { type() }
    if cursor.at(.operator), cursor.pass("=") { expression() }
    if let name {
      cursor.builder.wrap(
        .parameter, from: mark, start, max(start, cursor.previousEnd), name: name.id,
        nameStart: nameStart(of: name))
    }
    while !cursor.isAtEnd, !cursor.at(.comma), !cursor.at(.leftBrace), !cursor.peek().startsLine {
      cursor.skipBrackets()
    }
  }

  /// Reads `let a: A = x, b = y` as one declaration per name. Attributes and modifiers belong to the first.
  private mutating func property(from mark: TreeBuilder.Mark, _ start: UInt32) {
    cursor.advance()
    var (mark, start) = (mark, start)
    while true {
      let name = cursor.peek()
      if cursor.at(.leftParen) { pattern() } else if cursor.at(.identifier) { cursor.advance() }
      if cursor.pass(.colon) { type() }
      if cursor.at(.operator), cursor.pass("=") { expression() }
      if cursor.at(.leftBrace), !surroundings.isInHeader { accessorBlock() }
      finish(.property, from: mark, start, name: name.kind == .identifier ? name : nil)
      guard cursor.at(.comma), cursor.peek(1).kind == .identifier || cursor.peek(1).kind == .leftParen else {
        return
      }
      cursor.advance()
      mark = cursor.builder.mark
      start = cursor.start
    }
  }

  /// Reads the body of a computed property or subscript: accessors, or the statements of an implicit getter.
  private mutating func accessorBlock() {
    guard cursor.at(.leftBrace) else { return }
    guard isAccessorKeyword(cursor.peek(1).id) || cursor.peek(1).kind == .at else { return block() }
    let mark = cursor.builder.mark
    let start = cursor.start
    brackets { parser in
      while !parser.cursor.isAtEnd {
        let before = parser.cursor.index
        parser.accessor()
        if parser.cursor.index == before { parser.cursor.skipAsOther() }
      }
    }
    cursor.builder.wrap(.block, from: mark, start, cursor.previousEnd)
  }

  private mutating func accessor() {
    let mark = cursor.builder.mark
    let start = cursor.start
    while cursor.at(.at) { attribute() }
    while cursor.at("mutating") || cursor.at("nonmutating") || cursor.at("nonisolated") { cursor.advance() }
    let name = cursor.peek()
    guard isAccessorKeyword(name.id) else { return statement() }
    cursor.advance()
    if cursor.at(.leftParen) { cursor.skipBrackets() }
    while isEffect(cursor.peek().id) { cursor.advance() }
    block()
    finish(.accessor, from: mark, start, name: name)
  }

  /// Reads `case a, b(Int) = 1`.
  private mutating func enumCases(from mark: TreeBuilder.Mark, _ start: UInt32) {
    cursor.advance()
    var (mark, start) = (mark, start)
    while cursor.at(.identifier) {
      let name = cursor.peek()
      cursor.advance()
      if cursor.at(.leftParen) { cursor.skipBrackets() }
      if cursor.at(.operator), cursor.pass("=") { expression() }
      finish(.enumCase, from: mark, start, name: name)
      guard cursor.pass(.comma) else { return }
      mark = cursor.builder.mark
      start = cursor.start
    }
  }

  private mutating func alias(from mark: TreeBuilder.Mark, _ start: UInt32) {
    cursor.advance()
    let name = cursor.peek()
    cursor.advance()
    genericParameters()
    if cursor.pass(.colon) { type() }
    if cursor.at(.operator), cursor.pass("=") { type() }
    whereClause()
    finish(.alias, from: mark, start, name: name)
  }
}
