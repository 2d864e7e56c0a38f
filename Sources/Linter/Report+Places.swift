// Facts about the target device, derived from a file's path.

import Elements
import Source

extension Report {
  /// Facts derived from a path, computed once for all elements.
  struct Places {
    /// True if the file belongs to a widget or complication, where text has a fixed space.
    let isForWidgets: Bool
    /// True if the file belongs to a widget, a complication, or a watch app, where the system sizes controls.
    let isForGlances: Bool
    /// True if the file belongs to a watch app: `WatchApp`, `Notes Watch Extension`.
    let isForWatch: Bool
    /// True if the file belongs to a watch app if the project has one. Otherwise, it may be about watching something.
    let mayBeForWatch: Bool
    /// True if the file belongs to a TV app.
    let isForTelevision: Bool

    init(_ path: String) {
      isForWidgets = path.spells("Widget") || path.spells("Complication")
      isForGlances = isForWidgets || path.spells("Watch")
      let mayBeForTelevision = path.spells("tv") || path.spells("leanback")
      let directories =
        isForGlances || mayBeForTelevision
        ? path.split(separator: "/").dropLast().prefix(16).map { NameSuggestion.words(in: String($0)) } : []
      isForWatch =
        isForGlances && directories.contains { Places.word(afterWatchIn: $0).map(Places.isApp) == true }
      mayBeForWatch = isForGlances && directories.prefix(2).contains { Places.word(afterWatchIn: $0) == "" }
      let module = directories.firstIndex(of: ["src"]).map { directories[..<$0] } ?? []
      isForTelevision =
        module.last.map { $0.contains("tv") || $0.contains("leanback") } == true
        || path.spells("tvOS")
    }

    /// Returns the word after “Watch” in a directory's name, or an empty string if there's none. Excludes the iPhone
    /// app's settings for an Apple Watch.
    private static func word(afterWatchIn words: [String]) -> String? {
      guard let index = words.firstIndex(of: "watch"), index == 0 || words[index - 1] != "apple" else {
        return nil
      }
      return index + 1 < words.count ? words[index + 1] : ""
    }

    private static func isApp(_ word: String) -> Bool {
      ["app", "extension", "kit", "os", "target"].contains(word)
    }
  }

  var isForGlances: Bool { places.isForGlances }
  var isForWidgets: Bool { places.isForWidgets }

  /// True if the file belongs to a TV app, which people control with the buttons of a remote.
  var isForTelevision: Bool { places.isForTelevision || tree.isForTelevision }

  /// Returns whether an element is only in a watch app. Such apps are always dark.
  ///
  /// Source: Apple, “Human Interface Guidelines › Designing for watchOS”.
  func isOnlyForWatch(_ id: ElementID) -> Bool {
    places.isForWatch || places.mayBeForWatch && project.runs(on: .watchOS)
      || tree.isOnlyForWatch(id)
  }
}
