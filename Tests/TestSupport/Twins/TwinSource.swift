// An example to rewrite, and the queries that rewrites need.

package import Elements
package import Source
package import Syntax

/// An example: its code without marks, and the ranges in which it must be reported.
package struct TwinSource: Sendable {
  package let framework: Framework
  package let path: String
  package let marks: [Range<Int>]
  package let tree: Tree

  /// Returns nil if the file isn't in a known language.
  package init?(_ framework: Framework, path: String, marked code: String) {
    guard let language = Language(path: path) else { return nil }
    let marked = MarkedText(code)
    self.framework = framework
    self.path = path
    marks = marked.ranges
    tree = Tree(parsing: SourceText(marked.text), as: language)
  }

  package var text: SourceText { tree.text }

  var whole: TwinPiece { .code(0..<text.count) }

  /// The path of another file in the same directory.
  func sibling(_ name: String) -> String {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    return "\(folder)/\(name).\(path.split(separator: ".").last ?? "swift")"
  }

  // MARK: Declarations

  func declares(_ kind: DeclarationKind, _ id: NodeID) -> Bool {
    tree[id].kind == .declaration && tree[id].detail == kind.rawValue
  }

  /// The imports and file annotations at the start.
  var imports: [TwinPiece] {
    tree.children(of: tree.root).filter { isHeader($0) }.flatMap { [.code(tree[$0].range), .text("\n")] }
  }

  func isHeader(_ id: NodeID) -> Bool {
    declares(.import, id) || tree.text[tree[id].range].starts(with: "package ".utf8)
      || tree.text[tree[id].range].starts(with: "@file:".utf8)
  }

  /// The code inside the braces of a block.
  func inside(_ block: NodeID) -> Range<Int> {
    let range = tree[block].range
    guard range.count >= 2, text[range.lowerBound] == UInt8(ascii: "{") else { return range }
    return range.lowerBound + 1..<range.upperBound - 1
  }

  /// Returns whether a declaration has an attribute or annotation.
  func hasAttribute(_ name: Identifier, _ id: NodeID) -> Bool {
    tree.children(of: id).contains { tree[$0].kind == .attribute && tree[$0].name == name }
  }

  // MARK: Views

  /// The code of a snippet that isn't in a declaration: a view, and what it uses.
  struct Snippet {
    /// Properties and functions that a view's type can have as members.
    var members: [Range<Int>] = []
    /// Types, which stay at the top level.
    var types: [Range<Int>] = []
    /// Views, or in Kotlin, all statements.
    var views: [Range<Int>] = []
  }

  /// The snippet, or nil if the example declares its view itself or has no view.
  var snippet: Snippet? {
    var snippet = Snippet()
    for id in tree.children(of: tree.root) where !isHeader(id) {
      let range = tree[id].range
      switch tree[id].kind {
      case .chain, .branch: snippet.views.append(range)
      case .declaration where declares(.property, id) || declares(.function, id):
        let isView = tree.language == .kotlin && declares(.property, id)
        if tree.language == .kotlin, declares(.function, id) {
          if hasAttribute("Composable", id) { return nil }
          snippet.types.append(range)
        } else if isView {
          snippet.views.append(range)
        } else {
          snippet.members.append(range)
        }
      case .declaration:
        if isViewType(id) { return nil }
        snippet.types.append(range)
      default: return nil
      }
    }
    let hasView = snippet.views.contains { !text[$0].starts(with: "val ".utf8) }
    return hasView ? snippet : nil
  }

  /// Returns whether a declaration is a SwiftUI view.
  func isViewType(_ id: NodeID) -> Bool { bodyBlock(of: id) != nil }

  /// Returns the block of a SwiftUI view's body.
  func bodyBlock(of type: NodeID) -> NodeID? {
    guard let members = tree.child(.block, of: type) else { return nil }
    let body = tree.children(of: members).first { declares(.property, $0) && tree[$0].name == "body" }
    return body.flatMap { tree.child(.block, of: $0) }
  }

  /// The blocks with views that the example declares: bodies and composables.
  var viewBlocks: [(declaration: NodeID, block: NodeID)] {
    tree.children(of: tree.root).compactMap { id in
      if tree.language == .kotlin {
        guard declares(.function, id), hasAttribute("Composable", id) else { return nil }
        return tree.child(.block, of: id).map { (id, $0) }
      }
      return bodyBlock(of: id).map { (id, $0) }
    }
  }

  /// Returns the pieces of a whole file in which some ranges are replaced. The ranges must not overlap.
  func replacing(_ edits: [(range: Range<Int>, pieces: [TwinPiece])]) -> [TwinPiece] {
    replacing(edits, in: 0..<text.count)
  }

  /// Returns the pieces of a part of the file with the edits that are in it.
  func replacing(
    _ edits: [(range: Range<Int>, pieces: [TwinPiece])], in part: Range<Int>
  ) -> [TwinPiece] {
    var pieces: [TwinPiece] = []
    var start = part.lowerBound
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where part.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= part.upperBound {
      pieces.append(.code(start..<max(edit.range.lowerBound, start)))
      pieces += edit.pieces
      start = edit.range.upperBound
    }
    pieces.append(.code(start..<part.upperBound))
    return pieces
  }
}
