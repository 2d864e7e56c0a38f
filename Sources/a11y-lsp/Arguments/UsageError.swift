// Errors in command-line arguments.

/// An error in the arguments. The message is a clause without a period, or several sentences.
struct UsageError: Error, Equatable {
  var message: String
  /// A hint, printed on the next line. Nil for the generic hint, empty for none.
  var remedy: String?
  /// The report of another program as a sentence, or nil.
  var report: String?

  init(_ message: String, remedy: String? = nil, report: String? = nil) {
    self.message = message
    self.remedy = remedy
    self.report = report
  }
}
