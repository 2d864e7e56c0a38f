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

  /// Reads and lints `target`, and writes its safe fixes where `fixing` asks for it.
  ///
  /// `surroundings` answers what the file asks about others.
  static func run(_ target: CheckedProject.Target, in surroundings: Surroundings, _ fixing: Fixing)
    -> FileCheck
  {
    let content: FileContent
    switch self.content(target) {
    case .success(let read): content = read
    case .failure(let skipped): return .skipped(skipped.path)
    }
    let file = target.sourceFile(content.text)
    switch fixing {
    case .none:
      return .checked(
        CheckedFile(
          path: target.path, text: content.text, findings: target.linter.lint(file, in: surroundings)))
    case .safe:
      return fix(file, content, target, surroundings)
    }
  }

  /// Why a target cannot be read.
  struct Unreadable: Error {
    var path: SkippedPath
  }

  /// The content of a target.
  static func content(_ target: CheckedProject.Target) -> Result<FileContent, Unreadable> {
    do {
      return .success(
        try FileContent(ofFile: target.path, limit: target.linter.configuration.maxFileSize))
    } catch {
      return .failure(
        Unreadable(
          path: SkippedPath(
            path: target.path, reason: error.reason, isFailure: target.isNamed || error.isRefusal)))
    }
  }

  /// Whether files are changed.
  enum Fixing: Sendable {
    case none, safe
  }

  private static func fix(
    _ file: SourceFile, _ content: FileContent, _ target: CheckedProject.Target,
    _ surroundings: Surroundings
  ) -> FileCheck {
    let fixed = target.linter.fixSafely(file, in: surroundings)
    guard fixed.fixCount > 0 else {
      return .checked(CheckedFile(path: target.path, text: content.text, findings: fixed.findings))
    }
    do {
      try content.replace(with: fixed.text, inFile: target.path)
      return .checked(
        CheckedFile(path: target.path, text: fixed.text, findings: fixed.findings, fixCount: fixed.fixCount))
    } catch {
      return .unwritten(
        CheckedFile(
          path: target.path, text: content.text, findings: target.linter.lint(file, in: surroundings)),
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
