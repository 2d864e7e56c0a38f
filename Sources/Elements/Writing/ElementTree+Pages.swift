// Elements that open a page.

import Source
import Syntax

extension ElementTree {
  /// Returns whether tapping a SwiftUI text or image opens a web page and does nothing else.
  public func opensPageByTap(_ id: ElementID) -> Bool {
    self[id].framework == .swiftUI && (self[id].role == .text || self[id].role == .image)
      && pageOpened(byPressing: id) != nil
  }

  /// Returns the call that opens a web page in the action of a SwiftUI element, if the action does nothing else.
  func pageOpened(byPressing id: ElementID) -> NodeID? {
    let closure = pressing(syntax.links(of: NodeID(self[id].origin)))?.closure
    return closure.flatMap { syntax[$0].kind == .closure ? syntax.pageOpened(in: $0) : nil }
  }
}

extension ElementTree {
  /// Returns the closure that runs when a view is activated, and the link that contains it.
  func pressing(_ links: [NodeID]) -> (closure: NodeID, link: NodeID)? {
    for link in links where syntax[link].kind == .call {
      switch syntax[link].name {
      case "Button":
        let action =
          syntax.argument("action", of: link)
          ?? syntax.arguments(of: link).first {
            syntax[$0].name == .none && syntax.closure(ofArgument: $0) != nil
          }
        return action.flatMap(syntax.closure(ofArgument:)).map { ($0, link) }
      case "onTapGesture":
        return syntax.arguments(of: link).last.flatMap(syntax.closure(ofArgument:)).map { ($0, link) }
      default: continue
      }
    }
    return nil
  }
}
