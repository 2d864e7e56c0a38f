// Checks whether all versions of the platforms have an API.

import Syntax

extension ProjectView {
  /// Returns whether all versions of `systems` that the app supports have an API, as far as the project declares them.
  public func has(_ need: APINeed, on systems: Set<TargetSystem> = Set(TargetSystem.allCases)) -> Bool {
    TargetSystem.allCases.allSatisfy { system in
      guard systems.contains(system), let version = need.versions[system],
        let lowest = lowestVersion(of: system)
      else { return true }
      return lowest >= version
    }
  }
}
