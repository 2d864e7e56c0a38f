// Trimming of whitespace and punctuation around the words of a label.

extension Substring {
  /// The text without whitespace at either end.
  var trimmingBlanks: Substring {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// The text without trailing punctuation that joined it to a role or state.
  var droppingJoiners: Substring {
    var text = self
    while let last = text.last, last.isWhitespace || ",;:-–—|/(".contains(last) { text.removeLast() }
    return text
  }
}
