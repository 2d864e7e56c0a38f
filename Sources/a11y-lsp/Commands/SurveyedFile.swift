// One file of `a11y-lsp debug unknowns`.

import Elements
import LanguageServer
import Linter
import Source

/// A file with what isn't known about its elements.
struct SurveyedFile: Sendable {
  /// The absolute path.
  var path: String
  /// The text, or empty without a survey, to save memory.
  var text = SourceText("")
  /// Nil if the file has no UI or can't be read.
  var survey: UnknownSurvey?
  /// The problem with a file that can't be read.
  var skipped: SkippedPath?

  /// Reads and surveys a file.
  init(_ target: CheckedProject.Target, _ names: DeclaredNames, _ surroundings: Surroundings) {
    path = target.path
    switch FileCheck.content(target) {
    case .failure(let unreadable): skipped = unreadable.path
    case .success(let content):
      let file = target.sourceFile(content.text)
      survey = target.linter.surveyUnknowns(of: file, names, in: surroundings)
      if survey != nil { text = content.text }
    }
  }
}
