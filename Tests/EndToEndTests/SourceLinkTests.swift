// Links from reports to source code, with the real binary and the real git.

import TestSupport
import Testing

@Suite struct SourceLinkTests {
  /// Returns the page of a repository with two screens, one of which has changed since the last commit, and the commit.
  private func report(origin: String) throws -> (page: String, commit: String) {
    let folder = try TemporaryFolder(["app/A b.swift": Screens.nameless, "app/B.swift": Screens.nameless])
    let script = """
      set -e
      export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
      git init -q -b main .
      git add .
      git -c user.name=a -c user.email=a@b commit -qm 1
      git remote add origin "$1"
      cp app/B.swift app/New.swift
      echo '// Changed.' > new; cat app/B.swift >> new; mv new app/B.swift
      git rev-parse HEAD
      """
    let outcome = try Program.shell(script, [origin], in: folder.path)
    try #require(outcome.code == 0, "\(outcome.errors)")
    let report = try Program.run(
      ["report"], in: folder["app"],
      environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"])
    return (report.text, String(outcome.text.prefix { $0.isHexDigit }))
  }

  @Test(
    "locations in unchanged files link to the commit on the website of origin",
    arguments: [
      (
        "https://user:secret@github.com/owner/app.git",
        "https://github.com/owner/app/blob/COMMIT/app/A%20b.swift#L3"
      ),
      (
        "git@gitlab.com:group/sub/app.git",
        "https://gitlab.com/group/sub/app/-/blob/COMMIT/app/A%20b.swift#L3"
      ),
      (
        "ssh://git@bitbucket.org:22/owner/app/",
        "https://bitbucket.org/owner/app/src/COMMIT/app/A%20b.swift#lines-3"
      ),
      (
        "https://codeberg.org/owner/app",
        "https://codeberg.org/owner/app/src/commit/COMMIT/app/A%20b.swift#L3"
      ),
    ])
  func links(origin: String, address: String) throws {
    let (page, commit) = try report(origin: origin)
    #expect(
      page.contains("<a href=\"\(address.replacing("COMMIT", with: commit))\">A b.swift:3</a>"), "\(page)")
    #expect(page.contains("<code>B.swift:4</code>") && page.contains("<code>New.swift:3</code>"))
    #expect(!page.contains("secret"))
  }

  @Test(
    "other origins aren't linked",
    arguments: [
      "https://git.example.com/owner/app", "git@github.com.example.com:owner/app",
      "/repositories/github.com/app",
      "javascript://github.com/owner/app", "https://github.com/owner", "https://github.com/owner/app\"><b>",
      "https://example.com/@github.com/owner/app",
    ])
  func unknown(origin: String) throws {
    let page = try report(origin: origin).page
    #expect(page.contains("<code>A b.swift:3</code>"))
    #expect(!page.contains("/blob/"))
  }
}
