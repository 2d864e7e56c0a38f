// Minimum OS and library versions in configuration files.

import Elements

extension ConfigurationFile {
  private static let targetsExpectation =
    "'targets' must be an object of platforms and versions, such as { \"iOS\": \"15.0\", \"minSdk\": 24 }"

  mutating func readTargets(_ value: SettingsValue) -> [TargetSystem: TargetVersion] {
    var targets: [TargetSystem: TargetVersion] = [:]
    for member in members(of: value, ConfigurationFile.targetsExpectation) {
      guard let system = TargetSystem(rawValue: member.key) else {
        complain(
          .warning, member.keyRange, "Unknown platform '\(member.key.brief)'",
          meant: Spelling.nearest(to: member.key, among: TargetSystem.allCases.map(\.rawValue)))
        continue
      }
      if let version = version(member.value) {
        targets[system] = version
      } else {
        complain(
          .error, member.value.range, "'\(member.key.brief)' must be a version, such as \"15.0\" or 24")
      }
    }
    return targets
  }

  private func version(_ value: SettingsValue) -> TargetVersion? {
    switch value.kind {
    case .number(let text), .string(let text): TargetVersion(text.utf8)
    default: nil
    }
  }
}
