// Names of functions after which nothing is as before.

/// Functions that pay, delete or close something for good, as their names tell.
enum SensitiveVerb {
  /// `deleteAccount`, `pay`, `submitOrder`; not `deleteLastDigit`, `removeAll`, `removeRow`.
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

  /// What nobody gets back.
  private static let lasting: Set<String> = ["account", "user", "member", "device", "subscription", "wallet"]

  /// What is in memory only, or undone by doing it again.
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

/// Functions that end what somebody is doing, as their names tell.
enum SessionEnd {
  /// `logout`, `signOutUser`, `expireSession`, `lockApp`
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
