// How bad JSON is reported.

/// Why a text is not JSON.
package struct JSONSyntaxError: Error, Equatable {
  /// What was expected, as the end of a sentence that names the byte.
  package var message: String
  /// Byte offset at which reading stopped.
  package var offset: Int
}
