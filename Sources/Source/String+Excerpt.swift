// Excerpts of long texts.

extension String {
  /// Returns the text, or its first Unicode scalars and “…” if it has more than `count`. A text in an app may have
  /// megabytes; nothing that long is useful in a tooltip, and some editors freeze.
  public func excerpt(_ count: Int) -> String {
    guard let end = unicodeScalars.index(startIndex, offsetBy: count, limitedBy: endIndex), end < endIndex
    else { return self }
    return String(self[..<unicodeScalars.index(before: end)]) + "…"
  }
}
