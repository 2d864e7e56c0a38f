// The actions of `a11y-lsp baseline`.

import LanguageServer
import Linter
import Source

/// An action that writes a baseline.
enum BaselineAction: String, CaseIterable {
  case create, update, prune

  /// Writes `file` according to `result`. Returns a summary for the user.
  func run(_ file: BaselineFile, _ result: CheckResult) throws(WriteProblem) -> String {
    let old = file.known.baseline
    let new = Baseline(entries(of: file, result))
    let path = result.displayed(file.path)
    let findings = PlainText.counted(new.entries.count, "finding")
    let text = new.text
    guard text.count <= BaselineLookup.largestFile else { throw .refused(BaselineLookup.tooLarge) }
    guard self != .create else {
      try FileContent.create(text, atPath: file.path, below: file.known.root)
      let isConfigured = result.files.contains {
        $0.baseline?.path == file.path && $0.linter.configuration.baseline?.absolute == file.path
      }
      let name = String(FilePath.name(of: file.path))
      let advice =
        isConfigured
        ? ""
        : " To use it, add { \"baseline\": \"\(name)\" } to \(ConfigurationFile.name) or pass --baseline."
      return "Recorded \(findings) in \(path).\(advice)"
    }
    guard new != old else { return "\(path) is up to date (\(findings))." }
    try rewrite(file, with: text)
    let (added, removed) = BaselineAction.difference(old.entries, new.entries)
    return "Updated \(path): \(findings) (\(added) added, \(removed) removed)."
  }

  private func entries(of file: BaselineFile, _ result: CheckResult) -> [BaselineEntry] {
    let old = file.known.baseline.entries
    let files = result.files.filter { $0.baseline?.path == file.path }
    let stale = Set(result.stale.lazy.filter { $0.baseline == file.path }.map(\.index))
    guard self != .prune else { return old.indices.filter { !stale.contains($0) }.map { old[$0] } }
    let used = files.reduce(into: Set<Int>()) { $0.formUnion($1.usedEntries) }
    // Entries that this check can't judge are kept: those of other files, and of rules that didn't run.
    let kept = old.indices.filter { !stale.contains($0) && !used.contains($0) }.map { old[$0] }
    return kept + files.flatMap(\.entries)
  }

  private func rewrite(_ file: BaselineFile, with text: SourceText) throws(WriteProblem) {
    let (content, baseline): (FileContent, Baseline)
    do {
      (content, baseline) = try BaselineLookup.content(of: file.path)
    } catch {
      throw .changed
    }
    guard baseline == file.known.baseline else { throw .changed }
    try content.replace(with: text, inFile: file.path, below: file.known.root)
  }

  /// Returns the number of entries that are only in `new` and only in `old`, counting duplicates.
  private static func difference(_ old: [BaselineEntry], _ new: [BaselineEntry]) -> (added: Int, removed: Int)
  {
    var counts: [BaselineEntry: Int] = [:]
    for entry in old { counts[entry, default: 0] -= 1 }
    for entry in new { counts[entry, default: 0] += 1 }
    return counts.values.reduce(into: (0, 0)) { sum, count in
      if count > 0 { sum.0 += count } else { sum.1 -= count }
    }
  }
}
