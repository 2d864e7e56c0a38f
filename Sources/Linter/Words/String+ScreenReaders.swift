// Messages for platforms with several screen readers.

extension String {
  /// The message without TalkBack's name, for code that also or only runs with other screen readers.
  var namingAnyScreenReader: String {
    let name = "TalkBack"
    var result = ""
    var rest = self[...]
    while let start = rest.firstRange(of: name) {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      let isUsers = rest.hasPrefix(" users")
      let word = isUsers ? "screen reader" : "the screen reader"
      result += result.isEmpty ? word.prefix(1).uppercased() + word.dropFirst() : word
    }
    return result + rest
  }
}
