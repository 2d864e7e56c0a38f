// What can be set in a configuration file.

extension ConfigurationFile {
  /// The keys of a configuration file.
  enum Key: String, CaseIterable {
    case profile, rules, include, exclude, locales, maxFileSize, baseline, extends, perPath
    /// The address of a JSON schema, which editors read.
    case schema = "$schema"
    /// Settings of later versions, which mean nothing yet.
    case components, targets

    /// What it decides, for people; nil where it decides nothing.
    var summary: String? {
      switch self {
      case .profile: "Which rules run: those that are nearly always right, or all."
      case .rules: "Rules by id: a severity, “off”, or an object of a severity and options."
      case .include: "Globs of the files to lint, relative to this file; all where none is given."
      case .exclude: "Globs of files and folders to leave out."
      case .locales: "Language tags (BCP 47) of the texts in code, the development language first."
      case .maxFileSize: "Bytes; larger files are left out with a note."
      case .baseline: "The file that lists known findings, relative to this file."
      case .extends: "Paths of configurations that this one builds upon; a later one wins."
      case .perPath: "What is different for some of the files; a later entry wins."
      case .schema: "The address of this schema."
      case .components, .targets: nil
      }
    }
  }

  /// The keys of an entry of `perPath`.
  enum PathKey: String, CaseIterable {
    case paths, profile, rules
  }
}
