// Roles that elements have because of their type.

import Syntax

extension ElementTree {
  /// Returns the traits that the code sets on an element although its type already has them.
  public func repeatedTraits(of id: ElementID) -> [WrittenTrait] {
    let element = self[id]
    guard !element.traits.isEmpty, element.groupingRange == nil, let own = element.ownTrait else { return [] }
    return element.traits.filter { written in
      written.trait == own && written.operation == .inserted && !written.isConditional
        // The role in `toggleable` and similar modifiers is part of them.
        && (element.framework != .compose
          || syntax.node(.assignment, at: written.range) != nil)
    }
  }
}

extension Element {
  /// The trait that the element's type has, regardless of what the code sets.
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
