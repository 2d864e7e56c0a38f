// `{…}` in path patterns.

/// Turns a pattern with braces into patterns without.
enum GlobBraces {
  /// More texts than any sensible pattern stands for; behind it braces are plain characters.
  private static let mostTexts = 256

  /// More characters than any sensible pattern takes to expand, looked at and written.
  private static let mostWork = 1 << 17

  /// All texts that a pattern with braces stands for; the pattern itself where it has none or far too many.
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

  /// The outermost braces that come first and are closed, and the commas directly between them.
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
