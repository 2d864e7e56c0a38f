// Misspelled Android and Compose accessibility names.

import Source
import Syntax

extension KotlinPractices {
  /// Returns whether a name begins like `acc…`, `ace…`, `cont…D`, `isAcc…`, `important…`, or `stateD…`, as few others
  /// do.
  static func mayBeMisspelt(_ node: Node, in text: SourceText) -> Bool {
    guard node.kind != .call else { return false }
    let start = Int(node.nameStart)
    let (second, third) = (text[start + 1], text[start + 2])
    switch text[start] {
    case UInt8(ascii: "a"):
      return second == UInt8(ascii: "c") && (third == UInt8(ascii: "c") || third == UInt8(ascii: "e"))
    case UInt8(ascii: "c"): return second == UInt8(ascii: "o") && third == UInt8(ascii: "n")
    case UInt8(ascii: "i"):
      return second == UInt8(ascii: "s") && third == UInt8(ascii: "A") || second == UInt8(ascii: "m")
    case UInt8(ascii: "s"): return second == UInt8(ascii: "t") && third == UInt8(ascii: "a")
    default: return false
    }
  }

  /// Checks `view.contentDescripton = "Close"` and `semantics { contentDescripton = "Close" }`.
  mutating func spelling(_ link: NodeID) {
    let range = tree.nameRange(of: link)
    guard range.count > 14, isAssigned(link),
      let meant = AccessibilityNames.kotlin.meant(by: tree[link].name, spelled: tree.text[range]),
      !declaredNames.contains(tree[link].name)
    else { return }
    add(
      Practice(
        hasCompose && tree[link].kind == .name ? .compose : .androidViews, .misspelling(of: meant),
        range: range, edits: [.replace(range, meant)], keepsBehavior: true))
  }

  private func isAssigned(_ link: NodeID) -> Bool {
    guard let target = tree.expression(endingIn: link), let assignment = tree.parent(of: target),
      tree[assignment].kind == .assignment
    else { return false }
    return tree.children(of: assignment).first { _ in true } == target
  }

  /// Checks `Modifier.contentDescription("Close")`.
  ///
  /// Source: androidx.compose.ui.semantics, “contentDescription”: a property in `semantics`.
  mutating func modifier(calledAs call: NodeID) {
    guard tree[call].kind == .call, let chain = tree.parent(of: call), tree[chain].kind == .chain,
      tree[tree.firstLink(of: chain)].name == "Modifier", !hasOwnContentDescription(),
      let value = tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:))
    else { return }
    let range = tree.linkRange(of: call)
    let edit = WriterEdit.replace(range, "semantics { contentDescription = \(tree.sourceText(of: value)) }")
    add(
      Practice(
        .compose, .misspelling(of: "contentDescription inside semantics"), range: tree.nameRange(of: call),
        edits: tree.arguments(of: call).count == 1
          ? ComposeImportWriter(syntax: tree).importing([edit]) : []))
  }

  /// Returns whether the file declares a function `contentDescription`, or imports one that isn't from Compose.
  private mutating func hasOwnContentDescription() -> Bool {
    guard declaredNames.contains("contentDescription") else { return false }
    return tree.children(of: tree.root).contains { id in
      guard tree[id].kind == .declaration, tree[id].name == "contentDescription" else { return false }
      return tree.declarationKind(of: id) != .import
        || !tree.importedPath(id).begins(with: "androidx.compose.ui.semantics.")
    }
  }
}
