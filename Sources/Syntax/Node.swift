// Nodes of the flat tree and their closed list of kinds.

/// A node: its kind, its range, and the number of following nodes that are its descendants.
///
/// Nodes are values in one array in preorder; a node's children follow it. See `Tree` for traversal.
public struct Node: Sendable {
  public enum Kind: UInt8, Sendable, CaseIterable {
    @inlinable
    public static func == (left: Kind, right: Kind) -> Bool { left.rawValue == right.rawValue }

    /// The root of every tree.
    case file

    // Declarations.
    /// A type, function, property, or other declaration; `detail` is a `DeclarationKind`.
    case declaration
    /// `@Name(…)`, a Kotlin annotation, or an attribute of an XML element.
    case attribute
    /// A keyword before a declaration: `private`, `override`, `lateinit`.
    case modifier
    /// A parameter of a function, initializer, primary constructor, or closure; its name is the one used inside.
    case parameter
    /// A type as written; its name is the last simple name before generic arguments.
    case type
    /// `{ … }` of a declaration or branch, or the statements of a switch case.
    case block

    // Expressions.
    /// A primary and its suffixes in order: `a.b(c).d` is one chain of three links.
    case chain
    /// A plain identifier, or `true`, `nil`, `self`, `super`, or `this`.
    case name
    /// A link with a call; its children are its arguments, trailing closures last.
    case call
    /// `.name`, `?.name`, or `::name`.
    case member
    /// `[…]` after an expression.
    case index
    /// An argument, element, or entry; its name is the label; `detail` 1 marks a trailing closure.
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
    /// `target = value`, `+=`, and similar; the name is the operator.
    case assignment
    /// Alternating operands and `operator` nodes, without precedence.
    case infix
    case `operator`
    /// An operator or keyword before an operand: `!x`, `&x`, `-1`, `try x`, `await x`; the name is the operator.
    case prefix
    /// `if`, `guard`, `switch`, `when`, `?:`, or `#if`; `detail` is a `BranchKind`; subject first, then one `arm` for
    /// each alternative.
    case branch
    /// One alternative of a branch: its conditions, then its block or expression.
    case arm
    /// A statement that begins with a keyword: `return`, `for`, `while`, `do`, `throw`, or `by`; the name is the
    /// keyword.
    case statement
    /// `\Type.path` or `Type::class`.
    case keyPath
    /// Anything the parser doesn't recognize; its parts are still nodes.
    case other

    // XML.
    /// An element; its name is the tag without package or prefix; attributes first, then content.
    case element
    /// The characters between an attribute's quotes.
    case value
    /// Character data that isn't blank.
    case text
  }

  public var name: Identifier
  /// The byte offsets of the first byte and of the byte after the last.
  public var start: UInt32
  public var end: UInt32
  /// The offset of the name; equals `start` if there's no name.
  public var nameStart: UInt32
  /// The index after this node's last descendant.
  public var subtreeEnd: UInt32
  public var kind: Kind
  /// A raw `DeclarationKind`, `BranchKind`, or mark, depending on `kind`.
  public var detail: UInt8

  @inlinable
  public var range: Range<Int> { Int(start)..<Int(end) }
}

/// The kind of declaration of a `declaration` node.
public enum DeclarationKind: UInt8, Sendable, CaseIterable {
  case `import`
  case `struct`, `class`, `enum`, `protocol`, `extension`, actor, interface, object
  case function, initializer, deinitializer, `subscript`, accessor
  /// `let`, `var`, or `val`, also inside conditions.
  case property
  case enumCase, alias, other
}

/// The kind of branch of a `branch` node.
public enum BranchKind: UInt8, Sendable, CaseIterable {
  case `if`, `guard`, `switch`, ternary, tryCatch
  /// `#if` … `#endif`.
  case compilation
}
