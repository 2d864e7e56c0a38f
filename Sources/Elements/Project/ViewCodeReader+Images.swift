// The images that Kotlin and Java code sets on views.

import Source
import Syntax

extension ViewCodeReader {
  /// Returns whether a function or property sets the image of a view.
  func takesPicture(_ word: Word, _ next: (first: UInt8, second: UInt8)) -> Bool {
    switch word.id {
    case "setImageResource", "setImageDrawable", "setIconResource", "setIcon": next.first == UInt8(ascii: "(")
    case "icon": word.isMember && next.first == UInt8(ascii: "=") && next.second != UInt8(ascii: "=")
    default: false
    }
  }

  /// Records an image of the views that the current statement changes.
  mutating func show(_ image: Identifier) {
    for view in pictured where (pictures[view]?.count ?? 0) < ViewCodeReader.deepestCall {
      pictures[view, default: []].insert(image)
    }
  }

  /// Returns whether a brace begins the elements of a Java array.
  static func beginsArray(_ at: Int, _ bytes: Span<UInt8>) -> Bool {
    var back = at - 1
    while back >= 0, bytes[back].isBlank { back -= 1 }
    return back >= 0 && bytes[back] == UInt8(ascii: "]")
  }

  /// Tracks the braces in a statement that sets an image.
  mutating func passPicture(_ byte: UInt8) {
    guard !pictured.isEmpty else { return }
    switch byte {
    case UInt8(ascii: "{"): pictureBraces += 1
    case UInt8(ascii: "}") where pictureBraces > 0: pictureBraces -= 1
    case UInt8(ascii: "}"): pictured = []
    default: if pictureBraces == 0 { pictured = [] }
    }
  }
}
