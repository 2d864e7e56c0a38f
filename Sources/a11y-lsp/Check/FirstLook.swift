// The first look at a file, while the files of its project are still being found.

import LanguageServer
import Linter
import Source

/// The outcome for a file to lint before the facts of its project are complete. Indirect, so each of the many values is
/// no larger than a reference.
indirect enum FirstLook: Sendable {
  /// The outcome doesn't depend on other files.
  case settled(FileCheck)
  /// The outcome is final unless a file beyond the first `knownFiles` provides a result for the queries.
  case open(CheckedProject.Target, FileCheck, Questions, knownFiles: Int)
  /// The file is linted when all facts are known.
  case waiting(CheckedProject.Target)

  /// A file to process.
  enum Subject: Sendable {
    /// A file that is linted and provides facts.
    case target(CheckedProject.Target)
    /// A file that only provides facts, because linting has to wait or isn't requested. `root` is that of its project.
    case other(IndexedFile, root: String)

    /// The root of its project.
    var root: String {
      switch self {
      case .target(let target): target.root
      case .other(_, let root): root
      }
    }
  }

  /// Processes a file and adds its facts to those of its project, `said`. Returns nil if the file isn't linted now.
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
