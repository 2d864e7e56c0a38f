// Deferred work after changes of configurations, settings, and workspace folders. Updating the placements of all open
// documents takes long, so it's done once for all changes that arrive together.

/// Deferred work.
struct Overdue: OptionSet {
  let rawValue: UInt8

  /// Request the settings from the client.
  static let settings = Overdue(rawValue: 1 << 0)
  /// Apply new preview settings.
  static let preview = Overdue(rawValue: 1 << 1)
  /// Watch the files that the configurations refer to.
  static let watchers = Overdue(rawValue: 1 << 2)
  /// Update the placement of each document.
  static let placements = Overdue(rawValue: 1 << 3)
  /// Report problems in the configurations of documents.
  static let problems = Overdue(rawValue: 1 << 4)
  /// Check the open configuration files.
  static let configurations = Overdue(rawValue: 1 << 5)
  /// Discard the indexes of projects without open documents and checked files.
  static let indexes = Overdue(rawValue: 1 << 6)
}

extension Session {
  /// Does the deferred work.
  func catchUp() {
    guard !overdue.isEmpty else { return }
    let (work, changed) = (overdue, changedConfigurations)
    overdue = []
    changedConfigurations = []
    if work.contains(.settings) { fetchSettings() }
    if work.contains(.preview) {
      for uri in documents.keys { readAnew(uri) }
      offerSpeech()
    }
    if work.contains(.placements) {
      placeDocuments()
      checkEverything()
    }
    if work.contains(.problems) {
      for uri in documents.keys.sorted(by: { $0.string < $1.string }) {
        if let placement = documents[uri]?.placement { tellProblems(placement.problems) }
      }
      tellProblems(folderProblems())
    }
    if work.contains(.configurations) {
      // If only one file changed, it's checked anyway.
      let isAlone = changed.count == 1 && !work.contains(.problems)
      recheckConfigurations(except: isAlone ? changed.first : nil)
    }
    if work.contains(.indexes) { forgetUnusedIndexes() }
    if work.contains(.watchers) { watchNamedFiles() }
    tellStatus()
  }

  /// Schedules the open configuration files to be checked again, because one may extend another.
  private func recheckConfigurations(except changed: DocumentURI?) {
    for uri in documents.keys.sorted(by: { $0.string < $1.string })
    where uri != changed && uri.configurationPath != nil {
      documents[uri]?.isRefreshed = true
      touch(uri)
    }
  }
}
