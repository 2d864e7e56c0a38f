// Event practices in Swift code, found by name, and the context around them.

import Source
import Syntax

extension SwiftPractices {
  static let eventNames = Identifier.list(
    """
    Announcement LayoutChanged ScreenChanged post asyncAfter scheduledTimer sleep \
    appliesMediaSelectionCriteriaAutomatically select repeatForever animate CABasicAnimation \
    keyboardShortcut KeyboardShortcut UIKeyCommand wantsPriorityOverSystemBehavior play AVPlayer Text isHidden setTitle rx_hidden
    """)

  /// Checks a name, a member, or a call.
  mutating func event(_ id: NodeID) {
    switch tree[id].name {
    case "Announcement", "LayoutChanged", "ScreenChanged": unposted(id)
    case "post": post(id)
    case "asyncAfter", "scheduledTimer":
      delay(id)
      timeLimit(id)
      closing(afterDelay: id)
    case "sleep":
      pause(id)
      timeLimit(afterPause: id)
      closing(afterPause: id)
    case "appliesMediaSelectionCriteriaAutomatically": captionCriteria(id)
    case "select": captionChoice(id)
    case "repeatForever": endlessAnimation(id)
    case "animate": viewAnimation(id)
    case "CABasicAnimation": layerAnimation(id)
    case "keyboardShortcut", "KeyboardShortcut": shortcut(id)
    case "UIKeyCommand": keyCommand(id)
    case "play": playing(id)
    case "AVPlayer": media(id)
    case "Text": shownError(id)
    case "isHidden":
      shownError(assignedBy: id)
      checkmark(hiddenBy: id)
      shownError(boundBy: id)
      overlay(shownBy: id)
    case "rx_hidden":
      shownError(boundBy: id)
      overlay(shownBy: id)
    case "setTitle": keyButton(titledBy: id)
    case "wantsPriorityOverSystemBehavior": shortcutPriority(id)
    default: break
    }
  }

  /// The outermost declaration around the current node. Code outside it doesn't affect findings.
  var outermost: NodeID { declarations.first ?? tree.root }

  /// Returns whether the outermost enclosing declaration contains a word.
  func isSpelledAround(_ word: StaticString) -> Bool { tree.code(tree[outermost].range).spells(word) }

  /// Returns the first closure that a call receives.
  func firstClosure(of call: NodeID) -> NodeID? {
    for argument in tree.arguments(of: call) {
      if let closure = tree.closure(ofArgument: argument) { return closure }
    }
    return nil
  }

  /// The innermost function, initializer, or property around the current node.
  var enclosingMember: NodeID? {
    declarations.last { declaration in
      switch tree.declarationKind(of: declaration) {
      case .function, .initializer, .property: true
      default: false
      }
    }
  }

  /// Returns whether an expression runs with the enclosing member, rather than in a closure that runs later.
  func runsDirectly(_ expression: NodeID) -> Bool {
    var node = expression
    for _ in 0..<12 {
      guard let parent = tree.parent(of: node) else { return false }
      switch tree[parent].kind {
      case .closure: return false
      case .declaration: return true
      default: node = parent
      }
    }
    return false
  }
}
