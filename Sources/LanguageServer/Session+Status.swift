// The server's status, for clients that show one.

import Source

extension Session {
  /// Sends the status if it has changed: the problems in the configurations of open documents and workspace folders, and
  /// of files that the setting covers.
  ///
  /// Source: rust-analyzer, “LSP Extensions”, “Server Status”. The URI of the file with the first problem is added.
  func tellStatus() {
    guard client.showsStatus, phase == .running else { return }
    var problems: [Placement.Problem] = []
    let ofDocuments = documents.values.lazy.flatMap(\.placement.problems)
    let ofFiles = background.lastSearch?.problems ?? []
    for problem in Array(ofDocuments) + folderProblems() + ofFiles where !problems.contains(problem) {
      problems.append(problem)
    }
    problems.sort { $0.line < $1.line }
    guard problems != shownProblems else { return }
    shownProblems = problems
    notify("experimental/serverStatus") { json in
      json.object { json in
        json.member("health", problems.isEmpty ? "ok" : "warning")
        json.member("quiescent", true)
        guard let first = problems.first else { return }
        let others = problems.count == 1 ? "" : " (\(problems.count - 1) more)"
        json.member("message", first.line + others)
        json.member("uri", DocumentURI(path: first.path).string)
      }
    }
  }

  /// Returns the problems in the configurations of the workspace folders, which apply although no document is open.
  func folderProblems() -> [Placement.Problem] {
    // For clients that don't watch files, nothing is known before the first document opens.
    var projects = projects
    return folders.flatMap { folder in
      let root = projects.roots.root(ofFolder: folder, fallback: folder)
      return projects.configurations.resolution(forFilesIn: folder, root: root).problems.map(
        Placement.Problem.init)
    }
  }
}
