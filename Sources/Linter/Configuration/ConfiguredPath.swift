// Paths in configuration files.

/// A path as a configuration spells it.
package struct ConfiguredPath: Sendable, Equatable {
  /// Absolute, or relative to `folder`.
  package var path: String
  /// The absolute path of the folder that holds the configuration file.
  package var folder: String
}
