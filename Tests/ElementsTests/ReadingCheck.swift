// What a listener meets in a piece of code, one line for each step.

import Elements
import Source

/// The steps through all declarations of a file: what is said, `[groups]`, `… components` of other files.
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
