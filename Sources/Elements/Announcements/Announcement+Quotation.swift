// Announcements as messages quote them.

extension Announcement {
  /// The text before the hints in plain words: `…` for unknown text, “or” between alternatives, and nothing about
  /// states and roles that apply only sometimes.
  public var quotation: String {
    parts.filter { !$0.isConditional }.map { $0.text.replacingUnknown(by: "…").inSentence }
      .joined(separator: ", ")
  }
}

private extension Announcement.Part {
  /// True for a state or role that applies only sometimes: `‹Dimmed›`.
  var isConditional: Bool {
    (kind == .state || kind == .role) && text.hasPrefix("‹") && text.hasSuffix("›")
  }
}

private extension String {
  /// The text with “or” between alternatives.
  var inSentence: String {
    contains("|") ? split(separator: " | ", omittingEmptySubsequences: false).joined(separator: " or ") : self
  }
}

extension String {
  /// Returns the text with `mark` in place of each unknown text: `‹title›`.
  public func replacingUnknown(by mark: String) -> String {
    guard contains("‹") else { return self }
    var result = ""
    var depth = 0
    for character in self {
      switch character {
      case "‹":
        if depth == 0 { result += mark }
        depth += 1
      case "›" where depth > 0: depth -= 1
      default: if depth == 0 { result.append(character) }
      }
    }
    return result
  }
}
