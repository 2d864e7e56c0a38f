// Terminal colors and links.

import LanguageServer
import Linter

/// The text style: colors and links, or plain text.
struct Style {
  static let plain = Style(isColored: false, hasLinks: false)

  var isColored: Bool
  /// True if rules link to pages about them.
  var hasLinks: Bool

  func bold(_ text: String) -> String { wrapped(text, "1") }
  func dim(_ text: String) -> String { wrapped(text, "2") }
  func removed(_ text: String) -> String { wrapped(text, "31") }
  func added(_ text: String) -> String { wrapped(text, "32") }
  func help(_ text: String) -> String { wrapped(text, "36") }

  /// Colors text by severity: red, yellow, blue, or cyan, all bold. The severity is always given in words, too.
  func severity(_ severity: Severity, _ text: String) -> String {
    switch severity {
    case .error: wrapped(text, "1;31")
    case .warning: wrapped(text, "1;33")
    case .information: wrapped(text, "1;34")
    case .hint: wrapped(text, "1;36")
    }
  }

  /// Returns the ID of a rule, which links to a page about it.
  ///
  /// Source: “Hyperlinks (a.k.a. HTML-like anchors) in terminal emulators”: `OSC 8 ; params ; URI ST`.
  func rule(_ id: String) -> String {
    guard hasLinks, let page = Rule.named(id).flatMap(RulePages.published.link(toRule:)) else { return id }
    return "\u{1B}]8;;\(page)\u{1B}\\\(id)\u{1B}]8;;\u{1B}\\"
  }

  /// Returns ` [*]` if `--fix` can fix the finding and such findings are marked, otherwise nothing.
  func mark(_ finding: Finding, _ marksFixes: Bool) -> String {
    marksFixes && finding.hasSafeFix ? " " + help("[*]") : ""
  }

  private func wrapped(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
