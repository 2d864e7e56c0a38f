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

  private struct LocalName: Hashable {
    var top: Int
    var name: Identifier
  }

  private let topLevel: TopLevelCode
  /// The classes inside other declarations, by top-level declaration and name, and the top-level classes. Nil for
  /// ambiguous names.
  private var nestedClasses: [LocalName: NodeID?] = [:]
  private var topLevelClasses: [Identifier: NodeID?] = [:]
  /// The functions by top-level declaration and name. Nil for ambiguous names.
  private var localFunctions: [LocalName: NodeID?] = [:]
  /// The functions that may set a label or hint, and those that may set a text.
  private var labelingFunctions: Set<LocalName> = []
  private var writingFunctions: Set<LocalName> = []

  /// A limit that exceeds any real hierarchy and stops cycles.
  private static let maximumSteps = 8

  init(_ tree: Tree) {
    self.tree = tree
    topLevel = TopLevelCode(tree)
    /// The classes around the node.
    var open: [(name: Identifier, end: Int)] = []
    /// The outermost function around the node.
    var function: (name: Identifier, end: Int)?
    for index in tree.nodes.indices {
      while let last = open.last, index >= last.end { open.removeLast() }
      if let outer = function, index >= outer.end { function = nil }
      let node = NodeID(index)
      if let function { note(node, in: function.name) }
      switch tree.declarationKind(of: node) {
      case .class where tree[node].name != .none:
        let bases = tree.children(of: node).filter { tree[$0].kind == .type }
          .map { (name: tree[$0].name, spelling: tree[$0].nameSpelling(in: tree)) }
        entries[tree[node].name] = Entry(bases: bases)
        if topLevel.begins(with: node) {
          topLevelClasses.addUnambiguous(node, for: tree[node].name)
        } else {
          nestedClasses.addUnambiguous(node, for: local(tree[node].name, at: node))
        }
        open.append((tree[node].name, Int(tree[node].subtreeEnd)))
      case .function, .property:
        if function == nil, tree.declarationKind(of: node) == .function {
          localFunctions.addUnambiguous(node, for: local(tree[node].name, at: node))
        }
        members.addUnambiguous(node, for: tree[node].name)
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

  /// Returns whether the function that is called is the only one with its name in the top-level declaration, and its code
  /// labels no views.
  ///
  /// - Parameter isField: True if a text doesn't label the view.
  func leavesUnlabeled(by call: NodeID, isField: Bool) -> Bool {
    let key = local(tree[call].name, at: call)
    guard let node = localFunctions[key] ?? nil, !tree.hasModifier("override", node) else { return false }
    return !labelingFunctions.contains(key) && (isField || !writingFunctions.contains(key))
  }

  private func local(_ name: Identifier, at node: NodeID) -> LocalName {
    LocalName(top: topLevel.index(of: node), name: name)
  }

  /// Records that a function may label a view if its code contains a telling name.
  private mutating func note(_ node: NodeID, in function: Identifier) {
    switch tree[node].kind {
    case .call, .member, .name: break
    default: return
    }
    switch tree[node].name {
    case "contentDescription", "setContentDescription", "hint", "setHint", "labelFor", "setLabelFor",
      "tooltipText",
      "setTooltipText", "accessibilityDelegate", "setAccessibilityDelegate", "inflate":
      labelingFunctions.insert(local(function, at: node))
    case "text", "setText": writingFunctions.insert(local(function, at: node))
    default:
      let name = tree.text[tree.nameRange(of: node)]
      if tree[node].kind == .call, name.spells("escri") || name.spells("ccessib") {
        labelingFunctions.insert(local(function, at: node))
      }
    }
  }

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

  /// Returns the class in the file that a name refers to at a node: one inside the same top-level declaration, or a
  /// top-level class.
  func classNode(_ name: Identifier, at node: NodeID) -> NodeID? {
    guard entries[name] != nil else { return nil }
    return nestedClasses[local(name, at: node)] ?? topLevelClasses[name] ?? nil
  }

  /// Returns whether the file declares a class.
  func declares(_ name: Identifier) -> Bool { entries[name] != nil }

  /// Returns whether a class in the file may label its instances or set their roles.
  func describesItself(_ name: Identifier) -> Bool { entries[name]?.describesItself ?? false }
}

private extension Dictionary where Value == NodeID? {
  /// Adds a node under a key, or marks the key as ambiguous if it has one.
  mutating func addUnambiguous(_ node: NodeID, for key: Key) {
    updateValue(self[key] == nil ? node : nil, forKey: key)
  }
}
