// The keys of a configuration file.

extension ConfigurationFile {
  /// The keys of a configuration file.
  enum Key: String, CaseIterable {
    case profile, rules, components, targets, include, exclude, locales, maxFileSize, baseline, extends
    case perPath
    /// The URL of a JSON Schema, which editors use.
    case schema = "$schema"

    /// The description for users.
    var summary: String {
      switch self {
      case .profile: "Rule set: \"recommended\" (few false positives) or \"strict\" (all rules)."
      case .rules: "Rules by ID. Each is a severity, \"off\", or an object with a severity and options."
      case .components: "Custom components, by the name of their type or function."
      case .include: "Globs of files to check, relative to this file. Default: all files."
      case .exclude: "Globs of files and directories to exclude, relative to this file."
      case .locales: "Language tags (BCP 47) of the app's texts, development language first."
      case .maxFileSize: "Maximum file size in bytes. Larger files are skipped with a note."
      case .baseline: "The baseline file of known findings, relative to this file."
      case .extends: "Paths of configurations to extend. Later ones override earlier ones."
      case .perPath: "Profiles and rules for some of the files. Later entries override earlier ones."
      case .schema: "The URL or path of this schema."
      case .targets:
        "Minimum OS and library versions, if no build file states them."
      }
    }
  }

  /// The keys of a component.
  enum ComponentKey: String, CaseIterable {
    case role, label, hint, image, size, selfLabelled, decorative, decorativeWhen

    var summary: String {
      switch self {
      case .role: "The role announced by screen readers."
      case .label: "The parameter that supplies its label, or several alternatives."
      case .hint: "The parameter that supplies its hint."
      case .image: "The parameter that supplies its image."
      case .size: "The parameter that sets the side length of its touch target, in pt or dp."
      case .selfLabelled: "Whether the component labels itself."
      case .decorative: "Whether it's a decorative image."
      case .decorativeWhen: "The argument that makes it decorative, as written in code."
      }
    }
  }

  /// The keys of `decorativeWhen`.
  enum ConditionKey: String, CaseIterable {
    case argument
    case value = "is"
  }

  /// The keys of an entry of `perPath`.
  enum PathKey: String, CaseIterable {
    case paths, profile, rules
  }
}
