// What the editor shows of speech without being asked.

/// The settings below `preview`, all of them off unless somebody wants them: they change how code looks.
package struct PreviewSettings: Sendable, Equatable {
  /// What is said, behind the line of each element.
  var inlayHints = false
  /// The number of stops above each declaration, with the command that reads it.
  var codeLens = false
  /// Headings, groups and stops as the outline of a document.
  var outline = false

  init() {}

  init(_ value: JSONValue?) {
    inlayHints = value?["inlayHints"]?.bool == true
    codeLens = value?["codeLens"]?.bool == true
    outline = value?["outline"]?.bool == true
  }
}
