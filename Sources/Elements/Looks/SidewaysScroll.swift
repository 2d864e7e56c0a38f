// Views that scroll a text horizontally.

import Source
import Syntax

/// A view that scrolls horizontally and contains only one text.
public struct SidewaysScroll: Sendable {
  public var text: ElementID
  /// The call or start tag that creates the view, without its content.
  public var range: Range<Int>
  /// True if an unknown text is probably long, judging by the view: it scrolls both ways, or is made for text.
  public var holdsAnyText: Bool
  /// The edits that let the text wrap, or empty if that requires a decision.
  public var edits: [WriterEdit]
}

extension ElementTree {
  /// Returns the single text that an element scrolls horizontally, or nil if there is none or the text is code.
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

  /// Returns whether a text is monospaced, as code and tables are.
  private func isCode(_ id: ElementID) -> Bool {
    let source = text[self[id].range]
    return source.spells("monospace")
  }

  /// Returns whether the content of a view scrolls horizontally, or may do so.
  func movesSideways(_ id: ElementID) -> Bool {
    switch self[id].typeName {
    case "HorizontalScrollView": return true
    case "ScrollView" where self[id].framework == .swiftUI:
      guard let (_, axes) = swiftUIAxes(id) else { return false }
      return syntax.subtreeMentions("horizontal", axes) || !syntax.subtreeMentions("vertical", axes)
    default: return false
    }
  }

  /// Returns the call that creates a scroll view, and its axes.
  private func swiftUIAxes(_ id: ElementID) -> (call: NodeID, axes: NodeID)? {
    guard let call = syntax.links(of: NodeID(self[id].origin)).first, syntax[call].kind == .call,
      let axes = syntax.firstUnlabelledArgument(of: call).flatMap(syntax.value(ofArgument:))
    else { return nil }
    return (call, axes)
  }

  private func swiftUIScroll(_ id: ElementID) -> SidewaysScroll? {
    guard let (call, axes) = swiftUIAxes(id) else { return nil }
    let isBoth = syntax[axes].kind == .collection && syntax.subtreeMentions("vertical", axes)
    // Views passed as arguments aren't content.
    let content = children(of: id).filter { !syntax[axes].range.contains(self[$0].range.lowerBound) }
    guard syntax.subtreeMentions("horizontal", axes),
      isBoth || syntax.lastName(of: axes) == "horizontal", let text = soleText(of: content)
    else { return nil }
    let range = syntax.nameRange(of: call).lowerBound..<syntax.constructorEnd(of: call)
    return SidewaysScroll(
      text: text, range: range, holdsAnyText: isBoth, edits: [.replace(syntax[axes].range, ".vertical")])
  }

  /// Returns the edits that remove the view around the text, or none if that view is the root of its file.
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
