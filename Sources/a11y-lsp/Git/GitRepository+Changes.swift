// Changed files and their content, from git.

import LanguageServer
import Linter

extension GitRepository {
  /// Pathspecs of the files that may be linted, in the whole repository.
  private static let lintedFiles =
    ["--"] + ["swift", "kt", "xml", "xib", "storyboard"].map { ":(top,icase)*.\($0)" }

  /// Returns the changes in the directory.
  func changes(_ scope: ChangeScope) throws(UsageError) -> [ChangedFile] {
    switch scope {
    case .everything: []
    case .staged: try stagedFiles()
    case .since(let name): try changedFiles(since: name)
    }
  }

  // MARK: Uncommitted

  /// Returns the absolute paths of the files in the directory that differ from the last commit, and of those that git
  /// doesn't track. Works before the first commit, too.
  ///
  /// Source: git-status(1), “Porcelain Format Version 1”.
  func uncommittedFiles() throws(UsageError) -> [String] {
    let records = try output(
      of: ["status", "--porcelain", "-z", "--no-renames", "--untracked-files=all", "--ignore-submodules=all"]
        + GitRepository.lintedFiles)
    // Each record is two letters, a space, and the path.
    return records.split(separator: 0).compactMap { $0.count > 3 ? path(of: $0.dropFirst(3)) : nil }
  }

  /// Returns the absolute paths of the files in the directory that are the same as in the last commit. Files of
  /// submodules aren't included.
  func committedFiles() throws(UsageError) -> Set<String> {
    let names = try output(of: ["ls-files", "-z", "--full-name"] + GitRepository.lintedFiles)
    return Set(names.split(separator: 0).compactMap { path(of: $0) }).subtracting(try uncommittedFiles())
  }

  // MARK: Staged

  /// Returns the files that the next commit adds or changes, with their content in the index.
  private func stagedFiles() throws(UsageError) -> [ChangedFile] {
    let records = try output(
      of: [
        "diff", "--cached", "--raw", "-z", "--no-abbrev", "--no-renames", "--no-relative", "--no-ext-diff",
        "--diff-filter=d", "--ignore-submodules=all",
      ] + GitRepository.lintedFiles)
    var fields = records.split(separator: 0)[...]
    var files: [ChangedFile] = []
    var contents: [(index: Int, id: ArraySlice<UInt8>)] = []
    while let record = fields.popFirst(), let name = fields.popFirst() {
      // Modes and IDs before and after, and the status: `:100644 100644 0123… 4567… M`.
      let parts = record.split(separator: 0x20)
      guard parts.count == 5, let path = path(of: name) else { continue }
      if parts[4].first == UInt8(ascii: "U") {
        files.append(
          ChangedFile(path: path, problem: "unresolved merge conflict; resolve it and stage the file"))
      } else if parts[1].starts(with: "100".utf8) {
        contents.append((files.count, parts[3]))
        files.append(ChangedFile(path: path))
      } else if parts[1].starts(with: "120".utf8) {
        files.append(ChangedFile(path: path, isLink: true))
      }
    }
    // Each batch fits into git's input.
    for start in stride(from: 0, to: contents.count, by: 100) {
      let some = contents[start..<min(start + 100, contents.count)]
      let large = try sizes(some.map(\.id)).map { $0 > GitRepository.largestFile }
      let kept = zip(some, large).filter { !$0.1 }.map(\.0)
      for (item, isLarge) in zip(some, large) where isLarge {
        files[item.index].problem = "larger than \(GitRepository.largestFile) bytes"
        files[item.index].isTooLarge = true
      }
      for (item, content) in zip(kept, try self.contents(kept.map(\.id))) {
        files[item.index].content = content
        if content == nil {
          files[item.index].problem = "its content is missing from git"
        } else if content.map(FileContent.isPointer) == true {
          files[item.index].problem =
            "a Git LFS pointer in the index; check the file without --staged"
        }
      }
    }
    guard !files.isEmpty else { return [] }
    let added = Dictionary(
      try changedLines(["--cached"]).compactMap { change in
        path(of: change.path.utf8).map { ($0, change.lines) }
      }, uniquingKeysWith: { $1 })
    // A file that was only moved has no changed lines.
    for index in files.indices { files[index].added = added[files[index].path] ?? LineSet() }
    return files
  }

  /// The maximum size in bytes of staged files, because they're kept in memory.
  static let largestFile = Configuration().maxFileSize

  /// Returns the number of bytes stored under each ID, or 0 if it doesn't exist.
  func sizes(_ ids: [ArraySlice<UInt8>]) throws(UsageError) -> [Int] {
    let input = ids.reduce(into: [UInt8]()) { $0 += $1 + [0x0A] }
    let answer = try output(of: ["cat-file", "--batch-check=%(objectsize)"], input: input)
    let lines = answer.split(separator: 0x0A)
    return ids.indices.map { $0 < lines.count ? Int(String(decoding: lines[$0], as: UTF8.self)) ?? 0 : 0 }
  }

  /// Returns the content stored under each ID, or nil if it doesn't exist.
  func contents(_ ids: [ArraySlice<UInt8>]) throws(UsageError) -> [[UInt8]?] {
    let input = ids.reduce(into: [UInt8]()) { $0 += $1 + [0x0A] }
    let answer = try output(of: ["cat-file", "--batch"], input: input)
    var rest = answer[...]
    // Each record is `id blob size`, a line feed, the content, and a line feed; or `id missing`.
    return ids.map { _ in
      guard let end = rest.firstIndex(of: 0x0A) else { return nil }
      let words = rest[..<end].split(separator: 0x20)
      rest = rest[(end + 1)...]
      guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)), size >= 0,
        size < rest.count
      else { return nil }
      defer { rest = rest.dropFirst(size + 1) }
      return Array(rest.prefix(size))
    }
  }

  // MARK: Since a commit

  /// Returns the content of the file at `path`, which is in the directory, in the commit `name`, or nil if the commit
  /// doesn't contain it.
  func content(ofFile path: String, at name: String) throws(UsageError) -> [UInt8]? {
    try refuseOption(name)
    guard let commit = try commit(try namedCommit(name) + "^{commit}") else {
      throw UsageError("'\(name)' isn't a commit")
    }
    guard let file = self.name(of: path), !file.contains(0x0A) else { return nil }
    let id = Array("\(commit):".utf8) + file
    guard try sizes([id[...]]).allSatisfy({ $0 <= GitRepository.largestFile }) else {
      throw UsageError("the file has more than \(GitRepository.largestFile) bytes in '\(name)'", remedy: "")
    }
    return try contents([id[...]]).first ?? nil
  }

  /// Returns the lines added or changed since the merge base with `name`, by absolute path. Nil before the first commit,
  /// when all lines are new.
  func addedLines(since name: String) throws(UsageError) -> [String: LineSet]? {
    guard try commit("HEAD") != nil else { return nil }
    return Dictionary(try changedFiles(since: name).map { ($0.path, $0.added) }, uniquingKeysWith: { $1 })
  }

  /// Returns the working tree files that differ from the merge base with `name`, and the untracked files.
  private func changedFiles(since name: String) throws(UsageError) -> [ChangedFile] {
    let base = try commonAncestor(with: name)
    let changes = try changedLines([base])
    let filtered = try filteredPaths(among: changes.map(\.path))
    var files = changes.compactMap { change in
      // The lines of a filtered file are those that git stores, not those in the working tree.
      path(of: change.path.utf8).map {
        let isFiltered = filtered.contains(change.path)
        return ChangedFile(
          path: $0, lines: isFiltered ? nil : change.lines, added: isFiltered ? .all : change.lines)
      }
    }
    let unknown = try output(
      of: ["ls-files", "--others", "--exclude-standard", "--full-name", "-z"] + GitRepository.lintedFiles)
    for name in unknown.split(separator: 0) where name.last != UInt8(ascii: "/") {
      if let path = path(of: name) { files.append(ChangedFile(path: path)) }
    }
    return files
  }

  /// Returns the lines that `git diff` with these arguments adds or changes, by path relative to the top.
  private func changedLines(_ arguments: [String]) throws(UsageError) -> [(path: String, lines: LineSet)] {
    let patch = try output(
      of: [
        "diff", "-U0", "--inter-hunk-context=0", "--find-renames", "--no-relative", "--no-color",
        "--no-ext-diff", "--no-textconv", "--text", "--src-prefix=a/", "--dst-prefix=b/", "--diff-filter=d",
        "--ignore-submodules=all",
      ] + arguments + GitRepository.lintedFiles)
    return PatchReader(patch).lines
  }

  /// Returns those of `paths`, relative to the top, whose attributes set a filter such as Git LFS.
  private func filteredPaths(among paths: [String]) throws(UsageError) -> Set<String> {
    var filtered: Set<String> = []
    var rest = paths[...]
    while !rest.isEmpty {
      // Each batch fits into git's input.
      var input: [UInt8] = []
      while let path = rest.first, input.isEmpty || input.count + path.utf8.count < Platform.mostInput {
        input += Array(path.utf8) + [0]
        rest.removeFirst()
      }
      let answer = try output(of: ["check-attr", "-z", "--stdin", "filter"], input: input)
      // Each record is the path, the name of the attribute, and its value.
      var fields = answer.split(separator: 0)[...]
      while let path = fields.popFirst(), fields.popFirst() != nil, let value = fields.popFirst() {
        if !["unspecified", "unset"].contains(where: { value.elementsEqual($0.utf8) }) {
          filtered.insert(String(decoding: path, as: UTF8.self))
        }
      }
    }
    return filtered
  }

  func commonAncestor(with name: String) throws(UsageError) -> String {
    try refuseOption(name)
    guard let head = try commit("HEAD") else {
      throw UsageError(
        "\(option): this repository has no commits yet", remedy: "Remove the option to check everything.")
    }
    let commit = try namedCommit(name)
    guard let base = try firstLine(of: ["merge-base", commit, head]) else {
      throw UsageError(
        "\(option): '\(name)' and the working tree have no common ancestor",
        remedy: "In a shallow clone, fetch more history.")
    }
    return base
  }

  /// Throws an error for a revision that git would treat as an option.
  private func refuseOption(_ name: String) throws(UsageError) {
    guard name.hasPrefix("-") else { return }
    throw UsageError(
      "invalid revision '\(name)' for \(option)", remedy: "Use a branch, tag, or commit, such as main.")
  }

  /// Returns the hash of a commit that users name.
  private func namedCommit(_ name: String) throws(UsageError) -> String {
    if try isAmbiguous(name) {
      throw UsageError(
        "\(option): several branches or tags are named '\(name)'",
        remedy: "Use the full name, such as \(option) refs/remotes/\(name) or refs/heads/\(name).")
    }
    guard let commit = try commit(name + "^{commit}") else {
      guard try commit(name) == nil else { throw UsageError("'\(name)' isn't a commit") }
      throw UsageError(
        "unknown revision '\(name)' for \(option)\(Spelling.hint(try similar(to: name)))",
        remedy: "In CI, you may need to fetch it first.")
    }
    return commit
  }

  /// Returns the branch that was probably meant by `name`: the remote one, or the other usual default branch.
  private func similar(to name: String) throws(UsageError) -> String? {
    let others = ["main": "master", "master": "main", "origin/main": "main", "origin/master": "master"]
    for candidate in ["origin/\(name)"] + [others[name]].compactMap(\.self) {
      for folder in ["refs/remotes/", "refs/heads/"] where try commit(folder + candidate + "^{commit}") != nil
      {
        return candidate
      }
    }
    return nil
  }

  /// Returns the hash that `name` refers to, or nil if git doesn't know it.
  private func commit(_ name: String) throws(UsageError) -> String? {
    try firstLine(of: ["rev-parse", "--verify", "--quiet", name])
  }

  /// Returns whether a tag, a branch, and a remote branch with the same name refer to different commits. Git would use
  /// the tag, which anyone who proposes a change can add.
  ///
  /// Source: gitrevisions(7), “<refname>”.
  private func isAmbiguous(_ name: String) throws(UsageError) -> Bool {
    guard !name.contains(where: { "*?[\\".contains($0) }) else { return false }
    let places = ["refs/tags/", "refs/heads/", "refs/remotes/"].map { $0 + name }
    let answer = try ask(["for-each-ref", "--format=%(refname) %(objectname)"] + places)
    let found = answer.output.split(separator: 0x0A).map { $0.split(separator: 0x20) }
    // A pattern also matches refs below it.
    let exact = found.filter { $0.count == 2 && places.contains(String(decoding: $0[0], as: UTF8.self)) }
    return Set(exact.map { Array($0[1]) }).count > 1
  }
}
