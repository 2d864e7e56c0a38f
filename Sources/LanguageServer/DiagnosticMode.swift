// The files whose findings an editor shows.

/// The files that are checked, as chosen by the setting `diagnosticMode`. The names follow Pyright and ty.
package enum DiagnosticMode: String, Sendable, CaseIterable {
  /// No files.
  case off
  case openFilesOnly
  /// Open files, and files with uncommitted changes.
  case changedFiles
  /// All files in the workspace folders.
  case workspace

  /// True if files that aren't open are checked, too.
  var coversClosedFiles: Bool {
    switch self {
    case .off, .openFilesOnly: false
    case .changedFiles, .workspace: true
    }
  }
}
