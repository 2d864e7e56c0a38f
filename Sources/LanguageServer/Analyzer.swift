// The linter as two functions, so that tests can replace them.

package import Linter

/// The linter as the server uses it.
package struct Analyzer: Sendable {
  /// Returns the findings of a file, sorted by position. Uses and updates the state from the previous version.
  package var lint: @Sendable (SourceFile, Configuration, Surroundings, inout Relinter?) -> [Finding]
  /// Returns the rule with an ID, or nil if the catalog doesn't contain it.
  package var rule: @Sendable (String) -> Rule?

  package init(
    lint: @escaping @Sendable (SourceFile, Configuration, Surroundings, inout Relinter?) -> [Finding],
    rule: @escaping @Sendable (String) -> Rule?
  ) {
    self.lint = lint
    self.rule = rule
  }

  /// The real linter with all its rules.
  package static let standard = Analyzer(
    lint: { file, configuration, surroundings, relinter in
      var current = relinter.take() ?? Relinter(Linter(configuration))
      if current.configuration != configuration { current = Relinter(Linter(configuration)) }
      defer { relinter = current }
      return current.lint(file, in: surroundings)
    },
    rule: { id in Rule.named(id) })
}
