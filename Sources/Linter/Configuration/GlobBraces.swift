// `{…}` in path patterns.

/// The expansion of a pattern with braces into patterns without.
enum GlobBraces {
  /// The maximum number of expanded texts. Beyond it, braces are plain characters.
  private static let mostTexts = 256

  /// The maximum number of characters read and written during expansion.
  private static let mostWork = 1 << 17

  /// Returns all texts that a pattern with braces stands for, or the pattern itself if there are none or too many.
  static func expand(_ pattern: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
    var finished: [[Unicode.Scalar]] = []
    var pending = [pattern]
    var work = 0
    while let text = pending.popLast() {
      work += text.count
      guard finished.count + pending.count < mostTexts, work < mostWork else { return [pattern] }
      guard let (opening, closing, commas) = firstBraces(in: text) else {
        finished.append(text)
        continue
      }
      guard commas.count < mostTexts else { return [pattern] }
      work += text.count * (commas.count + 1)
      guard work < mostWork else { return [pattern] }
      let bounds = [opening] + commas + [closing]
      let before = text[..<opening]
      let after = text[(closing + 1)...]
      for (start, end) in zip(bounds, bounds.dropFirst()).reversed() {
        pending.append(Array(before) + text[(start + 1)..<end] + after)
      }
    }
    return finished
  }

  /// Returns the first outermost pair of braces, and the commas directly inside.
  private static func firstBraces(
    in text: [Unicode.Scalar]
  ) -> (opening: Int, closing: Int, commas: [Int])? {
    var opening: Int?
    var commas: [Int] = []
    var depth = 0
    var index = 0
    while index < text.count {
      switch text[index] {
      case "\\": index += 1
      case "{":
        if depth == 0 { opening = index }
        depth += 1
      case "," where depth == 1: commas.append(index)
      case "}" where depth > 0:
        depth -= 1
        if depth == 0, let opening { return (opening, index, commas) }
      default: break
      }
      index += 1
    }
    return nil
  }
}
