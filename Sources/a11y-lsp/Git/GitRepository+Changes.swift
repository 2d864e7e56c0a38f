// Which files have changed, and what is in them.

import LanguageServer
import Linter

extension GitRepository {
  /// The files that may be linted, wherever they lie.
  private static let lintedFiles =
    ["--"] + ["swift", "kt", "xml", "xib", "storyboard"].map { ":(top,icase)*.\($0)" }

  /// The changes in the folder.
  func changes(_ scope: ChangeScope) throws(UsageError) -> [ChangedFile] {
    switch scope {
    case .everything: []
    case .staged: try stagedFiles()
    case .since(let name): try changedFiles(since: name)
    }
  }

  // MARK: Staged

  /// The files that the next commit adds or changes, with the index's content.
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
      // Modes and ids before and after, and what happened: “:100644 100644 0123… 4567… M”.
      let parts = record.split(separator: 0x20)
      guard parts.count == 5, let path = path(of: name) else { continue }
      if parts[4].first == UInt8(ascii: "U") {
        files.append(
          ChangedFile(path: path, problem: "its merge conflict is not resolved; resolve it and add the file"))
      } else if parts[1].starts(with: "100".utf8) {
        contents.append((files.count, parts[3]))
        files.append(ChangedFile(path: path))
      } else if parts[1].starts(with: "120".utf8) {
        files.append(ChangedFile(path: path, isLink: true))
      }
    }
    // As many at a time as fit into what git reads.
    for start in stride(from: 0, to: contents.count, by: 100) {
      let some = contents[start..<min(start + 100, contents.count)]
      let large = try sizes(some.map(\.id)).map { $0 > GitRepository.largestFile }
      let kept = zip(some, large).filter { !$0.1 }.map(\.0)
      for (item, isLarge) in zip(some, large) where isLarge {
        files[item.index].problem = "it has more than \(GitRepository.largestFile) bytes"
        files[item.index].isTooLarge = true
      }
      for (item, content) in zip(kept, try self.contents(kept.map(\.id))) {
        files[item.index].content = content
        if content == nil {
          files[item.index].problem = "git has no content of it"
        } else if content.map(FileContent.isPointer) == true {
          files[item.index].problem =
            "git holds a pointer of Git LFS in its place; check the file without --staged"
        }
      }
    }
    return files
  }

  /// What is staged is kept in memory, so that no more of it is read than anybody lints.
  private static let largestFile = Configuration().maxFileSize

  /// How many bytes are stored under each of the `ids`; 0 where nothing is.
  private func sizes(_ ids: [ArraySlice<UInt8>]) throws(UsageError) -> [Int] {
    let input = ids.reduce(into: [UInt8]()) { $0 += $1 + [0x0A] }
    let answer = try output(of: ["cat-file", "--batch-check=%(objectsize)"], input: input)
    let lines = answer.split(separator: 0x0A)
    return ids.indices.map { $0 < lines.count ? Int(String(decoding: lines[$0], as: UTF8.self)) ?? 0 : 0 }
  }

  /// What is stored under each of the `ids`; nil where nothing is.
  private func contents(_ ids: [ArraySlice<UInt8>]) throws(UsageError) -> [[UInt8]?] {
    let input = ids.reduce(into: [UInt8]()) { $0 += $1 + [0x0A] }
    let answer = try output(of: ["cat-file", "--batch"], input: input)
    var rest = answer[...]
    // Each is “id blob size”, a line break, so many bytes and a line break; or “id missing”.
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

  /// The files of the work tree that differ from where its branch left that of `name`, and those git does not know.
  private func changedFiles(since name: String) throws(UsageError) -> [ChangedFile] {
    let base = try commonAncestor(with: name)
    let patch = try output(
      of: [
        "diff", "-U0", "--inter-hunk-context=0", "--find-renames", "--no-relative", "--no-color",
        "--no-ext-diff", "--no-textconv", "--text", "--src-prefix=a/", "--dst-prefix=b/", "--diff-filter=d",
        "--ignore-submodules=all", base,
      ] + GitRepository.lintedFiles)
    let changes = PatchReader(patch).lines
    let filtered = try filteredPaths(among: changes.map(\.path))
    var files = changes.compactMap { change in
      // The lines of a filtered file are those that git stores, not those in the work tree.
      path(of: change.path.utf8).map {
        ChangedFile(path: $0, lines: filtered.contains(change.path) ? nil : change.lines)
      }
    }
    let unknown = try output(
      of: ["ls-files", "--others", "--exclude-standard", "--full-name", "-z"] + GitRepository.lintedFiles)
    for name in unknown.split(separator: 0) where name.last != UInt8(ascii: "/") {
      if let path = path(of: name) { files.append(ChangedFile(path: path)) }
    }
    return files
  }

  /// Which of `paths`, below the top, have a filter such as Git LFS, according to their attributes.
  private func filteredPaths(among paths: [String]) throws(UsageError) -> Set<String> {
    var filtered: Set<String> = []
    var rest = paths[...]
    while !rest.isEmpty {
      // As many at a time as fit into what git reads.
      var input: [UInt8] = []
      while let path = rest.first, input.isEmpty || input.count + path.utf8.count < Platform.mostInput {
        input += Array(path.utf8) + [0]
        rest.removeFirst()
      }
      let answer = try output(of: ["check-attr", "-z", "--stdin", "filter"], input: input)
      // Each is the path, the name of the attribute, and its value.
      var fields = answer.split(separator: 0)[...]
      while let path = fields.popFirst(), fields.popFirst() != nil, let value = fields.popFirst() {
        if !["unspecified", "unset"].contains(where: { value.elementsEqual($0.utf8) }) {
          filtered.insert(String(decoding: path, as: UTF8.self))
        }
      }
    }
    return filtered
  }

  private func commonAncestor(with name: String) throws(UsageError) -> String {
    // Whatever git could take for an option is no name of a commit.
    guard !name.hasPrefix("-") else {
      throw UsageError(
        "“\(name)” is no name of a commit.", remedy: "Name a branch, a tag or a hash: \(option) main.")
    }
    guard let head = try commit("HEAD") else {
      throw UsageError(
        "\(option): this repository has no commit yet, so that nothing can have changed since one.",
        remedy: "Leave it out to check everything.")
    }
    if try isAmbiguous(name) {
      throw UsageError(
        "\(option): several branches or tags are called “\(name)”.",
        remedy: "Name the branch in full, such as \(option) refs/remotes/\(name) or refs/heads/\(name).")
    }
    guard let commit = try commit(name) else {
      throw UsageError(
        "\(option): git knows no commit “\(name)”.",
        remedy: "Name a branch, a tag or a hash; in CI it may have to be fetched first.")
    }
    let answer = try ask(["merge-base", commit, head])
    guard answer.code == 0, let base = GitRepository.firstLine(answer.output) else {
      throw UsageError(
        "\(option): “\(name)” and the work tree have no commit in common.",
        remedy: "A shallow clone has to fetch more of its history.")
    }
    return base
  }

  /// The hash of what `name` stands for; nil where git does not know it.
  private func commit(_ name: String) throws(UsageError) -> String? {
    let answer = try ask(["rev-parse", "--verify", "--quiet", name])
    return answer.code == 0 ? GitRepository.firstLine(answer.output) : nil
  }

  /// Whether a tag, a branch, and a remote branch of one name stand for different commits. Git would take the tag, which
  /// anybody who proposes a change can bring along.
  ///
  /// Source: gitrevisions(7), “<refname>”.
  private func isAmbiguous(_ name: String) throws(UsageError) -> Bool {
    guard !name.contains(where: { "*?[\\".contains($0) }) else { return false }
    let places = ["refs/tags/", "refs/heads/", "refs/remotes/"].map { $0 + name }
    let answer = try ask(["for-each-ref", "--format=%(refname) %(objectname)"] + places)
    let found = answer.output.split(separator: 0x0A).map { $0.split(separator: 0x20) }
    // A pattern also names what is below it.
    let exact = found.filter { $0.count == 2 && places.contains(String(decoding: $0[0], as: UTF8.self)) }
    return Set(exact.map { Array($0[1]) }).count > 1
  }

  private static func firstLine(_ bytes: [UInt8]) -> String? {
    bytes.split(separator: 0x0A).first.map { String(decoding: $0, as: UTF8.self) }
  }
}
