// Code that may show something that no reading contains.

import Source
import Syntax

extension ElementTree {
  /// Returns whether code may show something, judging by its keywords, although no step of a reading does: in the
  /// declaration around the byte `offset`, or without an offset, anywhere in the file.
  public func mayShowUnread(around offset: Int? = nil) -> Bool {
    if hasTooManyViews { return true }
    guard syntax.language != .xml else { return elements.contains(where: ElementTree.isUnread) }
    guard let offset else { return mayShowUnread(in: 0..<text.count) }
    let declaration = syntax.children(of: syntax.root).first { child in
      syntax[child].kind == .declaration && syntax.declarationKind(of: child) != .import
        && syntax[child].range.lowerBound <= offset && offset <= syntax[child].range.upperBound
    }
    return declaration.map { mayShowUnread(in: syntax[$0].range) } ?? false
  }

  /// Returns whether code in a range may show something.
  func mayShowUnread(in range: Range<Int>) -> Bool {
    if elements.contains(where: { range.contains($0.range.lowerBound) && ElementTree.isUnread($0) }) {
      return true
    }
    return syntax.nodes(beginningIn: range).contains { showsViews(NodeID($0)) }
  }

  /// Returns whether the announcement of an element is unknown.
  private static func isUnread(_ element: Element) -> Bool {
    element.role == .custom || element.exposure == .unknown || element.openness.contains(.content)
  }

  /// Returns whether a node shows views, judging by its name: a view class, a layout.
  private func showsViews(_ node: NodeID) -> Bool {
    switch syntax[node].kind {
    case .declaration:
      switch syntax.declarationKind(of: node) {
      case .import, nil: return false
      default: break
      }
      // The types that a type inherits from, or that a function returns.
      return syntax.children(of: node).contains { child in
        syntax[child].kind == .type && ElementTree.endsLikeViews(syntax.nameText(of: child))
      }
    case .call:
      switch syntax[node].name {
      case "setContentView", "setContent", "UIHostingController": return true
      case "inflate": return syntax.language == .kotlin
      default: return false
      }
    case .member: return syntax[node].name == "layout" && isResources(before: node)
    default: return false
    }
  }

  /// Returns whether the name before a member is the `R` in `R.layout`.
  private func isResources(before member: NodeID) -> Bool {
    guard member.index > 0 else { return false }
    return syntax.isName("R", NodeID(member.index - 1))
  }

  private static func endsLikeViews(_ type: String) -> Bool {
    [
      "View", "Activity", "Fragment", "Dialog", "ViewHolder", "Adapter", "Layout", "ViewController", "Cell",
      "Controller", "Style", "Representable", "Scene", "Widget", "Modifier",
    ].contains(where: type.hasSuffix)
  }
}
