// Classes, interfaces, objects, and enums, with their constructors, supertypes, and bodies.

extension KotlinParser {
  /// Reads a class, interface, enum, or object from its keyword, including an object expression.
  mutating func nominal(_ kind: DeclarationKind, from mark: TreeBuilder.Mark, _ start: UInt32) {
    cursor.advance()
    let name = isName() && !cursor.peek().startsLine ? cursor.peek() : nil
    if name != nil { cursor.advance() }
    typeParameters()
    if kind != .object {
      constructorHeader()
      if cursor.at(.leftParen) { list { $0.parameter() } }
    }
    if cursor.pass(.colon) { supertypes() }
    whereClause()
    if cursor.at(.leftBrace) {
      let mark = cursor.builder.mark
      let start = cursor.start
      braces(as: .declarations) { parser in
        if kind == .enum { parser.enumEntries() }
        parser.statements()
      }
      wrap(.block, from: mark, start)
    }
    finish(kind, from: mark, start, name: name)
  }

  /// Reads `@Inject internal constructor` before the parameters of a primary constructor.
  private mutating func constructorHeader() {
    var ahead = 0
    while word(ahead) != "constructor" {
      if cursor.peek(ahead).kind == .at, let length = annotationLength(ahead) {
        ahead += length
      } else if isModifierWord(word(ahead)) {
        ahead += 1
      } else {
        return
      }
    }
    guard cursor.peek(ahead + 1).kind == .leftParen else { return }
    while word() != "constructor", !cursor.isAtEnd {
      if cursor.at(.at) {
        annotation()
      } else {
        let token = cursor.peek()
        cursor.advance()
        leaf(.modifier, token)
      }
    }
    cursor.advance()
  }

  /// Reads `Base(arguments), Interface by delegate`.
  private mutating func supertypes() {
    let outside = surroundings
    surroundings.takesTrailingLambdas = false
    var before = cursor.index
    repeat {
      before = cursor.index
      supertype()
    } while cursor.index > before && cursor.pass(.comma)
    surroundings = outside
  }

  private mutating func supertype() {
    let mark = cursor.builder.mark
    let start = cursor.start
    let before = cursor.index
    let name = typeContent()
    if cursor.at(.leftParen), !endsExpression { list { $0.argument() } }
    if word() == "by" { delegate() }
    if cursor.index > before { wrap(.type, from: mark, start, name: name) }
  }

  /// Reads `by expression` of a property or supertype.
  mutating func delegate() {
    let mark = cursor.builder.mark
    let keyword = cursor.peek()
    cursor.advance()
    expression()
    wrap(.statement, from: mark, keyword.start, name: keyword)
  }

  /// Reads `constructor(parameters) : this(arguments) { … }`.
  mutating func secondaryConstructor(from mark: TreeBuilder.Mark, _ start: UInt32) {
    let name = cursor.peek()
    cursor.advance()
    list { $0.parameter() }
    if cursor.pass(.colon) {
      let outside = surroundings
      surroundings.takesTrailingLambdas = false
      _ = operand()
      surroundings = outside
    }
    block()
    finish(.initializer, from: mark, start, name: name)
  }

  // MARK: Enums

  /// Reads the entries at the start of an enum's body, and the semicolon after them.
  private mutating func enumEntries() {
    while !cursor.isAtEnd {
      let mark = cursor.builder.mark
      let start = cursor.start
      while cursor.at(.at) { annotation() }
      guard isName(), modifierLength() == nil, word() != "init" || cursor.peek(1).kind != .leftBrace else {
        if cursor.builder.mark > mark { declarationOrExpression(from: mark, start) }
        break
      }
      let name = cursor.peek()
      cursor.advance()
      if cursor.at(.leftParen) { list { $0.argument() } }
      if cursor.at(.leftBrace) {
        let mark = cursor.builder.mark
        let start = cursor.start
        braces(as: .declarations) { $0.statements() }
        wrap(.block, from: mark, start)
      }
      finish(.enumCase, from: mark, start, name: name)
      guard cursor.pass(.comma) else { break }
    }
    _ = cursor.pass(.semicolon)
  }
}
