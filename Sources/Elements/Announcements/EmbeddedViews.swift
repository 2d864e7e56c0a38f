// Android views inside composables: `AndroidView(factory = { TextView(it) }) { it.text = address }`.

import Source
import Syntax

/// The views that a file's composables embed.
struct EmbeddedViews {
  private let tree: ElementTree
  /// The ranges of code that creates and updates the views.
  private var places: [Range<Int>] = []
  /// The texts of embedded text views, by the start of the composable.
  private var texts: [Int: WrittenText] = [:]

  init(_ tree: ElementTree, _ constants: LocalConstants) {
    self.tree = tree
    for element in tree.elements where EmbeddedViews.embeds(element) {
      guard let call = tree.call(of: element), places.count < ElementTree.reach else { continue }
      let makers = [call] + makers(of: call, constants)
      places += makers.map { tree.syntax[$0].range }
      if makers.contains(where: makesText) { texts[element.range.lowerBound] = text(setBy: call) }
    }
  }

  private static func embeds(_ element: Element) -> Bool {
    element.framework == .compose && element.typeName == "AndroidView"
  }

  /// Returns whether a view created in code is embedded in a composable.
  func contains(_ element: Element) -> Bool {
    element.framework == .androidViews && places.contains { $0.contains(element.range.lowerBound) }
  }

  /// Sets the text of an embedding composable from the text view inside.
  func describe(_ element: inout Element) {
    guard !texts.isEmpty, EmbeddedViews.embeds(element), let text = texts[element.range.lowerBound] else {
      return
    }
    element.role = .text
    element.title = .certain(text)
  }

  /// Returns the properties that a factory refers to.
  private func makers(of call: NodeID, _ constants: LocalConstants) -> [NodeID] {
    let syntax = tree.syntax
    guard
      let factory = syntax.argument("factory", at: 0, of: call).flatMap(syntax.value(ofArgument:))
        ?? syntax.trailingLambda(of: call)
    else { return [] }
    return syntax.subtree(of: factory).compactMap { index in
      let node = syntax.nodes[index]
      return node.kind == .name ? constants.property(node.name, before: Int(node.start)) : nil
    }
  }

  private func makesText(_ code: NodeID) -> Bool {
    let syntax = tree.syntax
    return syntax.subtree(of: code).contains { index in
      guard syntax.nodes[index].kind == .call else { return false }
      let spelling = tree.text[syntax.nameRange(of: NodeID(index))]
      return AndroidViewClass.role(syntax.nodes[index].name, spelled: spelling) == .text
    }
  }

  private func text(setBy call: NodeID) -> WrittenText? {
    let syntax = tree.syntax
    var text: WrittenText?
    for index in syntax.subtree(of: call) where syntax.nodes[index].kind == .assignment {
      let sides = Array(syntax.children(of: NodeID(index)))
      guard sides.count == 2, syntax.lastName(of: sides[0]) == "text" else { continue }
      text = WrittenText(
        syntax.kotlinText(of: sides[1]), range: syntax.nodes[index].range, valueRange: syntax[sides[1]].range)
    }
    return text
  }
}
