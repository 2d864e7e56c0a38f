// One file: read, linted, fixed, written.

import LanguageServer
import Linter
import Source

/// What became of one file.
enum FileCheck: Sendable {
  case checked(CheckedFile)
  case skipped(SkippedPath)
  /// Linted, but its fixes could not be written; the findings are those of the file as it stands.
  case unwritten(CheckedFile, SkippedPath)

  /// Reads and lints `target`, and does with it what `plan` says.
  static func run(_ target: CheckedProject.Target, _ plan: CheckPlan) -> FileCheck {
    let content: FileContent
    do {
      let limit = target.linter.configuration.maxFileSize
      if let bytes = target.content {
        content = try FileContent(bytes, limit: limit)
      } else {
        content = try FileContent(ofFile: target.path, limit: limit)
      }
    } catch {
      return .skipped(
        SkippedPath(path: target.path, reason: error.reason, isFailure: target.isNamed || error.isRefusal))
    }
    let file = target.sourceFile(content.text)
    guard plan.fixes else {
      return .checked(CheckedFile(target, content.text, target.linter.lint(file), plan))
    }
    return fix(file, content, target, plan)
  }

  private static func fix(
    _ file: SourceFile, _ content: FileContent, _ target: CheckedProject.Target, _ plan: CheckPlan
  ) -> FileCheck {
    let fixed = target.linter.fixSafely(file)
    guard fixed.fixCount > 0 else {
      return .checked(CheckedFile(target, content.text, fixed.findings, plan))
    }
    do {
      try content.replace(with: fixed.text, inFile: target.path)
      return .checked(CheckedFile(target, fixed.text, fixed.findings, plan, fixCount: fixed.fixCount))
    } catch {
      return .unwritten(
        CheckedFile(target, content.text, target.linter.lint(file), plan),
        SkippedPath(path: target.path, reason: error.reason, isFailure: true))
    }
  }
}

extension CheckedProject.Target {
  /// The file with its path below the root.
  func sourceFile(_ text: SourceText) -> SourceFile {
    SourceFile(path: FilePath.displayed(path, in: root), text: text)
  }
}
