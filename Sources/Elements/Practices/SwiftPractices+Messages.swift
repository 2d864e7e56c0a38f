// Messages that UIKit code shows, and does not announce.

import Source
import Syntax

extension SwiftPractices {
  /// `errorLabel.isHidden = false`
  mutating func message(shownBy member: NodeID) {
    guard let (_, assignment, value) = statement(assigning: member), tree.isName("false", value),
      let owner = tree.children(of: assignment).first(where: { _ in true })
        .flatMap({ tree.links(of: $0).dropLast().last }),
      let kind = MessageName(tree.nameText(of: owner)), isSilent
    else { return }
    let range = tree[assignment].range
    let view = tree.text.string(range.lowerBound..<Int(tree[owner].end))
    let post = "UIAccessibility.post(notification: .announcement, argument: \(view).text)"
    add(
      Practice(
        .uiKit, .silentMessage(isToast: kind == .toast), range: range,
        edits: kind == .label ? [tree.text.statement(post, behind: range)] : []))
  }

  /// `view.addSubview(toast)`
  mutating func message(addedBy call: NodeID) {
    guard tree[call].kind == .call, let expression = tree.expression(endingIn: call),
      let value = tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:)),
      let view = tree.links(of: value).last, tree[view].kind == .name || tree[view].kind == .member,
      MessageName(tree.nameText(of: view)) == .toast, isSilent
    else { return }
    add(Practice(.uiKit, .silentMessage(isToast: true), range: tree[expression].range))
  }

  /// Whether the code around runs after the screen was set up, and speaks to nobody.
  private var isSilent: Bool {
    mutating get {
      guard let function = declarations.last(where: { tree.declarationKind(of: $0) == .function }),
        !tree.setsUp(function)
      else { return false }
      return !isMentionedAround([
        "UIAccessibility", "AccessibilityNotification", "accessibilityPerformEscape",
        "accessibilityViewIsModal",
        "announce", "postAnnouncement", "NSAccessibility",
      ])
    }
  }
}

/// What a view is by its name, where it shows messages.
enum MessageName {
  case label, view, toast

  /// Nil where a view is none for messages.
  init?(_ name: String) {
    let words = NameSuggestion.words(in: name)
    guard let last = words.last else { return nil }
    if words.contains(where: { ["toast", "snackbar", "snack", "hud"].contains($0) }) {
      guard ["toast", "snackbar", "hud", "view", "label"].contains(last) else { return nil }
      self = .toast
    } else if words.contains(where: { ["error", "status", "result", "warning"].contains($0) }) {
      switch last {
      case "label", "text", "lbl": self = .label
      case "view" where !words.contains("status"), "message": self = .view
      default: return nil
      }
    } else {
      return nil
    }
  }
}
