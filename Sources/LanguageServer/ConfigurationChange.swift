// Changes of configuration files, as edits for the client.

import Source

/// A change of the configuration file that covers a document, or the creation of one.
struct ConfigurationChange {
  /// The absolute path of the configuration file.
  var path: String
  /// The text of that file and the edits to it, or nil if it must be created.
  var change: (text: SourceText, edits: [TextEdit])?
  /// The text of a new file.
  var newText: SourceText

  /// The text of the file after the change.
  var result: SourceText? {
    guard let change else { return newText }
    return change.text.applying(change.edits)
  }

  /// True if the file must be created.
  var isCreation: Bool { change == nil }
}
