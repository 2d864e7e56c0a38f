// Text in Markdown.

/// Text for GitHub Flavored Markdown.
enum MarkdownText {
  /// Returns `text` on one line, without markup, mentions, or references.
  ///
  /// Source: CommonMark 0.31, 2.4 “Backslash escapes”: all ASCII punctuation can be escaped. GitHub and GitLab look for
  /// `@user`, `#12`, and `GH-12` only after that, in the resulting text, so an invisible character has to separate them.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "#", "|", "~", "&", "!", "@", "$":
        result += "\\"
      default: break
      }
      result.unicodeScalars.append(scalar == "\t" ? " " : PlainText.visible(scalar))
      if scalar == "@" || scalar == "#" { result += zeroWidthSpace }
    }
    // Addresses would become links.
    return result.replacing("://", with: ":\\//").replacing("www.", with: "www\\.")
      .replacing("GH-", with: "GH\(zeroWidthSpace)-")
  }

  private static let zeroWidthSpace = "\u{200B}"

  /// Returns `text` as code, such as a command.
  static func code(_ text: String) -> String {
    let line = PlainText.line(text).replacing("|", with: " ")
    let fence = String(repeating: "`", count: (line.split { $0 != "`" }.map(\.count).max() ?? 0) + 1)
    return line.hasPrefix("`") || line.hasSuffix("`") ? "\(fence) \(line) \(fence)" : fence + line + fence
  }
}
