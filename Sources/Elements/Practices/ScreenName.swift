// Names of whole screens.

import Source
import Syntax

/// Names of screens whose content requires an orientation.
enum ScreenName {
  /// Returns whether a type or activity shows videos, games, or the camera's view.
  static func isOriented(_ name: String) -> Bool {
    NameSuggestion.words(in: name).contains { words.contains($0) }
  }

  private static let words: Set<String> = [
    "camera", "video", "player", "game", "ar", "scan", "scanner", "scanning", "cheque", "check", "keyboard",
    "barcode", "qr", "capture",
  ]
}
