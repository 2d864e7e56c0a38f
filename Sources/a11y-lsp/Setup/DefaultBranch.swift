// The branch that pull requests are compared with.

import LanguageServer

/// The default branch of a repository.
enum DefaultBranch {
  /// The usual names, most frequent first.
  private static let usual = ["main", "master", "develop", "trunk"]

  /// Returns the name of the branch as CI knows it, such as `origin/main`: the one that the remote names, otherwise a
  /// usual one that exists, otherwise the current one.
  static func name(ofRepositoryAt folder: String) -> String {
    let limits = Platform.Limits(seconds: 5, bytes: 1 << 16)
    guard let repository = try? GitRepository(holding: folder, for: "init", limits: limits) else {
      return "origin/main"
    }
    func line(_ words: String...) -> String? { (try? repository.firstLine(of: words)) ?? nil }
    func branch(_ reference: String?, below folder: String) -> String? {
      reference.flatMap { $0.hasPrefix(folder) ? String($0.dropFirst(folder.count)) : nil }
    }
    let named =
      branch(line("symbolic-ref", "--quiet", "refs/remotes/origin/HEAD"), below: "refs/remotes/origin/")
      ?? usual.first { line("rev-parse", "--verify", "--quiet", "refs/remotes/origin/\($0)") != nil }
      ?? usual.first { line("rev-parse", "--verify", "--quiet", "refs/heads/\($0)") != nil }
      ?? branch(line("symbolic-ref", "--quiet", "HEAD"), below: "refs/heads/")
    // The name is part of a command to paste.
    let isPlain = named?.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || "0123456789._/-".unicodeScalars.contains($0))
    }
    return "origin/\(isPlain == true ? named ?? "main" : "main")"
  }
}
