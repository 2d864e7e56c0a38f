// Names of views that show messages.

import Source
import Syntax

/// A kind of view that shows messages, recognized by its name.
enum MessageName {
  case label, view, toast

  /// Creates a kind from a view's name, or nil if the view shows no messages.
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
      case "controller", "vc", "overlay", "banner", "box", "container":
        guard words.contains("error") else { return nil }
        self = .view
      default: return nil
      }
    } else {
      return nil
    }
  }
}
