// The flat syntax tree and its traversal.

public import Source

/// The index of a node in its tree.
public struct NodeID: Hashable, Comparable, Sendable {
  public var index: Int

  @inlinable
  public init(_ index: Int) {
    self.index = index
  }

  @inlinable
  public static func == (left: NodeID, right: NodeID) -> Bool { left.index == right.index }

  @inlinable
  public static func < (left: NodeID, right: NodeID) -> Bool { left.index < right.index }

  /// Returns the hash. Indices are already different, so only their bits are spread.
  @inlinable
  public func _rawHashValue(seed: Int) -> Int {
    Identifier(hash: UInt64(truncatingIfNeeded: index))._rawHashValue(seed: seed)
  }
}

/// A parsed file: its text and its nodes in one preorder array. Parsing never fails: unrecognized code becomes `other`
/// and is traversed like any other node.
public struct Tree: Sendable {
  public let text: SourceText
  public let language: Language
  /// All nodes in preorder, the root first; never empty.
  public let nodes: [Node]
  /// The byte ranges of all comments, in order, including their delimiters.
  public let comments: [Range<Int>]
  /// True if code is nested so deep that the innermost part wasn't parsed.
  public let isCut: Bool
  /// The byte ranges of comments inside of XML tags, where the language has none.
  public let misplacedComments: [Range<Int>]
  /// The first damage, or nil if there is none.
  public let damage: Damage?

  init(
    text: SourceText, language: Language, nodes: [Node], comments: [Range<Int>], isCut: Bool = false,
    misplacedComments: [Range<Int>] = [], damage: Damage? = nil
  ) {
    self.text = text
    self.language = language
    self.nodes = nodes
    self.comments = comments
    self.isCut = isCut
    self.misplacedComments = misplacedComments
    self.damage = damage
  }

  /// Parses `text` as `language`.
  public init(parsing text: SourceText, as language: Language) {
    switch language {
    case .swift: self = SwiftParser.parse(text)
    case .kotlin: self = KotlinParser.parse(text)
    case .xml: self = XMLParser.parse(text)
    }
  }

  @inlinable
  public var root: NodeID { NodeID(0) }

  @inlinable
  public subscript(id: NodeID) -> Node { nodes[id.index] }

  /// Returns the direct children of a node, in order.
  @inlinable
  public func children(of id: NodeID) -> Children {
    Children(nodes: nodes, following: id.index + 1, end: Int(nodes[id.index].subtreeEnd))
  }

  /// Returns the direct children of a node as an array, without retaining the nodes as an iterator does.
  public func childIDs(of id: NodeID) -> [NodeID] {
    let first = id.index + 1
    let end = Int(nodes[id.index].subtreeEnd)
    var count = 0
    var next = first
    while next < end {
      count += 1
      next = Int(nodes[next].subtreeEnd)
    }
    guard count > 0 else { return [] }
    var children: [NodeID] = []
    children.reserveCapacity(count)
    next = first
    while next < end {
      children.append(NodeID(next))
      next = Int(nodes[next].subtreeEnd)
    }
    return children
  }

  /// Returns the indices of a node and all its descendants, in preorder.
  @inlinable
  public func subtree(of id: NodeID) -> Range<Int> {
    id.index..<Int(nodes[id.index].subtreeEnd)
  }

  /// Returns the first direct child of `kind`.
  @inlinable
  public func child(_ kind: Node.Kind, of id: NodeID) -> NodeID? {
    children(of: id).first { self[$0].kind == kind }
  }

  /// Returns the range of a node's name, without backticks. Empty if the node has no name.
  public func nameRange(of id: NodeID) -> Range<Int> {
    let node = self[id]
    guard node.name != .none else { return Int(node.start)..<Int(node.start) }
    let start = Int(node.nameStart)
    var end = start
    if text[end] == UInt8(ascii: "#") { end += 1 }
    if language == .xml {
      while text[end].isXMLNameByte { end += 1 }
    } else if text[end].isIdentifierByte {
      let isQuoted = start > 0 && text[start - 1] == UInt8(ascii: "`")
      while text[end].isIdentifierByte || (isQuoted && end < Int(node.end) && text[end] != UInt8(ascii: "`"))
      { end += 1 }
    } else {
      while text[end].isOperatorByte { end += 1 }
      // `!in` and `!is` are single operators.
      if node.name == "!in" || node.name == "!is" { while text[end].isIdentifierByte { end += 1 } }
    }
    return start..<max(start, min(end, Int(node.end)))
  }

  /// Returns the spelling of a node's name. Empty if the node has no name.
  public func nameText(of id: NodeID) -> String {
    text.string(nameRange(of: id))
  }

  /// Returns the source text of a node.
  public func sourceText(of id: NodeID) -> String {
    text.string(self[id].range)
  }

  /// A sequence over the direct children of a node.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let nodes: [Node]
    @usableFromInline var following: Int
    @usableFromInline let end: Int

    @inlinable
    init(nodes: [Node], following: Int, end: Int) {
      self.nodes = nodes
      self.following = following
      self.end = end
    }

    /// The number of children, so an array of them is allocated once.
    @inlinable
    public var underestimatedCount: Int {
      var count = 0
      var index = following
      while index < end {
        count += 1
        index = Int(nodes[index].subtreeEnd)
      }
      return count
    }

    @inlinable
    public mutating func next() -> NodeID? {
      guard following < end else { return nil }
      let id = NodeID(following)
      following = Int(nodes[following].subtreeEnd)
      return id
    }
  }
}
