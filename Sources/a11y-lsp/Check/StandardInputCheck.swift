// `check --stdin`.

import LanguageServer
import Linter
import Source

/// The check of standard input.
enum StandardInputCheck {
  /// Checks standard input as the file `filename`. Returns the exit code.
  ///
  /// With `--fix`, standard output always gets the whole text, unchanged if nothing can be fixed, because editors
  /// replace the buffer with it.
  static func run(
    _ filename: String, _ options: CheckOptions, _ project: inout CheckedProject, _ folder: String
  ) -> Int32 {
    let path = FilePath.absolute(filename, in: folder)
    let holder = FilePath.folder(of: path)
    let root = project.root(ofFolder: holder, fallback: holder)
    let target = project.target(path, root: root, isNamed: true)
    var result = CheckResult(folder: folder, minSeverity: options.minSeverity)
    let limit = target.linter.configuration.maxFileSize
    let bytes: [UInt8]
    do {
      bytes = try Platform.standardInput(upTo: limit)
    } catch {
      Message.error("can't read standard input: \(error.reason)")
      return ExitCode.unreadable
    }
    let isUsable = BaselineReport.show(project.baselines.problems, in: folder)
    guard ConfigurationReport.show(project.problems, in: folder), isUsable else {
      if options.fixes, !options.previewsFixes { passOn(bytes, limit: limit) }
      return ExitCode.usage
    }
    var output = bytes
    do {
      let content = try FileContent(bytes, limit: limit)
      let isLeftOut = options.forcesExclude && project.leavesOut(path, kind: .file, root: root)
      if !SourceFile.isLintable(path: FilePath.displayed(path, in: root)) {
        result.skipped = [.unknownKind(path)]
      } else if !isLeftOut {
        let surroundings =
          project.isProject(holder)
          ? ProjectIndexes.surroundings(of: root, limit: limit, jobs: options.jobs) : .unknown
        let (file, fixed) = Workers.value { check(content, target, in: surroundings, options) }
        result.files = [file]
        result.skipped = file.omission.map { [$0] } ?? []
        output = fixed
        if options.previewsFixes, fixed != bytes {
          let new = try FileContent(fixed, limit: .max)
          result.previews = [FixPreview.File(path: path, old: content, new: new)]
        }
      }
    } catch {
      result.skipped = [SkippedPath(path: path, reason: error.reason, isFailure: true)]
    }
    if options.fixes, !options.previewsFixes { passOn(output, limit: limit) }
    SkippedReport.show(result, isQuiet: options.isQuiet)
    if options.previewsFixes { return FixPreview.show(result, options) }
    let isReported = Reporter(options, to: options.fixes ? .error : .output).report(result)
    guard project.problems.isEmpty else { return ExitCode.usage }
    return isReported ? result.exitCode(options) : ExitCode.unreadable
  }

  /// Writes `bytes`, followed by the rest of standard input if there's more than `limit`, which isn't kept in memory.
  private static func passOn(_ bytes: [UInt8], limit: Int) {
    Output.write(bytes, to: .output)
    guard bytes.count > limit else { return }
    while let more = try? Platform.standardInput(upTo: 1 << 20), !more.isEmpty {
      Output.write(more, to: .output)
    }
  }

  private static func check(
    _ content: FileContent, _ target: CheckedProject.Target, in surroundings: Surroundings,
    _ options: CheckOptions
  ) -> (file: CheckedFile, output: [UInt8]) {
    let file = target.sourceFile(content.text)
    guard options.fixes else {
      return (
        CheckedFile(target, content.text, target.linter.look(at: file, in: surroundings), CheckPlan()),
        content.bytes
      )
    }
    let fixed = target.linter.fixSafely(file, atLeast: options.shownSeverity, in: surroundings)
    var new = content
    new.text = fixed.text
    let checked = CheckedFile(
      target, fixed.text, fixed.look, CheckPlan(), fixCount: fixed.fixCount,
      heldBackCount: fixed.heldBackCount)
    return (checked, new.bytes)
  }
}
