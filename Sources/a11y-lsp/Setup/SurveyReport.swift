// What `init` says about a project.

import Elements
import LanguageServer
import Linter

/// A survey in sentences.
enum SurveyReport {
  /// What there is, one line each.
  static func lines(_ survey: ProjectSurvey, componentCount: Int) -> [String] {
    let frameworks = Framework.allCases.compactMap { framework in
      survey.files[framework].map { "\(framework.rawValue) (\(PlainText.counted($0, "file")))" }
    }
    var lines = [
      frameworks.isEmpty
        ? "No user interface in SwiftUI, UIKit, Jetpack Compose, Android Views or Android XML is here yet."
        : "Found: " + frameworks.joined(separator: ", ") + "."
    ]
    if componentCount > 0 {
      let count = PlainText.counted(componentCount, "component")
      lines.append("Of your own, \(count) can be understood; “a11y-lsp components” lists what is known.")
    }
    let targets = TargetSystem.allCases.compactMap { system in
      survey.targets[system].map { "\(system.rawValue) \($0.text)" }
    }
    if !targets.isEmpty { lines.append("Built for at least \(targets.joined(separator: ", ")).") }
    let languages = survey.languages.all
    if let development = survey.languages.developmentLanguage {
      let others =
        languages.count > 1 ? ", translated into \(PlainText.counted(languages.count - 1, "language"))" : ""
      lines.append("Language of development: \(development)\(others).")
    } else if !languages.isEmpty {
      lines.append(
        "Translations: \(PlainText.counted(languages.count, "language")). No file says what they are translated from."
      )
    }
    let foreign = survey.foreignCode.patterns.map {
      "\($0.glob) (\(PlainText.counted($0.fileCount, "file")))"
    }
    if !foreign.isEmpty {
      lines.append("Generated or vendored, and left out: " + foreign.joined(separator: ", ") + ".")
    }
    return lines
  }

  /// How much there is to do.
  static func line(_ result: CheckResult) -> String {
    let counts = result.counts
    let total = counts.values.reduce(0, +)
    let files = PlainText.counted(result.files.count, "file")
    let known = result.knownCount > 0 ? " \(result.knownCount) in the baseline not shown." : ""
    guard total > 0 else { return "No findings in \(files).\(known)" }
    let parts = Severity.allCases.reversed().compactMap { severity in
      counts[severity].map { severity.counted($0) }
    }
    return "\(PlainText.counted(total, "finding")) in \(files) now: \(parts.joined(separator: ", ")).\(known)"
  }
}
