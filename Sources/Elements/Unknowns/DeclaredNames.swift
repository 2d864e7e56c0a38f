// The names that a project's code declares.

public import Syntax

/// The names of the types, functions, and values that code files declare, by language. Parameters and properties without
/// a value aren't included, because others supply what they stand for.
public struct DeclaredNames: Sendable {
  private var swift: Set<Identifier> = []
  private var kotlin: Set<Identifier> = []

  public init() {}

  /// Collects the names in a parsed file.
  public init(in tree: Tree) {
    var names: Set<Identifier> = []
    for index in tree.nodes.indices where tree.nodes[index].kind == .declaration {
      let id = NodeID(index)
      switch tree.declarationKind(of: id) {
      case .struct, .class, .enum, .protocol, .actor, .interface, .object, .function, .enumCase, .alias:
        names.insert(tree[id].name)
      case .property where tree.isDefined(id): names.insert(tree[id].name)
      default: continue
      }
    }
    names.remove(.none)
    switch tree.language {
    case .swift: swift = names
    case .kotlin: kotlin = names
    case .xml: break
    }
  }

  /// Returns the names of a file's parameters, and of its properties without a value.
  static func given(in tree: Tree) -> Set<Identifier> {
    var names: Set<Identifier> = []
    for index in tree.nodes.indices {
      let id = NodeID(index)
      switch tree[id].kind {
      case .parameter: names.insert(tree[id].name)
      case .declaration where tree.declarationKind(of: id) == .property && !tree.isDefined(id):
        names.insert(tree[id].name)
      default: continue
      }
    }
    names.remove(.none)
    return names
  }

  public mutating func formUnion(_ other: DeclaredNames) {
    swift.formUnion(other.swift)
    kotlin.formUnion(other.kotlin)
  }

  func contains(_ name: Identifier, for framework: Framework) -> Bool {
    framework.isAndroid ? kotlin.contains(name) : swift.contains(name)
  }
}

extension Tree {
  /// Returns whether a property has a value, a delegate, or accessors.
  fileprivate func isDefined(_ property: NodeID) -> Bool {
    children(of: property).contains { child in
      switch self[child].kind {
      case .attribute, .modifier, .type, .parameter: false
      default: true
      }
    }
  }
}
