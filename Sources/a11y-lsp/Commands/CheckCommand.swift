// `a11y-lsp check`.

import LanguageServer
import Linter
import Source

/// Lints files and reports what was found.
enum CheckCommand {
  static let syntax = CommandSyntax(
    name: "check", summary: "Find accessibility barriers in files and folders.", operands: "[PATH…]",
    options: [
      .format, .fix, .select, .ignore, .profile, .minSeverity, .failOn, .config, .forceExclude, .stdin,
      .stdinFilename, .jobs, .color, .quiet,
    ],
    notes: """
      Without a path, the working directory is checked. Files that git ignores are left out.

      Groups of rules: \(Rule.groups.joined(separator: ", ")).

      Exit codes: 0 clean, 1 findings at or above --fail-on, 2 wrong arguments or configuration,
      3 an input could not be read (the rest was checked) or the output not written.
      """)

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    let options = try CheckOptions(arguments)
    guard let folder = Platform.currentFolder else {
      throw UsageError("The working directory does not exist any more.", remedy: "Change to another one.")
    }
    var project = CheckedProject(options, folder: folder)
    switch options.input {
    case .paths(let paths):
      return check(paths, options, &project, folder)
    case .standardInput(let filename):
      return StandardInputCheck.run(filename, options, &project, folder)
    }
  }

  private static func check(
    _ paths: [String], _ options: CheckOptions, _ project: inout CheckedProject, _ folder: String
  ) -> Int32 {
    let progress = Progress(isQuiet: options.isQuiet)
    let indexes = ProjectIndexes(jobs: options.jobs, lintsEarly: !options.fixes, progress: progress)
    let inputs = CheckInputs(paths, in: folder, of: &project, options: options, indexes: indexes)
    let problems = project.problems
    guard ConfigurationReport.show(problems, in: folder) else {
      indexes.cancel()
      return ExitCode.usage
    }
    let looked = indexes.finish(inputs.roots)
    let fixing: FileCheck.Fixing = options.fixes ? .safe : .none
    let check = ParallelWork<CheckedProject.Target, FileCheck>(
      jobs: options.jobs, startsEarly: false, progress: progress
    ) { FileCheck.run($0, in: looked.surroundings[$0.root] ?? .unknown, fixing) }
    for target in looked.targets { check.add(target) }
    let result = CheckResult(inputs.skipped, looked.outcomes + check.finish(), options, folder)
    SkippedReport.show(result, isQuiet: options.isQuiet)
    Reporter(options, to: .output).report(result)
    return problems.isEmpty ? result.exitCode(failOn: options.failOn) : ExitCode.usage
  }
}

extension CheckResult {
  /// The result in the order in which it is shown.
  init(_ skipped: [SkippedPath], _ outcomes: [FileCheck], _ options: CheckOptions, _ folder: String) {
    self.init(folder: folder, skipped: skipped, minSeverity: options.minSeverity)
    for outcome in outcomes {
      switch outcome {
      case .checked(let file): files.append(file)
      case .skipped(let path): self.skipped.append(path)
      case .unwritten(let file, let path):
        files.append(file)
        self.skipped.append(path)
      }
    }
    files.sort {
      FilePath.precedes(FilePath.displayed($0.path, in: folder), FilePath.displayed($1.path, in: folder))
    }
    self.skipped.sort {
      FilePath.precedes(FilePath.displayed($0.path, in: folder), FilePath.displayed($1.path, in: folder))
    }
  }
}
