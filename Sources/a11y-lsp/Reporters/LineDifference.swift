// A line-by-line comparison of two texts.

/// The lines that differ between two texts, with a few lines of context.
struct LineDifference {
  /// The lines, each with a mark: `-` for removed, `+` for added, and a space for unchanged.
  private(set) var text = ""

  private static let context = 2

  init(from old: String, to new: String) {
    let lines = LineScript(
      from: old.split(separator: "\n", omittingEmptySubsequences: false),
      to: new.split(separator: "\n", omittingEmptySubsequences: false)
    ).lines
    let changed = lines.indices.filter { lines[$0].mark != .kept }
    var next = 0
    var isGap = false
    for index in lines.indices {
      while next < changed.count, changed[next] + LineDifference.context < index { next += 1 }
      guard next < changed.count, changed[next] - LineDifference.context <= index else {
        isGap = true
        continue
      }
      if isGap, !text.isEmpty { text += "  …\n" }
      isGap = false
      text += "\(lines[index].mark.rawValue) \(PlainText.line(String(lines[index].line)))\n"
    }
  }
}
