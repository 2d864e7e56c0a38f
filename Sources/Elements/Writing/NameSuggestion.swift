// What a picture or an identifier says in words.

import Syntax

/// Words for pictures and identifiers.
public enum NameSuggestion {
  /// The name of a known symbol or drawable: `xmark` is “Close”. Nil where it is not known.
  public static func forPicture(_ name: String) -> String? {
    // `square.and.arrow.up` and `line.3.horizontal` are known by their whole name.
    if name.hasPrefix("square.and.arrow.up") { return "Share" }
    if name.hasPrefix("line.3.horizontal.decrease") { return "Filter" }
    if name.hasPrefix("line.3.horizontal") { return "Open menu" }
    let words = words(in: name)
    if let direction = direction(words) { return direction }
    let meaning = words.compactMap { known[$0] }.min { $0.rank < $1.rank }?.name
    switch meaning {
    // `homeAsUpIndicator` leads up, to the screen before.
    case "Home" where words.contains("up"): return "Back"
    // `popup_menu_item_editor` is an item of one.
    case "Open menu" where words.contains("item"): return nil
    default: return meaning ?? ActionWords.forPicture(name)
    }
  }

  /// What pictures are called of which a control shows one at a time; nil for all of them where two are called the same,
  /// which says nothing about which of them is shown.
  public static func tellingApart(_ names: [String?]) -> [String?] {
    let words = names.map { $0.flatMap(forPicture) }
    let known = words.compactMap(\.self)
    return Set(known).count < known.count ? words.map { _ in nil } : words
  }

  /// `chevron.left` and `ic_arrow_back` lead back, `chevron.right` and `arrow_forward` on; other arrows mean other
  /// things.
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

  /// The words of an identifier that say what something is, rather than that it's a picture, which size it has, or how
  /// it's drawn.
  static func tellingWords(in identifier: String) -> [String] { telling(words(in: identifier)) }

  private static func telling(_ words: [String]) -> [String] {
    words.filter { !prefixes.contains($0) && !suffixes.contains($0) && !$0.allSatisfy(\.isNumber) }
  }

  /// Whether the name of a picture has words beside the one that's known, which say what that's done to.
  static func saysMore(_ name: String) -> Bool {
    tellingWords(in: name).contains { known[$0] == nil && !styles.contains($0) }
  }

  /// Whether an identifier has words that are about neither the kind of a view, nor its place, nor what its picture is
  /// called.
  static func namesSomething(
    _ identifier: String, otherThan label: String, _ saysNothing: (String) -> Bool
  ) -> Bool {
    tellingWords(in: identifier).contains { numbered in
      let word = String(numbered.prefix { !$0.isNumber })
      return word.count > 1 && known[word]?.name != label && !saysNothing(word)
        && ![styles, kinds, textless, places].contains { $0.contains(word) }
    }
  }

  /// Where a view is, rather than what it does.
  private static let places: Set<String> = [
    "fab", "floating", "top", "bottom", "start", "end", "leading", "trailing", "main", "primary", "secondary",
    "header", "footer", "dialog", "widget", "control", "imagebutton", "imageview", "cell", "row", "corner",
  ]

  /// How a picture is drawn.
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

  /// An identifier as words: `ic_cart_badge` is “Cart badge”. Nil where nothing is left.
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

  /// Lower-case words of a snake, kebab, dotted or camel-case identifier. Letters outside ASCII are small ones.
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

  /// Whether a capital begins a word: behind a small letter, or as the last of several capitals, as the `B` in `URLBar`.
  private static func beginsWord(_ index: Int, of bytes: [UInt8]) -> Bool {
    guard index > 0 else { return true }
    if !bytes[index - 1].isUppercaseASCII { return true }
    return index + 1 < bytes.count && bytes[index + 1].isASCIILetter && !bytes[index + 1].isUppercaseASCII
  }

  /// What the names of variables end in to say of which kind a view is.
  private static let kinds: Set<String> = [
    "field", "textfield", "edittext", "text", "view", "label", "button", "switch", "toggle", "slider",
    "stepper",
    "picker", "checkbox",
  ]

  private static let prefixes: Set<String> = [
    "ic", "icon", "img", "image", "btn", "button", "bg", "icons", "iv", "ib",
  ]
  /// The words of an identifier or a picture's name that may be a text.
  static func wordsOfText(in name: String) -> [String] {
    var words = words(in: name).filter { !$0.allSatisfy(\.isNumber) }
    while let first = words.first, prefixes.contains(first) || first == "action" { words.removeFirst() }
    while let last = words.last, suffixes.contains(last) || kinds.contains(last) || textless.contains(last) {
      words.removeLast()
    }
    while let first = words.first, textless.contains(first), words.count > 1 { words.removeFirst() }
    return words == ["search"] ? [] : words
  }

  /// What a picture or control is, or how it's drawn.
  private static let textless: Set<String> = [
    "seekbar", "bar", "edit", "input", "baseline", "round", "sharp", "icn", "spinner",
  ]

  private static let suffixes: Set<String> = [
    "icon", "image", "img", "button", "btn", "fill", "filled", "outlined", "outline", "rounded", "white",
    "black",
    "24dp", "24px", "48dp", "dp", "drawable", "circle", "square", "ic", "tapped", "clicked", "pressed",
  ]

  /// What words say of a picture; the first in this list says the most.
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
