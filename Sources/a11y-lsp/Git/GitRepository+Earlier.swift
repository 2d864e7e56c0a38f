// Earlier versions of changed files, from git.

import LanguageServer

extension GitRepository {
  /// Returns the files that differ from the merge base with `name`, with their content there, and the untracked files.
  /// Only files for which `isRelevant` returns true for one of their absolute paths are read.
  func earlierFiles(
    since name: String, where isRelevant: (String) -> Bool
  ) throws(UsageError) -> [EarlierFile] {
    let base = try commonAncestor(with: name)
    let records = try output(of: [
      "diff", "--raw", "-z", "--no-abbrev", "--find-renames", "--no-relative", "--no-ext-diff",
      "--ignore-submodules=all", base,
    ])
    var fields = records.split(separator: 0)[...]
    var files: [EarlierFile] = []
    var contents: [(index: Int, id: ArraySlice<UInt8>)] = []
    while let record = fields.popFirst(), let first = fields.popFirst() {
      // Modes and IDs before and after, and the status: `:100644 100644 0123… 0000… R087`.
      let parts = record.split(separator: 0x20)
      guard parts.count == 5, let status = parts[4].first else { break }
      var second = first
      if status == UInt8(ascii: "R") || status == UInt8(ascii: "C") {
        guard let next = fields.popFirst() else { break }
        second = next
      }
      let isAdded = status == UInt8(ascii: "A")
      let file = EarlierFile(
        path: status == UInt8(ascii: "D") ? nil : path(of: second),
        earlierPath: isAdded ? nil : path(of: first))
      guard [file.path, file.earlierPath].compactMap({ $0 }).contains(where: isRelevant) else { continue }
      // A regular file, not a symbolic link or submodule.
      if !isAdded, parts[0].starts(with: ":100".utf8) { contents.append((files.count, parts[2])) }
      files.append(file)
    }
    // Each batch fits into git's input.
    for start in stride(from: 0, to: contents.count, by: 100) {
      let some = contents[start..<min(start + 100, contents.count)]
      let sizes = try sizes(some.map(\.id))
      let kept = zip(some, sizes).filter { $0.1 <= GitRepository.largestFile }.map(\.0)
      for (item, content) in zip(kept, try self.contents(kept.map(\.id))) {
        files[item.index].content = content
        if content == nil { files[item.index].problem = "its earlier content is missing from git" }
      }
    }
    let unknown = try output(of: ["ls-files", "--others", "--exclude-standard", "--full-name", "-z"])
    for name in unknown.split(separator: 0) where name.last != UInt8(ascii: "/") {
      if let path = path(of: name), isRelevant(path) { files.append(EarlierFile(path: path)) }
    }
    return files
  }
}
