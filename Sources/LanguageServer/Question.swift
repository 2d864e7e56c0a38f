// What the server asks the client.

/// Why a request was sent to the client, which decides what happens with the answer.
enum Question {
  /// `workspace/configuration`.
  case settings
  /// `workspace/applyEdit`.
  case edit
  /// A request whose answer tells nothing: registrations, refreshes.
  case courtesy
}
