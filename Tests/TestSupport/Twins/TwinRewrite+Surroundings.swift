// Rewrites that add code around views which changes nothing.

import Elements
import Source
import Syntax

extension TwinRewrite {
  /// A component that only arranges its content contains the view.
  static let passThrough = TwinRewrite(name: "pass-through component", frameworks: [.swiftUI, .compose]) {
    source in
    guard let snippet = source.snippet else { return nil }
    let box =
      source.tree.language == .kotlin
      ? "\n@Composable\nfun TwinBox(content: @Composable () -> Unit) {\n  Column { content() }\n}\n"
      : "\nstruct TwinBox<Content: View>: View {\n  @ViewBuilder let content: () -> Content\n"
        + "  var body: some View {\n    VStack { content() }\n  }\n}\n"
    return Twin(
      source,
      [
        source.path: source.imports + source.component("TwinScreen", of: snippet, inside: "TwinBox")
          + [.text(box)]
      ])
  }

  /// A modifier of the framework that has no effect on people.
  static let neutralModifier = modified("neutral modifier", swift: ".id(7)", kotlin: ".testTag(\"twin\")")

  /// A modifier of the project, which is declared in another file, and does nothing that matters.
  static let projectModifier = modified(
    "neutral modifier of the project", swift: ".twinMark()", kotlin: ".twinMark()",
    declaration: (
      swift: "extension View {\n  func twinMark() -> some View {\n    id(7)\n  }\n}\n",
      kotlin: "fun Modifier.twinMark(): Modifier = this.testTag(\"twin\")\n"
    ))

  private static func modified(
    _ name: String, swift: String, kotlin: String, declaration: (swift: String, kotlin: String)? = nil
  ) -> TwinRewrite {
    TwinRewrite(name: name, frameworks: [.swiftUI, .compose]) { source in
      let isKotlin = source.tree.language == .kotlin
      let edits = isKotlin ? source.modifierEdits(kotlin) : source.modifierEdits(afterViews: swift)
      guard !edits.isEmpty else { return nil }
      var files = [source.path: source.replacing(edits)]
      if let declaration {
        files[source.sibling("TwinMark")] =
          source.imports + [.text(isKotlin ? declaration.kotlin : declaration.swift)]
      }
      return Twin(source, files)
    }
  }

  /// A property with the view, which the body shows.
  static let viewProperty = TwinRewrite(name: "view property", frameworks: [.swiftUI]) { source in
    guard let snippet = source.snippet else { return nil }
    let types = snippet.types.flatMap { [TwinPiece.text("\n"), .code($0), .text("\n")] }
    let views = snippet.views.flatMap { [TwinPiece.code($0), .text("\n")] }
    let members = snippet.members.flatMap { [TwinPiece.code($0), .text("\n")] }
    let start = "struct TwinScreen: View {\nvar body: some View {\n  VStack { twinView }\n}\n"
    return Twin(
      source,
      [
        source.path: source.imports + [.text(start)] + members
          + [.text("\n@ViewBuilder private var twinView: some View {\n")] + views + [.text("}\n}\n")] + types
      ])
  }

  /// A component in another file, and another one with its name elsewhere.
  static let namesake = TwinRewrite(name: "namesake elsewhere", frameworks: [.swiftUI, .compose]) { source in
    guard let snippet = source.snippet else { return nil }
    let other =
      source.tree.language == .kotlin
      ? "package twin.other\n\n@Composable\nfun TwinPart(count: Int) {\n  Text(\"$count\")\n}\n"
      : "enum TwinOther {\n  struct TwinPart: View {\n    let count: Int\n    var body: some View { Text(\"\\(count)\") }\n  }\n}\n"
    return Twin(
      source,
      [
        source.path: source.imports + source.screen(showing: [.text("TwinPart()")]),
        source.sibling("TwinPart"): source.imports + source.component("TwinPart", of: snippet),
        source.sibling("TwinOther"): [.text(other)],
      ])
  }

  /// The first member of a type becomes its last one.
  static let order = TwinRewrite(
    name: "other order of members", frameworks: [.swiftUI, .uiKit, .androidViews]
  ) { source in
    let tree = source.tree
    for type in tree.children(of: tree.root) where tree[type].kind == .declaration {
      guard !source.declares(.enum, type), let block = tree.child(.block, of: type) else { continue }
      let members = tree.children(of: block).filter { tree[$0].kind == .declaration }
      let isPlain = Array(tree.children(of: block)).count == members.count
      guard isPlain, members.count >= 2, let first = members.first, let last = members.last else { continue }
      let moved = tree[first].range
      // `let a = 1, b = 2` are two members in one statement.
      if source.text[moved.upperBound..<tree[members[1]].range.lowerBound].contains(UInt8(ascii: ",")) {
        continue
      }
      let end = tree[last].range.upperBound
      return Twin(
        source,
        [
          source.path: source.replacing([
            (moved, []), (end..<end, [.text("\n"), .code(moved)]),
          ])
        ])
    }
    return nil
  }
}

extension TwinSource {
  /// Edits that add a modifier after each view of a snippet, or after the only view in a body.
  func modifierEdits(afterViews modifier: String) -> [(range: Range<Int>, pieces: [TwinPiece])] {
    let views =
      snippet?.views
      ?? viewBlocks.flatMap { block in
        let children = Array(tree.children(of: block.block))
        return children.count == 1 && tree[children[0]].kind == .chain ? [tree[children[0]].range] : []
      }
    return views.map { ($0.upperBound..<$0.upperBound, [.text(modifier)]) }
  }

  /// Edits that add a modifier at the end of the first chain that begins with `Modifier`.
  func modifierEdits(_ modifier: String) -> [(range: Range<Int>, pieces: [TwinPiece])] {
    let chain = tree.nodes.indices.lazy.map(NodeID.init).first { id in
      tree[id].kind == .chain && text[tree[id].range].starts(with: "Modifier.".utf8)
    }
    return chain.map { [(tree[$0].range.upperBound..<tree[$0].range.upperBound, [.text(modifier)])] } ?? []
  }
}
