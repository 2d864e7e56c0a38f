// The requests to the client.

/// The purpose of a request to the client, which determines how its response is handled.
enum Question {
  /// `workspace/configuration`.
  case settings
  /// `window/workDoneProgress/create` for the job with a root and number.
  case progress(String, Int)
  /// `window/workDoneProgress/create` for the first check of files that aren't open.
  case checkProgress(Int)
  /// `workspace/diagnostic/refresh`.
  case refresh
  /// `workspace/applyEdit`.
  case edit
  /// A request whose response is ignored: registrations and refreshes.
  case courtesy
}
