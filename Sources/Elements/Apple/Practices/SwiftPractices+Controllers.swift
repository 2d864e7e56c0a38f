// Notifications and settings for views that code gives to view controllers, and screen changes that controls post.

import Source
import Syntax

extension SwiftPractices {
  /// Returns the problem of a notification with a view controller, which VoiceOver can't move to.
  ///
  /// Source: Apple, “UIAccessibility.Notification › layoutChanged”, “screenChanged”: the argument is an accessibility
  /// element or a string. Apple, “UIView › accessibilityElements”: a view leads to the elements in it.
  func misdirection(of post: NodeID, to argument: NodeID) -> Practice {
    let end = tree[argument].range.upperBound
    return Practice(
      .uiKit, .lostAnnouncement(.misdirected), range: tree[post].range,
      edits: tree.isName("self", argument) ? [.insert(at: end, .text(".view"))] : [])
  }

  /// Returns the problem of a screen change that a control posts without an element to move to.
  ///
  /// Source: Apple, “UIAccessibility.Notification › screenChanged”: for a new view that occupies a major part of the
  /// screen. Without an element, VoiceOver moves to the first one on the screen.
  func jumpToTop(by call: NodeID, _ post: NodeID) -> Practice? {
    guard let notification = tree.value("notification", of: call),
      let name = tree.links(of: notification).last
    else { return nil }
    return Practice(
      .uiKit, .forcedFocus, range: tree[post].range,
      edits: [.replace(tree.nameRange(of: name), "layoutChanged")])
  }

  /// Checks `accessibilityViewIsModal = true` in a view controller, where it has no effect.
  ///
  /// Source: Apple, “NSObject › accessibilityViewIsModal”: “whether VoiceOver ignores the accessibility elements within
  /// views that are siblings of the receiver”. A view controller has no siblings.
  mutating func modalController(_ member: NodeID) {
    guard let target = tree.expression(endingIn: member), let assignment = tree.parent(of: target),
      tree[assignment].kind == .assignment, isInController, setsOwn(target),
      !tree.isName("false", tree.children(of: assignment).first { $0 != target } ?? target)
    else { return }
    add(
      Practice(
        .uiKit, .modalController, range: tree[assignment].range,
        edits: [.insert(at: tree.nameRange(of: member).lowerBound, .text("view."))]))
  }

  /// Returns whether a target is a property of `self`.
  private func setsOwn(_ target: NodeID) -> Bool {
    let links = tree.links(of: target)
    return links.count == 1 || links.count == 2 && tree.isName("self", links[0])
  }

  /// Returns whether an expression is a view controller, judging by its type or name.
  func isController(_ expression: NodeID) -> Bool {
    if tree.isName("self", expression) { return isInController }
    guard let last = tree.links(of: expression).last,
      tree[last].kind == .name || tree[last].kind == .member
    else { return false }
    let name = tree.text[tree.nameRange(of: last)]
    return name.ends(with: "ViewController") || name.elementsEqual("viewController".utf8)
      || name.elementsEqual("navigationController".utf8)
  }

  /// True if the enclosing type is a view controller, judging by its name or superclass.
  private var isInController: Bool { isInType { $0.ends(with: "Controller") } }

  /// True if the enclosing type is a control, a cell, or a header, which isn't a screen of its own.
  var isInControl: Bool {
    isInType { name in
      ["Button", "Control", "Switch", "Cell", "HeaderFooterView"].contains { name.ends(with: $0) }
    }
  }

  private func isInType(_ matches: (ArraySlice<UInt8>) -> Bool) -> Bool {
    guard let type = enclosingType else { return false }
    if matches(tree.text[tree.nameRange(of: type)]) { return true }
    guard tree.declarationKind(of: type) == .class,
      let superclass = tree.children(of: type).first(where: { tree[$0].kind == .type })
    else { return false }
    return matches(tree.text[tree.nameRange(of: superclass)])
  }
}
