// A check run, from paths to the result.

import LanguageServer
import Linter

extension CheckResult {
  /// Checks the files in `paths`. Returns nil after reporting that a configuration or baseline can't be used.
  static func ofCheck(
    _ paths: [String], _ plan: CheckPlan, _ options: CheckOptions, _ project: inout CheckedProject,
    _ folder: String
  ) throws(UsageError) -> CheckResult? {
    let progress = Progress(isQuiet: options.isQuiet)
    let indexes = ProjectIndexes(plan, jobs: options.jobs, progress: progress)
    let inputs = try CheckInputs.collected(paths, in: folder, of: &project, options: options, for: indexes)
    // A baseline can have stale entries even if no file is left.
    if options.baseline != nil || options.usesDefaultBaseline || options.failsOnStale {
      for folder in inputs.folders { project.useBaseline(ofFolder: folder) }
    }
    let isUsable = BaselineReport.show(project.baselines.problems, in: folder)
    guard ConfigurationReport.show(project.problems, in: folder), isUsable else {
      indexes.cancel()
      return nil
    }
    if !options.isQuiet {
      for note in project.notes { Message.note(note) }
      if let note = project.idleNote(inputs.folders) { Message.note(note) }
    }
    let looked = indexes.finish(inputs.roots)
    let tables = TableFiles(previews: plan.previewsFixes)
    let check = ParallelWork<CheckedProject.Target, FileCheck>(
      jobs: options.jobs, startsEarly: false, progress: progress, isCanceled: plan.isCanceled
    ) { FileCheck.run($0, in: looked.surroundings[$0.root] ?? .unknown, plan, tables) }
    for target in looked.targets { check.add(target) }
    var result = CheckResult(inputs.skipped, looked.outcomes + check.finish(), options, folder)
    result.previews = tables.previews + result.files.compactMap(\.preview)
    result.surroundings = looked.surroundings
    if plan.gathersEvidence {
      // Announcements contain texts of other files, so they're read when all facts are known.
      let reading = ParallelWork<CheckedFile, (path: String, announced: [Int: Announced])>(
        jobs: options.jobs, startsEarly: false, progress: progress
      ) { ($0.path, Announced.findings(of: $0, in: looked.surroundings[$0.root] ?? .unknown)) }
      for file in result.files where !file.findings.isEmpty { reading.add(file) }
      for (path, announced) in reading.finish() { result.announced[path] = announced }
    }
    result.stale = result.staleEntries(of: project.baselines.all, checked: inputs.folders)
    return result
  }

  /// Creates the result, sorted as displayed.
  init(_ skipped: [SkippedPath], _ outcomes: [FileCheck], _ options: CheckOptions, _ folder: String) {
    self.init(folder: folder, skipped: skipped, minSeverity: options.minSeverity)
    for outcome in outcomes.sorted(by: \.path, shownIn: folder) {
      switch outcome {
      case .checked(let file):
        files.append(file)
        if let omission = file.omission { self.skipped.append(omission) }
      case .skipped(let path): self.skipped.append(path)
      case .unwritten(let file, let path):
        files.append(file)
        self.skipped.append(path)
      }
    }
    self.skipped = self.skipped.sorted(by: \.path, shownIn: folder)
  }
}

private extension Array {
  /// Returns the elements sorted by the bytes of their displayed paths.
  func sorted(by path: (Element) -> String, shownIn folder: String) -> [Element] {
    let shown = map { FilePath.displayed(path($0), in: folder) }
    return indices.sorted { FilePath.precedes(shown[$0], shown[$1]) }.map { self[$0] }
  }
}
