// Actions that a handler sends to a store or view model.

import Source
import Syntax

extension Tree {
  /// Returns the name of the function that a handler ends with, or of the action that it sends.
  func handlerName(endingIn link: NodeID) -> String? {
    guard self[link].name != .none else { return nil }
    switch self[link].kind {
    case .name, .member, .call: return sentAction(by: link) ?? nameText(of: link)
    default: return nil
    }
  }

  /// Returns the name of the action that a call sends: `closeTapped` for `store.send(.closeTapped)` and
  /// `store.send(.view(.closeTapped(id)))`, and `CloseTapped` for `onEvent(Event.CloseTapped)`. Returns nil for other
  /// calls, which are named after what they do.
  ///
  /// Source: The Composable Architecture 1, “Store › send(_:)”; Android, “UI events”.
  func sentAction(by call: NodeID) -> String? {
    guard self[call].kind == .call, sendsActions(self[call].name) else { return nil }
    var action: NodeID?
    var sender = call
    for _ in 0..<4 {
      guard let argument = firstUnlabelledArgument(of: sender), arguments(of: sender).count == 1,
        let value = value(ofArgument: argument), namesAction(value), let last = links(of: value).last
      else { break }
      action = last
      sender = last
    }
    return action.map(nameText(of:))
  }

  private func sendsActions(_ name: Identifier) -> Bool {
    switch name {
    case "send": true
    case "dispatch", "onAction", "onEvent", "sendEvent", "sendAction", "handleEvent", "handleAction",
      "processEvent",
      "processAction":
      language == .kotlin
    default: false
    }
  }

  /// Returns whether an expression is `.close`, `.close(id)`, `Event.Close`, or `Event.Close(id)`.
  private func namesAction(_ value: NodeID) -> Bool {
    let links = links(of: value)
    guard let first = links.first, let last = links.last,
      self[last].kind == .member || self[last].kind == .call
    else { return false }
    if language == .swift, links.count == 1 { return self[value].kind == .chain && self[last].kind != .name }
    return links.count > 1 && text[Int(self[first].nameStart)].isUppercaseASCII
      && (language == .swift || text[nameRange(of: last).lowerBound].isUppercaseASCII)
  }
}
