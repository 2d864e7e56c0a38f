// Tags in an Interface Builder file: attributes, and children for values that don't fit into attributes.

import Source
import Syntax

/// A tag in an Interface Builder file. Values that don't fit into an attribute are in a child whose `key` is the
/// attribute's name: `<string key="title">`, `<color key="textColor" …/>`.
struct NibObject {
  let tree: Tree
  let node: NodeID

  init(_ node: NodeID, in tree: Tree) {
    self.tree = tree
    self.node = node
  }

  var tag: Identifier { tree[node].name }
  var range: Range<Int> { tree[node].range }

  // MARK: Attributes

  var attributes: some Sequence<NodeID> {
    tree.children(of: node).lazy.prefix { tree[$0].kind == .attribute }
  }

  func attribute(_ name: Identifier) -> NodeID? { attributes.first { tree[$0].name == name } }

  func has(_ name: Identifier) -> Bool { attribute(name) != nil }

  /// Returns the range of the value without quotes. Empty if the value isn't typed yet.
  func valueRange(of attribute: NodeID) -> Range<Int> {
    let end = tree[attribute].range.upperBound
    return tree.child(.value, of: attribute).map { tree[$0].range } ?? end..<end
  }

  func value(_ name: Identifier) -> ArraySlice<UInt8>? {
    attribute(name).map { tree.text[valueRange(of: $0)] }
  }

  /// Returns the value as an identifier, or `.none` without the attribute.
  func name(_ attribute: Identifier) -> Identifier { value(attribute).map { Identifier($0) } ?? .none }

  func string(_ name: Identifier) -> String? { value(name).map { XMLText.decoded($0) } }

  func number(_ name: Identifier) -> Double? { value(name).flatMap { Tree.number($0) } }

  func isYes(_ name: Identifier) -> Bool { value(name)?.elementsEqual("YES".utf8) == true }
  func isNo(_ name: Identifier) -> Bool { value(name)?.elementsEqual("NO".utf8) == true }

  // MARK: Children

  /// The child tags, in order.
  var objects: some Sequence<NibObject> {
    tree.children(of: node).lazy.filter { tree[$0].kind == .element }.map { NibObject($0, in: tree) }
  }

  func object(_ tag: Identifier) -> NibObject? { objects.first { $0.tag == tag } }

  func object(_ tag: Identifier, key: Identifier) -> NibObject? {
    objects.first { $0.tag == tag && $0.name("key") == key }
  }

  // MARK: Texts

  /// Returns the text of an attribute, or of the `<string>` that replaces it. Nil if there is neither; dynamic for an
  /// attributed string.
  func text(_ name: Identifier, attributed: Identifier = .none) -> WrittenText? {
    if let attribute = attribute(name) {
      let range = valueRange(of: attribute)
      return WrittenText(
        .literal(XMLText.decoded(tree.text[range])), range: tree[attribute].range, valueRange: range)
    }
    for child in objects {
      let key = child.name("key")
      if child.tag == "string", key == name { return child.content }
      if child.tag == "mutableString", key == name { return child.content }
      if child.tag == "attributedString", key == attributed, key != .none {
        return WrittenText(.dynamic, range: child.range, valueRange: child.range)
      }
    }
    return nil
  }

  /// The text between the start and end tags.
  private var content: WrittenText {
    guard let text = tree.child(.text, of: node) else {
      return WrittenText(.literal(""), range: range, valueRange: range)
    }
    let inside = tree[text].range
    // Some are encoded in Base64 to preserve spaces.
    let value: TextValue = has("base64-UTF8") ? .dynamic : .literal(XMLText.decoded(tree.text[inside]))
    return WrittenText(value, range: range, valueRange: inside)
  }
}
