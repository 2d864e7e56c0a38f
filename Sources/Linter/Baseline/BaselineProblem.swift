// Problems in baseline files.

/// The reason why a baseline can't be read.
package struct BaselineProblem: Error, Sendable, Equatable {
  /// The 1-based line.
  package var line: Int
  /// The problem and its solution.
  package var message: String
}
