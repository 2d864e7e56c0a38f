// Stale baseline entries.

import LanguageServer
import Linter

/// A baseline entry that matches no finding of the check.
struct StaleEntry: Sendable {
  /// The absolute path of the baseline.
  var baseline: String
  /// The index among the baseline's entries.
  var index: Int
  var entry: BaselineEntry
}

extension CheckResult {
  /// Returns the entries of `baselines` that no longer occur, as far as this check can determine: those whose rules ran
  /// on checked files, and if the whole project was checked, those of deleted files.
  ///
  /// - Parameter folders: The absolute paths of the directories that were checked completely.
  func staleEntries(of baselines: [BaselineFile], checked folders: [String]) -> [StaleEntry] {
    baselines.flatMap { baseline in
      let known = baseline.known
      let own = files.filter { $0.baseline?.path == baseline.path }
      let used = own.reduce(into: Set<Int>()) { $0.formUnion($1.usedEntries) }
      let linters = own.reduce(into: [String: Linter]()) { linters, file in
        if let path = FilePath.relative(file.path, to: known.root) { linters[path] = file.linter }
      }
      let isWhole = folders.contains { FilePath.isInside(known.root, of: $0) }
      return known.baseline.entries.indices.compactMap { index -> StaleEntry? in
        let entry = known.baseline.entries[index]
        let isJudged = linters[entry.path].map { $0.judges(entry.rule) } ?? (isWhole && known.isGone(index))
        guard isJudged, !used.contains(index) else { return nil }
        return StaleEntry(baseline: baseline.path, index: index, entry: entry)
      }
    }
  }
}
