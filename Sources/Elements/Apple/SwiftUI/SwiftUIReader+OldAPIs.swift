// Deprecated SwiftUI accessibility APIs.

import Source
import Syntax

extension SwiftUIReader {
  /// Finds the iOS 13 modifiers, `.accessibility(label:)` and its siblings.
  ///
  /// Source: Apple, “View › accessibility(label:)”: deprecated, “use accessibilityLabel(_:)”, and similarly for the
  /// others.
  static func oldAPIs(in tree: Tree) -> [OldAPI] {
    guard tree.nodes.contains(where: isCandidate), mayHoldViews(tree.importedNames) else { return [] }
    var uses: [OldAPI] = []
    var index = 0
    while index < tree.nodes.count {
      let node = tree.nodes[index]
      let id = NodeID(index)
      if isLeftOut(id, tree) {
        index = Int(node.subtreeEnd)
        continue
      }
      index += 1
      switch node.kind {
      case .call where isCandidate(node):
        if let use = oldModifier(id, tree) { uses.append(use) }
      // The project's own modifier with this name.
      case .declaration where node.name == "accessibility" && tree.declarationKind(of: id) == .function:
        return []
      default: continue
      }
    }
    return uses
  }

  private static func isCandidate(_ node: Node) -> Bool {
    node.kind == .call && node.name == "accessibility" && node.detail == 1
  }

  /// Returns whether code is never shown to users, or supports older OS versions.
  private static func isLeftOut(_ id: NodeID, _ tree: Tree) -> Bool {
    switch tree[id].kind {
    case .call: return tree[id].name == "#Preview"
    case .declaration: return tree.mentionsType("PreviewProvider", id)
    case .branch:
      guard let arm = tree.child(.arm, of: id),
        let condition = tree.children(of: arm).first(where: { _ in true })
      else { return false }
      return tree.subtreeMentions("#available", condition) || tree.subtreeMentions("#unavailable", condition)
    default: return false
    }
  }

  private static func oldModifier(_ call: NodeID, _ tree: Tree) -> OldAPI? {
    let arguments = tree.arguments(of: call)
    guard let argument = arguments.first, arguments.count == 1, let value = tree.value(ofArgument: argument),
      let name = replacement(of: tree[argument].name)
    else { return nil }
    let label = Int(tree[argument].nameStart)..<Int(tree[value].start)
    return OldAPI(
      .swiftUI, ".accessibility(\(tree.nameText(of: argument)):)", new: ".\(name)(_:)",
      range: tree[call].range, need: .apple2020,
      edits: [.replace(tree.nameRange(of: call), name), .replace(label, "")])
  }

  private static func replacement(of label: Identifier) -> String? {
    switch label {
    case "label": "accessibilityLabel"
    case "value": "accessibilityValue"
    case "hint": "accessibilityHint"
    case "hidden": "accessibilityHidden"
    case "identifier": "accessibilityIdentifier"
    case "addTraits": "accessibilityAddTraits"
    case "removeTraits": "accessibilityRemoveTraits"
    case "inputLabels": "accessibilityInputLabels"
    case "sortPriority": "accessibilitySortPriority"
    case "activationPoint": "accessibilityActivationPoint"
    default: nil
    }
  }
}
