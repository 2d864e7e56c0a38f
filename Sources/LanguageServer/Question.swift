// What the server asks the client.

/// Why a request was sent to the client, which decides what happens with the answer.
enum Question {
  /// `workspace/configuration`.
  case settings
  /// `window/workDoneProgress/create` for a job, by its root and number.
  case progress(String, Int)
  /// `workspace/diagnostic/refresh`.
  case refresh
  /// `workspace/applyEdit`.
  case edit
  /// A request whose answer tells nothing: registrations, refreshes.
  case courtesy
}
