// Rewrites that move views into components.

import Elements
import Source
import Syntax

extension TwinRewrite {
  /// A snippet becomes the content of a screen.
  static let declared = TwinRewrite(name: "declared view", frameworks: [.swiftUI, .compose]) { source in
    source.snippet.map {
      Twin(source, [source.path: source.imports + source.component("TwinScreen", of: $0)])
    }
  }

  /// A screen shows the view, which is a component in the same file.
  static let sameFile = TwinRewrite(
    name: "component in the same file", frameworks: [.swiftUI, .compose]
  ) { source in
    if let snippet = source.snippet {
      let parts =
        source.imports + source.screen(showing: "TwinPart()") + source.component("TwinPart", of: snippet)
      return Twin(source, [source.path: parts])
    }
    guard let use = source.use else { return nil }
    return Twin(source, [source.path: [source.whole, .text("\n")] + source.screen(showing: use)])
  }

  /// A screen shows the view, which is a component in another file.
  static let otherFile = TwinRewrite(
    name: "component in another file", frameworks: [.swiftUI, .compose]
  ) { source in
    let other = source.sibling("TwinPart")
    if let snippet = source.snippet {
      return Twin(
        source,
        [
          source.path: source.imports + source.screen(showing: "TwinPart()"),
          other: source.imports + source.component("TwinPart", of: snippet),
        ])
    }
    guard let use = source.use else { return nil }
    return Twin(
      source, [source.path: [source.whole], other: source.imports + source.screen(showing: use)])
  }

  /// A condition decides whether the view is shown.
  static let condition = TwinRewrite(name: "if around", frameworks: [.swiftUI, .compose]) { source in
    let start = source.tree.language == .kotlin ? "if (twinFlag) {\n" : "if twinFlag {\n"
    if var snippet = source.snippet {
      // The declarations of a composable stay where they are.
      let views = snippet.views.filter { !source.text[$0].starts(with: "val ".utf8) }
      guard let first = views.first, let last = views.last else { return nil }
      snippet.views.removeAll { $0.lowerBound >= first.lowerBound }
      let inside: [TwinPiece] = [.text(start), .code(first.lowerBound..<last.upperBound), .text("\n}")]
      return Twin(
        source, [source.path: source.imports + source.component("TwinScreen", of: snippet, also: inside)])
    }
    guard source.viewBlocks.count == 1, let block = source.viewBlocks.first?.block,
      source.tree.children(of: block).allSatisfy({ source.tree[$0].kind == .chain }),
      !source.inside(block).isEmpty
    else { return nil }
    let inside = source.inside(block)
    return Twin(
      source,
      [source.path: source.replacing([(inside, [.text("\n\(start)"), .code(inside), .text("\n}\n")])])])
  }
}

extension TwinSource {
  /// Returns a view type or composable with the code of a snippet.
  func component(_ name: String, of snippet: Snippet, also extra: [TwinPiece] = []) -> [TwinPiece] {
    let views = snippet.views.flatMap { [TwinPiece.code($0), .text("\n")] } + extra
    let types = snippet.types.flatMap { [TwinPiece.text("\n"), .code($0), .text("\n")] }
    if tree.language == .kotlin {
      return [.text("@Composable\nfun \(name)() {\n")] + views + [.text("\n}\n")] + types
    }
    let members = snippet.members.flatMap { [TwinPiece.code($0), .text("\n")] }
    return [.text("struct \(name): View {\n")] + members + [.text("\nvar body: some View {\n")] + views
      + [.text("\n}\n}\n")] + types
  }

  /// Returns a screen that only shows a component.
  func screen(showing use: String) -> [TwinPiece] {
    tree.language == .kotlin
      ? [.text("@Composable\nfun TwinScreen() {\n  \(use)\n}\n\n")]
      : [.text("struct TwinScreen: View {\n  var body: some View {\n    \(use)\n  }\n}\n\n")]
  }

  /// A call of the only view that the example declares, with arguments named like the parameters.
  var use: String? {
    guard viewBlocks.count == 1, let declaration = viewBlocks.first?.declaration else { return nil }
    let name = tree.nameText(of: declaration)
    let isPrivate = tree.children(of: declaration).contains {
      tree[$0].kind == .modifier && (tree[$0].name == "private" || tree[$0].name == "fileprivate")
    }
    guard !name.isEmpty, !isPrivate else { return nil }
    let names: [String]
    if tree.language == .kotlin {
      names = tree.children(of: declaration).filter { tree[$0].kind == .parameter }.map {
        tree.nameText(of: $0)
      }
    } else {
      guard let members = tree.child(.block, of: declaration) else { return nil }
      names = tree.children(of: members).filter { member in
        declares(.property, member)
          && tree.children(of: member).allSatisfy { tree[$0].kind == .type || tree[$0].kind == .modifier }
      }
      .map { tree.nameText(of: $0) }
    }
    let sign = tree.language == .kotlin ? " =" : ":"
    return "\(name)(\(names.map { "\($0)\(sign) \($0)" }.joined(separator: ", ")))"
  }
}
