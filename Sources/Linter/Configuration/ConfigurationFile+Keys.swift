// What can be set in a configuration file.

extension ConfigurationFile {
  /// The keys of a configuration file.
  enum Key: String, CaseIterable {
    case profile, rules, components, targets, include, exclude, locales, maxFileSize, baseline, extends
    case perPath
    /// The address of a JSON schema, which editors read.
    case schema = "$schema"

    /// What it decides, for people.
    var summary: String {
      switch self {
      case .profile: "Which rules run: those that are nearly always right, or all."
      case .rules: "Rules by id: a severity, “off”, or an object of a severity and options."
      case .components: "What components of the app are, by the names of their types or functions."
      case .include: "Globs of the files to lint, relative to this file; all where none is given."
      case .exclude: "Globs of files and folders to leave out."
      case .locales: "Language tags (BCP 47) of the texts in code, the development language first."
      case .maxFileSize: "Bytes; larger files are left out with a note."
      case .baseline: "The file that lists known findings, relative to this file."
      case .extends: "Paths of configurations that this one builds upon; a later one wins."
      case .perPath: "What is different for some of the files; a later entry wins."
      case .schema: "The address of this schema."
      case .targets:
        "The lowest versions of the systems that the app runs on, where no build file states them."
      }
    }
  }

  /// The keys of a component.
  enum ComponentKey: String, CaseIterable {
    case role, label, hint, image, size, selfLabelled, decorative, decorativeWhen

    var summary: String {
      switch self {
      case .role: "What a screen reader meets."
      case .label: "The parameter that names it, or several of which one does."
      case .hint: "The parameter that says what it does."
      case .image: "The parameter that is its picture."
      case .size: "The parameter that is the side of its touch area, in points or dp."
      case .selfLabelled: "Whether it names itself."
      case .decorative: "Whether it is a picture that nobody needs to hear of."
      case .decorativeWhen: "The argument that makes it decoration, as the code writes it."
      }
    }
  }

  /// The keys of what makes a component decoration.
  enum ConditionKey: String, CaseIterable {
    case argument
    case value = "is"
  }

  /// The keys of an entry of `perPath`.
  enum PathKey: String, CaseIterable {
    case paths, profile, rules
  }
}
