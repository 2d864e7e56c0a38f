// Labels for buttons, from the names of their actions.

/// Labels for actions, recognized by the names of functions and images.
public enum ActionWords {
  /// Returns the label of a control that runs a function of this name: `onDeleteTapped` is “Delete”. Nil if the name
  /// isn't a plain verb, or refers to two actions.
  public static func forFunction(_ name: String) -> String? {
    let words = telling(name)
    // `saveToClipboard`
    if words.contains("clipboard") {
      return words.contains { $0 == "paste" || $0 == "from" } ? "Paste" : "Copy"
    }
    // `deleteDraft`, but not `filterDeleted`.
    guard let first = words.first, let label = labels[first],
      words.dropFirst().allSatisfy({
        labels[$0] == nil || labels[$0] == label || objects.contains($0) && takers.contains(label)
      })
    else { return nil }
    return label
  }

  /// Returns the words in a function's name that aren't about being a handler.
  public static func telling(_ name: String) -> [String] {
    NameSuggestion.words(in: name).filter { !fillers.contains($0) }
  }

  /// Returns the label of an image whose name is a single plain verb or a destination: `ic_send` is “Send”, and
  /// `ic_help` is “Help”.
  public static func forPicture(_ name: String) -> String? {
    let words = NameSuggestion.tellingWords(in: name)
    return words.count == 1 ? labels[words[0]] ?? places[words[0]] : nil
  }

  /// Returns the possible meanings of an image whose name contains words for actions or destinations, such as
  /// `close_button` and `room_menu_delete`. Empty if it contains none, as in `onion` and `xmark`.
  public static func meanings(ofPicture name: String) -> Set<String> {
    Set(NameSuggestion.tellingWords(in: name).compactMap { labels[$0] ?? places[$0] })
  }

  /// Returns whether a function's name says nothing about what it does: `onClick`, `action`, `buttonPressed`.
  public static func saysNothing(_ name: String) -> Bool {
    NameSuggestion.words(in: name).allSatisfy { fillers.contains($0) || neutral.contains($0) }
  }

  /// Returns whether a function of this name may do what an image's label says: `popBackStack` fits “Back”.
  static func fits(_ label: String, _ name: String) -> Bool {
    let words = NameSuggestion.words(in: name)
    guard let at = words.firstIndex(where: { labels[$0] == label || (fitting[label] ?? []).contains($0) })
    else { return false }
    // `playNext` doesn't play the item next to the image.
    guard at + 1 < words.count, let order = labels[words[at + 1]] else { return true }
    return order == label || order != "Next" && order != "Previous"
  }

  /// Returns whether a view's name doesn't fit its image's label and refers to something else, such as `unblock` with a
  /// cross.
  static func denies(_ label: String, _ name: String) -> Bool {
    guard !fits(label, name) else { return false }
    // A view with a plus is usually named only after what it adds.
    if label == "Add" {
      return forFunction(name) != nil
        || NameSuggestion.words(in: name).contains(where: uncommonVerbs.contains)
    }
    return NameSuggestion.namesSomething(name, otherThan: label) {
      fillers.contains($0) || neutral.contains($0)
    }
  }

  /// Actions that use a plus without adding anything, and that aren't button labels in themselves.
  private static let uncommonVerbs: Set<String> = [
    "invite", "join", "zoom", "expand", "attach", "attachment", "actions", "menu", "options", "more", "tools",
  ]

  /// Returns whether an image with this meaning is too ambiguous on its own: a cross closes, clears, and deletes.
  static func isAmbiguous(_ label: String) -> Bool {
    isDirection(label)
      || [
        "Close", "Add", "More options", "Refresh", "Rate", "Favorite", "Information", "Record", "Stop",
        "Play",
      ]
      .contains(label)
  }

  /// Returns whether the image is an arrow, which may mean going back or forward, opening something, or showing more.
  static func isDirection(_ label: String) -> Bool { label == "Back" || label == "Next" }

  /// All possible suggestions, in lowercase, to look up in a project's texts.
  static let proposals: Set<String> = Set(labels.values.map { $0.lowercased() })
    .union(fitting.keys.map { $0.lowercased() }).union(places.values.map { $0.lowercased() })

  /// The length of the longest suggestion, in bytes.
  static let longestProposal = 16

  /// Words around the verb in a handler's name.
  private static let fillers: Set<String> = [
    "on", "did", "do", "handle", "tap", "tapped", "press", "pressed", "click", "clicked", "touch", "touched",
    "up", "inside", "button", "btn", "fab", "action", "perform", "user", "request", "requested", "will",
    "icon",
    "image", "item", "selected", "handler", "callback", "listener",
  ]

  /// Actions that take an object, and words that are verbs but also objects of these actions: `removeFilter`.
  private static let takers: Set<String> = [
    "Delete", "Remove", "Add", "Create", "Edit", "Clear", "Save", "Rename",
  ]
  private static let objects: Set<String> = [
    "filter", "report", "bookmark", "favorite", "favourite", "pin", "call", "download", "reply",
  ]

  /// Words in function names that don't say what the function does.
  private static let neutral: Set<String> = [
    "it", "run", "invoke", "send", "execute", "call", "let", "also", "apply", "with", "launch", "async",
    "animation",
    "task", "print", "block", "closure", "completion",
  ]

  private static let labels: [String: String] = {
    let verbs: [(label: String, words: [String])] = [
      ("Close", ["close", "dismiss"]), ("Cancel", ["cancel"]), ("Done", ["done"]),
      ("Delete", ["delete", "del", "trash", "erase"]), ("Remove", ["remove"]), ("Clear", ["clear"]),
      ("Discard", ["discard"]), ("Add", ["add"]), ("Create", ["create"]), ("Edit", ["edit"]),
      ("Save", ["save"]), ("Send", ["send"]), ("Submit", ["submit"]), ("Share", ["share"]),
      ("Copy", ["copy"]), ("Paste", ["paste"]), ("Undo", ["undo"]), ("Redo", ["redo"]),
      ("Refresh", ["refresh", "reload"]), ("Restart", ["restart"]), ("Reset", ["reset"]),
      ("Retry", ["retry"]), ("Search", ["search"]), ("Play", ["play"]),
      ("Pause", ["pause"]), ("Stop", ["stop"]), ("Skip", ["skip"]), ("Next", ["next"]),
      ("Previous", ["previous", "prev"]), ("Back", ["back", "pop"]), ("Download", ["download"]),
      ("Upload", ["upload"]), ("Print", ["print"]), ("Call", ["call"]), ("Reply", ["reply"]),
      ("Archive", ["archive"]), ("Filter", ["filter"]), ("Sort", ["sort"]), ("Scan", ["scan"]),
      ("Exit", ["exit", "quit"]), ("Duplicate", ["duplicate"]), ("Export", ["export"]),
      ("Import", ["import"]),
      ("Increase", ["increase", "increment"]), ("Decrease", ["decrease", "decrement"]),
      ("Log out", ["logout"]), ("Like", ["like"]), ("Favorite", ["favorite", "favourite"]),
      ("Bookmark", ["bookmark"]), ("Pin", ["pin"]), ("Mute", ["mute"]), ("Follow", ["follow"]),
      ("Buy", ["buy"]), ("Pay", ["pay"]), ("Confirm", ["confirm"]), ("Accept", ["accept"]),
      ("Reject", ["reject"]),
      ("Install", ["install"]), ("Report", ["report"]), ("Hide", ["hide"]), ("Rename", ["rename"]),
      ("Settings", ["settings", "preferences"]),
    ]
    var labels: [String: String] = [:]
    for verb in verbs {
      for word in verb.words { labels[word] = verb.label }
    }
    return labels
  }()

  /// Words for what a button shows rather than what it does.
  private static let places: [String: String] = [
    "more": "More options", "menu": "Open menu", "home": "Home", "info": "Information", "help": "Help",
    "notifications": "Notifications", "messages": "Messages", "bookmarks": "Bookmarks",
    "camera": "Take photo",
    "forward": "Next", "record": "Record",
  ]

  /// Other words in the names of functions that do what an image's label says.
  private static let fitting: [String: Set<String>] = [
    "Close": ["cancel", "hide", "back", "exit", "quit", "done", "finish"],
    "Delete": ["remove", "discard", "destructive", "bin"],
    "Edit": ["rename", "modify", "editor"],
    "Search": ["find", "query"],
    "Settings": ["setting", "config", "configuration", "configure"],
    "More options": [
      "more", "menu", "options", "overflow", "actions", "expanded", "sheet", "popup", "dropdown",
    ],
    "Share": ["export", "sharing"],
    "Favorite": ["favorite", "favourite", "fav", "like", "star", "bookmark"],
    "Notifications": ["notification", "notifications"],
    "Open menu": ["menu", "drawer", "sidebar", "navigation"],
    "Home": ["home"],
    "Play": ["resume", "start"],
    "Record": ["record", "recording", "microphone", "mic", "voice"],
    "Take photo": ["camera", "photo", "capture"],
    "Information": ["info", "about", "details", "help"],
    "Rate": ["rate", "rating"],
    "Add": ["new", "create", "insert", "append", "plus", "compose"],
    "Back": ["navigate", "dismiss", "finish", "close", "cancel", "return", "previous", "exit"],
    "Next": ["forward", "continue", "proceed"],
  ]
}
