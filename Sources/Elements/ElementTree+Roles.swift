// Roles that elements have by what they are.

import Syntax

extension ElementTree {
  /// The traits that are written on an element which has them anyway.
  public func repeatedTraits(of id: ElementID) -> [WrittenTrait] {
    let element = self[id]
    guard !element.traits.isEmpty, element.groupingRange == nil, let own = element.ownTrait else { return [] }
    return element.traits.filter { written in
      written.trait == own && written.operation == .inserted && !written.isConditional
        // The role of `toggleable` and its like is a part of them.
        && (element.framework != .compose
          || syntax.node(.assignment, at: written.range) != nil)
    }
  }
}

extension Element {
  /// The role that its own type gives it, whatever is written.
  fileprivate var ownTrait: Trait? {
    switch framework {
    case .swiftUI:
      switch typeName {
      case "Button", "NavigationLink", "Menu": .button
      case "Link": .link
      case "Image": isTappable ? nil : .image
      case "Text": isTappable ? nil : .staticText
      default: nil
      }
    case .uiKit: typeName == "UIButton" && receiver?.isMadeHere == true ? .button : nil
    case .compose:
      switch role {
      case .button where typeName.hasSuffix("Button"), .iconButton where typeName.hasSuffix("IconButton"):
        .button
      case .checkbox: .checkbox
      case .radioButton: .radioButton
      case .toggle: .toggle
      case .tab: .tab
      default: nil
      }
    case .androidViews, .androidXML, .interfaceBuilder: nil
    }
  }
}
