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
        source.imports + source.screen(showing: [.text("TwinPart()")])
        + source.component("TwinPart", of: snippet)
      return Twin(source, [source.path: parts])
    }
    guard let use = source.use else { return nil }
    return Twin(source, [source.path: [source.whole, .text("\n")] + source.screen(showing: [.text(use)])])
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
          source.path: source.imports + source.screen(showing: [.text("TwinPart()")]),
          other: source.imports + source.component("TwinPart", of: snippet),
        ])
    }
    guard let use = source.use else { return nil }
    return Twin(
      source, [source.path: [source.whole], other: source.imports + source.screen(showing: [.text(use)])])
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
  ///
  /// - Parameters:
  ///   - extra: More views at its end.
  ///   - parameter: The parameter that it takes: `title: String`.
  ///   - edits: The changes to the snippet.
  ///   - box: A component that contains the views.
  func component(
    _ name: String, of snippet: Snippet, also extra: [TwinPiece] = [], taking parameter: String? = nil,
    replacing edits: [(range: Range<Int>, pieces: [TwinPiece])] = [], inside box: String? = nil
  ) -> [TwinPiece] {
    func code(_ ranges: [Range<Int>]) -> [TwinPiece] {
      ranges.flatMap { replacing(edits, in: $0) + [.text("\n")] }
    }
    var views = code(snippet.views) + extra
    if let box { views = [.text("\(box) {\n")] + views + [.text("}\n")] }
    let types = [TwinPiece.text("\n")] + code(snippet.types)
    if tree.language == .kotlin {
      return [.text("@Composable\nfun \(name)(\(parameter ?? "")) {\n")] + views + [.text("\n}\n")] + types
    }
    let start = "struct \(name): View {\n\(parameter.map { "let \($0)\n" } ?? "")"
    return [.text(start)] + code(snippet.members) + [.text("\nvar body: some View {\n")] + views
      + [.text("\n}\n}\n")] + types
  }

  /// Returns a screen that only shows a component.
  func screen(showing use: [TwinPiece]) -> [TwinPiece] {
    let start =
      tree.language == .kotlin
      ? "@Composable\nfun TwinScreen() {\n  " : "struct TwinScreen: View {\n  var body: some View {\n    "
    return [.text(start)] + use + [.text(tree.language == .kotlin ? "\n}\n\n" : "\n  }\n}\n\n")]
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
