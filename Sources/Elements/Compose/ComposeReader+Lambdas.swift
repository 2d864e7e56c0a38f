// What the lambdas of calls are: content, handlers, items.

import Source
import Syntax

extension ComposeReader {
  /// Whether the lambda of a parameter runs when something happens, and shows nothing: `onClick`.
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

  /// Functions whose lambda shows its content where the call stands.
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

  /// Source: androidx.compose.foundation.lazy, `LazyListScope` and `LazyGridScope`.
  static func isItem(_ name: Identifier) -> Bool {
    switch name {
    case "item", "items", "itemsIndexed", "stickyHeader": true
    default: false
    }
  }
}
