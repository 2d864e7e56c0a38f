// A linter for server tests that don't depend on rules: it reports words.

import Elements
import LanguageServer
import Linter
import Source

/// A linter that reports `bad` (safe fix: `good`), `sad` (fix that needs text: `glad`, then one that changes behavior:
/// nothing), `odd` (fix of three lines that needs text, and a line before the file), and `mad` (no fix, refers to the first
/// word of the file).
enum ToyLinter {
  static let analyzer = Analyzer(
    lint: { file, configuration, _, _ in
      lint(file.text).filter { configuration.rules[$0.rule]?.level != .off }
    },
    rule: { id in id == badWord.id ? badWord : nil })

  private static let badWord = Rule(
    "bad-word", "Word is bad", .names, severity: .error, criteria: [.nameRoleValue], on: .image,
    why: "Bad words hurt *people*.", examples: []
  ) { _, _ in }

  private static func lint(_ text: SourceText) -> [Finding] {
    words(in: text).compactMap { word, range in
      switch word {
      case "bad":
        finding(
          "bad-word", .error, range, "“bad” is bad.",
          fixes: [
            Fix("Say good", .safe, edits: [Fix.Edit(range, "good")])
          ])
      case "sad":
        finding(
          "sad-word", .warning, range, "“sad” is sad.",
          fixes: [
            Fix(
              "Describe the mood", .needsText,
              edits: [
                Fix.Edit(range, Replacement([.text("so $"), .placeholder("glad")]))
              ]),
            Fix("Remove the mood", .changesBehavior, edits: [Fix.Edit(range, "")]),
          ])
      case "odd":
        finding(
          "odd-word", .warning, range, "“odd” is odd.",
          fixes: [
            Fix(
              "Make it even", .needsText,
              edits: [
                Fix.Edit(range, Replacement([.text("so\n  very "), .placeholder("even"), .text("\n  ok")])),
                Fix.Edit(0..<0, "use even\n"),
              ])
          ])
      case "mad":
        finding(
          "mad-word", .hint, range, "“mad” is mad.",
          related: [
            Finding.Related(words(in: text)[0].range, "Said first here.")
          ])
      default: nil
      }
    }
  }

  private static func finding(
    _ rule: String, _ severity: Severity, _ range: Range<Int>, _ message: String,
    related: [Finding.Related] = [], fixes: [Fix] = []
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, framework: .swiftUI, range: range, message: message, related: related,
      fixes: fixes)
  }

  /// Returns runs of ASCII letters.
  private static func words(in text: SourceText) -> [(word: String, range: Range<Int>)] {
    var words: [(word: String, range: Range<Int>)] = []
    var start: Int?
    for offset in 0...text.count {
      let isLetter = (0x61...0x7A).contains(text[offset] | 0x20)
      if isLetter, start == nil { start = offset }
      if !isLetter, let first = start {
        words.append((text.string(first..<offset), first..<offset))
        start = nil
      }
    }
    return words
  }
}
