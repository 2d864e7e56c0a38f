// The words that the project's prose doesn't use, and the words to write instead.

import Foundation

/// The terms of everything that people read: messages, help, documents, and comments.
package enum Glossary {
  /// Each entry is a regular expression for whole words, and the words to write instead.
  private static let entries: [(old: String, write: String)] = [
    // Terms.
    ("pictures?(?! in picture)", "image, icon, or screenshot"),
    ("nameless", "unlabeled"),
    ("those who listen|who(?:ever)? listens|(?:the|a) listener hears", "screen reader users"),
    ("somebody|someone|nobody|whoever", "people or users"),
    ("what is heard|is heard as|heard as", "the announcement, is announced as"),
    ("(?:can|to) be pressed|pressed long", "activate, tap, or long-press"),
    ("(?:in|out of) reach", "reachable, or can't be reached"),
    ("switched o(?:n|ff)", "turned on or off"),
    ("the class above", "the superclass"),
    ("see-through|shines through", "translucent"),
    ("walks (?:in|out|around)|is met by|are met by", "moves, or is reached by"),
    ("Interface Builder(?:'s)? documents?", "Interface Builder file"),
    ("your own components|components of the app", "custom components"),
    ("work trees?", "working tree"),
    ("graver?|gravest|gravity of", "severe, more severe"),
    ("mend(?:s|ed|ing)?", "fix"),
    ("asked for by", "sources"),
    ("(?<!workspace )(?<!Parameter )folders?", "directory"),
    ("what(?: i|')s known", "how it was recognized, or the known facts"),
    ("reacts to|takes several fingers", "responds to, or requires multiple fingers"),
    ("fires on touching|goes too soon|talks over", "fires on touch down, disappears too soon, interrupts"),
    // Grammar.
    ("stands?(?= (?:at|before|behind|below|beside|here|in|on|there|where|under))", "is"),
    ("beside", "next to, or in addition to"),
    ("told of|is told|are told", "is notified of"),
    ("hurts?", "affects"),
    ("by itself|by themselves", "automatically, or on its own"),
    ("(?<!there )(?:is|are) no (?!longer|more|less|fewer)\\w+", "isn't a"),
    ("(?:nil|empty|true|false) where", "nil if"),
    ("in capitals|capital letters?", "in all caps, or uppercase"),
    ("goes? before", "comes before, or takes precedence over"),
    ("what(?: i|')s left", "the rest"),
    ("anew|renew(?:s|ed|ing)?", "again, or update"),
    ("passed over", "ignored"),
    ("leave out|left out", "skip, exclude, or omit"),
    ("holds(?! true| down)", "contains, or applies"),
    ("of this severity or", "at or above this severity"),
    ("takes? back|taken back|took back", "revert"),
    ("believes?|hears", "treats as, or detects"),
    ("swallow(?:s|ed|ing)?", "consume, or make unreachable"),
    ("guard G\\d+|the first design|the second design", "a source that readers can open"),
    // Spelling.
    (
      "(?:un)?labell(?:ed|ing)|misspelt|cancell(?:ed|ing)|judgements?|catalogues?|full stops?",
      "American spelling"
    ),
    ("(?:colou?r|behaviou?r|favou?rite|neighbou?r)(?<=our)\\w*", "American spelling"),
    (
      "(?:recogni|organi|initiali|summari|synchroni|normali|capitali)s(?:e|es|ed|ing|ation)",
      "American spelling"
    ),
    ("greys?|centres?|licences?|afterwards|towards|whilst|learnt", "American spelling"),
  ]

  private static let pattern = expression(entries.map(\.old).joined(separator: "|"))
  private static let dash = expression("(?<=[a-z)”’`]) – (?=[a-z“`(])", wholeWords: false)
  private static let code = expression("`+[^`\\n]*`+", wholeWords: false)

  private static func expression(_ pattern: String, wholeWords: Bool = true) -> NSRegularExpression? {
    let pattern = wholeWords ? "(?<![\\w.`‹“/-])(?:\(pattern))(?![\\w(`›/-])" : pattern
    return try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
  }

  /// Returns a sentence for each old word in `prose`. Code in backticks isn't checked.
  package static func problems(in prose: String) -> [String] {
    let range = NSRange(prose.startIndex..., in: prose)
    let text = code?.stringByReplacingMatches(in: prose, range: range, withTemplate: "`") ?? prose
    let all = NSRange(text.startIndex..., in: text)
    var problems = (pattern?.matches(in: text, range: all) ?? []).compactMap { match in
      Range(match.range, in: text).map { found in
        "“\(text[found])” reads as translated. Write: \(replacement(at: match.range, of: text))."
      }
    }
    if dash?.firstMatch(in: text, range: all) != nil {
      problems.append("A spaced en dash isn't punctuation here. Write a comma, a colon, or parentheses.")
    }
    return problems
  }

  private static func replacement(at range: NSRange, of text: String) -> String {
    entries.first { entry in
      expression(entry.old)?.firstMatch(in: text, options: .withTransparentBounds, range: range) != nil
    }?.write ?? "another word"
  }
}
