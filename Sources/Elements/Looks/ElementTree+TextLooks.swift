// Queries for rules about a text's height, lines, and letters.

import Source
import Syntax

extension ElementTree {
  /// Returns the text that scales inside an element with a single text container, and its default size in points or sp.
  /// Nil if there's no such text, or if several views share the container.
  public func growingText(in id: ElementID) -> (text: ElementID, size: Double)? {
    guard let text = soleText(inBoxOf: id), showsWords(text) else { return nil }
    let element = self[text]
    switch element.fonts.last?.scaling {
    case .fixed: return nil
    // Texts are hardly ever smaller, whatever the style.
    case .unknown where element.framework == .compose && element.role == .text && element.textSize == nil:
      return (text, 9)
    case .unknown where element.textSize == nil: return nil
    // The default font of UIKit labels and buttons doesn't scale.
    case nil where element.framework == .uiKit: return nil
    default: break
    }
    return (text, element.textSize ?? element.usualTextSize)
  }

  /// Returns the element itself, the only view inside a layout, or the only text of a button.
  private func soleText(inBoxOf id: ElementID) -> ElementID? {
    switch self[id].role {
    case .text, .textField: return id
    case .container where self[id].typeName == "HStack":
      return descendants(of: id).prefix(ElementTree.reach).first {
        self[$0].slot == .content && (self[$0].role == .text || self[$0].role == .textField)
      }
    case .container:
      let children = children(of: id)
      guard self[id].framework == .androidXML, children.count == 1, self[children[0]].role == .text else {
        return nil
      }
      return children[0]
    case .button:
      if self[id].framework != .compose { return id }
      let parts = parts(of: id)
      let texts = parts.filter { self[$0].role == .text }
      let isAlone = parts.allSatisfy { [.text, .spacer, .container].contains(self[$0].role) }
      return texts.count == 1 && isAlone ? texts[0] : nil
    default: return nil
    }
  }

  /// Returns whether an element may show more than symbols and spaces.
  func showsWords(_ id: ElementID) -> Bool {
    guard case .certain(let title) = self[id].title else {
      // Code can't set the text of a layout view without an ID.
      return self[id].framework != .androidXML || self[id].identifier != nil
    }
    guard let text = title.value.literal else { return true }
    return text.contains { $0.isLetter || $0.isNumber }
  }

  /// Returns an element's text if it's known and is there to be read: not a heading, and not part of a control.
  public func readableText(of id: ElementID) -> WrittenText? {
    let element = self[id]
    guard element.role == .text, !element.hasTrait(.header), !element.isTappable,
      enclosingControl(of: id) == nil, case .certain(let title) = element.title, title.value.literal != nil
    else { return nil }
    return title
  }

  /// Returns whether an element is in something that scrolls horizontally or chooses among layouts by size.
  public func hasRoom(_ id: ElementID) -> Bool {
    ancestors(of: id).contains { self[$0].typeName == "ViewThatFits" || movesSideways($0) }
  }
}

extension Element {
  /// The size of a text that doesn't set one.
  ///
  /// Source: Apple, Human Interface Guidelines, “Typography”, body; Material 3, “Type scale”, body large, and label
  /// large for buttons; Android, “TextView”, 14 sp.
  var usualTextSize: Double {
    switch framework {
    case .swiftUI, .uiKit, .interfaceBuilder: 17
    case .compose: role == .text ? 16 : 14
    case .androidViews, .androidXML: role == .textField ? 16 : 14
    }
  }
}
