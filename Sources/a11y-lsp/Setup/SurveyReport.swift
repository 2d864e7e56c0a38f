// The project summary that `init` prints.

import Elements
import LanguageServer
import Linter

/// A survey as text.
enum SurveyReport {
  /// Returns the results of a survey, one line each.
  static func lines(_ survey: ProjectSurvey, componentCount: Int) -> [String] {
    let frameworks = Framework.allCases.compactMap { framework in
      survey.files[framework].map { "\(framework.rawValue) (\(PlainText.counted($0, "file")))" }
    }
    var lines = [
      frameworks.isEmpty
        ? "No SwiftUI, UIKit, Jetpack Compose, Android Views, or Android XML code found yet."
        : "Found: " + frameworks.joined(separator: ", ") + "."
    ]
    if componentCount > 0 {
      let count = PlainText.counted(componentCount, "custom component")
      lines.append("Recognized \(count); run 'a11y-lsp components' to list them.")
    }
    let targets = TargetSystem.allCases.compactMap { system in
      survey.targets[system].map { "\(system.rawValue) \($0.text)" }
    }
    if !targets.isEmpty { lines.append("Minimum versions: \(targets.joined(separator: ", ")).") }
    let languages = survey.languages.all
    if let development = survey.languages.developmentLanguage {
      let others =
        languages.count > 1 ? " (\(PlainText.counted(languages.count - 1, "translation")))" : ""
      lines.append("Development language: \(development)\(others).")
    } else if !languages.isEmpty {
      lines.append(
        "Translations: \(PlainText.counted(languages.count, "language")). No file states the development language."
      )
    }
    let foreign = survey.foreignCode.patterns.map {
      "\($0.glob) (\(PlainText.counted($0.fileCount, "file")))"
    }
    if !foreign.isEmpty {
      lines.append("Skipped generated or vendored code: " + foreign.joined(separator: ", ") + ".")
    }
    return lines
  }

  /// Returns a summary of the findings, with the number of hints that aren't shown.
  static func line(_ result: CheckResult, hintCount: Int) -> String {
    let counts = result.counts
    let total = counts.values.reduce(0, +)
    let files = PlainText.counted(result.files.count, "file")
    let hidden = [
      result.knownCount > 0 ? "\(result.knownCount) hidden by the baseline" : "",
      hintCount > 0 ? "\(PlainText.counted(hintCount, "hint")) not shown" : "",
    ].filter { !$0.isEmpty }.joined(separator: ", ")
    guard total > 0 else { return "No findings in \(files)\(hidden.isEmpty ? "" : " (\(hidden))")." }
    let parts = Severity.allCases.reversed().compactMap { severity in
      counts[severity].map { severity.counted($0) }
    }
    let details = [parts.joined(separator: ", "), hidden].filter { !$0.isEmpty }.joined(separator: "; ")
    return "\(PlainText.counted(total, "finding")) in \(files) (\(details))."
  }
}
