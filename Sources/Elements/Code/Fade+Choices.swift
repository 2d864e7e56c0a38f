// The opacity that an expression states, also as one of two alternatives.

import Source
import Syntax

extension Fade {
  /// Creates a fade from its expression. If that chooses between two opacities by a lasting state, such as
  /// `isRead ? 0.3 : 1`, the lower one counts, because that's how the text looks in that state.
  init(of value: NodeID?, range: Range<Int>, in tree: Tree) {
    let stated = value.flatMap(tree.number(of:))
    let chosen = stated == nil ? value.flatMap(tree.opacityOfState) : nil
    self.init((stated ?? chosen).map { min(max($0, 0), 1) }, range: range)
    isOfState = chosen != nil
  }
}

extension Tree {
  /// Returns the lower of the two opacities that a condition chooses between, or nil for conditions that touch, progress,
  /// or animations change, or that say whether a control can be used.
  fileprivate func opacityOfState(_ value: NodeID) -> Double? {
    guard self[value].kind == .branch, let (condition, values) = choice(of: value),
      case let numbers = values.compactMap(number(of:)), numbers.count == 2,
      let least = numbers.min(), least > 0, subtree(of: condition).count <= 64
    else { return nil }
    var isNamed = false
    for index in subtree(of: condition) {
      switch nodes[index].kind {
      case .name, .member, .call:
        let words = NameSuggestion.words(in: nameText(of: NodeID(index)))
        if words.contains(where: Tree.passingWords.contains) { return nil }
        isNamed = true
      case .number: return nil
      default: continue
      }
    }
    return isNamed ? least : nil
  }

  /// Words for states that pass on their own, and for those of controls that can't be used.
  private static let passingWords: Set<String> = [
    "enabled", "enable", "disabled", "disable", "disables", "can", "cannot", "allow", "allows", "allowed",
    "available",
    "unavailable", "on", "off", "active", "inactive", "valid", "invalid", "ready", "permitted", "locked",
    "interactive", "editable", "editing", "edit",
    "pressed", "pressing", "press", "tapped", "touch", "touched", "hover", "hovered", "hovering", "focus",
    "focused",
    "highlighted", "highlight", "drag", "dragging", "dragged", "drop", "scroll", "scrolled", "scrolling",
    "offset",
    "animate", "animated", "animating", "animation", "appear", "appeared", "appearing", "visible",
    "visibility", "hidden",
    "hide", "hides", "show", "shows", "shown", "showing", "present", "presented", "opacity", "blink", "flash",
    "pulse",
    "loading", "loaded", "load", "busy", "progress", "refreshing", "saving", "sending", "working",
    "submitting",
    "processing", "transition", "keyboard", "dark", "light", "scheme", "theme", "reduce", "contrast", "empty",
    "placeholder", "preview", "redacted",
  ]
}
