// Names of functions with lasting effects.

/// Functions that pay, delete, or close something permanently, judging by their names.
enum SensitiveVerb {
  /// Returns true for `deleteAccount`, `pay`, and `submitOrder`, but not for `deleteLastDigit`, `removeAll`, or
  /// `removeRow`.
  static func names(_ function: String) -> Bool {
    let words = NameSuggestion.words(in: function)
    guard let verb = words.first, words.allSatisfy({ !harmless.contains($0) }) else { return false }
    switch verb {
    case "pay": return words.count <= 3
    case "delete": return words.count > 1 || function == "delete"
    case "remove", "close", "erase": return words.contains { lasting.contains($0) }
    case "transfer", "send": return words.contains("money") || words.contains("funds")
    case "submit", "place": return words.contains("order") || words.contains("payment")
    default: return false
    }
  }

  /// Words for things that can't be recovered.
  private static let lasting: Set<String> = ["account", "user", "member", "device", "subscription", "wallet"]

  /// Words for things that exist in memory only, or that users can easily restore.
  private static let harmless: Set<String> = [
    "all", "first", "last", "at", "where", "character", "digit", "selection", "superview", "subview",
    "observer",
    "listener", "callback", "callbacks", "from", "filter", "filters", "tag", "focus", "view", "views",
    "cache",
    "animation", "backward", "line", "word", "text", "query", "search", "token", "tapped", "clicked",
    "favorite",
    "favourite", "notification", "notifications", "bookmark", "item", "row", "button", "confirmed", "local",
    "draft", "history", "like",
    "parent", "child", "node", "fragment", "span", "spans", "field", "index",
  ]
}

/// Functions that end a user's session, judging by their names.
enum SessionEnd {
  /// Returns true for `logout`, `signOutUser`, `expireSession`, and `lockApp`.
  static func names(_ function: String) -> Bool {
    let words = NameSuggestion.words(in: function)
    guard let first = words.first else { return false }
    switch first {
    case "logout", "signout": return true
    case "log", "sign": return words.dropFirst().first == "out"
    case "expire", "end", "invalidate", "terminate": return words.contains("session")
    case "lock": return words.count == 1 || words.contains("app") || words.contains("screen")
    case "session": return words.contains("expired") || words.contains("timeout")
    default: return false
    }
  }
}
