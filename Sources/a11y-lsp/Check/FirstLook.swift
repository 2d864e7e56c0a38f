// One file, met while the files of a project are looked for.

import LanguageServer
import Linter
import Source

/// What is found out about a file to lint before the others of its project are known. Each of very many is no larger than
/// a reference.
indirect enum FirstLook: Sendable {
  /// No answer of other files changes what became of it.
  case settled(FileCheck)
  /// What became of it holds as long as nobody but the first files that said something answers the questions.
  case open(CheckedProject.Target, FileCheck, Questions, knownFiles: Int)
  /// It is linted when the others are known.
  case waiting(CheckedProject.Target)

  /// A file to look at.
  enum Subject: Sendable {
    /// To be linted, and to be asked what it says to others.
    case target(CheckedProject.Target)
    /// Only to be asked, where that has to wait or nobody wants it to be linted. `root` is that of its project.
    case other(IndexedFile, root: String)

    /// The root of its project.
    var root: String {
      switch self {
      case .target(let target): target.root
      case .other(_, let root): root
      }
    }
  }

  /// Looks at a file, and adds what it says to others to what is `said` of its project. Nil where it is not to be linted.
  init?(_ subject: Subject, _ plan: CheckPlan, _ said: GrowingProject) {
    switch subject {
    case .other(let file, _):
      if let summary = file.summary() { said.add(summary) }
      return nil
    case .target(let target) where SourceFile.isCompletedByOthers(path: target.pathInProject):
      let file = IndexedFile(
        path: target.path, pathInProject: target.pathInProject,
        limit: target.linter.configuration.maxFileSize)
      if let summary = file.summary() { said.add(summary) }
      self = .waiting(target)
    case .target(let target):
      switch FileCheck.content(target) {
      case .failure(let skipped): self = .settled(.skipped(skipped.path))
      case .success(let content): self.init(target, content.text, plan, said)
      }
    }
  }

  private init(
    _ target: CheckedProject.Target, _ text: SourceText, _ plan: CheckPlan, _ said: GrowingProject
  ) {
    let file = target.sourceFile(text)
    let surroundings = said.soFar
    let look = target.linter.look(at: file, in: surroundings)
    if let summary = FileSummary(file, look) { said.add(summary) }
    let outcome = FileCheck.checked(CheckedFile(target, text, look, plan))
    let questions = look.decisiveQuestions
    self =
      questions.isEmpty
      ? .settled(outcome) : .open(target, outcome, questions, knownFiles: surroundings.fileCount)
  }
}
