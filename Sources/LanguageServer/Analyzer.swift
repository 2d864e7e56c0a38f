// What the server knows of linting: two functions, so that tests can bring their own.

package import Linter

/// The linter as the server uses it.
package struct Analyzer: Sendable {
  /// The findings of a file, sorted by place. What was learned about the version before is used and brought up to date.
  package var lint: @Sendable (SourceFile, Configuration, Surroundings, inout Relinter?) -> [Finding]
  /// The rule with an id; nil for an id that is no rule of the catalogue.
  package var rule: @Sendable (String) -> Rule?

  package init(
    lint: @escaping @Sendable (SourceFile, Configuration, Surroundings, inout Relinter?) -> [Finding],
    rule: @escaping @Sendable (String) -> Rule?
  ) {
    self.lint = lint
    self.rule = rule
  }

  /// The product's own linter with all its rules.
  package static let standard = Analyzer(
    lint: { file, configuration, surroundings, relinter in
      var current = relinter.take() ?? Relinter(Linter(configuration))
      if current.configuration != configuration { current = Relinter(Linter(configuration)) }
      defer { relinter = current }
      return current.lint(file, in: surroundings)
    },
    rule: { id in Rule.named(id) })
}
