// UIKit image views whose content VoiceOver skips, although users need it.

import Elements

extension Element {
  /// The reason why a UIKit image view that isn't an element matters: its hint, or the QR code in it.
  ///
  /// Source: Apple, “isAccessibilityElement”: false for image views by default.
  var skippedContent: (range: Range<Int>, message: String)? {
    guard framework == .uiKit, role == .image, receiver?.isElement == false, hiding == nil, labels.isEmpty,
      name.isAbsent, gestures.isEmpty, openness.isDisjoint(with: [.modifiers])
    else { return nil }
    if let hint = hint.value, hint.value != .none {
      return (hint.range, "\(reader) skips this image view, so its hint is never announced.")
    }
    guard let boundName, showsCode(boundName) else { return nil }
    return (constructor, "\(reader) skips this image view, so users can't find the QR code.")
  }

  /// Returns whether a variable with an image view is named after a QR code, rather than an icon for scanning one.
  private func showsCode(_ name: String) -> Bool {
    let words = Set(NameSuggestion.words(in: name))
    return (words.contains("qr") || words.contains("qrcode"))
      && words.isDisjoint(with: [
        "icon", "scan", "scanner", "frame", "overlay", "logo", "corner", "background",
      ])
  }
}
