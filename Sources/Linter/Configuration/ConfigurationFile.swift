// A configuration file. Its members are read in `ConfigurationFile+Reading.swift`.

import Elements
package import Source

/// The settings in one configuration file, with its problems.
///
/// Reading never fails: invalid parts are reported as problems, and the rest applies.
package struct ConfigurationFile: Sendable, Equatable {
  /// The name of configuration files.
  package static let name = ".a11y-lsp.json"

  /// A file that this one extends.
  package struct Extension: Sendable, Equatable {
    /// The path as written: absolute, or relative to the directory of this file.
    package var path: String
    /// The range of the path in the text.
    package var range: Range<Int>
  }

  package let text: SourceText
  /// The absolute path of the directory that contains the file. Globs are relative to it.
  package let folder: String
  package internal(set) var problems: [ConfigurationProblem] = []
  /// The files that this one extends. Later ones override earlier ones.
  package internal(set) var extensions: [Extension] = []

  var profile: Profile?
  var rules: [String: RuleSetting] = [:]
  /// The components by name.
  var components: [String: Component] = [:]
  var targets: [TargetSystem: TargetVersion] = [:]
  var include: [PathPattern]?
  var exclude: [PathPattern]?
  var locales: [String]?
  var maxFileSize: Int?
  var baseline: ConfiguredPath?
  var perPath: [PathSettings] = []
  /// The number of characters in all globs so far, with braces expanded.
  var globSize = 0

  /// Reads `text`, the content of a file in `folder`.
  package init(_ text: SourceText, folder: String) {
    self.text = text
    self.folder = folder
    do {
      read(try SettingsParser.parse(text))
      // Components are read by kind, and duplicates are found first.
      problems.sort { $0.range.lowerBound < $1.range.lowerBound }
    } catch {
      problems.append(error)
    }
  }

  /// Returns `base` with this file's settings applied. Rules are merged one by one, `perPath` is appended, and any
  /// other setting replaces the existing one.
  package func applied(to base: Configuration) -> Configuration {
    var result = base
    result.put(profile, rules)
    result.perPath += perPath
    result.components.merge(components) { $1 }
    result.targets.merge(targets) { $1 }
    if let include { result.include = include }
    if let exclude { result.exclude = exclude }
    if let locales { result.locales = locales }
    if let maxFileSize { result.maxFileSize = maxFileSize }
    if let baseline { result.baseline = baseline }
    return result
  }
}
