// Bullets in front of texts.

import Source
import Syntax

extension Element {
  /// True if the element's text begins with a list bullet, alone or followed by more text.
  var beginsWithBullet: Bool {
    guard let first = title.value?.value.literal?.unicodeScalars.first else { return false }
    switch first {
    case "•", "◦", "▪", "‣", "●", "○": return true
    default: return false
    }
  }
}
