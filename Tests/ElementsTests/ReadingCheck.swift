// The reading order of a piece of code, one line per step.

import Elements
import Source

/// Returns the steps through all declarations of a file: announcements, `[groups]`, and `… components` of other files.
func stepsRead(_ code: String, _ path: String = "A.swift") -> [String] {
  let readings = ElementTree(SourceText(code), path: path)?.readings() ?? []
  return readings.flatMap(\.steps).map { step in
    let condition = step.condition.map { " (only if \($0))" } ?? ""
    return switch step.content {
    case .stop(let announcement): (step.isAlternative ? "or " : "") + announcement.summary + condition
    case .group(let group): "[\(step.isAlternative ? "or " : "")\(group.summary)]\(condition)"
    case .component: "… \(step.subject)\(condition)"
    }
  }
}
