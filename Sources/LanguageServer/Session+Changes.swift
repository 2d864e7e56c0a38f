// What changes of configurations, settings, and workspace folders require. Finding out again what applies to each open
// document takes long, so it's done once for all changes that arrive together.

/// Work that changes require and that isn't done yet.
struct Overdue: OptionSet {
  let rawValue: UInt8

  /// Ask the client for its settings.
  static let settings = Overdue(rawValue: 1 << 0)
  /// Use the settings that arrived.
  static let preview = Overdue(rawValue: 1 << 1)
  /// Watch the files that the configurations name.
  static let watchers = Overdue(rawValue: 1 << 2)
  /// Find out what applies to each document.
  static let placements = Overdue(rawValue: 1 << 3)
  /// Report problems in the configurations of documents.
  static let problems = Overdue(rawValue: 1 << 4)
  /// Check the open configuration files.
  static let configurations = Overdue(rawValue: 1 << 5)
  /// Forget the projects that no document belongs to.
  static let indexes = Overdue(rawValue: 1 << 6)
}

extension Session {
  /// Does what the changes so far require.
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
    if work.contains(.placements) { placeDocuments() }
    if work.contains(.problems) {
      for uri in documents.keys.sorted(by: { $0.string < $1.string }) {
        if let placement = documents[uri]?.placement { tellProblems(of: placement) }
      }
    }
    if work.contains(.configurations) {
      // One that changed alone is checked anyway.
      let isAlone = changed.count == 1 && !work.contains(.problems)
      recheckConfigurations(except: isAlone ? changed.first : nil)
    }
    if work.contains(.indexes) { forgetUnusedIndexes() }
    if work.contains(.watchers) { watchNamedFiles() }
  }

  /// Has the open configuration files checked again, since one may build upon another.
  private func recheckConfigurations(except changed: DocumentURI?) {
    for uri in documents.keys.sorted(by: { $0.string < $1.string })
    where uri != changed && uri.configurationPath != nil {
      documents[uri]?.isRefreshed = true
      touch(uri)
    }
  }
}
