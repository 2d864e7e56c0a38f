// The classes that a file declares, and the views that they inherit from.

import Source
import Syntax

/// The view classes in a file, resolved through each other.
struct ViewClassSurvey {
  private struct Entry {
    /// The simple names of its supertypes, and their spelling.
    var bases: [(name: Identifier, spelling: Range<Int>)]
    /// True if its code may label its instances or set their roles.
    var describesItself = false
  }

  private let tree: Tree
  private var entries: [Identifier: Entry] = [:]
  /// The functions in the file that may label a view.
  private var describingFunctions: Set<Identifier> = []
  /// The functions and properties in the file by name. Nil for ambiguous names.
  private var members: [Identifier: NodeID?] = [:]

  /// A limit that exceeds any real hierarchy and stops cycles.
  private static let maximumSteps = 8

  init(_ tree: Tree) {
    self.tree = tree
    /// The classes around the node.
    var open: [(name: Identifier, end: Int)] = []
    /// The outermost function around the node.
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

  /// Returns whether a function in the file may label its receiver.
  func mayDescribe(_ function: Identifier) -> Bool { describingFunctions.contains(function) }

  /// Returns the only function or property in the file called `name`.
  func member(_ name: Identifier) -> NodeID? { members[name] ?? nil }

  /// Returns the role of a class by its name. For a class in the file, its supertypes determine the role.
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

  /// Returns whether the file declares a class.
  func declares(_ name: Identifier) -> Bool { entries[name] != nil }

  /// Returns whether a class in the file may label its instances or set their roles.
  func describesItself(_ name: Identifier) -> Bool { entries[name]?.describesItself ?? false }
}
