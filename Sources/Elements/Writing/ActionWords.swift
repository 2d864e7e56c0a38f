// What a button is called whose action has a plain name.

/// Words for actions, and how the names of functions and pictures tell them.
public enum ActionWords {
  /// What pressing something is called that runs a function of this name: `onDeleteTapped` is “Delete”. Nil where its name
  /// isn't a plain verb, or tells of two.
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

  /// The words of the name of a function that aren't about being a handler.
  public static func telling(_ name: String) -> [String] {
    NameSuggestion.words(in: name).filter { !fillers.contains($0) }
  }

  /// What a picture or label is called whose name is a single plain verb: `ic_send` is “Send”.
  public static func forPicture(_ name: String) -> String? {
    let words = NameSuggestion.tellingWords(in: name)
    return words.count == 1 ? labels[words[0]] : nil
  }

  /// What a picture may be of whose name has a word for an action or a place among others: `close_button` and
  /// `room_menu_delete`. Empty where it has none, as `onion` and `xmark`.
  public static func meanings(ofPicture name: String) -> Set<String> {
    Set(NameSuggestion.tellingWords(in: name).compactMap { labels[$0] ?? places[$0] })
  }

  /// Whether a function of this name tells nothing: `onClick`, `action`, `buttonPressed`.
  static func saysNothing(_ name: String) -> Bool {
    NameSuggestion.words(in: name).allSatisfy { fillers.contains($0) || neutral.contains($0) }
  }

  /// Whether a function of this name may do what a picture is called: `popBackStack` fits “Back”.
  static func fits(_ label: String, _ name: String) -> Bool {
    let words = NameSuggestion.words(in: name)
    guard let at = words.firstIndex(where: { labels[$0] == label || (fitting[label] ?? []).contains($0) })
    else { return false }
    // `playNext` doesn't play what the picture stands next to.
    guard at + 1 < words.count, let order = labels[words[at + 1]] else { return true }
    return order == label || order != "Next" && order != "Previous"
  }

  /// Whether a name that somebody gave a view, and that doesn't fit what its picture is called, is about something else:
  /// `unblock` with a cross.
  static func denies(_ label: String, _ name: String) -> Bool {
    guard !fits(label, name) else { return false }
    // What a plus adds is mostly all that its view is called.
    if label == "Add" {
      return forFunction(name) != nil
        || NameSuggestion.words(in: name).contains(where: uncommonVerbs.contains)
    }
    return NameSuggestion.namesSomething(name, otherThan: label) {
      fillers.contains($0) || neutral.contains($0)
    }
  }

  /// Actions that are drawn with a plus without adding, and are no texts of buttons by themselves.
  private static let uncommonVerbs: Set<String> = [
    "invite", "join", "zoom", "expand", "attach", "attachment",
  ]

  /// Whether so many different actions are drawn with the picture of this meaning that it tells too little by itself: a
  /// cross closes, clears, and deletes.
  static func isAmbiguous(_ label: String) -> Bool {
    isDirection(label)
      || [
        "Close", "Add", "More options", "Refresh", "Rate", "Favorite", "Information", "Record", "Stop",
        "Play",
      ]
      .contains(label)
  }

  /// Whether the picture is an arrow, which stands for going back and on, but for opening and seeing more as well.
  static func isDirection(_ label: String) -> Bool { label == "Back" || label == "Next" }

  /// What can be proposed, in lowercase: what a project's own texts are searched for.
  static let proposals: Set<String> = Set(labels.values.map { $0.lowercased() })
    .union(fitting.keys.map { $0.lowercased() })

  /// Bytes of the longest of them.
  static let longestProposal = 16

  /// What surrounds the verb in the name of a handler.
  private static let fillers: Set<String> = [
    "on", "did", "do", "handle", "tap", "tapped", "press", "pressed", "click", "clicked", "touch", "touched",
    "up", "inside", "button", "btn", "action", "perform", "user", "request", "requested", "will", "icon",
    "image", "item", "selected", "handler", "callback", "listener",
  ]

  /// What takes an object, and verbs that are one behind it: `removeFilter`.
  private static let takers: Set<String> = [
    "Delete", "Remove", "Add", "Create", "Edit", "Clear", "Save", "Rename",
  ]
  private static let objects: Set<String> = [
    "filter", "report", "bookmark", "favorite", "favourite", "pin", "call", "download", "reply",
  ]

  /// What functions are called that tell nothing of what they do.
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
      ("Refresh", ["refresh", "reload"]), ("Retry", ["retry"]), ("Search", ["search"]), ("Play", ["play"]),
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

  /// Plain words that name what a button shows rather than what it does.
  private static let places: [String: String] = [
    "more": "More options", "menu": "Open menu", "home": "Home", "info": "Information", "help": "Help",
    "notifications": "Notifications", "messages": "Messages", "bookmarks": "Bookmarks",
    "camera": "Take photo",
    "forward": "Next", "record": "Record",
  ]

  /// Other words in the names of functions that do what a picture is called.
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
