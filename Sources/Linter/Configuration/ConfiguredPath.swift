// Paths in configuration files.

/// A path as written in a configuration.
package struct ConfiguredPath: Sendable, Equatable {
  /// The path: absolute, or relative to `folder`.
  package var path: String
  /// The absolute path of the directory that contains the configuration file.
  package var folder: String
}
