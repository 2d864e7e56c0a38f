// The classes that a file declares, and the views that they are based on.

import Source
import Syntax

/// What the view classes of a file are, seen through each other.
struct ViewClassSurvey {
  private struct Entry {
    /// The simple names of what it extends, and how they are spelled.
    var bases: [(name: Identifier, spelling: Range<Int>)]
    /// Whether its code may say something about its views' names and roles.
    var describesItself = false
  }

  private let tree: Tree
  private var entries: [Identifier: Entry] = [:]
  /// The functions of the file that may say something about a view.
  private var describingFunctions: Set<Identifier> = []
  /// The functions and properties of the file by name; nil for a name that several have.
  private var members: [Identifier: NodeID?] = [:]

  /// More steps than any hierarchy takes, and an end for classes that extend each other.
  private static let maximumSteps = 8

  init(_ tree: Tree) {
    self.tree = tree
    /// The classes around the node.
    var open: [(name: Identifier, end: Int)] = []
    /// The outermost function around it.
    var function: (name: Identifier, end: Int)?
    for index in tree.nodes.indices {
      while let last = open.last, index >= last.end { open.removeLast() }
      if let outer = function, index >= outer.end { function = nil }
      let node = NodeID(index)
      switch tree.declarationKind(of: node) {
      case .class where tree[node].name != .none:
        let bases = tree.children(of: node).filter { tree[$0].kind == .type }
          .map { (name: tree[$0].name, spelling: tree[$0].nameSpelling(in: tree)) }
        entries[tree[node].name] = Entry(bases: bases)
        open.append((tree[node].name, Int(tree[node].subtreeEnd)))
      case .function, .property:
        members[tree[node].name] = members[tree[node].name] == nil ? .some(node) : .some(nil)
        if function == nil, tree.declarationKind(of: node) == .function {
          function = (tree[node].name, Int(tree[node].subtreeEnd))
        }
      default:
        guard ViewClassSurvey.describes(tree[node].name) else { continue }
        for type in open { entries[type.name]?.describesItself = true }
        if let function { describingFunctions.insert(function.name) }
      }
    }
  }

  private static func describes(_ name: Identifier) -> Bool {
    switch name {
    case "contentDescription", "setContentDescription", "text", "setText", "hint", "setHint", "attrs",
      "accessibilityDelegate", "setAccessibilityDelegate", "onInitializeAccessibilityNodeInfo",
      "importantForAccessibility", "inflate":
      true
    default: false
    }
  }

  /// Whether a function of the file may name a view that it is called on.
  func mayDescribe(_ function: Identifier) -> Bool { describingFunctions.contains(function) }

  /// The only function or property of the file that is called `name`.
  func member(_ name: Identifier) -> NodeID? { members[name] ?? nil }

  /// The role of a class by its name: of the file's own, by what it extends.
  func role(_ name: Identifier, spelled spelling: ArraySlice<UInt8>) -> Role? {
    var names = [(name: name, spelling: spelling)]
    for _ in 0..<ViewClassSurvey.maximumSteps {
      guard let entry = names.lazy.compactMap({ entries[$0.name] }).first else {
        return names.lazy.compactMap { AndroidViewClass.role($0.name, spelled: $0.spelling) }.first
      }
      names = entry.bases.map { (name: $0.name, spelling: tree.text[$0.spelling]) }
    }
    return nil
  }

  /// Whether a class is the file's own.
  func declares(_ name: Identifier) -> Bool { entries[name] != nil }

  /// Whether the code of a class of the file may say something about its views' names and roles.
  func describesItself(_ name: Identifier) -> Bool { entries[name]?.describesItself ?? false }
}
