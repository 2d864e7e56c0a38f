// Code that changes what a screen shows.

import Source
import Syntax

extension Tree {
  /// Returns whether code hides, removes, or labels something, rather than only changing timing or announcements.
  func changesContent(_ block: NodeID) -> Bool {
    var changes = false
    for index in subtree(of: block) {
      switch nodes[index].kind {
      case .name, .member, .call: break
      default: continue
      }
      let words = NameSuggestion.words(in: nameText(of: NodeID(index)))
      if words.contains(where: Tree.wordsOfTiming.contains) { return false }
      if words.contains(where: Tree.wordsOfContent.contains) { changes = true }
    }
    return changes
  }
}

extension Tree {
  private static let wordsOfTiming: Set<String> = [
    "post", "announcement", "announce", "delay", "timer", "duration", "deadline", "timeout", "play", "pause",
    "haptic",
    "impact", "feedback", "vibrate", "animate", "animation", "speak", "speech", "focus", "secure",
    "responder", "sound",
    "log", "track", "analytics",
  ]

  private static let wordsOfContent: Set<String> = [
    "hide", "hides", "hidden", "remove", "visible", "visibility", "label", "traits", "description", "gone",
    "disable",
  ]
}
