// What baselines list in vain.

import LanguageServer
import Linter

/// An entry of a baseline that no finding of the check corresponds to.
struct StaleEntry: Sendable {
  /// The absolute path of the baseline.
  var baseline: String
  /// Among the entries of the baseline.
  var index: Int
  var entry: BaselineEntry
}

extension CheckResult {
  /// The entries of `baselines` that no longer occur, as far as this check can tell: those of the files that were
  /// checked by their rules and, where the whole project was, those of files that are gone.
  ///
  /// - Parameter folders: The absolute paths of the folders that were checked with all that is in them.
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
