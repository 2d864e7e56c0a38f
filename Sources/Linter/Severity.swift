// The severity of findings.

/// Severity levels, from least to most severe.
package enum Severity: String, Sendable, CaseIterable, Comparable, Codable {
  /// A suggestion.
  case hint
  /// Advice with high confidence.
  case information
  /// A very likely accessibility problem.
  case warning
  /// A proven accessibility problem: some users can't use or perceive something.
  case error

  /// Other words for severities, which other tools use.
  package static let aliases = ["info": "information", "warn": "warning"]

  /// Creates a severity from its name or an alias.
  package init?(named name: String) {
    self.init(rawValue: Severity.aliases[name] ?? name)
  }

  /// The name in output for people: `info`.
  package var brief: String { self == .information ? "info" : rawValue }

  private var rank: Int {
    switch self {
    case .hint: 0
    case .information: 1
    case .warning: 2
    case .error: 3
    }
  }

  /// The next lower severity. A hint stays a hint.
  package var lowered: Severity {
    switch self {
    case .error: .warning
    case .warning: .information
    case .information, .hint: .hint
    }
  }

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}
