// What is wrong with a baseline file.

/// Why a baseline cannot be read.
package struct BaselineProblem: Error, Sendable, Equatable {
  /// From 1 on.
  package var line: Int
  /// What is wrong and what to do.
  package var message: String
}
