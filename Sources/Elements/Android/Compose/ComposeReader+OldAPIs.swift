// Deprecated Compose APIs and their replacements.

import Source
import Syntax

extension ComposeReader {
  /// Returns the uses of deprecated APIs.
  ///
  /// Source: androidx.compose.ui.semantics, .ui.focus, .foundation.text, and .material3, deprecations of
  /// `invisibleToUser`, `isContainer`, `focusOrder`, `ClickableText`, and
  /// `LocalMinimumInteractiveComponentEnforcement`.
  static func oldAPIs(in tree: Tree) -> [OldAPI] {
    let filter = filter
    guard tree.nodes.contains(where: { filter.mayContain($0.name) }) else { return [] }
    let imports = ComposeImports(tree)
    guard imports.mentionsCompose else { return [] }
    let reader = ComposeReader(tree: tree, imports: imports, project: ProjectView())
    var uses: [OldAPI] = []
    let names = reader.oldNames
    var index = 0
    while index < tree.nodes.count {
      let id = NodeID(index)
      if tree.declarationKind(of: id) == .import || reader.isPreview(id) {
        index = Int(tree.nodes[index].subtreeEnd)
        continue
      }
      if names.contains(tree.nodes[index].name), let use = reader.oldAPI(id) {
        uses.append(use)
      }
      index += 1
    }
    return uses
  }

  /// The deprecated names that the file imports from the library, or all of them if it imports nothing.
  private var oldNames: Set<Identifier> {
    let imported = tree.leadingImports
    let names = ComposeReader.packages.filter { name, package in
      guard !imported.isEmpty else { return imports.isFromLibrary(name) }
      return imported.contains { declaration in
        (tree[declaration].name == name || tree[declaration].name == "*")
          && tree.importedPath(declaration).begins(with: package)
      }
    }
    return Set(names.keys)
  }

  private static let filter = IdentifierFilter(Array(packages.keys))

  /// The packages of the deprecated names.
  private static let packages: [Identifier: StaticString] = [
    "invisibleToUser": "androidx.compose.ui.semantics.",
    "isContainer": "androidx.compose.ui.semantics.",
    "focusOrder": "androidx.compose.ui.focus.",
    "ClickableText": "androidx.compose.foundation.text.",
    "LocalMinimumInteractiveComponentEnforcement": "androidx.compose.material3.",
  ]

  /// Returns the deprecated API at a node. Some replacements require newer library versions.
  ///
  /// Source: androidx, release notes of Compose UI: `isTraversalGroup` 1.5, `LinkAnnotation` 1.7,
  /// `hideFromAccessibility` 1.8.
  private func oldAPI(_ id: NodeID) -> OldAPI? {
    let name = tree.nameRange(of: id)
    func use(
      _ old: String, _ new: String, since need: APINeed? = nil, _ range: Range<Int>,
      _ edits: [WriterEdit] = []
    ) -> OldAPI {
      OldAPI(
        .compose, old, new: new, range: range, need: need,
        edits: edits.isEmpty ? [] : ComposeImportWriter(syntax: tree).importing(edits), keepsBehavior: false)
    }
    switch (tree[id].name, tree[id].kind) {
    case ("invisibleToUser", .call):
      guard tree.arguments(of: id).isEmpty else { return nil }
      return use(
        "invisibleToUser()", "hideFromAccessibility()", since: .compose(1, 8), tree.linkRange(of: id),
        [.replace(name, "hideFromAccessibility")])
    case ("isContainer", .name), ("isContainer", .member):
      guard isAssigned(id) else { return nil }
      return use(
        "isContainer", "isTraversalGroup", since: .compose(1, 5), name,
        [.replace(name, "isTraversalGroup")])
    case ("focusOrder", .call): return use("focusOrder", "focusProperties", name, focusEdits(id))
    case ("ClickableText", .call):
      return use("ClickableText", "Text with LinkAnnotation", since: .compose(1, 7), name)
    case ("LocalMinimumInteractiveComponentEnforcement", .name):
      guard let provider = provision(of: id), tree.isName("true", provider.value) else { return nil }
      return use(
        "LocalMinimumInteractiveComponentEnforcement", "LocalMinimumInteractiveComponentSize",
        since: .compose(1, 7), provider.range,
        [.replace(provider.range, "LocalMinimumInteractiveComponentSize provides 48.dp")])
    default: return nil
    }
  }

  /// Returns whether a name is the target of an assignment. Nodes are in preorder: the assignment precedes its target.
  private func isAssigned(_ id: NodeID) -> Bool {
    for index in stride(from: id.index - 1, through: max(0, id.index - 3), by: -1)
    where tree.nodes[index].kind == .assignment {
      return tree.children(of: NodeID(index)).first { _ in true }.map {
        tree.subtree(of: $0).contains(id.index)
      }
        ?? false
    }
    return false
  }

  /// Returns the `a provides b` that begins with a name.
  private func provision(of id: NodeID) -> (range: Range<Int>, value: NodeID)? {
    guard id.index > 0 else { return nil }
    let infix = NodeID(id.index - 1)
    guard tree[infix].kind == .infix else { return nil }
    let parts = Array(tree.children(of: infix))
    guard parts.count == 3, parts[0] == id, tree[parts[1]].name == "provides" else { return nil }
    return (tree[infix].range, parts[2])
  }

  /// Returns edits that replace `focusOrder(r) { … }` with `focusRequester(r).focusProperties { … }`, or either part
  /// alone.
  private func focusEdits(_ call: NodeID) -> [WriterEdit] {
    let arguments = tree.arguments(of: call)
    let name = tree.nameRange(of: call)
    let lambda = arguments.last { tree[$0].detail == 1 }
    switch (arguments.count, lambda) {
    case (1, nil): return [.replace(name, "focusRequester")]
    case (1, _): return [.replace(name, "focusProperties")]
    case (2, let lambda?):
      return [
        .replace(name, "focusRequester"),
        .replace(
          tree.text.withLeadingBlanks(tree[lambda].range.lowerBound..<tree[lambda].range.lowerBound),
          ".focusProperties "),
      ]
    default: return []
    }
  }
}
