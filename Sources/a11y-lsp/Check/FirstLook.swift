// One file, met while the files of a project are looked for.

import LanguageServer
import Linter

/// What is found out about a file before the others of its project are known: what it says to them, and what is wrong in
/// it as far as it does not ask them.
struct FirstLook: Sendable {
  /// A file to look at.
  struct Subject: Sendable {
    var file: IndexedFile
    /// The root of its project.
    var root: String
    /// How to lint it; nil where that has to wait, or nobody wants it.
    var target: CheckedProject.Target?
  }

  var subject: Subject
  /// What became of the target; nil where it is linted when the others are known.
  var outcome: FileCheck?
  /// What the outcome depends on.
  var questions = Questions()

  /// Looks at a file. `tell` gets what it says to others, if it says anything.
  init(_ subject: Subject, _ plan: CheckPlan, tell: (FileSummary) -> Void) {
    self.subject = subject
    guard let target = subject.target, !SourceFile.isCompletedByOthers(path: target.pathInProject) else {
      if let summary = subject.file.summary() { tell(summary) }
      return
    }
    switch FileCheck.content(target) {
    case .failure(let skipped): outcome = .skipped(skipped.path)
    case .success(let content):
      let source = target.sourceFile(content.text)
      let look = target.linter.look(at: source, in: .unknown)
      if let summary = FileSummary(source, look) { tell(summary) }
      questions = look.decisiveQuestions
      outcome = .checked(CheckedFile(target, content.text, look, plan))
    }
  }
}
