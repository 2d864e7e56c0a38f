// The server's status, for clients that show one.

import Source

extension Session {
  /// Sends the status if it has changed: the problems in the configurations of open documents.
  ///
  /// Source: rust-analyzer, “LSP Extensions”, “Server Status”. The URI of the file with the first problem is added.
  func tellStatus() {
    guard client.showsStatus, phase == .running else { return }
    var problems: [Placement.Problem] = []
    for document in documents.values {
      for problem in document.placement.problems where !problems.contains(problem) {
        problems.append(problem)
      }
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
}
