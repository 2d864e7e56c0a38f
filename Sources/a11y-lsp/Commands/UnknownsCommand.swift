// `a11y-lsp debug unknowns`.

import Elements
import LanguageServer
import Linter
import Source
import Syntax

/// The command that counts the facts that aren't known about a project's elements, with the reasons.
enum UnknownsCommand {
  static func run(_ paths: [String], _ arguments: Arguments) throws(UsageError) -> Int32 {
    let format = try arguments.choice(.listFormat, as: ListFormat.self) ?? .text
    guard let folder = Platform.currentFolder else {
      throw UsageError("the current directory no longer exists", remedy: "")
    }
    let options = try CheckOptions(arguments)
    var project = CheckedProject(options, folder: folder)
    let indexes = ProjectIndexes(CheckPlan(waitsForFacts: true), jobs: options.jobs)
    let inputs = try CheckInputs.collected(paths, in: folder, of: &project, options: options, for: indexes)
    guard ConfigurationReport.show(project.problems, in: folder) else {
      indexes.cancel()
      return ExitCode.usage
    }
    let looked = indexes.finish(inputs.roots)
    let names = declaredNames(inputs.roots, jobs: options.jobs)
    let work = ParallelWork<CheckedProject.Target, SurveyedFile>(jobs: options.jobs, startsEarly: false) {
      SurveyedFile($0, names[$0.root] ?? DeclaredNames(), looked.surroundings[$0.root] ?? .unknown)
    }
    for target in looked.targets { work.add(target) }
    let files = work.finish().map { (path: FilePath.displayed($0.path, in: folder), file: $0) }
      .sorted { FilePath.precedes($0.path, $1.path) }
    var ledger = UnknownsLedger()
    for (path, file) in files {
      if let survey = file.survey { ledger.add(survey, path: path, file.text) }
    }
    switch format {
    case .text: Output.show(UnknownsReport.text(ledger))
    case .json: Output.show(UnknownsReport.json(ledger))
    }
    let skipped = inputs.skipped + files.compactMap(\.file.skipped)
    SkippedReport.show(CheckResult(folder: folder, skipped: skipped), isQuiet: false)
    return skipped.contains(where: \.isFailure) ? ExitCode.unreadable : ExitCode.clean
  }

  /// Returns the names that each project's code declares, by root.
  private static func declaredNames(_ roots: [String: Int], jobs: Int) -> [String: DeclaredNames] {
    var result: [String: DeclaredNames] = [:]
    for (root, limit) in roots {
      let work = ParallelWork<IndexedFile, DeclaredNames>(jobs: jobs, startsEarly: true) { file in
        guard let language = Language(path: file.path), language != .xml,
          let text = try? FileContent(ofFile: file.path, limit: file.limit).text
        else { return nil }
        return DeclaredNames(in: Tree(parsing: text, as: language))
      }
      IndexedFile.find(below: root, limit: limit, work.add)
      result[root] = work.finish().reduce(into: DeclaredNames()) { $0.formUnion($1) }
    }
    return result
  }
}
