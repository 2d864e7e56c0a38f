// The minimum versions and appearances in a build file.

import Syntax

/// The settings of a build file. An Xcode project has a block for itself and one for each target.
///
/// Source: Apple, “Build settings reference”: a target's setting overrides the project's.
struct BuildSettings {
  private typealias Versions = [TargetSystem: TargetVersion]

  private var ofProject: Versions = [:]
  private var ofTargets: Versions = [:]
  /// True if a target has none of its own.
  private var isInherited = false
  private var block: Versions = [:]
  /// True if the current block belongs to a target.
  private var isTarget = false
  private var hasTargets = false
  /// The mentions for the appearances that targets set.
  private(set) var appearances: [Identifier] = []

  /// Reads the name of a setting.
  mutating func read(_ word: Identifier) {
    switch word {
    case "buildSettings": closeBlock()
    case "PRODUCT_NAME", "PRODUCT_BUNDLE_IDENTIFIER", "INFOPLIST_FILE": isTarget = true
    default: break
    }
  }

  mutating func note(appearance style: [UInt8]) { appearances.append(Mention.appearance(Identifier(style))) }

  mutating func note(_ system: TargetSystem, _ version: TargetVersion) {
    block[system] = min(block[system] ?? version, version)
  }

  private mutating func closeBlock() {
    if isTarget {
      ofTargets.merge(block, uniquingKeysWith: min)
      hasTargets = true
      isInherited = isInherited || block.isEmpty
    } else {
      ofProject.merge(block, uniquingKeysWith: min)
    }
    block.removeAll()
    isTarget = false
  }

  /// The lowest version of each system that a target has. Counts the project's versions unless all targets override
  /// them.
  var lowest: [TargetSystem: TargetVersion] {
    var settings = self
    settings.closeBlock()
    return settings.isInherited || !settings.hasTargets
      ? settings.ofProject.merging(settings.ofTargets, uniquingKeysWith: min) : settings.ofTargets
  }
}
