// What rules about the box, the lines and the letters of a text ask.

import Source

extension ElementTree {
  /// The text that grows inside of an element with one box, and its size at the usual setting, in points or sp. Nil
  /// where there is no such text, or several views share the box.
  public func growingText(in id: ElementID) -> (text: ElementID, size: Double)? {
    guard let text = soleText(inBoxOf: id), showsWords(text) else { return nil }
    let element = self[text]
    switch element.fonts.last?.scaling {
    case .fixed: return nil
    case .unknown where element.textSize == nil: return nil
    // Labels and buttons of UIKit have a font that keeps its size.
    case nil where element.framework == .uiKit: return nil
    default: break
    }
    return (text, element.textSize ?? element.usualTextSize)
  }

  /// The element itself, the only view inside of a layout, or the only text of a button.
  private func soleText(inBoxOf id: ElementID) -> ElementID? {
    switch self[id].role {
    case .text, .textField: return id
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

  /// Whether it may show more than pictures and blanks.
  private func showsWords(_ id: ElementID) -> Bool {
    guard case .certain(let title) = self[id].title else {
      // A view of a layout that no code can find gets no text later on.
      return self[id].framework != .androidXML || self[id].identifier != nil
    }
    guard let text = title.value.literal else { return true }
    return text.contains { $0.isLetter || $0.isNumber }
  }

  /// The text that an element shows, where it is known and there to be read: no heading, and nothing that is pressed.
  public func readableText(of id: ElementID) -> WrittenText? {
    let element = self[id]
    guard element.role == .text, !element.hasTrait(.header), !element.isTappable,
      enclosingControl(of: id) == nil, case .certain(let title) = element.title, title.value.literal != nil
    else { return nil }
    return title
  }

  /// Whether it stands in something that moves sideways, or that chooses between several forms by their size.
  public func hasRoom(_ id: ElementID) -> Bool {
    ancestors(of: id).contains { self[$0].typeName == "ViewThatFits" || movesSideways($0) }
  }
}

private extension Element {
  /// The size of a text that says nothing about it.
  ///
  /// Source: Apple, Human Interface Guidelines, “Typography”, body; Material 3, “Type scale”, body large, and label large
  /// for buttons; Android, “TextView”, 14 sp.
  var usualTextSize: Double {
    switch framework {
    case .swiftUI, .uiKit, .interfaceBuilder: 17
    case .compose: role == .text ? 16 : 14
    case .androidViews, .androidXML: role == .textField ? 16 : 14
    }
  }
}
