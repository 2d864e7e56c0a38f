// What stands around the words of a name and is no part of them.

extension Substring {
  /// Without blanks at either end.
  var trimmingBlanks: Substring {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// Without the punctuation that joined a role or state behind the name.
  var droppingJoiners: Substring {
    var text = self
    while let last = text.last, last.isWhitespace || ",;:-–—|/(".contains(last) { text.removeLast() }
    return text
  }
}
