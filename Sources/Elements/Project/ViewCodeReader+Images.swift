// The statements in Kotlin and Java code that set the images and tooltips of views.

import Source
import Syntax

extension ViewCodeReader {
  /// Returns the part of a view that a function or property sets, or nil if it's neither its image nor its tooltip.
  ///
  /// Source: Android, “ImageView”, “View › setTooltipText”; Material Components for Android, “MaterialButton › icon”.
  func part(
    setBy word: Word, _ next: (first: UInt8, second: UInt8), _ bytes: Span<UInt8>
  ) -> ViewCodeImages.Part? {
    let isCalled = next.first == UInt8(ascii: "(")
    let isAssigned = next.first == UInt8(ascii: "=") && next.second != UInt8(ascii: "=")
    switch word.id {
    case "setImageResource", "setImageDrawable", "setIconResource", "setIcon": return isCalled ? .image : nil
    case "icon": return word.isMember && isAssigned ? .image : nil
    case "tooltipText": return isAssigned ? .tooltip : nil
    case "setTooltipText": return isCalled ? .tooltip : nil
    default: return isCalled && setsVector(word, bytes) ? .image : nil
    }
  }

  /// Returns whether a function of an app sets an image, judging by its name: `setVectorCompat`.
  private func setsVector(_ word: Word, _ bytes: Span<UInt8>) -> Bool {
    guard word.range.count > 8, word.range.count < 40, bytes[word.range.lowerBound] == UInt8(ascii: "s")
    else {
      return false
    }
    let name = spelling(word, bytes)
    return name.hasPrefix("set")
      && ["Vector", "ImageRes", "ImageDrawable", "IconRes"].contains { name.contains($0) }
      && !name.hasPrefix("setNavigation")
  }

  /// Begins a statement that sets an image or a tooltip.
  mutating func takePart(
    _ word: Word, after before: Word, _ next: (first: UInt8, second: UInt8), _ bytes: Span<UInt8>
  ) {
    guard let part = part(setBy: word, next, bytes) else { return }
    images.set(
      part, of: word.isMember ? subjects(of: before, bytes) : scopes.receivers, at: word.range.lowerBound)
  }

  /// Begins a statement that assigns a variable, which Kotlin declares after `val` and Java after a type.
  mutating func takeAssignment(_ word: Word, after before: Word, _ bytes: Span<UInt8>) {
    var declares = before.id == "val" || before.id == "var"
    if !declares, before.id != "else", before.id != "return", ViewCodeReader.isNext(word, to: before, bytes) {
      declares = true
    }
    images.assign(ViewCodeReader.key(word, bytes), declares: declares)
  }

  /// Returns whether a brace begins the elements of a Java array.
  static func beginsArray(_ at: Int, _ bytes: Span<UInt8>) -> Bool {
    var back = at - 1
    while back >= 0, bytes[back].isBlank { back -= 1 }
    return back >= 0 && bytes[back] == UInt8(ascii: "]")
  }
}
