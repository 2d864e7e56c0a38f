// Views that move a text sideways.

import Source
import Syntax

/// A view that scrolls sideways and holds nothing but one text.
public struct SidewaysScroll: Sendable {
  public var text: ElementID
  /// The call or start tag that makes it, without its content.
  public var range: Range<Int>
  /// Whether a text that is not known is long, as far as the view tells: it scrolls both ways, or is made for a text.
  public var holdsAnyText: Bool
  /// Let the text wrap; empty where that takes thought.
  public var edits: [WriterEdit]
}

extension ElementTree {
  /// What an element scrolls sideways, if it is a single text and no code.
  public func sidewaysScroll(of id: ElementID) -> SidewaysScroll? {
    switch self[id].typeName {
    case "HorizontalScrollView":
      guard let text = soleText(of: children(of: id)) else { return nil }
      return SidewaysScroll(
        text: text, range: self[id].constructor, holdsAnyText: true, edits: unwrapping(id, text))
    case "ScrollView" where self[id].framework == .swiftUI: return swiftUIScroll(id)
    default: return nil
    }
  }

  private func soleText(of children: [ElementID]) -> ElementID? {
    guard children.count == 1, self[children[0]].role == .text, !isCode(children[0]) else { return nil }
    return children[0]
  }

  /// Whether a text is set in letters of one width, as code and tables are.
  private func isCode(_ id: ElementID) -> Bool {
    let source = text[self[id].range]
    return source.spells("monospace")
  }

  /// Whether what is inside a view moves sideways, or may.
  func movesSideways(_ id: ElementID) -> Bool {
    switch self[id].typeName {
    case "HorizontalScrollView": return true
    case "ScrollView" where self[id].framework == .swiftUI:
      guard let (_, axes) = swiftUIAxes(id) else { return false }
      return syntax.subtreeMentions("horizontal", axes) || !syntax.subtreeMentions("vertical", axes)
    default: return false
    }
  }

  /// The call that makes a scroll view, and the directions that it is given.
  private func swiftUIAxes(_ id: ElementID) -> (call: NodeID, axes: NodeID)? {
    guard let call = syntax.links(of: NodeID(self[id].origin)).first, syntax[call].kind == .call,
      let axes = syntax.firstUnlabelledArgument(of: call).flatMap(syntax.value(ofArgument:))
    else { return nil }
    return (call, axes)
  }

  private func swiftUIScroll(_ id: ElementID) -> SidewaysScroll? {
    guard let (call, axes) = swiftUIAxes(id) else { return nil }
    let isBoth = syntax[axes].kind == .collection && syntax.subtreeMentions("vertical", axes)
    // What is passed as an argument is no content.
    let content = children(of: id).filter { !syntax[axes].range.contains(self[$0].range.lowerBound) }
    guard syntax.subtreeMentions("horizontal", axes),
      isBoth || syntax.lastName(of: axes) == "horizontal", let text = soleText(of: content)
    else { return nil }
    let range = syntax.nameRange(of: call).lowerBound..<syntax.constructorEnd(of: call)
    return SidewaysScroll(
      text: text, range: range, holdsAnyText: isBoth, edits: [.replace(syntax[axes].range, ".vertical")])
  }

  /// The edits that leave the text without the view around it, unless that is the root of its file.
  private func unwrapping(_ id: ElementID, _ child: ElementID) -> [WriterEdit] {
    guard self[id].parent != nil else { return [] }
    let outer = self[id].range
    let inner = self[child].range
    guard code(outer.lowerBound..<inner.lowerBound).spells("<"), outer.upperBound > inner.upperBound else {
      return []
    }
    return [
      .replace(outer.lowerBound..<inner.lowerBound, ""), .replace(inner.upperBound..<outer.upperBound, ""),
    ]
  }
}
