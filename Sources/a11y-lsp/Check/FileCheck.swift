// The check of one file: reading, linting, fixing, and writing.

import Elements
import LanguageServer
import Linter
import Source

/// The outcome for one file.
enum FileCheck: Sendable {
  case checked(CheckedFile)
  case skipped(SkippedPath)
  /// Linted, but its fixes couldn't be written. The findings are those of the unchanged file.
  case unwritten(CheckedFile, SkippedPath)

  /// The absolute path.
  var path: String {
    switch self {
    case .checked(let file), .unwritten(let file, _): file.path
    case .skipped(let skipped): skipped.path
    }
  }

  /// Reads and lints `target`, and performs the actions in `plan`.
  ///
  /// `surroundings` provides facts about other files.
  static func run(
    _ target: CheckedProject.Target, in surroundings: Surroundings, _ plan: CheckPlan, _ tables: TableFiles
  ) -> FileCheck {
    let content: FileContent
    switch self.content(target) {
    case .success(let read): content = read
    case .failure(let skipped): return .skipped(skipped.path)
    }
    let file = target.sourceFile(content.text)
    guard plan.writes else {
      return .checked(CheckedFile(target, content.text, target.linter.look(at: file, in: surroundings), plan))
    }
    let tables = plan.addsStrings(toProjectAt: target.root) ? tables : nil
    return change(file, content, target, surroundings, plan, addingTo: tables)
  }

  /// The reason why a target can't be read.
  struct Unreadable: Error {
    var path: SkippedPath
  }

  /// Reads the content of a target.
  static func content(_ target: CheckedProject.Target) -> Result<FileContent, Unreadable> {
    do {
      let limit = target.linter.configuration.maxFileSize
      if let bytes = target.content { return .success(try FileContent(bytes, limit: limit)) }
      return .success(try FileContent(ofFile: target.path, limit: limit))
    } catch {
      return .failure(
        Unreadable(
          path: SkippedPath(
            path: target.path, reason: error.reason,
            isFailure: target.isNamed || !error.isTooLarge)))
    }
  }

  /// Applies fixes and adds suppressions. String resources that fixes need are added to `tables`, if there are any.
  private static func change(
    _ file: SourceFile, _ content: FileContent, _ target: CheckedProject.Target,
    _ surroundings: Surroundings, _ plan: CheckPlan, addingTo tables: TableFiles?
  ) -> FileCheck {
    var (text, fixCount, heldBackCount) = (content.text, 0, 0)
    var newStrings: [NewString] = []
    let look: Linter.Look
    if plan.fixes {
      let fixed = target.linter.fixSafely(
        file, atLeast: plan.fixedSeverity, in: surroundings, addingStrings: tables != nil)
      if fixed.fixCount > 0 { (text, fixCount) = (fixed.text, fixed.fixCount) }
      (look, heldBackCount, newStrings) = (fixed.look, fixed.heldBackCount, fixed.newStrings)
    } else {
      look = target.linter.look(at: file, in: surroundings)
    }
    var new = content
    new.text = text
    let preview =
      plan.previewsFixes && fixCount > 0 ? FixPreview.File(path: target.path, old: content, new: new) : nil
    var checked = CheckedFile(
      target, text, look, plan, fixCount: fixCount, heldBackCount: heldBackCount, preview: preview)
    do {
      if let ignoring = plan.ignoring,
        checked.findings.contains(where: { $0.severity >= ignoring.minSeverity })
      {
        checked = try checked.ignoring(ignoring, target, in: surroundings)
        if checked.ignoreCount > 0 { text = checked.text }
      }
      if fixCount + checked.ignoreCount > 0 {
        let new = text
        let limit = target.linter.configuration.maxFileSize
        let isWritten = try (tables ?? TableFiles(previews: plan.previewsFixes)).add(
          newStrings, below: target.root, limit: limit
        ) {
          () throws(WriteProblem) in
          if plan.previewsFixes { return }
          try content.replace(with: new, inFile: target.path, below: target.root)
        }
        // Without the string resources, only the other fixes can be applied.
        if !isWritten { return change(file, content, target, surroundings, plan, addingTo: nil) }
      }
      return .checked(checked)
    } catch {
      return .unwritten(
        CheckedFile(target, content.text, target.linter.look(at: file, in: surroundings), plan),
        SkippedPath(path: target.path, reason: error.reason, isFailure: true))
    }
  }
}

private extension CheckedFile {
  /// Adds suppressions above the findings, and returns the file with the findings that no suppression covers.
  func ignoring(
    _ ignoring: CheckPlan.Ignoring, _ target: CheckedProject.Target, in surroundings: Surroundings
  ) throws(WriteProblem) -> CheckedFile {
    if linter.configuration.requiresReason, ignoring.reason == nil {
      throw .refused("its configuration requires reasons; use --reason")
    }
    let ignored = linter.ignoring(
      findings, atLeast: ignoring.minSeverity, of: target.sourceFile(text), in: surroundings,
      reason: ignoring.reason)
    return CheckedFile(self, ignored)
  }
}

extension CheckedProject.Target {
  /// Returns the file with its path relative to the root.
  func sourceFile(_ text: SourceText) -> SourceFile {
    SourceFile(path: pathInProject, text: text)
  }
}
