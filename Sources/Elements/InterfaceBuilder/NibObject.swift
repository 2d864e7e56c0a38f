// The attributes of a tag in a document, and the children that supply what attributes cannot hold.

import Source
import Syntax

/// One tag of an Interface Builder document. What does not fit an attribute stands in a child whose `key` is the
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

  /// The value as written, without quotes; empty where it is still to be typed.
  func valueRange(of attribute: NodeID) -> Range<Int> {
    let end = tree[attribute].range.upperBound
    return tree.child(.value, of: attribute).map { tree[$0].range } ?? end..<end
  }

  func value(_ name: Identifier) -> ArraySlice<UInt8>? {
    attribute(name).map { tree.text[valueRange(of: $0)] }
  }

  /// The value as an identifier; `.none` without the attribute.
  func name(_ attribute: Identifier) -> Identifier { value(attribute).map { Identifier($0) } ?? .none }

  func string(_ name: Identifier) -> String? { value(name).map { XMLText.decoded($0) } }

  func number(_ name: Identifier) -> Double? { value(name).flatMap { Tree.number($0) } }

  func isYes(_ name: Identifier) -> Bool { value(name)?.elementsEqual("YES".utf8) == true }
  func isNo(_ name: Identifier) -> Bool { value(name)?.elementsEqual("NO".utf8) == true }

  // MARK: Children

  /// The tags inside, in order.
  var objects: some Sequence<NibObject> {
    tree.children(of: node).lazy.filter { tree[$0].kind == .element }.map { NibObject($0, in: tree) }
  }

  func object(_ tag: Identifier) -> NibObject? { objects.first { $0.tag == tag } }

  func object(_ tag: Identifier, key: Identifier) -> NibObject? {
    objects.first { $0.tag == tag && $0.name("key") == key }
  }

  // MARK: Texts

  /// The text of an attribute, or of the `<string>` in its place. Nil without one; dynamic where its characters have
  /// attributes of their own.
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

  /// What stands between the tags.
  private var content: WrittenText {
    guard let text = tree.child(.text, of: node) else {
      return WrittenText(.literal(""), range: range, valueRange: range)
    }
    let inside = tree[text].range
    // Some are written as Base64, so that blanks survive.
    let value: TextValue = has("base64-UTF8") ? .dynamic : .literal(XMLText.decoded(tree.text[inside]))
    return WrittenText(value, range: range, valueRange: inside)
  }
}
