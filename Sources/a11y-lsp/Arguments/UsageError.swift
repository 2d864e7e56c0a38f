// What cannot be done as it was asked.

/// A mistake in the arguments: the sentence says what is wrong and what to do.
struct UsageError: Error, Equatable {
  var message: String
  /// Where to find out more; nil where the help of the command is the place.
  var remedy: String?

  init(_ message: String, remedy: String? = nil) {
    self.message = message
    self.remedy = remedy
  }
}
