// One node of the flat tree, and the closed list of what nodes can be.

/// A node: what it is, where it stands, and how many of the following nodes are its descendants.
///
/// Nodes are values in one array in preorder; a node's children follow it. See `Tree` for walking.
public struct Node: Sendable {
  public enum Kind: UInt8, Sendable, CaseIterable {
    @inlinable
    public static func == (left: Kind, right: Kind) -> Bool { left.rawValue == right.rawValue }

    /// The root of every tree.
    case file

    // Declarations.
    /// A type, function, property … ; `detail` is a `DeclarationKind`.
    case declaration
    /// `@Name(…)`, a Kotlin annotation, or an attribute of an XML element.
    case attribute
    /// A keyword before a declaration: `private`, `override`, `lateinit`.
    case modifier
    /// A parameter of a function, initializer, primary constructor or closure; its name is the one used inside.
    case parameter
    /// A type as it is written; its name is the last simple name before generic arguments.
    case type
    /// `{ … }` of a declaration or branch, or the statements of a switch case.
    case block

    // Expressions.
    /// A primary and its suffixes in order: `a.b(c).d` is one chain of three links.
    case chain
    /// A plain identifier; also `true`, `nil`, `self`, `super`, `this`.
    case name
    /// A link that is called; its children are its arguments, trailing closures last.
    case call
    /// `.name`, `?.name` or `::name`.
    case member
    /// `[…]` behind an expression.
    case index
    /// An argument, element or entry; its name is the label; `detail` 1 marks a trailing closure.
    case argument
    /// `{ … }` as a value; parameters first, then statements.
    case closure
    /// A string literal; its children are segments and interpolations.
    case string
    /// Literal text inside a string, with escapes as written.
    case segment
    /// An expression inside a string.
    case interpolation
    case number
    /// A character or regular-expression literal.
    case opaqueLiteral
    /// `[…]` as a value: array or dictionary.
    case collection
    /// `(…)` as a value.
    case tuple
    /// `target = value`, `+=` and the like; the name is the operator.
    case assignment
    /// Operands and `operator` nodes alternating, without precedence.
    case infix
    case `operator`
    /// An operator or keyword before an operand: `!x`, `&x`, `-1`, `try x`, `await x`; the name is the operator.
    case prefix
    /// `if`, `guard`, `switch`, `when`, `?:`, `#if`; `detail` is a `BranchKind`; subject first, then one `arm` for
    /// each alternative.
    case branch
    /// One alternative of a branch: its conditions, then its block or expression.
    case arm
    /// A statement that a keyword begins: `return`, `for`, `while`, `do`, `throw`, `by`; the name is the keyword.
    case statement
    /// `\Type.path` or `Type::class`.
    case keyPath
    /// Anything not understood; its parts are still nodes.
    case other

    // XML.
    /// An element; its name is the tag without package or prefix; attributes first, then content.
    case element
    /// The characters between an attribute's quotes.
    case value
    /// Character data that is not blank.
    case text
  }

  public var name: Identifier
  /// Byte offsets of the first byte and of the one behind the last.
  public var start: UInt32
  public var end: UInt32
  /// Where the name is spelled; equals `start` where there is none.
  public var nameStart: UInt32
  /// The index behind this node's last descendant.
  public var subtreeEnd: UInt32
  public var kind: Kind
  /// A raw `DeclarationKind`, `BranchKind` or mark, depending on `kind`.
  public var detail: UInt8

  @inlinable
  public var range: Range<Int> { Int(start)..<Int(end) }
}

/// What a `declaration` node declares.
public enum DeclarationKind: UInt8, Sendable, CaseIterable {
  case `import`
  case `struct`, `class`, `enum`, `protocol`, `extension`, actor, interface, object
  case function, initializer, deinitializer, `subscript`, accessor
  /// `let`, `var`, `val`, also inside conditions.
  case property
  case enumCase, alias, other
}

/// What a `branch` node chooses by.
public enum BranchKind: UInt8, Sendable, CaseIterable {
  case `if`, `guard`, `switch`, ternary, tryCatch
  /// `#if` … `#endif`.
  case compilation
}
