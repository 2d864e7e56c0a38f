// Examples with what the linter reports for them.

import Elements
import LanguageServer
import Linter
import Source

/// A reported example with its message, its fix, and its announcements.
struct ShownExample {
  /// The message of the first finding.
  var message: String
  /// The title of the first finding's first fix, or nil without one.
  var fix: String?
  /// The announcements, or nil if they don't matter for the rule.
  var announced: Announced?

  /// Lints a reported example of a rule. Returns nil if nothing is found, which tests of the examples rule out.
  init?(_ example: Example, of rule: Rule) {
    let code = example.code.replacing("⟦", with: "").replacing("⟧", with: "")
    var configuration = Configuration()
    configuration.selected = [rule.id]
    let linter = Linter(configuration)
    let file = SourceFile(path: example.path, text: SourceText(code))
    guard let finding = linter.lint(file).first else { return nil }
    message = finding.message
    fix = finding.fixes.first?.title
    announced = Announced(at: finding, in: FindingReading(file, linter))
  }
}
