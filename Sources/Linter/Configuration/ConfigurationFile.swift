// One `.a11y-lsp.json`. Reading its members is in ConfigurationFile+Reading.swift.

import Elements
package import Source

/// What one configuration file says, and what is wrong with it.
///
/// Reading is total: what is wrong is a problem, and the rest holds.
package struct ConfigurationFile: Sendable, Equatable {
  /// The name of configuration files.
  package static let name = ".a11y-lsp.json"

  /// Another file that this one builds upon.
  package struct Extension: Sendable, Equatable {
    /// As it is written: absolute, or relative to the folder of this file.
    package var path: String
    /// Where it is written.
    package var range: Range<Int>
  }

  package let text: SourceText
  /// The absolute path of the folder that the file stands in; globs are relative to it.
  package let folder: String
  package internal(set) var problems: [ConfigurationProblem] = []
  /// The files that this one builds upon; a later one wins over an earlier one.
  package internal(set) var extensions: [Extension] = []

  var profile: Profile?
  var rules: [String: RuleSetting] = [:]
  /// By name.
  var components: [String: Component] = [:]
  var targets: [TargetSystem: TargetVersion] = [:]
  var include: [PathPattern]?
  var exclude: [PathPattern]?
  var locales: [String]?
  var maxFileSize: Int?
  var baseline: ConfiguredPath?
  var perPath: [PathSettings] = []
  /// Characters of all globs so far, braces expanded.
  var globSize = 0

  /// Reads `text`, which stands in `folder`.
  package init(_ text: SourceText, folder: String) {
    self.text = text
    self.folder = folder
    do {
      read(try SettingsParser.parse(text))
    } catch {
      problems.append(error)
    }
  }

  /// `base` with everything that this file says put over it. Rules are put together one by one, `perPath` goes on
  /// behind the one there; any other setting replaces the one there.
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
