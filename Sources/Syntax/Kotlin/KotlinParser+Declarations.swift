// Declarations: modifiers, imports, functions, and type aliases. Types and properties are in separate files.

extension KotlinParser {
  /// Reads annotations and modifiers with the declaration that follows, or with an expression if there is none.
  mutating func declarationOrExpression(from mark: TreeBuilder.Mark, _ start: UInt32) {
    var isEnum = false
    while true {
      if cursor.at(.at) {
        annotation()
      } else if let length = modifierLength() {
        let token = cursor.peek()
        if token.id == "enum" { isEnum = true }
        cursor.advance(length)
        leaf(.modifier, token)
      } else {
        break
      }
    }
    let hasModifiers = cursor.builder.mark > mark
    if !declaration(from: mark, start, isEnum: isEnum, hasModifiers: hasModifiers) { expression() }
  }

  /// Returns the number of tokens of the modifier at the cursor, or nil if there is none. A declaration or another
  /// modifier must follow.
  func modifierLength(_ first: Int = 0) -> Int? {
    let id = word(first)
    var ahead = first + 1
    if id == "context", cursor.peek(ahead).kind == .leftParen {
      let distance = cursor.distanceToPartner(ahead)
      guard distance > ahead else { return nil }
      ahead = distance + 1
    } else if !isModifierWord(id) {
      return nil
    }
    let next = cursor.peek(ahead)
    if next.startsLine, !surroundings.holdsDeclarations, id != "context" { return nil }
    if next.kind == .at { return next.hasSpaceBefore ? ahead - first : nil }
    switch word(ahead) {
    case "class", "interface", "fun", "val", "var", "object", "typealias": break
    case "constructor" where cursor.peek(ahead + 1).kind == .leftParen: break
    case "context" where cursor.peek(ahead + 1).kind == .leftParen: break
    case let next where isModifierWord(next): break
    default: return nil
    }
    return ahead - first
  }

  func isModifierWord(_ id: Identifier) -> Bool {
    switch id {
    case "public", "private", "protected", "internal", "open", "final", "abstract", "sealed", "data", "enum",
      "annotation", "inner", "override", "lateinit", "const", "suspend", "inline", "noinline", "crossinline",
      "tailrec", "operator", "infix", "external", "vararg", "value", "companion", "expect", "actual",
      "reified":
      true
    default: false
    }
  }

  /// Reads a declaration if its keyword is at the cursor. Otherwise, returns false.
  private mutating func declaration(
    from mark: TreeBuilder.Mark, _ start: UInt32, isEnum: Bool, hasModifiers: Bool
  ) -> Bool {
    switch word() {
    case "package": header(.other, from: mark, start)
    case "import" where surroundings.holdsDeclarations: header(.import, from: mark, start)
    case "class": nominal(isEnum ? .enum : .class, from: mark, start)
    case "interface": nominal(.interface, from: mark, start)
    case "object" where hasModifiers || (isName(1) && !cursor.peek(1).startsLine):
      nominal(.object, from: mark, start)
    case "fun" where word(1) == "interface":
      let token = cursor.peek()
      cursor.advance()
      leaf(.modifier, token)
      nominal(.interface, from: mark, start)
    case "fun" where hasModifiers || isNamedFunction: function(from: mark, start)
    case "val", "var": property(from: mark, start)
    case "typealias": alias(from: mark, start)
    case "init" where surroundings.holdsDeclarations && cursor.peek(1).kind == .leftBrace:
      let name = cursor.peek()
      cursor.advance()
      block()
      finish(.initializer, from: mark, start, name: name)
    case "constructor" where surroundings.holdsDeclarations && cursor.peek(1).kind == .leftParen:
      secondaryConstructor(from: mark, start)
    default: return false
    }
    return true
  }

  /// True if a function has a name. One without a name is a value, which may be called immediately.
  private var isNamedFunction: Bool { cursor.peek(1).kind != .leftParen || receiver(from: 1).name != nil }

  mutating func finish(
    _ kind: DeclarationKind, from mark: TreeBuilder.Mark, _ start: UInt32, name: Token? = nil
  ) {
    wrap(.declaration, from: mark, start, name: name, detail: kind.rawValue)
  }

  /// Reads `package a.b`, `import a.b.Name as Other`, or `import a.b.*`. The node is named after the last component,
  /// and the alias is a `name` child.
  private mutating func header(_ kind: DeclarationKind, from mark: TreeBuilder.Mark, _ start: UInt32) {
    cursor.advance()
    var name: Token?
    while !cursor.isAtEnd, !cursor.peek().startsLine {
      let token = cursor.peek()
      if word() == "as" {
        cursor.advance()
        guard isName(), !cursor.peek().startsLine else { break }
        let alias = cursor.peek()
        cursor.advance()
        leaf(.name, alias)
        break
      } else if token.kind == .identifier || (token.kind == .operator && token.id == "*") {
        name = token
      } else if token.kind != .dot {
        break
      }
      cursor.advance()
    }
    finish(kind, from: mark, start, name: name)
  }

  // MARK: Functions

  /// Reads `fun <T> Receiver.name(parameters): Type = expression`. The parts are optional.
  mutating func function(from mark: TreeBuilder.Mark, _ start: UInt32) {
    cursor.advance()
    typeParameters()
    let name = receiverAndName()
    typeParameters()
    if cursor.at(.leftParen) { list { $0.parameter() } }
    if cursor.pass(.colon) { type() }
    whereClause()
    functionBody()
    finish(.function, from: mark, start, name: name)
  }

  /// Reads `{ … }` or `= expression`.
  mutating func functionBody() {
    if cursor.at(.leftBrace) {
      block()
    } else if cursor.at(.operator), cursor.pass("=") {
      expression()
    }
  }

  /// Reads the receiver's type, if any, and passes the name, if any.
  mutating func receiverAndName() -> Token? {
    guard !cursor.peek().startsLine else { return nil }
    let (length, name) = receiver(from: 0)
    if length > 0 {
      let end = cursor.index + length
      type(before: end - 1)
      cursor.advance(max(end - cursor.index, 0))
    }
    guard name != nil else { return nil }
    let token = cursor.peek()
    cursor.advance()
    return token
  }

  /// Returns the number of tokens of the receiver and its dot that begin `first` tokens ahead, or 0 if there is none,
  /// and the position of the name after it.
  private func receiver(from first: Int) -> (length: Int, name: Int?) {
    var ahead = first
    var length = 0
    while ahead < first + 120 {
      while cursor.peek(ahead).kind == .at, let annotation = annotationLength(ahead) { ahead += annotation }
      var name: Int?
      if cursor.peek(ahead).kind == .leftParen, length == 0 {
        let distance = cursor.distanceToPartner(ahead)
        guard distance > ahead else { return (0, nil) }
        ahead = distance + 1
      } else if isName(ahead) {
        name = ahead
        ahead += 1
        if cursor.peek(ahead).id == "<", let arguments = typeArgumentsLength(ahead) { ahead += arguments }
      } else {
        return (length, nil)
      }
      if cursor.peek(ahead).id == "?" { ahead += 1 }
      let token = cursor.peek(ahead)
      guard token.kind == .dot || token.id == "?." else { return (length, name) }
      ahead += 1
      length = ahead - first
    }
    return (length, nil)
  }

  /// Reads one parameter of a function or primary constructor, or the exception of a `catch`.
  mutating func parameter() {
    let mark = cursor.builder.mark
    let start = cursor.start
    let before = cursor.index
    while cursor.at(.at) || isParameterModifier {
      if cursor.at(.at) {
        annotation()
      } else {
        let token = cursor.peek()
        cursor.advance()
        leaf(.modifier, token)
      }
    }
    let name = isName() ? cursor.peek() : nil
    if name != nil { cursor.advance() }
    if cursor.pass(.colon) { type() }
    if cursor.at(.operator), cursor.pass("=") { expression() }
    if cursor.index > before { wrap(.parameter, from: mark, start, name: name) }
  }

  private var isParameterModifier: Bool {
    switch word() {
    case "val", "var": true
    case let id: isModifierWord(id) && (cursor.peek(1).kind == .identifier || cursor.peek(1).kind == .at)
    }
  }

  // MARK: Parts

  /// Skips `<reified T : Bound>` of a declaration.
  mutating func typeParameters() {
    guard cursor.at(.operator), cursor.at("<") else { return }
    var depth = 0
    while !cursor.isAtEnd {
      switch cursor.kind {
      case .operator:
        if cursor.at("=") { return }
        if cursor.at("<") { depth += 1 }
        if cursor.at(">") { depth -= 1 }
      case .leftBrace, .semicolon: return
      case .identifier where !isName() && word() != "in": return
      default: break
      }
      cursor.skipBrackets()
      if depth == 0 { return }
    }
  }

  /// Skips `where T : Bound, S : Bound`.
  mutating func whereClause() {
    guard word() == "where", isName(1), cursor.peek(2).kind == .colon else { return }
    repeat {
      cursor.advance()
      while !cursor.isAtEnd, !cursor.at(.comma), !cursor.at(.leftBrace), !cursor.at("="),
        !cursor.peek().startsLine
      {
        cursor.skipBrackets()
      }
    } while cursor.at(.comma)
  }

  private mutating func alias(from mark: TreeBuilder.Mark, _ start: UInt32) {
    cursor.advance()
    let name = isName() ? cursor.peek() : nil
    if name != nil { cursor.advance() }
    typeParameters()
    if cursor.at(.operator), cursor.pass("=") { type() }
    finish(.alias, from: mark, start, name: name)
  }
}
