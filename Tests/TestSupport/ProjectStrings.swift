// The string resources of a real project, to check that references in fixes exist.

import Elements
import LanguageServer
package import Linter
package import Source

/// The facts from a project's files, and the string resources that they define.
package struct ProjectStrings: Sendable {
  private var index = ProjectIndex()
  private var names: Set<String> = []
  /// The keys of an Apple project's string tables.
  private var keys: Set<String> = []
  private var root = ""

  package var surroundings: Surroundings { index.surroundings }

  package init() {}

  /// Returns the projects of some files, by their roots.
  package static func all(of files: [RealFile]) -> [String: ProjectStrings] {
    var projects: [String: ProjectStrings] = [:]
    for root in Set(files.map(\.root)) {
      var project = ProjectStrings()
      project.root = root
      IndexedFile.find(below: root, limit: 16_777_216) { project.add($0) }
      project.index.complete()
      projects[root] = project
    }
    return projects
  }

  private mutating func add(_ file: IndexedFile) {
    let summary = file.summary()
    index.update(file.pathInProject, summary)
    for entry in index.entries(of: file.pathInProject) where entry.key.kind == .string {
      names.insert(entry.key.name)
    }
    for entry in index.entries(of: file.pathInProject) where entry.key.kind == .localizedText {
      keys.insert(entry.key.name)
    }
  }

  /// Returns the problems with the string resources or keys that `fix` refers to. Applying it to `old` produces `text`.
  package func problems(
    of fix: Fix, in text: SourceText, replacing old: SourceText, at path: String
  ) -> [String] {
    let added = Set(fix.newStrings.map(\.name))
    let written = fix.edits.map(\.replacement.plain)
    let missing = written.flatMap(\.referredStrings).filter { !names.contains($0) && !added.contains($0) }
    var problems = missing.map { "refers to the string \($0), which doesn't exist" }
    if path.hasSuffix(".swift") {
      let known = old.string(0..<old.count)
      problems += fix.edits.flatMap(\.replacement.pieces).flatMap(\.writtenKeys)
        .filter { !keys.contains($0) && !known.contains("\"\($0)\"") }
        .map { "refers to the key \($0), which no table has" }
    }
    for name in added where !written.contains(where: { $0.referredStrings.contains(name) }) {
      problems.append("adds the string \(name) in vain")
    }
    let changes = fix.newStrings.changes { path in
      (try? FileContent(ofFile: FilePath.join(root, path), limit: 16_777_216))?.text
    }
    guard let changes else { return problems + ["its strings can't be added"] }
    for change in changes {
      guard let new = change.text.applying(change.edits),
        let facts = FileFacts(new, path: change.path), let old = FileFacts(change.text, path: change.path)
      else { return problems + ["it breaks \(change.path)"] }
      let count = fix.newStrings.count { $0.tables.first == change.path }
      let strings = [old, new == change.text ? old : facts].map {
        $0.entries.filter { $0.key.kind == .string }
      }
      if strings[1].count != strings[0].count + count || !strings[1].starts(with: strings[0]) {
        problems.append("it breaks \(change.path)")
      }
    }
    return problems
  }
}

private extension Replacement.Piece {
  /// The literals that look like string table keys. Placeholders are excluded because they're meant to be replaced.
  var writtenKeys: [String] {
    guard case .text(let text) = self else { return [] }
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    let literals = parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
    return literals.filter { literal in
      literal.contains { $0 == "." || $0 == "_" }
        && literal.allSatisfy {
          $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" || $0 == "-"
        }
    }
  }
}

private extension String {
  /// The names after `R.string.`, `string.`, and `@string/`.
  var referredStrings: [String] {
    ["R.string.", "@string/"].flatMap { sign in
      ranges(of: sign).compactMap { range in
        self[..<range.lowerBound].hasSuffix("android.")
          ? nil
          : String(self[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      }
    }
  }
}
