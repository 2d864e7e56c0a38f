// Traits and flags as UIKit and AppKit code writes them.

import Source
import Syntax

extension Tree {
  /// `true` or `false` where it is written; nil for anything else.
  func boolean(of expression: NodeID) -> Bool? {
    if isName("true", expression) { return true }
    if isName("false", expression) { return false }
    return nil
  }

  /// All traits that an expression may give, in every branch of it; `other` for what cannot be read.
  func traits(in expression: NodeID) -> [Trait] {
    var traits: [Trait] = []
    var isRead = false
    for index in subtree(of: expression) {
      let node = nodes[index]
      switch node.kind {
      case .member, .name, .call:
        if let trait = Tree.trait(named: node.name) {
          isRead = true
          if let trait, !traits.contains(trait) { traits.append(trait) }
        }
      case .collection where Int(node.subtreeEnd) == index + 1: isRead = true
      default: break
      }
    }
    return isRead ? traits : [.other]
  }

  /// The trait called `name`; nil inside where it says that there is none, nil outside for other names.
  ///
  /// Source: Apple, “UIAccessibilityTraits”, and the constants that preceded it.
  private static func trait(named name: Identifier) -> Trait?? {
    switch name {
    case "button", "UIAccessibilityTraitButton": .some(.button)
    case "link", "UIAccessibilityTraitLink": .some(.link)
    case "image", "UIAccessibilityTraitImage": .some(.image)
    case "header", "UIAccessibilityTraitHeader": .some(.header)
    case "searchField", "UIAccessibilityTraitSearchField": .some(.searchField)
    case "keyboardKey", "UIAccessibilityTraitKeyboardKey": .some(.keyboardKey)
    case "adjustable", "UIAccessibilityTraitAdjustable": .some(.adjustable)
    case "selected", "UIAccessibilityTraitSelected": .some(.selected)
    case "notEnabled", "UIAccessibilityTraitNotEnabled": .some(.disabled)
    case "staticText", "UIAccessibilityTraitStaticText": .some(.staticText)
    case "toggleButton": .some(.toggle)
    case "tabBar", "UIAccessibilityTraitTabBar": .some(.tabBar)
    case "playsSound": .some(.playsSound)
    case "updatesFrequently", "UIAccessibilityTraitUpdatesFrequently": .some(.updatesFrequently)
    case "summaryElement": .some(.summary)
    case "startsMediaSession": .some(.startsMedia)
    case "allowsDirectInteraction": .some(.allowsDirectInteraction)
    case "causesPageTurn": .some(.causesPageTurn)
    case "none", "UIAccessibilityTraitNone": .some(nil)
    default: nil
    }
  }

  /// The trait that corresponds to an AppKit role: `.button`, `NSAccessibility.Role.link`.
  func appKitTrait(of expression: NodeID) -> Trait {
    switch lastName(of: expression) {
    case "button", "popUpButton", "menuButton": .button
    case "link": .link
    case "image": .image
    case "checkBox": .checkbox
    case "radioButton": .radioButton
    case "slider", "incrementor": .adjustable
    case "staticText": .staticText
    case "tabGroup": .tabBar
    default: .other
    }
  }
}

extension ReceiverWalker {
  /// `view.accessibilityTraits.insert(.button)` and the other ways to add to a set.
  mutating func changesTraits(_ link: NodeID, on place: ReceiverPlace, _ site: Site) -> Bool {
    guard let last = place.path.last, tree[last].name == "accessibilityTraits" else { return false }
    guard let argument = tree.firstUnlabelledArgument(of: link), let value = tree.value(ofArgument: argument)
    else {
      return false
    }
    let receiver = ReceiverPlace(referent: place.referent, path: place.path.dropLast())
    switch tree[link].name {
    case "insert", "formUnion", "update":
      let traits = tree.traits(in: value).map { WrittenTrait($0, range: site.range) }
      let ids = makeSlots(at: receiver)
      let spelling = site.receiver.lowerBound..<spellingEnd(before: last)
      change(ids) { facts in
        facts.traits += traits
        if let statement = site.statement {
          facts.add(Receiver.Place(statement: statement, spelling: spelling))
        }
      }
    default: break
    }
    evaluate(value)
    return true
  }
}
