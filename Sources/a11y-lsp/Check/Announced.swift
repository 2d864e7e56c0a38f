// What a screen reader announces at a finding.

import Elements
import Linter

/// The announcements at a finding, now and after its first fix.
struct Announced: Sendable {
  /// VoiceOver or TalkBack.
  var reader: String
  /// The announcement now.
  var now: String
  /// The announcement after the fix, or nil if there is no fix or it doesn't change the announcement.
  var afterFix: String?

  /// Reads the code at a finding. Returns nil if the announcement doesn't matter for the finding: no fix changes it, and
  /// its rule isn't about labels, roles, or states.
  init?(at finding: Finding, in reading: FindingReading) {
    reader = finding.framework.screenReader
    if let fix = finding.fixes.first, let change = reading.change(by: fix, of: finding) {
      now = change.before ?? Announced.nothing
      afterFix = change.announcement ?? Announced.nothing
      return
    }
    guard let category = Rule.named(finding.rule)?.category,
      category == .names || category == .rolesAndStates,
      let announcement = reading.announcement(at: finding)
    else { return nil }
    now = announcement
  }

  private static let nothing = "not announced"

  /// The maximum number of findings of a file that are read, and of bytes in the code around them, because each finding
  /// takes up to two readings.
  private static let most = (findings: 50, bytes: 1 << 18)

  /// Returns the announcements at the findings of a file, by index. Findings with the same rule and message are read
  /// once.
  static func findings(of file: CheckedFile, in surroundings: Surroundings) -> [Int: Announced] {
    guard !file.findings.isEmpty else { return [:] }
    let reading = FindingReading(file, in: surroundings)
    var seen: Set<[String]> = []
    var announced: [Int: Announced] = [:]
    var size = 0
    for (index, finding) in file.findings.enumerated() where seen.count < most.findings {
      guard seen.insert([finding.rule, finding.message]).inserted else { continue }
      size += reading.size(around: finding)
      // The first finding is always read.
      guard size <= most.bytes || seen.count == 1 else { break }
      announced[index] = Announced(at: finding, in: reading)
    }
    return announced
  }
}
