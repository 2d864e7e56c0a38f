// Links to code on the host that runs a CI job.

import LanguageServer

/// The repository of a CI job, on the web.
struct CodeHost {
  /// The address of the commit's files, with a trailing slash.
  private let address: String
  private let paths: RepositoryPaths

  /// Creates the host of the running GitHub or GitLab job, or nil if there is none.
  ///
  /// Source: GitHub, “Variables reference”, and GitLab, “Predefined CI/CD variables reference”.
  init?(holding folder: String) {
    func variable(_ name: String) -> String? {
      Platform.environment(name).flatMap { value in
        let isAddress = value.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"<>()[]\"\\`".utf8.contains($0) }
        return value.isEmpty || !isAddress ? nil : value
      }
    }
    if let server = variable("GITHUB_SERVER_URL"), let repository = variable("GITHUB_REPOSITORY"),
      let commit = variable("GITHUB_SHA")
    {
      address = "\(server)/\(repository)/blob/\(commit)/"
    } else if let project = variable("CI_PROJECT_URL"), let commit = variable("CI_COMMIT_SHA") {
      address = "\(project)/-/blob/\(commit)/"
    } else {
      return nil
    }
    paths = RepositoryPaths(holding: folder)
  }

  /// Returns the address of a file.
  func address(of path: String) -> String { address + DocumentURI.percentEncoded(paths.path(path)) }
}
