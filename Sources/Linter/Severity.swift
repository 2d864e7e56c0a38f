// How grave a finding is.

/// Severity by harm, most grave last.
package enum Severity: String, Sendable, CaseIterable, Comparable, Codable {
  /// A nudge.
  case hint
  /// Advice with high confidence.
  case information
  /// Very probably a barrier.
  case warning
  /// Someone cannot use or perceive this, proven by the code.
  case error

  private var rank: Int {
    switch self {
    case .hint: 0
    case .information: 1
    case .warning: 2
    case .error: 3
    }
  }

  /// One step less grave; a hint stays one.
  package var lowered: Severity {
    switch self {
    case .error: .warning
    case .warning: .information
    case .information, .hint: .hint
    }
  }

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}
