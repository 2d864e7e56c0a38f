// Rewrites that give names to values and callbacks.

import Elements
import Source
import Syntax

extension TwinRewrite {
  /// A text in the code becomes a constant at the end of the file.
  static let constant = TwinRewrite(
    name: "constant for a literal", frameworks: [.swiftUI, .uiKit, .compose, .androidViews]
  ) { source in
    guard let literal = source.literal else { return nil }
    let range = source.tree[literal].range
    let isKotlin = source.tree.language == .kotlin
    let name = isKotlin ? "TWIN_TEXT" : "twinText"
    let constant = isKotlin ? "\n\nprivate const val \(name) = " : "\n\nprivate let \(name) = "
    let pieces =
      source.replacing([(range, [.replaced(range, with: name)])])
      + [.text(constant), .code(range), .text("\n")]
    return Twin(source, [source.path: pieces])
  }

  /// A callback becomes a function at the end of the file, which is passed by its name.
  static let callback = TwinRewrite(
    name: "callback by name", frameworks: [.swiftUI, .compose, .androidViews]
  ) { source in
    source.callback(named: source.tree.language == .kotlin ? "::twinAction" : "twinAction").map { callback in
      let start =
        source.tree.language == .kotlin ? "\n\nprivate fun twinAction() {" : "\n\nfunc twinAction() {"
      let function: [TwinPiece] = [.text(start), .code(callback.body), .text("}\n")]
      return Twin(source, [source.path: source.replacing(callback.edits) + function])
    }
  }
}

extension TwinSource {
  private var ids: some Sequence<NodeID> { tree.nodes.indices.lazy.map(NodeID.init) }

  /// A plain text that is an argument, preferably one that's reported.
  var literal: NodeID? {
    let literals = ids.compactMap { id -> NodeID? in
      guard tree[id].kind == .argument, let value = tree.children(of: id).first(where: { _ in true }),
        tree[value].kind == .string, tree.children(of: value).allSatisfy({ tree[$0].kind == .segment }),
        !text[tree[value].range].contains(0x0A), !isInAttribute(id)
      else { return nil }
      return value
    }
    return literals.first { literal in marks.contains { $0.overlaps(tree[literal].range) } } ?? literals.first
  }

  private func isInAttribute(_ id: NodeID) -> Bool {
    ids.contains { tree[$0].kind == .attribute && tree.subtree(of: $0).contains(id.index) }
  }

  struct Callback {
    /// The edits that pass it by name.
    var edits: [(range: Range<Int>, pieces: [TwinPiece])]
    /// The code inside its braces.
    var body: Range<Int>
  }

  /// Returns the first callback without parameters, to be passed as `name`.
  func callback(named name: String) -> Callback? {
    for call in ids where tree[call].kind == .call {
      let arguments = tree.children(of: call).filter { tree[$0].kind == .argument }
      for argument in arguments {
        guard let closure = tree.children(of: argument).first(where: { _ in true }),
          tree[closure].kind == .closure,
          !tree.children(of: closure).contains(where: { tree[$0].kind == .parameter }),
          !text.string(tree[closure].range).contains("$0"), !mentionsIt(closure)
        else { continue }
        let edits =
          tree.language == .kotlin
          ? kotlinEdits(call, argument, closure, name) : swiftEdits(call, arguments, argument, closure, name)
        guard let edits else { continue }
        return Callback(edits: edits, body: inside(closure))
      }
    }
    return nil
  }

  private func mentionsIt(_ closure: NodeID) -> Bool {
    tree.subtree(of: closure).contains { tree.nodes[$0].kind == .name && tree.nodes[$0].name == "it" }
  }

  /// Passes `onClick = { … }` and `setOnClickListener { … }` by name.
  private func kotlinEdits(
    _ call: NodeID, _ argument: NodeID, _ closure: NodeID, _ action: String
  ) -> [(range: Range<Int>, pieces: [TwinPiece])]? {
    let range = tree[closure].range
    let name = tree.nameText(of: argument)
    let isCallback = name.hasPrefix("on") && name.count > 2
    let callee = tree.nameText(of: call)
    if isCallback, tree[argument].detail == 0 { return [(range, [.replaced(range, with: action)])] }
    guard tree[argument].detail == 1, callee == "clickable" || callee == "setOnClickListener" else {
      return nil
    }
    // The closure is the only argument.
    let end = tree.nameRange(of: call).upperBound
    guard tree.children(of: call).filter({ tree[$0].kind == .argument }).count == 1 else { return nil }
    let value = callee == "clickable" ? "(onClick = \(action))" : "(\(action))"
    let whole = end..<range.upperBound
    return [(whole, [.replaced(whole, with: value)])]
  }

  /// Passes `Button(action: { … })`, `Button("…") { … }`, `Button { … } label: { … }`, and `.onTapGesture { … }` by
  /// name.
  private func swiftEdits(
    _ call: NodeID, _ arguments: [NodeID], _ argument: NodeID, _ closure: NodeID, _ action: String
  ) -> [(range: Range<Int>, pieces: [TwinPiece])]? {
    let range = tree[closure].range
    let label = tree.nameText(of: argument)
    if label == "action" || label == "perform" || label == "handler", tree[argument].detail == 0 {
      return [(range, [.replaced(range, with: action)])]
    }
    let callee = tree.nameText(of: call)
    guard tree[argument].detail == 1, label.isEmpty, callee == "Button" || callee == "onTapGesture" else {
      return nil
    }
    let plain = arguments.filter { tree[$0].detail == 0 }
    let trailing = arguments.filter { tree[$0].detail == 1 }
    let parameter = callee == "Button" ? "action" : "perform"
    let start = plain.last.map { tree[$0].range.upperBound } ?? tree.nameRange(of: call).upperBound
    let opening = plain.isEmpty ? "(\(parameter): \(action)" : ", \(parameter): \(action)"
    if trailing.count == 1 {
      let whole = start..<range.upperBound
      return [(whole, [.replaced(whole, with: opening + ")")])]
    }
    guard trailing.count == 2, let last = trailing.last, tree.nameText(of: last) == "label",
      let content = tree.child(.closure, of: last)
    else { return nil }
    let before = start..<tree[content].range.lowerBound
    let after = tree[content].range.upperBound..<tree[content].range.upperBound
    return [
      (before, [.replaced(before, with: opening + ", label: ")]), (after, [.text(")")]),
    ]
  }
}
