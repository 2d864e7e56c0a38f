// What is known of the disk around the open documents.

/// The roots and configurations that have been looked up.
struct Projects: Sendable {
  var roots = ProjectRoots()
  var configurations = ConfigurationLookup()

  /// Forgets what was read, after a change on the disk.
  mutating func forget() {
    roots = ProjectRoots()
    configurations.forget()
  }
}
