// The way Swift code looks up its texts.

import Source
import Syntax

/// The way a declaration looks up its texts.
struct TextLookup {
  /// The code before and after the literal of the key, or nil if the declaration looks nothing up or uses generated
  /// constants, whose names aren't known.
  private(set) var form: (before: String, after: String)?
  /// True if the declaration looks up texts in any form.
  private(set) var isUsed = false
  /// The names of types and members that the declaration uses.
  private(set) var names: Set<Identifier> = []

  /// The maximum number of nodes in a declaration to search.
  private static let reach = 20_000

  init(in tree: Tree, _ declaration: NodeID) {
    var counts: [Form: Int] = [:]
    for index in tree.subtree(of: declaration).prefix(TextLookup.reach) {
      let node = NodeID(index)
      switch tree[node].kind {
      case .name: names.insert(tree[node].name)
      case .call, .member:
        names.insert(tree[node].name)
        if let form = Form(node, in: tree) { counts[form, default: 0] += 1 }
      default: continue
      }
    }
    isUsed = !counts.isEmpty
    form = counts.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key.spelling
  }

  private enum Form: Int {
    case string, function, method, property, call, generated

    /// Creates the form of a lookup whose last link is `node`.
    init?(_ node: NodeID, in tree: Tree) {
      let isCall = tree[node].kind == .call
      switch tree[node].name {
      case "NSLocalizedString" where isCall: self = .function
      case "String" where isCall:
        guard tree.argument("localized", of: node) != nil else { return nil }
        self = .string
      case "localized":
        guard let chain = tree.parent(of: node), tree[chain].kind == .chain,
          let first = tree.links(of: chain).first, first != node
        else { return nil }
        if isCall, tree[first].name == "String", tree[first].kind == .name {
          guard let argument = tree.firstUnlabelledArgument(of: node),
            tree.value(ofArgument: argument).map({ tree[$0].kind == .string }) == true
          else { return nil }
          self = .method
        } else if tree[first].kind == .string {
          guard !isCall || tree.arguments(of: node).isEmpty else { return nil }
          self = isCall ? .call : .property
        } else {
          return nil
        }
      default:
        guard tree[node].kind == .member, let chain = tree.parent(of: node), tree[chain].kind == .chain,
          let first = tree.links(of: chain).first, tree[first].kind == .name,
          tree.nameText(of: first).hasSuffix("L10n")
        else { return nil }
        self = .generated
      }
    }

    var spelling: (before: String, after: String)? {
      switch self {
      case .string: ("String(localized: ", ")")
      case .function: ("NSLocalizedString(", ", comment: \"\")")
      case .method: ("String.localized(", ")")
      case .property: ("", ".localized")
      case .call: ("", ".localized()")
      case .generated: nil
      }
    }
  }
}
