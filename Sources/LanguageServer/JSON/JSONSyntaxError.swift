// Syntax errors in JSON.

/// A syntax error in JSON.
package struct JSONSyntaxError: Error, Equatable {
  /// A description of the error, as a clause to print before the byte offset.
  package var message: String
  /// The byte offset where parsing stopped.
  package var offset: Int
}
