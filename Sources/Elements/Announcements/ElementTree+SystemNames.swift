// The system's own labels for its controls, in English.

import Source
import Syntax

extension ElementTree {
  /// Returns the system's label for a control that the code doesn't label, or nil for others.
  func systemName(of id: ElementID) -> SpokenText? {
    let element = self[id]
    guard element.labels.isEmpty, case .certain(let title) = element.title, title.value == .dynamic else {
      return nil
    }
    let name: String?
    switch element.framework {
    case .swiftUI:
      guard let call = call(of: element), syntax[call].range == title.valueRange else { return nil }
      name = swiftUIName(element.typeName, call)
    case .uiKit:
      let spelling = text.string(title.valueRange)
      guard let dot = spelling.utf8.lastIndex(of: UInt8(ascii: ".")),
        element.role.isPressable || element.role == .tab
      else { return nil }
      name = ElementTree.itemNames[String(spelling[spelling.utf8.index(after: dot)...])]
    default: return nil
    }
    return name.map { SpokenText(text: $0, isApproximate: false, range: title.range) }
  }

  /// Returns the system's label for a SwiftUI control.
  ///
  /// Source: Apple, “SwiftUI › EditButton”, “ShareLink”, “PasteButton”, “RenameButton”, “ButtonRole”.
  private func swiftUIName(_ type: String, _ call: NodeID) -> String? {
    switch type {
    case "ShareLink": return "Share…"
    case "EditButton": return "Edit | Done"
    case "PasteButton": return "Paste"
    case "RenameButton": return "Rename"
    case "SettingsLink": return "Settings…"
    case "Button", "Tab":
      switch syntax.value("role", of: call).map(syntax.lastName(of:)) {
      case "close": return "Close"
      case "cancel": return "Cancel"
      case "confirm": return "Done"
      case "search": return "Search"
      default: return nil
      }
    default: return nil
    }
  }

  /// The labels of system items as VoiceOver reads them.
  ///
  /// Source: Apple, “UIBarButtonItem.SystemItem”, “UITabBarItem.SystemItem”, “UIButton.ButtonType”.
  private static let itemNames = [
    "cancel": "Cancel", "close": "Close", "done": "Done", "edit": "Edit", "save": "Save", "add": "Add",
    "compose": "Compose", "reply": "Reply", "action": "Share", "organize": "Organize",
    "bookmarks": "Bookmarks", "search": "Search", "refresh": "Refresh", "stop": "Stop", "camera": "Camera",
    "trash": "Delete", "play": "Play", "pause": "Pause", "rewind": "Rewind", "fastForward": "Fast forward",
    "undo": "Undo", "redo": "Redo", "contactAdd": "Add", "infoLight": "More info", "infoDark": "More info",
    "detailDisclosure": "More info", "favorites": "Favorites", "featured": "Featured", "more": "More",
    "history": "History", "recents": "Recents", "contacts": "Contacts", "downloads": "Downloads",
    "mostRecent": "Most Recent", "mostViewed": "Most Viewed", "topRated": "Top Rated",
  ]
}
