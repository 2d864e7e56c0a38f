// Words from the names of images and identifiers.

import Syntax

/// Labels and words derived from the names of images and identifiers.
public enum NameSuggestion {
  /// Returns the label of a known symbol or drawable: `xmark` is “Close”. Nil if it isn't known.
  public static func forPicture(_ name: String) -> String? {
    // `square.and.arrow.up` and `line.3.horizontal` are recognized as a whole, not by their words.
    if name.hasPrefix("square.and.arrow.up") { return "Share" }
    if name.hasPrefix("line.3.horizontal.decrease") { return "Filter" }
    if name.hasPrefix("line.3.horizontal") { return "Open menu" }
    let words = words(in: name)
    if let direction = direction(words) { return direction }
    let meaning = words.compactMap { known[$0] }.min { $0.rank < $1.rank }?.name
    switch meaning {
    // `homeAsUpIndicator` leads up to the previous screen.
    case "Home" where words.contains("up"): return "Back"
    // `house.and.flag` shows two things, unlike `square.and.pencil`.
    case _ where words.contains("and") && !words.contains("square"): return nil
    // `popup_menu_item_editor` is an item of a menu.
    case "Open menu" where words.contains("item"): return nil
    default: return meaning ?? ActionWords.forPicture(name)
    }
  }

  /// Returns the labels of images that a control shows one at a time. All are nil if two of them are the same, since
  /// they wouldn't say which image is shown.
  public static func tellingApart(_ names: [String?]) -> [String?] {
    let words = names.map { $0.flatMap(forPicture) }
    let known = words.compactMap(\.self)
    return Set(known).count < known.count ? words.map { _ in nil } : words
  }

  /// Returns “Back” for `chevron.left` and `ic_arrow_back`, and “Next” for `chevron.right` and `arrow_forward`. Other
  /// arrows have other meanings.
  private static func direction(_ words: [String]) -> String? {
    let telling = telling(words)
    guard let first = telling.first, ["chevron", "arrow"].contains(first), telling.count <= 2 else {
      return nil
    }
    switch telling.last {
    case "left", "back", "backward": return "Back"
    case "right", "forward": return "Next"
    default: return nil
    }
  }

  /// Returns the words in an identifier that say what something is, rather than that it's an image, what size it has,
  /// or how it's drawn.
  static func tellingWords(in identifier: String) -> [String] { telling(words(in: identifier)) }

  private static func telling(_ words: [String]) -> [String] {
    words.filter { !prefixes.contains($0) && !suffixes.contains($0) && !$0.allSatisfy(\.isNumber) }
  }

  /// Returns whether an image's name has words besides the known one, which say what the action applies to.
  static func saysMore(_ name: String) -> Bool {
    tellingWords(in: name).contains { known[$0] == nil && !styles.contains($0) }
  }

  /// Returns whether an identifier has words besides those for the kind of view, its position, and its image's label.
  static func namesSomething(
    _ identifier: String, otherThan label: String, _ saysNothing: (String) -> Bool
  ) -> Bool {
    tellingWords(in: identifier).contains { numbered in
      let word = String(numbered.prefix { !$0.isNumber })
      return word.count > 1 && known[word]?.name != label && !saysNothing(word)
        && ![styles, kinds, textless, places].contains { $0.contains(word) }
    }
  }

  /// Words for the view around a view.
  static let surroundings: Set<String> = [
    "widget", "fab", "floating", "dialog", "toolbar", "header", "footer", "card", "cell", "row", "item",
  ]

  /// Words for where a view is, rather than what it does.
  private static let places: Set<String> = [
    "fab", "floating", "top", "bottom", "start", "end", "leading", "trailing", "main", "primary", "secondary",
    "header", "footer", "dialog", "widget", "control", "imagebutton", "imageview", "cell", "row", "corner",
  ]

  /// Words for how an image is drawn.
  private static let styles: Set<String> = [
    "vert", "horiz", "vertical", "horizontal", "box", "outline", "outlined", "rounded", "sharp", "thin",
    "bold",
    "small", "large", "big", "x", "ios", "alt", "two", "tone", "light", "dark", "grey", "gray", "green",
    "blue", "red",
    "regular", "solid", "baseline", "round", "chevron", "arrow", "left", "right", "back", "forward",
    "backward", "theme",
    "s", "m", "l", "sm", "lg", "nav", "navigation", "bar", "toolbar", "app", "simple", "line", "stroke",
    "badge",
  ]

  /// Returns an identifier as words: `ic_cart_badge` is “Cart badge”. Nil if no words remain.
  public static func forIdentifier(_ identifier: String) -> String? {
    var words = words(in: identifier)
    while let first = words.first, prefixes.contains(first), words.count > 1 { words.removeFirst() }
    while let last = words.last, words.count > 1, kinds.contains(last) { words.removeLast() }
    let telling = words.filter { !suffixes.contains($0) }
    if !telling.isEmpty { words = telling }
    words.removeAll { $0.allSatisfy(\.isNumber) }
    guard let first = words.first, first.count > 1 || words.count > 1 else { return nil }
    return ([first.prefix(1).uppercased() + first.dropFirst()] + words.dropFirst()).joined(separator: " ")
  }

  /// Returns the words of a snake-case, kebab-case, dotted, or camel-case identifier in lowercase. Letters outside
  /// ASCII count as lowercase.
  public static func words(in identifier: String) -> [String] {
    let bytes = Array(identifier.utf8.prefix(80))
    var words: [String] = []
    var start: Int?
    func end(at index: Int) {
      if let start { words.append(String(decoding: bytes[start..<index], as: UTF8.self).lowercased()) }
      start = nil
    }
    for (index, byte) in bytes.enumerated() {
      let isPart = byte.isASCIILetter || byte.isDigit || byte >= 0x80
      if !isPart || byte.isUppercaseASCII && beginsWord(index, of: bytes) { end(at: index) }
      if isPart, start == nil { start = index }
    }
    end(at: bytes.count)
    return words
  }

  /// Returns whether an uppercase letter begins a word: after a lowercase letter, or as the last of several uppercase
  /// letters, like the `B` in `URLBar`.
  private static func beginsWord(_ index: Int, of bytes: [UInt8]) -> Bool {
    guard index > 0 else { return true }
    if !bytes[index - 1].isUppercaseASCII { return true }
    return index + 1 < bytes.count && bytes[index + 1].isASCIILetter && !bytes[index + 1].isUppercaseASCII
  }

  /// Words at the end of variable names for the kind of view.
  private static let kinds: Set<String> = [
    "field", "textfield", "edittext", "text", "view", "label", "button", "switch", "toggle", "slider",
    "stepper",
    "picker", "checkbox",
  ]

  private static let prefixes: Set<String> = [
    "ic", "icon", "img", "image", "btn", "button", "bg", "icons", "iv", "ib",
  ]
  /// Returns the words in the name of an identifier or image that may be a text.
  static func wordsOfText(in name: String) -> [String] {
    var words = words(in: name).filter { !$0.allSatisfy(\.isNumber) }
    while let first = words.first, prefixes.contains(first) || first == "action" { words.removeFirst() }
    while let last = words.last, suffixes.contains(last) || kinds.contains(last) || textless.contains(last) {
      words.removeLast()
    }
    while let first = words.first, textless.contains(first), words.count > 1 { words.removeFirst() }
    return words == ["search"] ? [] : words
  }

  /// Words for what an image or control is, or how it's drawn.
  private static let textless: Set<String> = [
    "seekbar", "bar", "edit", "input", "baseline", "round", "sharp", "icn", "spinner",
  ]

  private static let suffixes: Set<String> = [
    "icon", "image", "img", "button", "btn", "fill", "filled", "outlined", "outline", "rounded", "white",
    "black",
    "24dp", "24px", "48dp", "dp", "drawable", "circle", "square", "ic", "tapped", "clicked", "pressed",
  ]

  /// The meanings of words in image names, the most telling first.
  private static let known: [String: (rank: Int, name: String)] = {
    let names: [(words: [String], name: String)] = [
      (["xmark", "close", "clear", "cross", "cancel"], "Close"),
      (["trash", "delete", "bin"], "Delete"),
      (["pencil", "edit"], "Edit"),
      (["magnifyingglass", "search"], "Search"),
      (["gear", "gearshape", "settings"], "Settings"),
      (["ellipsis", "more"], "More options"),
      (["share"], "Share"),
      (["heart", "favorite", "favourite"], "Favorite"),
      (["bell", "notification", "notifications"], "Notifications"),
      (["menu"], "Open menu"),
      (["house", "home"], "Home"),
      (["play"], "Play"),
      (["pause"], "Pause"),
      (["stop"], "Stop"),
      (["mic", "microphone"], "Record"),
      (["camera"], "Take photo"),
      (["info"], "Information"),
      (["star"], "Rate"),
      (["plus", "add"], "Add"),
    ]
    var known: [String: (rank: Int, name: String)] = [:]
    for (rank, entry) in names.enumerated() {
      for word in entry.words { known[word] = (rank, entry.name) }
    }
    return known
  }()
}
