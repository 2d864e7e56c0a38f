// `a11y-lsp speak DIR`.

import LanguageServer
import Linter
import Source

extension SpeakCommand {
  /// The maximum number of files with focus stops that are read in each directory, because a whole app is more than
  /// anyone reads.
  static let mostFiles = 50

  /// Returns the readings of the files with focus stops in `folder`, in the order of their paths, and whether these are
  /// all of them. Skips the files that `check` skips.
  static func readings(
    ofFolder folder: String, in projects: inout SpokenProjects
  ) -> (readings: [Reading], isComplete: Bool) {
    var paths: [String] = []
    var roots = ProjectRoots()
    let root = roots.markedRoot(ofFolder: folder) ?? folder
    func shown(_ path: String) -> String { FilePath.displayed(path, in: root) }
    _ = FileWalk.walk(folder, root: root) { path, kind in
      kind == .folder || SourceFile.isLintable(path: shown(path)) && SourceFile.ships(path: shown(path))
    } taking: {
      paths.append($0)
    }
    var readings: [Reading] = []
    for path in paths.sorted(by: FilePath.precedes) where projects.covers(path, root: root) {
      guard let reading = try? projects.reading(of: path, line: nil), !reading.screens.isEmpty else {
        continue
      }
      guard readings.count < mostFiles else { return (readings, false) }
      readings.append(reading)
    }
    return (readings, true)
  }
}
