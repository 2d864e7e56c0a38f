// The announcements that differ from those in an earlier commit.

import LanguageServer
import Linter
import Source

/// The changes in announcements since a commit, by file.
struct ChangedSpeech {
  /// The changes of one file.
  struct File: Sendable {
    /// The absolute path, the earlier one if the file no longer exists.
    var path: String
    var exists: Bool
    var speech: SpeechChanges
    /// The changed components from other files that it shows.
    var shown: [Shown] = []
  }

  /// A component that changed in another file, where it's shown.
  struct Shown: Sendable {
    var component: ShownComponent
    /// The absolute path of the file that defines it.
    var path: String
    /// The changes in it.
    var changes: [AnnouncementChange]
  }

  /// The current directory, which displayed paths are relative to.
  let folder: String
  /// The revision as written.
  let revision: String
  /// The files with changes, in the order of their displayed paths.
  private(set) var files: [File] = []
  /// The number of stops that another file shows now, announced as before.
  private(set) var movedCount = 0
  /// The number of stops that differ only in texts that aren't in the code.
  private(set) var unknownCount = 0
  /// The files that can't be read.
  private(set) var unreadable: [SkippedPath] = []

  /// Compares the files in `paths`, which are relative to `folder`, with their versions in the merge base with
  /// `revision`.
  init(
    since revision: String, _ paths: [String], in folder: String, _ style: SpeechStyle
  ) throws(UsageError) {
    self.folder = folder
    self.revision = revision
    let paths = paths.map { FilePath.absolute($0, in: folder) }
    var projects: [FileComparison.Project] = []
    var taken: Set<String> = []
    for path in paths {
      let isFolder: Bool
      do {
        isFolder = try Platform.kind(of: path) == .folder
      } catch {
        let problem = ReadProblem(error, path)
        unreadable.append(SkippedPath(path: path, reason: problem.reason, isFailure: true))
        continue
      }
      // Each project is compared once, with all paths in it.
      var roots = ProjectRoots()
      let place = isFolder ? path : FilePath.folder(of: path)
      let root = roots.markedRoot(ofFolder: place) ?? place
      guard taken.insert(root).inserted else { continue }
      projects.append(try FileComparison.project(at: root, since: revision, within: paths, style))
    }
    let outcomes = projects.flatMap(\.outcomes)
    var speech: [SpeechChanges] = []
    for outcome in outcomes.sorted(by: { FilePath.precedes(shown($0.path), shown($1.path)) }) {
      if let problem = outcome.problem {
        unreadable.append(SkippedPath(path: outcome.path, reason: problem, isFailure: true))
      }
      files.append(File(path: outcome.path, exists: outcome.exists, speech: outcome.speech))
      speech.append(outcome.speech)
    }
    movedCount = SpeechChanges.removeMoved(among: &speech)
    for index in files.indices { files[index].speech = speech[index] }
    unknownCount = speech.reduce(0) { $0 + $1.unknownCount }
    files.removeAll(where: \.speech.isEmpty)
    for project in projects { addPlaces(in: project, within: paths, style) }
  }

  /// Adds the files that show components in which something changed.
  private mutating func addPlaces(
    in project: FileComparison.Project, within paths: [String], _ style: SpeechStyle
  ) {
    guard let facts = project.facts else { return }
    var changed: [String: [(path: String, changes: [AnnouncementChange])]] = [:]
    for file in files where file.exists && FilePath.isInside(file.path, of: project.root) {
      let name = String(FilePath.name(of: file.path))
      for (name, changes) in Dictionary(grouping: file.speech.changes, by: { $0.screen ?? name }) {
        changed[name, default: []].append((file.path, changes))
      }
    }
    let places = ComponentPlaces(
      of: Set(changed.keys), inProjectAt: project.root, within: paths, facts, style)
    for use in places.uses {
      for (path, changes) in changed[use.component.name] ?? [] where path != use.path {
        let shown = Shown(component: use.component, path: path, changes: changes)
        if let index = files.firstIndex(where: { $0.path == use.path }) {
          files[index].shown.append(shown)
        } else {
          let none = SpeechChanges(from: .none, to: .none)
          files.append(File(path: use.path, exists: true, speech: none, shown: [shown]))
        }
      }
    }
    let folder = folder
    files.sort {
      FilePath.precedes(FilePath.displayed($0.path, in: folder), FilePath.displayed($1.path, in: folder))
    }
  }

  /// Returns the displayed form of a path.
  func shown(_ path: String) -> String { FilePath.displayed(path, in: folder) }

  /// The number of changes of each kind.
  var counts: [AnnouncementChange.Kind: Int] {
    var counts: [AnnouncementChange.Kind: Int] = [:]
    for change in files.lazy.flatMap(\.speech.changes) { counts[change.kind, default: 0] += 1 }
    return counts
  }

  /// The numbers in words: `3 focus stops announced differently, 1 new, in 2 files`. Nil if nothing changed.
  var summary: String? {
    let counts = counts
    let parts: [(AnnouncementChange.Kind, String)] = [
      (.changed, "announced differently"), (.joined, "joined"), (.split, "split"), (.added, "new"),
      (.removed, "removed"), (.moved, "in another order"),
    ]
    var words: [String] = []
    for (kind, word) in parts {
      guard let count = counts[kind] else { continue }
      words.append(words.isEmpty ? "\(PlainText.counted(count, "focus stop")) \(word)" : "\(count) \(word)")
    }
    let components = files.reduce(0) { $0 + $1.speech.components.count }
    if components > 0 {
      words.append("\(PlainText.counted(components, "component")) from other files changed")
    }
    guard !words.isEmpty else { return nil }
    let count = files.count { !$0.speech.isEmpty }
    return words.joined(separator: ", ") + " in \(PlainText.counted(count, "file"))"
  }

  /// Sentences about stops that aren't listed.
  var notes: [String] {
    var notes: [String] = []
    let showing = files.count { !$0.shown.isEmpty }
    if showing > 0 {
      notes.append(
        "Changed components are also shown by \(PlainText.counted(showing, "other file")), listed above.")
    }
    if movedCount > 0 {
      notes.append(
        "\(PlainText.counted(movedCount, "focus stop")) moved to another file, announced as before.")
    }
    if unknownCount > 0 {
      notes.append(
        "\(PlainText.counted(unknownCount, "focus stop")) may be announced differently: only text that isn't in the "
          + "code differs.")
    }
    return notes
  }
}
