// Jobs that find and check files outside the event loop.

import Linter
import Source

/// A job for files that aren't open: a search for them, or a check of some of them. Runs on any thread and returns its
/// result as an event.
package struct CheckJob: Sendable {
  /// The result of a job.
  package struct Result: Sendable {
    let number: Int
    var content: Content
  }

  enum Content: Sendable {
    case found(FileSearch)
    case checked([Outcome])
  }

  enum Work: Sendable {
    /// Find the files that the setting covers.
    case search
    /// Check files of the project whose facts are given.
    case check([File], Surroundings)
  }

  /// A file to check.
  struct File: Sendable {
    /// The absolute path.
    var path: String
    var uri: DocumentURI
    /// True if the search found it.
    var isFound: Bool
  }

  /// The outcome for one file.
  struct Outcome: Sendable {
    var path: String
    var content: OutcomeContent
  }

  enum OutcomeContent: Sendable {
    /// The diagnostics, their number, what they depend on, and why part of the file wasn't checked, or nil.
    case report(json: [UInt8], count: Int, Questions, omission: String?)
    /// The file doesn't exist or isn't covered.
    case absent
    /// The file can't be read, for a reason.
    case unreadable(String)
  }

  /// The unique number of the job.
  let number: Int
  let work: Work
  let folders: [String]
  let settings: EditorSettings
  let projects: Projects
  let writer: DiagnosticWriter
  let changedFiles: ChangedFilesLookup?
  let cancellation = Cancellation()

  /// Does the work and returns its result as an event.
  package func run() -> Event {
    switch work {
    case .search:
      let changed = settings.diagnosticMode == .changedFiles ? changedFiles ?? CheckJob.noLookup : nil
      let search = FileSearch(in: folders, settings, projects, cancellation, changed: changed)
      return .checked(Result(number: number, content: .found(search)))
    case .check(let files, let surroundings):
      var projects = projects
      let indexes = GitIndexes()
      var outcomes: [Outcome] = []
      for file in files where !cancellation.isCancelled {
        let content = check(file, in: surroundings, &projects, indexes)
        outcomes.append(Outcome(path: file.path, content: content))
      }
      return .checked(Result(number: number, content: .checked(outcomes)))
    }
  }

  private static let noLookup: ChangedFilesLookup = { _ throws(ChangedFilesProblem) in
    throw ChangedFilesProblem("git isn't available")
  }

  /// Checks a file like an open document with the text on disk.
  private func check(
    _ file: File, in surroundings: Surroundings, _ projects: inout Projects, _ indexes: GitIndexes
  ) -> OutcomeContent {
    let placement = Placement(
      of: file.uri, languageID: "", folders: folders, settings: settings, in: &projects)
    guard placement.isChecked, let root = placement.root,
      file.isFound || !isLeftOut(file.path, root: root, indexes)
    else { return .absent }
    let text: SourceText
    do throws(ReadProblem) {
      text = try FileContent(ofFile: file.path, limit: placement.configuration.maxFileSize).text
    } catch {
      return error == .missing ? .absent : .unreadable(error.reason)
    }
    let snapshot = Snapshot(of: text, file.uri, revision: 0, placement, in: surroundings)
    let analysis = snapshot.analysis(by: writer.analyzer)
    return .report(
      json: writer.json(analysis.findings, in: file.uri, root: placement.root, text),
      count: min(analysis.findings.count, DiagnosticWriter.mostDiagnostics),
      analysis.relinter?.questions ?? Questions(), omission: analysis.omission?.reason)
  }

  /// Returns whether a search would skip the file at `path`: git ignores it, it's hidden, or it isn't a file.
  private func isLeftOut(_ path: String, root: String, _ indexes: GitIndexes) -> Bool {
    // A workspace folder in a hidden directory isn't hidden itself.
    let isVisible = folders.contains { folder in
      FilePath.relative(path, to: folder).map { !FilePath.isHidden($0) } ?? false
    }
    guard isVisible, (try? Platform.kindWithoutFollowing(path)) == .file else { return true }
    return FileWalk.isIgnored(path, kind: .file, root: root, indexes)
  }
}
