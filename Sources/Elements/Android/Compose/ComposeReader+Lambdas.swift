// The purpose of a call's lambda: content, handler, or items.

import Source
import Syntax

extension ComposeReader {
  /// Returns whether the lambda for a parameter is an event handler and shows nothing: `onClick`.
  func isCallback(_ argument: Node) -> Bool {
    if argument.name == .none { return false }
    let start = Int(argument.start)
    let isOn = tree.text[start] == UInt8(ascii: "o") && tree.text[start + 1] == UInt8(ascii: "n")
    if isOn, tree.text[start + 2].isUppercaseASCII { return true }
    switch argument.name {
    case "action", "key", "contentType", "span", "factory", "update", "block", "properties", "transitionSpec",
      "confirmValueChange", "keyboardActions", "visualTransformation", "provider", "state", "progress":
      return true
    default: return false
    }
  }

  /// Returns whether a function shows its lambda's content at the place of the call.
  static func runsItsLambda(_ name: Identifier) -> Bool {
    switch name {
    case "let", "also", "run", "apply", "with", "key", "takeIf", "use": true
    default: isItem(name) || repeats(name)
    }
  }

  static func repeats(_ name: Identifier) -> Bool {
    switch name {
    case "forEach", "forEachIndexed", "repeat", "onEach", "fastForEach", "fastForEachIndexed": true
    default: false
    }
  }

  /// Returns whether a function describes items of a lazy list or grid.
  ///
  /// Source: androidx.compose.foundation.lazy, `LazyListScope` and `LazyGridScope`.
  static func isItem(_ name: Identifier) -> Bool {
    switch name {
    case "item", "items", "itemsIndexed", "stickyHeader": true
    default: false
    }
  }
}
